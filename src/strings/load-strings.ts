import type { Language } from "./languages";
import type { Strings } from "./en";

const loaded = new Map<Language, Strings>();

/** Keeps the texts of a language for `stringsOf`. */
export const keepStrings = (language: Language, strings: Strings): void => void loaded.set(language, strings);

/** Loads the texts of a language. webpack makes a chunk of each, so a page has only its own. */
export const loadStrings = async (language: Language): Promise<void> => {
  const module = (await import(
    /* webpackChunkName: "strings-[request]", webpackInclude: /\/[a-z]{2}\.ts$/ */ `./${language}.ts`
  )) as { readonly default: Strings };
  keepStrings(language, module.default);
};

/**
 * Returns the texts of a language.
 *
 * @throws Error if they are not there: gatsby-browser.tsx loads them, and gatsby-ssr.tsx has them, before the first render
 */
export const stringsOf = (language: Language): Strings => {
  const strings = loaded.get(language);
  if (!strings) throw new Error(`The texts of the language "${language}" are not loaded.`);
  return strings;
};
