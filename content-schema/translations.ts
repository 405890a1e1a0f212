/** Translations of content files: which texts have one, and how it joins the file that it translates. */
import { z } from "zod";
import { isRecord } from "../src/lib/type-guards";
import { defaultLanguage, type Language } from "../src/strings/languages";
import { infoOf, unique } from "./fields";
import { type Leaf, leaves, mapLeaves, type Path, required, type Schema, schemaAt } from "./walk";

/** A text in each language that it is written in. */
export type Text = Readonly<Partial<Record<Language, string>>>;

const isText = (value: unknown): value is Text =>
  isRecord(value) && typeof value[defaultLanguage] === "string";

/** Returns the texts of a value to translate, undefined if it has none. */
function textsOf(schema: z.core.$ZodType): z.ZodType | undefined {
  const inner = required(schema);
  const info = infoOf(inner);
  if (inner instanceof z.ZodArray) {
    const texts = textsOf(inner.element);
    const key = info?.key;
    if (!key || !(texts instanceof z.ZodObject)) return texts?.array();
    const row = z.strictObject({ [key]: schemaAt(inner, [key]) as z.ZodType, ...texts.shape });
    return row.array().superRefine(unique(key)).meta({ key });
  }
  if (inner instanceof z.ZodObject) {
    const group = translationSchema(inner);
    return Object.keys(group.shape).length > 0 ? group : undefined;
  }
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

/** Returns what belongs to an entry of a list in another language: the row with the same key. A list of texts has no key. */
function partnerOf(list: Schema, rows: readonly unknown[], index: number, others: unknown): unknown {
  if (!Array.isArray(others)) return undefined;
  const key = infoOf(list)?.key;
  if (!key) return others.length === rows.length ? others[index] : undefined;
  const row = rows[index];
  return isRecord(row) ? others.find((other) => isRecord(other) && other[key] === row[key]) : undefined;
}

/** Returns what belongs to the value at a path in another language. */
function otherAt(schema: Schema, value: unknown, other: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return other;
  const part = Array.isArray(value)
    ? partnerOf(schema, value, Number(step), other)
    : isRecord(other) && other[String(step)];
  const inside: unknown = isRecord(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined;
  return otherAt(schemaAt(schema, [step]), inside, part || undefined, rest);
}

/**
 * Returns the values of a file with a `Text` in place of each text.
 *
 * @param translations of the same values, by language
 */
export const withTranslations = (
  schema: Schema,
  value: unknown,
  translations: Readonly<Record<string, unknown>>,
): unknown =>
  mapLeaves(schema, value, ({ path, schema: field, value: text }) => {
    const info = infoOf(field);
    if (!info?.isProse) return text;
    const others = Object.entries(translations).map(([language, translation]) => [
      language,
      otherAt(schema, value, translation, path) ?? (info.translation && text),
    ]);
    return { [defaultLanguage]: text, ...Object.fromEntries(others) };
  });

/** Returns the texts that a translation lacks. */
export const missingIn = (translation: unknown, schema: Schema, value: unknown): readonly Leaf[] =>
  leaves(schema, value).filter(({ path, schema: field }) => {
    const info = infoOf(field);
    return info?.isProse && !info.translation && otherAt(schema, value, translation, path) === undefined;
  });

/** Returns the keys of a translation's rows that have no partner, and the first text of lists with another length. */
export function strayIn(translation: unknown, schema: z.ZodObject, value: unknown): readonly Leaf[] {
  const own = translationSchema(schema);
  return leaves(own, translation).filter(({ path }) => {
    const last = path.at(-1);
    const isKey = last === 0 || infoOf(schemaAt(own, path.slice(0, -2)))?.key === last;
    return isKey && otherAt(own, translation, value, path) === undefined;
  });
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
