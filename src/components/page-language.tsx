import { createContext, type ReactNode, useContext } from "react";

import { defaultLanguage, type Language } from "../strings/languages";
import type { Strings } from "../strings/en";
import { stringsOf } from "../strings/load-strings";

const LanguageContext = createContext<Language>(defaultLanguage);
const UntranslatedContext = createContext<readonly string[]>([]);

type Props = {
  readonly language: Language;
  /** The texts of the page's content that are in the default language, because they have no translation. */
  readonly untranslated?: readonly string[] | undefined;
  readonly children: ReactNode;
};

const none: readonly string[] = [];

/** Gives the page's language to everything in it. A document has one language: links to another one load a document. */
export const PageLanguage = ({ language, untranslated = none, children }: Props) => (
  <LanguageContext value={language}>
    <UntranslatedContext value={untranslated}>{children}</UntranslatedContext>
  </LanguageContext>
);

/** Returns the language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** Returns the texts of the interface in the page's language. */
export const useStrings = (): Strings => stringsOf(useLanguage());

/**
 * Returns a function that returns the `lang` of a text from content/: the default language for a text without a translation, else
 * undefined.
 */
export const useLangOf = (): ((text: string) => Language | undefined) => {
  const untranslated = useContext(UntranslatedContext);
  return (text) => (untranslated.includes(text) ? defaultLanguage : undefined);
};
