/** The kinds of value in content files: zod schemas with descriptions for messages, JSON Schemas, GraphQL types and the form. */
import { z } from "zod";
import { isRecord } from "../src/lib/type-guards";
import { factNames } from "./placeholders";
import { normalText, proseFlaw, textFlaw } from "./text-rules";
import { capitalised } from "./word-forms";

/** What is known of a field beside its rules: zod's metadata, which `.meta()` adds to a schema. */
export interface FieldInfo {
  /** Name of the field in the form, if its name in the file does not suffice. */
  label?: string;
  /** What an editor must know, in addition to `expected` and `example`. */
  hint?: string;
  /** Set on files: the group of the form that they are in. */
  group?: ContentGroup;
  /** Set on lists: the entry by which a row is known, in the file and in its translations. */
  key?: string;
  /** Completes the sentence "Expected …". Groups and lists have none. */
  expected?: string;
  /** A correct value. */
  example?: string | number | boolean;
  /** Set on fields that name a picture. */
  picture?: PictureKind;
  /** True for texts that visitors read. */
  isProse?: boolean;
  /** Set on texts that need no translation: names, and texts that name their language. */
  translation?: "optional" | "never";
  /** Returns the probable meaning of a text of the wrong form. The message suggests it if it is valid. */
  suggest?: (value: string) => string | undefined;
}

declare module "zod" {
  // Gives `.meta()` the names of FieldInfo.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface GlobalMeta extends FieldInfo {}
}

/** The groups of the form's files. */
export const contentGroups = {
  company: { label: "Company", description: "Facts that appear on every page. Change them here once." },
  landing: {
    label: "Landing page",
    description: "The sections of the landing page, from top to bottom.",
  },
  board: { label: "Rates board", description: "The screen at /kurs." },
} as const;

type ContentGroup = keyof typeof contentGroups;

/** The requirements for a picture at its place. Sizes in pixels. */
export interface PictureKind {
  /** What the picture is for, in words: "a gallery photo". */
  purpose: string;
  types: readonly ("jpg" | "png" | "webp" | "svg")[];
  minWidth: number;
  minHeight: number;
  /** Width divided by height, lowest and highest that the layout can crop. */
  ratio?: readonly [number, number];
}

/** Returns what is known of a field, list or group beside its rules. */
export const infoOf = (schema: z.core.$ZodType | undefined): FieldInfo | undefined =>
  schema && z.globalRegistry.get(schema);

/** Returns the name of a field in the form: `phonePlaceholder` → `Phone placeholder`. */
export const labelOf = (name: string, schema: z.core.$ZodType | undefined): string =>
  infoOf(schema)?.label ?? capitalised(name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));

/** Adds a rule that returns what is wrong, or undefined. */
const rule =
  <T>(flawOf: (value: T) => string | undefined) =>
  (value: T, context: z.core.$RefinementCtx<T>) => {
    const message = flawOf(value);
    if (message) context.addIssue({ code: "custom", message });
  };

/** A rule for lists: no two rows may have the same value under a key, or as a whole. */
export const unique =
  (key?: string) =>
  (rows: readonly unknown[], context: z.core.$RefinementCtx): void => {
    const values = rows.map((row) => (key && isRecord(row) ? row[key] : row));
    const texts = values.map((value) => JSON.stringify(value));
    for (const [row, text] of texts.entries()) {
      const first = texts.indexOf(text);
      const value = typeof values[row] === "string" ? `"${values[row]}"` : "This entry";
      const message = `${value} is already used in entry ${first + 1}. Change or remove one of the two.`;
      if (first < row) context.addIssue({ code: "custom", path: key ? [row, key] : [row], message });
    }
  };

/** A text of any kind. Its rules see it as a browser shows it. */
const string = () => z.string().overwrite(normalText);

/** What an entry of a list is known by, if nothing else of it stays the same. */
export const entryId = (example: string) =>
  string()
    .max(40)
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/)
    .meta({
      label: "Short name",
      hint: "Keep it when the text changes: translations belong to the entry with the same one.",
      expected: "a short name of the entry in small letters, digits and single hyphens",
      example,
    });

/**
 * A text for visitors, such as a fact that other texts refer to by a placeholder.
 *
 * @param max number of characters that the layout holds
 */
export const fact = (max: number, example: string, what: string, placeholders: readonly string[] = []) =>
  string()
    .min(1)
    .max(max)
    .superRefine(rule((value) => proseFlaw(value, placeholders)))
    .meta({ expected: `${what}, at most ${max} characters`, example, isProse: true });

/** A text with the company's facts and other placeholders, which the page fills in. */
export const text = (max: number, example: string, what = "text", placeholders: readonly string[] = []) =>
  fact(max, example, what, [...factNames, ...placeholders]);

// The Indonesian word for Sunday also means a week.
const someDays =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b|week ?(?:day|end)|senin|selasa|rabu|kamis|jumat|sabtu|except|closed)/i;

