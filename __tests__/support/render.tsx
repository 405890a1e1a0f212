import { render, type RenderResult } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { SWRConfig } from "swr";

/** What the site wraps its pages in, with an empty cache of live data for each test. */
export const Providers = ({ children }: { readonly children: ReactNode }) => {
  const [cache] = useState(() => new Map());
  return <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>;
};

/** Renders as a page of the site would. */
export function renderWithProviders(children: ReactNode): RenderResult {
  return render(children, { wrapper: Providers });
}
