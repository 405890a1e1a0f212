import { defaultLanguage, type Language } from "./languages";

let untranslated: readonly string[] = [];

/** Sets the texts of a page that are in the default language, because content/ has no translation of them. */
export const setUntranslated = (texts: readonly string[] = []): void => {
  untranslated = texts;
};

/** The properties of an element that hold its text. */
export type TextProps = { readonly children?: unknown; readonly alt?: unknown };

/** Returns the language of an element's text, undefined for that of the page. */
export const langOf = ({ children, alt }: TextProps): Language | undefined =>
  untranslated.length > 0 && [children, alt].flat().some((part) => untranslated.includes(part as string))
    ? defaultLanguage
    : undefined;
