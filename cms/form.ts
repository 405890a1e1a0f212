/** The form's fields, made from the content schemas: what a file may hold is said there alone. */
import { posix } from "node:path";

import { z } from "zod";

import { type FieldInfo, fieldInfo } from "../plugins/gatsby-transformer-content/fields";
import { capitalised, singular } from "../plugins/gatsby-transformer-content/words";
import { hints, labels } from "./names";

interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A field as Decap CMS's configuration describes it (https://decapcms.org/docs/widgets/). */
export type FormField = FieldBase &
  (
    | { readonly widget: "string" | "text"; readonly pattern: readonly [pattern: string, message: string] }
    | {
        readonly widget: "number";
        readonly value_type: "int" | "float";
        readonly min?: number;
        readonly max?: number;
      }
    | { readonly widget: "boolean"; readonly default: false }
    | { readonly widget: "select"; readonly options: readonly string[] }
    | {
        readonly widget: "image";
        readonly choose_url: false;
        readonly media_folder: string;
        readonly public_folder: string;
      }
    | { readonly widget: "object"; readonly collapsed: false; readonly fields: readonly FormField[] }
    | ({
        readonly widget: "list";
        readonly label_singular: string;
        readonly min?: number;
        readonly max?: number;
      } & (
        | { readonly field: FormField }
        | { readonly fields: readonly FormField[]; readonly summary: string; readonly collapsed: true }
      ))
  );

/** Texts that may be longer than this get a field of several lines. */
const longText = 90;

/** Limits of a value, as the schema has them; JSON Schema is how zod tells them. */
const limitsSchema = z.object({
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});
const limitsOf = (schema: z.core.$ZodType) =>
  limitsSchema.parse(z.toJSONSchema(schema, { target: "draft-7", io: "input" }));

/** `phonePlaceholder` → `Phone placeholder` */
const inWords = (name: string): string =>
  capitalised(name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));

const sentence = (text: string): string => `${capitalised(text)}.`;

/** Quotes are the file's business; the form writes them by itself. */
const withoutQuotes = (expected: string): string => expected.replace(/, (?:in|without) quotes/g, "");

/** The field's own words: what is expected, and an example. */
const hintOf = ({ expected, example, picture }: FieldInfo): string | undefined => {
  if (typeof example === "boolean") return undefined;
  if (!picture) return `${sentence(withoutQuotes(expected))} Example: ${example}`;
  const kinds = picture.types.map((type) => (type === "jpg" ? "JPEG" : type.toUpperCase())).join(", ");
  return `${sentence(picture.purpose)} ${kinds}, at least ${picture.minWidth} x ${picture.minHeight} pixels.`;
};

/** One regular expression for length and form. Decap tests it against a text that is not empty. */
const patternOf = (schema: z.core.$ZodType): string => {
  const { minLength = 1, maxLength = "", pattern } = limitsOf(schema);
  return `^(?=[\\s\\S]{${minLength},${maxLength}}$)${pattern ? `(?=${pattern})` : ""}`;
};

/** A list's row is called by its first text for visitors; a picture's description is the last resort. */
const summaryOf = (row: z.ZodObject): string => {
  const prose = Object.entries(row.shape).filter(
    ([, field]) => field instanceof z.ZodType && fieldInfo.get(field)?.prose,
  );
  const [name] = prose.find(([key]) => key !== "alt") ?? prose[0] ?? [];
  return name ? `{{fields.${name}}}` : "";
};

const rowName = (list: string): string => singular(list.toLowerCase());

function kindOf(schema: z.core.$ZodType, info: FieldInfo | undefined) {
  if (info?.picture && typeof info.example === "string") {
    const folder = posix.dirname(info.example);
    return {
      widget: "image",
      choose_url: false,
      media_folder: `/content/${folder}`,
      public_folder: folder,
    } as const;
  }
  if (schema instanceof z.ZodBoolean) return { widget: "boolean", default: false } as const;
  if (schema instanceof z.ZodEnum) {
    return { widget: "select", options: schema.options.map(String) } as const;
  }
  if (schema instanceof z.ZodNumber) {
    const { minimum: min, maximum: max } = limitsOf(schema);
    const value_type = schema instanceof z.ZodNumberFormat ? "int" : "float";
    return { widget: "number", value_type, min, max } as const;
  }
  if (info && (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)) {
    const long = info.prose && (limitsOf(schema).maxLength ?? 0) > longText;
    const message = `${withoutQuotes(info.expected)}, for example: ${info.example}`;
    return { widget: long ? "text" : "string", pattern: [patternOf(schema), message] } as const;
  }
  return undefined;
}

function fieldOf(name: string, schema: z.core.$ZodType, path: string): FormField {
  const info = schema instanceof z.ZodType ? fieldInfo.get(schema) : undefined;
  const label = labels[path] ?? inWords(name);
  const hint = [hints[path], info && hintOf(info)].filter(Boolean).join(" ");
  const base = { name, label, ...(hint && { hint }) };

  if (schema instanceof z.ZodObject) {
    return { ...base, widget: "object", collapsed: false, fields: fieldsOf(schema, path) };
  }
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    const { minItems: min, maxItems: max } = limitsOf(schema);
    const list = { ...base, widget: "list", label_singular: rowName(label), min, max } as const;
    return element instanceof z.ZodObject
      ? { ...list, collapsed: true, summary: summaryOf(element), fields: fieldsOf(element, path) }
      : { ...list, field: fieldOf(rowName(name), element, path) };
  }
  const kind = kindOf(schema, info);
  if (!kind) throw new Error(`The form has no field for ${path}.`);
  return { ...base, ...kind };
}

/**
 * The form's fields for a group of the schema.
 *
 * @param path the group's place: the file's name, then the names on the way, with dots between
 */
export function fieldsOf(schema: z.ZodObject, path: string): FormField[] {
  return Object.entries(schema.shape).map(([name, field]) => fieldOf(name, field, `${path}.${name}`));
}
