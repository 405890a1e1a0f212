import type { GatsbyBrowser } from "gatsby";

import { ErrorBoundary } from "../components/error-boundary";
import { PageLanguage } from "../components/page-language";
import { languageOfPath } from "../strings/languages";
import { setUntranslated } from "../strings/untranslated";

/** Gives each page its language and its error boundary. For the browser and the build. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: { data, location },
}) => {
  // Before any element of the page is created.
  setUntranslated((data as { readonly untranslated?: readonly string[] } | undefined)?.untranslated);
  return (
    <PageLanguage value={languageOfPath(location.pathname)}>
      <ErrorBoundary pathname={location.pathname}>{element}</ErrorBoundary>
    </PageLanguage>
  );
};
