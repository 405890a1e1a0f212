import { useLocation } from "@reach/router";

import { inLanguage, languageCodes, languages, withoutLanguage } from "../strings/languages";
import { useLanguage } from "./page-language";

/**
 * Links to this page in the other languages. They load a document, because a document has the texts of one language. The boot script
 * adds the query and the fragment when a link is pressed.
 */
export const LanguageLinks = ({ className }: { readonly className?: string }) => {
  const language = useLanguage();
  const path = withoutLanguage(useLocation().pathname);
  return languageCodes
    .filter((code) => code !== language)
    .map((code) => (
      <a key={code} lang={code} hrefLang={code} className={className} href={inLanguage(path, code)}>
        {languages[code].name}
      </a>
    ));
};
