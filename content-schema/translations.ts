/** Translations of content files: which texts have one, and how it joins the file that it translates. */
import { z } from "zod";
import { isRecord } from "../src/lib/type-guards";
import { defaultLanguage, type Language } from "../src/strings/languages";
import { schemaAt } from "./error-messages";
import { infoOf, required } from "./fields";

type Schema = z.core.$ZodType | undefined;
type Path = readonly PropertyKey[];

/** A text in each language that it is written in. */
export type Text = Readonly<Partial<Record<Language, string>>>;

const isText = (value: unknown): value is Text =>
  isRecord(value) && typeof value[defaultLanguage] === "string";

/** Returns the texts of a value to translate, undefined if it has none. */
function textsOf(schema: z.core.$ZodType): z.ZodType | undefined {
  const inner = required(schema);
  if (inner instanceof z.ZodArray) return textsOf(inner.element)?.array();
  if (inner instanceof z.ZodObject) {
    const group = translationSchema(inner);
    return Object.keys(group.shape).length > 0 ? group : undefined;
  }
  const info = infoOf(inner);
  return info?.isProse && info.translation !== "never" ? (inner as z.ZodType) : undefined;
}

/** Returns the schema of a translation: the texts of a file or group under the same keys, each optional. */
export function translationSchema(schema: z.ZodObject): z.ZodObject {
  const fields = Object.entries(schema.shape).flatMap(([key, field]) => {
    const texts = textsOf(field);
    return texts ? [[key, texts.optional()] as const] : [];
  });
  return z.strictObject(Object.fromEntries(fields));
}

/** Returns the translation of an entry. Lists with another number of entries than the original have none. */
function partAt(translation: unknown, value: object, key: string): unknown {
  if (Array.isArray(value))
    return Array.isArray(translation) && translation.length === value.length
      ? translation[Number(key)]
      : undefined;
  return isRecord(translation) ? translation[key] : undefined;
}

/**
 * Returns the values of a file with a `Text` in place of each text.
 *
 * @param translations of the same values, by language
 */
export function withTranslations(
  schema: Schema,
  value: unknown,
  translations: Readonly<Record<string, unknown>>,
): unknown {
  const each = (change: (translation: unknown) => unknown) =>
    Object.fromEntries(Object.entries(translations).map(([language, one]) => [language, change(one)]));
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
      const parts = each((translation) => partAt(translation, value, key));
      return [key, withTranslations(schemaAt(schema, [key]), item, parts)];
    });
    return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  }
  const info = infoOf(schema);
  if (!info?.isProse) return value;
  return { [defaultLanguage]: value, ...each((text) => text ?? (info.translation && value)) };
}

/** A text without a translation, or a list whose translation has another number of entries. */
interface Gap {
  readonly path: Path;
  /** Of the original list and of its translation. */
  readonly counts?: readonly [number, number];
}

/** Returns what a translation lacks. */
export function gapsOf(schema: Schema, value: unknown, translation: unknown, path: Path = []): Gap[] {
  const isList = Array.isArray(value);
  if (isList && Array.isArray(translation) && value.length !== translation.length)
    return [{ path, counts: [value.length, translation.length] }];
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) =>
      gapsOf(schemaAt(schema, [key]), item, partAt(translation, value, key), [
        ...path,
        isList ? Number(key) : key,
      ]),
    );
  const info = infoOf(schema);
  return info?.isProse && !info.translation && translation === undefined ? [{ path }] : [];
}

/** Returns values with each `Text` as it reads in a language. */
export function readIn(language: Language, value: unknown): unknown {
  if (isText(value)) return value[language] ?? value[defaultLanguage];
  if (Array.isArray(value)) return value.map((item) => readIn(language, item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, readIn(language, item)]));
}

/** Returns each `Text` that is not written in a language. */
export function untranslatedIn(language: Language, value: unknown): Text[] {
  if (isText(value)) return value[language] === undefined ? [value] : [];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap((item) => untranslatedIn(language, item))
    : [];
}