/** The days of opening. The page and search engines assume all seven. */
export const openingDays = (max: number, example: string) =>
  fact(max, example, "the days of opening").refine(
    (value) => !someDays.test(value),
    `This names days, but the website shows all seven as open. Expected words for every day, for example: ${example}`,
  );

/** A picture's path, relative to the content folder. */
export function picture(kind: PictureKind, example: string) {
  return string()
    .min(1)
    .max(200)
    .superRefine(rule(textFlaw))
    .meta({
      label: "Picture",
      expected: `the path of ${kind.purpose} inside the content folder (${kind.types.join(", ")})`,
      example,
      picture: kind,
    });
}

const fileName = /\.(jpe?g|png|webp|svg|heic)$|^(image|picture|photo|img|dsc)[\s_-]*\d*$/i;

/** What a picture shows, in words, for people who cannot see it. */
export const alt = (example: string) =>
  text(200, example, "a sentence that says what the picture shows")
    .refine(
      (value) => !fileName.test(value),
      "A file name is not a description. Write what the picture shows.",
    )
    .meta({ label: "What the picture shows" });

/** A day of the calendar, as `2027-03-08`. */
export const calendarDay = (example: string) =>
  string().check(z.iso.date()).meta({
    expected: "a day of the calendar as year, month and day, with hyphens",
    example,
  });

/** Bali time of day. */
export const timeOfDay = (example: string) =>
  string()
    // Rules that compare times do not see other texts.
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { abort: true })
    .meta({
      expected: "a time of day from 00:00 to 23:59, two digits, a colon, two digits, in quotes",
      example,
    });

/** A web address; with `hosts`, the address of an account on one of these sites. */
export function webAddress(example: string, hosts?: readonly string[]) {
  // Word turns hyphens into dashes. A sign at the end belongs to the sentence that the address was copied from.
  const rest = "[^\\s\"'<>`\\\\{}|^\\u2010-\\u2015\\u2212]*(?<![.,;])";
  const pattern = hosts
    ? `^https://([\\w-]+\\.)*(${hosts.join("|").replaceAll(".", "\\.")})/(?=.)${rest}$`
    : `^https://([\\w-]+\\.)+[A-Za-z]+([/?#]${rest})?$`;
  return string()
    .max(300)
    .superRefine(rule(textFlaw))
    .regex(new RegExp(pattern))
    .meta({
      expected: `a web address that begins with https://${hosts ? `, of an account on ${hosts.join(" or ")}` : ""}`,
      example,
      suggest: (value) => {
        const bare = value.replace(/^(?:http:\/\/|@)/i, "");
        // On a site of accounts a name alone, which may contain dots, is an account: "@segara", "segara.example".
        return hosts && /^[\w.-]+$/.test(bare) ? `https://${hosts[0]}/${bare}` : `https://${bare}`;
      },
    });
}

// Indonesian numbers lose their leading 0 after +62. (Italian ones keep it after +39.)
const phonePattern = /^\+(?!62 ?0)[1-9](?: ?\d){7,14}$/;
// One that begins with 8 is an Indonesian mobile number without 62, which would call Japan.
const whatsappPattern = /^(?!620)[1-79]\d{7,14}$/;

/** Returns a number in international form; a leading 0 stands for +62. */
const fromAbroad = (value: string): string =>
  value
    .replace("(0)", " ")
    .replace(/[\s().-]+/g, " ")
    .trim()
    .replace(/^(?:\+|00?)? ?62( ?)(?:0 ?)?/, "+62$1")
    .replace(/^00 ?/, "+")
    .replace(/^0 ?/, "+62 ");

/** A telephone number in international form, as people read it: digits and single spaces. */
export function phone(example: string) {
  return string().regex(phonePattern).meta({
    expected: "a telephone number with plus sign and country code, then digits and single spaces, in quotes",
    example,
    suggest: fromAbroad,
  });
}

/** The digits of a WhatsApp number, country code first, as wa.me wants them. */
export function whatsappNumber(example: string) {
  return string()
    .regex(whatsappPattern)
    .meta({
      expected: "8 to 15 digits beginning with the country code, without plus sign and spaces, in quotes",
      example,
      suggest: (value) => fromAbroad(value.replace(/^8/, "08")).replace(/^\+| /g, ""),
    });
}

/** A mailbox. */
export const emailAddress = (example: string) =>
  string()
    .check(z.email())
    .max(120)
    .superRefine(rule(textFlaw))
    .meta({ expected: "an e-mail address", example });

/** A number between two bounds, both included. */
export const between = (min: number, max: number, example: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .meta({ expected: `a number from ${min} to ${max}`, example });

/** A whole number between two bounds, both included. */
export const wholeNumber = (min: number, max: number, example: number) =>
  z
    .int()
    .min(min)
    .max(max)
    .meta({ expected: `a whole number from ${min} to ${max}`, example });

/** true or false. */
export const yesOrNo = (example: boolean) =>
  z.boolean().meta({ expected: "true or false, without quotes", example });

/** One of a few words. */
export const oneOf = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words).meta({ expected: `one of ${words.join(", ")}`, example: words[0] });
