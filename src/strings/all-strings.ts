import type { Language } from "./languages";
import en, { type Strings } from "./en";
import id from "./id";

/** The texts of all languages, for code that runs in Node: a page has those of its own language alone (`load-strings.ts`). */
export const allStrings: Readonly<Record<Language, Strings>> = { en, id };
