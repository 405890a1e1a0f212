import { LocationProvider } from "@reach/router";
import { render, type RenderResult } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { SWRConfig } from "swr";

import { PageLanguage } from "../../src/components/page-language";
import { loadStrings } from "../../src/strings/load-strings";

/** The router's address, and an empty SWR cache for each test. */
export const Providers = ({ children }: { readonly children: ReactNode }) => {
  const [cache] = useState(() => new Map());
  return (
    <LocationProvider>
      <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
    </LocationProvider>
  );
};

/** Renders with an empty SWR cache. */
export function renderWithProviders(children: ReactNode): RenderResult {
  return render(children, { wrapper: Providers });
}

/** Renders as on an Indonesian page. */
export async function renderInIndonesian(children: ReactNode): Promise<RenderResult> {
  await loadStrings("id");
  return renderWithProviders(<PageLanguage value="id">{children}</PageLanguage>);
}

/** Returns an element's text with single spaces. */
export const words = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();
