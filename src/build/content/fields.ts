/**
 * The kinds of value that content files are made of.
 *
 * Each kind is a zod schema that carries, in its metadata, what an editor is told about it: `description` (what is
 * expected), `examples`, and `graphql` (its type in Gatsby's schema). Validation messages, JSON Schemas for editors
 * and GraphQL types all come from here.
 */
import { z } from "zod";

/** What a field says about itself, beside its rules. */
export interface FieldInfo {
  /** What is expected, to finish the sentence "Expected …". */
  expected: string;
  /** A correct value, as it is written in the file. */
  example: string;
  /** Type in the GraphQL schema, with its directive; left out where the zod type says it all. */
  graphql?: string;
  /** Set on fields that name a picture. */
  picture?: PictureKind;
  /** Placeholders such as `{rate}` that the page fills in itself, beside those every text may use. */
  placeholders?: readonly string[];
  /** True where line breaks are welcome. */
  multiline?: boolean;
}

/** What a picture must be to serve in its place. Sizes in pixels, `maxBytes` in bytes. */
export interface PictureKind {
  /** What the picture is for, in words: "a gallery photo". */
  purpose: string;
  types: readonly ("jpg" | "png" | "webp" | "svg")[];
  minWidth: number;
  minHeight: number;
  /** Width divided by height, lowest and highest that the layout can crop. */
  ratio?: readonly [number, number];
}

export const fieldInfo = z.registry<FieldInfo>();

/** Registers what a field says about itself, both for our messages and for the JSON Schema. */
function described<T extends z.ZodType>(schema: T, info: FieldInfo): T {
  const withMeta = schema.meta({ description: info.expected, examples: [info.example] });
  fieldInfo.add(withMeta, info);
  return withMeta;
}

interface TextOptions {
  /** Longest text, in characters, that the layout holds. */
  max: number;
  example: string;
  what?: string;
  placeholders?: readonly string[];
}

/** A line of text: not empty, no longer than its place on the page. */
export function text({ max, example, what = "text", placeholders }: TextOptions) {
  return described(z.string().min(1).max(max), {
    expected: `${what}, at most ${max} characters`,
    example,
    ...(placeholders ? { placeholders } : {}),
  });
}

/** A picture's path, counted from the content folder. */
export function picture(kind: PictureKind, example: string) {
  return described(z.string().min(1).max(200), {
    expected: `the path of ${kind.purpose} inside the content folder (${kind.types.join(", ")})`,
    example,
    graphql: "File! @fileByRelativePath",
    picture: kind,
  });
}

/** What a picture shows, in words, for people who cannot see it. */
export function alt(example: string) {
  return text({ max: 200, example, what: "a sentence that says what the picture shows" });
}

/** Bali time of day. */
export function timeOfDay(example: string) {
  return described(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), {
    expected: "a time of day from 00:00 to 23:59, two digits, colon, two digits, in quotes",
    example,
  });
}

/** A web address that may be linked to. */
export function webAddress(example: string) {
  return described(
    z
      .string()
      .min(1)
      .max(300)
      .regex(/^https:\/\//),
    {
      expected: "a web address that begins with https://",
      example,
    },
  );
}

/** A telephone number in international form, as people read it; digits and single spaces. */
export function phone(example: string) {
  return described(z.string().regex(/^\+[1-9](?: ?\d){7,14}$/), {
    expected: "a telephone number with the country code, digits and single spaces, in quotes",
    example,
  });
}

/** The digits of a WhatsApp number, country code first, as wa.me wants them. */
export function whatsappNumber(example: string) {
  return described(z.string().regex(/^[1-9]\d{7,14}$/), {
    expected: "8 to 15 digits with the country code first, no plus sign and no spaces, in quotes",
    example,
  });
}

/** A mailbox. */
export function emailAddress(example: string) {
  return described(z.email().max(120), { expected: "an e-mail address", example });
}

/** A name used inside the site only, unique in its list. */
export function slug(example: string) {
  return described(
    z
      .string()
      .max(40)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    {
      expected: "a short name of small letters, digits and single hyphens",
      example,
    },
  );
}

/** A number between two bounds, both included. */
export function between(min: number, max: number, example: string) {
  return described(z.number().min(min).max(max), { expected: `a number from ${min} to ${max}`, example });
}

/** A whole number between two bounds, both included. */
export function wholeNumber(min: number, max: number, example: string) {
  return described(z.int().min(min).max(max), { expected: `a whole number from ${min} to ${max}`, example });
}

/** true or false. */
export function yesOrNo(example: "true" | "false") {
  return described(z.boolean(), { expected: "true or false, without quotes", example });
}

/** One of a few words. */
export function oneOf<Word extends string>(words: readonly [Word, ...Word[]]) {
  return described(z.enum(words), { expected: `one of ${words.join(", ")}`, example: words[0] });
}
