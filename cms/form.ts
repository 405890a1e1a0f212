/** The form's fields, generated from the content schemas. */
import { posix } from "node:path";

import type { CmsField } from "decap-cms-core";
import { z } from "zod";

import { type FieldInfo, infoOf } from "../content-schema/fields";
import { required } from "../content-schema/walk";
import { splitPath } from "../content-schema/schema";
import { capitalised, singular } from "../content-schema/word-forms";
import { defaultLanguage, languages } from "../src/strings/languages";
import { labelAt } from "./names";

/** Hint of the lists of a translation. */
const sameList = `The same entries as in ${languages[defaultLanguage].name}, each with the same first line.`;

/** Texts that may be longer than this get a field of several lines. */
const longText = 90;

/** Returns the limits of a value as JSON Schema keywords. */
const limitsOf = (schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { target: "draft-7", io: "input" });

/** Removes the advice on quotes, because the form writes them where the file needs them. */
const withoutQuotes = (expected: string): string => expected.replace(/, (?:in|without) quotes/g, "");

function hintOf({ expected, example, picture }: FieldInfo): string {
  if (!expected || typeof example === "boolean") return "";
  if (!picture) return `${capitalised(withoutQuotes(expected))}. Example: ${example}`;
  return `${capitalised(picture.purpose)}. ${picture.types.join(", ").toUpperCase()}, at least ${picture.minWidth} x ${picture.minHeight} pixels.`;
}

/** Returns the title of a collapsed row: its first text for visitors, or else the picture's description. */
function summaryOf(row: z.ZodObject): string {
  const prose = Object.entries(row.shape).flatMap(([key, field]) =>
    infoOf(required(field))?.isProse ? key : [],
  );
  const name = prose.find((key) => key !== "alt") ?? prose[0];
  return name ? `{{fields.${name}}}` : "";
}

function fieldOf(name: string, schema: z.core.$ZodType, path: string): CmsField {
  if (schema instanceof z.ZodOptional) return { ...fieldOf(name, schema.unwrap(), path), required: false };
  const info = infoOf(schema);
  const { original, language } = splitPath(path);
  const label = labelAt(original);
  const translationHint =
    schema instanceof z.ZodArray ? sameList : info?.expected && `${capitalised(info.expected)}.`;
  const hint = language ? translationHint : [info?.hint, info && hintOf(info)].filter(Boolean).join(" ");
  // The controls look the schema up by the path. Decap checks fields with a pattern when they lose the focus.
  const base = { name, label, path, pattern: ["^", ""] as [string, string], ...(hint && { hint }) };

  if (schema instanceof z.ZodObject) {
    return { ...base, widget: "object", collapsed: false, fields: fieldsOf(schema, path) };
  }
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    const { minItems: min, maxItems: max } = limitsOf(schema);
    const list = {
      ...base,
      widget: "list",
      label_singular: singular(label.toLowerCase()),
      min,
      max,
    } as const;
    return element instanceof z.ZodObject
      ? { ...list, collapsed: true, summary: summaryOf(element), fields: fieldsOf(element, path) }
      : { ...list, field: { ...fieldOf(singular(name), element, `${path}.0`), label: singular(label) } };
  }
  if (info?.picture) {
    const folder = posix.dirname(String(info.example));
    return {
      ...base,
      widget: "image",
      choose_url: false,
      media_folder: `/content/${folder}`,
      public_folder: folder,
    };
  }
  if (schema instanceof z.ZodBoolean) return { ...base, widget: "boolean", default: false };
  if (schema instanceof z.ZodEnum) return { ...base, widget: "select", options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber) {
    const { minimum: min, maximum: max } = limitsOf(schema);
    return {
      ...base,
      widget: "number",
      value_type: schema instanceof z.ZodNumberFormat ? "int" : "float",
      min,
      max,
    };
  }
  if (!info?.expected) throw new Error(`The form has no field for ${path}.`);
  const widget = info.isProse && (limitsOf(schema).maxLength ?? 0) > longText ? "text" : "string";
  return { ...base, widget };
}

/**
 * Returns the form's fields for a group of the schema.
 *
 * @param path place of the group: the file's name, then the names on the way, separated by dots
 */
export function fieldsOf(schema: z.ZodObject, path: string): CmsField[] {
  return Object.entries(schema.shape).map(([name, field]) => fieldOf(name, field, `${path}.${name}`));
}
