/**
 * The languages of the site, by their ISO 639-1 code: the language's own name, and the locale of dates. The first one has the
 * addresses without a prefix. Each further one has its texts in src/strings/{code}.ts and content/{code}/.
 */
export const languages = {
  en: { name: "English", locale: "en-GB" },
  id: { name: "Bahasa Indonesia", locale: "id-ID" },
} as const;

export type Language = keyof typeof languages;

/** All languages, the default one first. */
export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

export const [defaultLanguage, ...translations] = languageCodes;

/**
 * Returns the address of a page in a language.
 *
 * @param href of the page in the default language
 * @example inLanguage("/kurs", "id") // "/id/kurs"
 * @example inLanguage("/#gallery_section", "id") // "/id#gallery_section"
 */
export const inLanguage = (href: string, language: Language): string =>
  language === defaultLanguage ? href : `/${language}${href.replace(/^\/(?=$|[?#])/, "")}`;

const prefix = new RegExp(`^/(${translations.join("|")})(?=/|$)`);

/** Returns the language of a page by its path. */
export const languageOfPath = (path: string): Language =>
  (prefix.exec(path)?.[1] as Language | undefined) ?? defaultLanguage;

/** Returns the path of the same page in the default language: `/id/kurs` → `/kurs`. */
export const withoutLanguage = (path: string): string => path.replace(prefix, "") || "/";
