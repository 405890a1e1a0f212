import { useLocation } from "@reach/router";

import { inLanguage, languageCodes, languages, withoutLanguage } from "../strings/languages";
import { useLanguage } from "./page-language";
import { useIsHydrating } from "./use-is-hydrating";

/** Links to this page in the other languages. They load a document, because a document has the texts of one language. */
export const LanguageLinks = ({ className }: { readonly className?: string }) => {
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const isHydrating = useIsHydrating();
  return languageCodes
    .filter((code) => code !== language)
    .map((code) => (
      <a
        // React leaves attributes of built HTML as they are, and the address is known in the browser only.
        key={`${code}${isHydrating}`}
        lang={code}
        hrefLang={code}
        className={className}
        href={inLanguage(withoutLanguage(pathname), code) + (isHydrating ? "" : search + hash)}
      >
        {languages[code].name}
      </a>
    ));
};
