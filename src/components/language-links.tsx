import { useLocation } from "@reach/router";

import { inLanguage, type Language, languageCodes, languages, withoutLanguage } from "../strings/languages";
import { useLanguage } from "./page-language";
import { useIsHydrating } from "./use-is-hydrating";

type Place = Pick<Location, "pathname" | "search" | "hash">;

const addressIn = (language: Language, { pathname, search, hash }: Place): string =>
  inLanguage(withoutLanguage(pathname), language) + search + hash;

/** Links to this page in the other languages. They load a document, because a document has the texts of one language. */
export const LanguageLinks = ({ className }: { readonly className?: string }) => {
  const language = useLanguage();
  const location = useLocation();
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
        href={addressIn(code, isHydrating ? { ...location, search: "", hash: "" } : location)}
        onClick={({ currentTarget }) => {
          // The board keeps its calculation in the address without the router.
          currentTarget.href = addressIn(code, window.location);
        }}
      >
        {languages[code].name}
      </a>
    ));
};
