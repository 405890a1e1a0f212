import { createContext, useContext } from "react";

import type { Strings } from "../strings/en";
import { defaultLanguage, type Language } from "../strings/languages";
import { stringsOf } from "../strings/load-strings";

/** The page's language. A document has one language: links to another one load a document. */
export const PageLanguage = createContext<Language>(defaultLanguage);

/** Returns the language of the page. */
export const useLanguage = (): Language => useContext(PageLanguage);

/** Returns the texts of the interface in the page's language. */
export const useStrings = (): Strings => stringsOf(useLanguage());
