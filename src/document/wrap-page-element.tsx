import type { GatsbyBrowser } from "gatsby";

import { ErrorBoundary } from "../components/error-boundary";
import { PageLanguage } from "../components/page-language";
import { defaultLanguage, type Language } from "../strings/languages";

/** Gives each page its language and its error boundary. For the browser and the build. */
export const wrapPageElement: NonNullable<
  GatsbyBrowser<unknown, { readonly language?: Language }>["wrapPageElement"]
> = ({ element, props: { pageContext, location } }) => (
  <PageLanguage value={pageContext.language ?? defaultLanguage}>
    <ErrorBoundary key={location.pathname}>{element}</ErrorBoundary>
  </PageLanguage>
);
