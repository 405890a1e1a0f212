/** Translations of content files: which texts have one, and how it joins the file that it translates. */
import { z } from "zod";
import { defaultLanguage, type Language } from "../src/strings/languages";
import { type FieldInfo, infoOf, unique } from "./fields";
import type { Text } from "./placeholders";
import {
  type Field,
  foldSchema,
  type Leaf,
  leaves,
  mapLeaves,
  type Path,
  row,
  type Schema,
  schemaAt,
} from "./walk";

/** Whether a field is a text that translations have. */
export const hasTranslation = ({ isProse, translation }: FieldInfo): boolean =>
  isProse === true && translation !== "never";

/** Returns the texts of a field to translate, from those of the fields in it; undefined if it has none. */
function textsOf({ schema, inside }: Field<z.ZodType | undefined>): z.ZodType | undefined {
  const info = infoOf(schema);
  if (schema instanceof z.ZodArray) {
    const texts = inside[row];
    const key = info?.key;
    if (!key || !(texts instanceof z.ZodObject)) return texts?.array();
    const keyed = z.strictObject({ [key]: schemaAt(schema, [0, key]) as z.ZodType, ...texts.shape });
    return keyed.array().superRefine(unique(key)).meta({ key });
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(inside).flatMap(([name, texts]) =>
      texts ? [[name, texts.optional()] as const] : [],
    );
    return fields.length > 0 ? z.strictObject(Object.fromEntries(fields)) : undefined;
  }
  return info && hasTranslation(info) ? (schema as z.ZodType) : undefined;
}

/** Returns the schema of a translation: the texts of a file under the same keys, each optional. */
export function translationSchema(schema: z.ZodObject): z.ZodObject {
  const texts = foldSchema(schema, textsOf);
  return texts instanceof z.ZodObject ? texts : z.strictObject({});
}

/** Returns the values of leaves by their ids. */
export const byId = (schema: Schema, value: unknown): ReadonlyMap<string, unknown> =>
  new Map(leaves(schema, value).map((leaf) => [leaf.id, leaf.value]));

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
  const translated = Object.entries(translations).map(
    ([language, texts]) => [language, byId(schema, texts)] as const,
  );
  return mapLeaves(schema, value, ({ id, schema: field, value: text }) => {
    const info = infoOf(field);
    if (!info?.isProse) return text;
    const others = translated.map(([language, texts]) => [
      language,
      texts.get(id) ?? (info.translation && text),
    ]);
    return { [defaultLanguage]: text, ...Object.fromEntries(others) };
  });
}

/** Returns the texts that a translation lacks. */
export function missingIn(translation: unknown, schema: Schema, value: unknown): readonly Leaf[] {
  const translated = byId(schema, translation);
  return leaves(schema, value).filter(({ id, schema: field }) => {
    const info = infoOf(field);
    return info?.isProse && !info.translation && !translated.has(id);
  });
}

/** Whether a value is the key of its row. */
const isKey = (schema: Schema, path: Path): boolean =>
  infoOf(schemaAt(schema, path.slice(0, -2)))?.key === path.at(-1);

/** Returns the keys of a translation's rows that have no partner, and the first text of lists with another length. */
export function strayIn(translation: unknown, schema: z.ZodObject, value: unknown): readonly Leaf[] {
  const own = translationSchema(schema);
  const known = byId(own, value);
  return leaves(own, translation).filter(
    ({ path, id }) => (path.at(-1) === 0 || isKey(own, path)) && !known.has(id),
  );
}

/** Returns the first key of a translation's rows whose row is at another place in the source, or not in it. */
export function misplacedIn(translation: unknown, schema: z.ZodObject, value: unknown): Leaf | undefined {
  const own = translationSchema(schema);
  const ids = new Map(leaves(own, value).map(({ path, id }) => [path.join("/"), id]));
  return leaves(own, translation).find(({ path, id }) => isKey(own, path) && ids.get(path.join("/")) !== id);
}

/** Returns each text of a node that is not written in a language. */
export const untranslatedIn = (language: Language, schema: Schema, node: unknown): readonly Text[] =>
  leaves(schema, node).flatMap(({ schema: field, value }) => {
    const text = value as Text;
    return infoOf(field)?.isProse && text[language] === undefined ? [text] : [];
  });
