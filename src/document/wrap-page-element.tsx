import type { GatsbyBrowser } from "gatsby";

import { ErrorBoundary } from "../components/error-boundary";
import { PageLanguage } from "../components/page-language";
import { languageOfPath } from "../strings/languages";

/** Gives each page its language and its error boundary. For the browser and the build. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: { data, location },
}) => {
  const { untranslated } = (data ?? {}) as { readonly untranslated?: readonly string[] };
  return (
    <PageLanguage language={languageOfPath(location.pathname)} untranslated={untranslated}>
      <ErrorBoundary pathname={location.pathname}>{element}</ErrorBoundary>
    </PageLanguage>
  );
};
