import { render, type RenderResult } from "@testing-library/react";
import { ThemeProvider } from "@emotion/react";
import { useState, type ReactNode } from "react";
import { SWRConfig } from "swr";
import type { Theme } from "theme-ui";
import { theme } from "../../src/theme/theme";

const rootTheme: Theme = theme;

/** What the site wraps its pages in, with an empty cache of live data for each test. */
export const Providers = ({ children }: { readonly children: ReactNode }) => {
  const [cache] = useState(() => new Map());
  return (
    <ThemeProvider theme={rootTheme}>
      <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
    </ThemeProvider>
  );
};

/** Renders as a page of the site would. */
export function renderWithProviders(children: ReactNode): RenderResult {
  return render(children, { wrapper: Providers });
}
