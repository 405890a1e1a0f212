/**
 * The kinds of value that content files are made of.
 *
 * Each kind is a zod schema that carries, in its metadata, what an editor is told about it: `description` (what is
 * expected), `examples`, and `graphql` (its type in Gatsby's schema). Validation messages, JSON Schemas for editors
 * and GraphQL types all come from here.
 */
import { z } from "zod";
import { factNames } from "./fact-names";

/** What a field says about itself, beside its rules. */
export interface FieldInfo {
  /** What is expected, to finish the sentence "Expected …". */
  expected: string;
  /** A correct value. */
  example: string | number | boolean;
  /** True where YAML would take the value for a number or the like if it stood without quotes. */
  quoted?: boolean;
  /** Type in the GraphQL schema, with its directive; left out where the zod type says it all. */
  graphql?: string;
  /** Set on fields that name a picture. */
  picture?: PictureKind;
  /** Set on texts that visitors read; lists the placeholders, such as `{company}`, that may stand in it. */
  prose?: { placeholders: readonly string[] };
  /** Further rules for a text that is otherwise well formed: says what is wrong, or nothing. */
  check?: (value: string) => string | undefined;
  /** Why a text is of the wrong form, where that can be told. */
  reason?: (value: string) => string | undefined;
  /** What was probably meant by a text of the wrong form. It is told only where it would be taken in its turn. */
  suggest?: (value: string) => string | undefined;
}

/** What a picture must be to serve in its place. Sizes in pixels. */
export interface PictureKind {
  /** What the picture is for, in words: "a gallery photo". */
  purpose: string;
  types: readonly ("jpg" | "png" | "webp" | "svg")[];
  minWidth: number;
  minHeight: number;
  /** Width divided by height, lowest and highest that the layout can crop. */
  ratio?: readonly [number, number];
}

export type PictureType = PictureKind["types"][number];

export const fieldInfo = z.registry<FieldInfo>();

/** Registers what a field says about itself, both for our messages and for the JSON Schema. */
function described<T extends z.ZodType>(schema: T, info: FieldInfo): T {
  const withMeta = schema.meta({ description: info.expected, examples: [info.example] });
  fieldInfo.add(withMeta, info);
  return withMeta;
}

interface LineOptions {
  /** Longest text, in characters, that the layout holds. */
  max: number;
  example: string;
  what?: string;
}

interface TextOptions extends LineOptions {
  /** Placeholders that the page fills in, beside the company's facts. */
  placeholders?: readonly string[];
}

function line({ max, example, what = "text" }: LineOptions, placeholders: readonly string[]) {
  return described(z.string().min(1).max(max), {
    expected: `${what}, at most ${max} characters`,
    example,
    prose: { placeholders },
  });
}

/** A line of text: not empty, no longer than its place on the page. */
export function text({ placeholders = [], ...options }: TextOptions) {
  return line(options, [...factNames, ...placeholders]);
}

/** A fact that other texts refer to by a placeholder, and that therefore holds none. */
export function fact(options: LineOptions) {
  return line(options, []);
}

/** A picture's path, counted from the content folder. */
export function picture(kind: PictureKind, example: string) {
  return described(z.string().min(1).max(200), {
    expected: `the path of ${kind.purpose} inside the content folder (${kind.types.join(", ")})`,
    example,
    graphql: `File! @link(by: "relativePath")`,
    picture: kind,
  });
}

/** What a picture shows, in words, for people who cannot see it. */
export function alt(example: string) {
  const what = "a sentence that says what the picture shows";
  return described(z.string().min(1).max(200), {
    expected: `${what}, at most 200 characters`,
    example,
    prose: { placeholders: factNames },
    check: (value) =>
      /\.(jpe?g|png|webp|svg|heic)$/i.test(value) || /^(image|picture|photo|img|dsc)[\s_-]*\d*$/i.test(value)
        ? `"${value}" is a file name, not a description.`
        : undefined,
  });
}

export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Bali time of day. */
export function timeOfDay(example: string) {
  return described(z.string().regex(timePattern), {
    expected: "a time of day from 00:00 to 23:59, two digits, a colon, two digits, in quotes",
    example,
    quoted: true,
    suggest: (value) => {
      // The day has no later minute: these hours are of one day.
      if (/^24[:.]00$/.test(value)) return "23:59";
      const [, hours = "", minutes = "00", half] =
        /^[“”„‘’]?(\d{1,2})(?:[:.]?(\d\d))?(?: ?(?:WITA|h|([ap])\.?m\.?))?[“”‘’]?$/i.exec(value) ?? [];
      if (hours === "") return undefined;
      const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : hours;
      return `${String(hour).padStart(2, "0")}:${minutes}`;
    },
  });
}

/** Whether a site is one of these, or a part of one: id-id.facebook.com. */
const isOn = (site: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => site === host || site.endsWith(`.${host}`));

/** A web address that may be linked to; with `hosts`, that of an account on one of these sites. */
export function webAddress(example: string, hosts?: readonly string[]) {
  return described(
    z
      .string()
      .max(300)
      .regex(/^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+\S*$/),
    {
      suggest: (value) => {
        const bare = value.replace(/^http:\/\//i, "");
        // On a site of accounts a name alone, which may hold points, is an account's: "@segara", "segara.example".
        const account = hosts && /^@?([\w.-]+)$/.exec(bare)?.[1];
        if (account && !isOn(account.toLowerCase(), hosts)) return `https://${hosts[0]}/${account}`;
        return `https://${bare}`;
      },
      reason: (value) => {
        const [, after] = /^https?:\/\/\S*\s+(\S+)/i.exec(value) ?? [];
        return after
          ? `There is a space before "${after}", and a web address holds none. Delete it, or write %20 in its place.`
          : undefined;
      },
      expected: `a web address that begins with https://${hosts ? ` on ${hosts.join(" or ")}` : ""}`,
      example,
      check: (value) => {
        let url: URL;
        try {
          url = new URL(value);
        } catch {
          return `"${value}" is not a complete web address.`;
        }
        // Browsers take more for a site's name than can be one.
        if (!url.hostname.split(".").every((part) => /^[a-z\d](?:[\w-]*[a-z\d])?$/.test(part))) {
          return `"${value}" is not a complete web address.`;
        }
        if (url.protocol !== "https:" || url.username || url.password) {
          return `"${value}" is not a plain web address.`;
        }
        const sign = /["'<>`\\{}|^]/.exec(value)?.[0];
        if (sign) {
          const code = sign.charCodeAt(0).toString(16).toUpperCase();
          return `A web address cannot hold ${sign} as it is. Write %${code} in its place.`;
        }
        if (!hosts) return undefined;
        if (!isOn(url.hostname, hosts)) return `"${url.hostname.replace(/^www\./, "")}" is another site.`;
        return url.pathname === "/" ? `"${value}" leads to the site, but to no account on it.` : undefined;
      },
    },
  );
}

// The 0 that begins an Indonesian number at home has no place behind +62. (Behind Italy's +39 it has one.)
const phonePattern = /^\+(?!62 ?0)[1-9](?: ?\d){7,14}$/;
const whatsappPattern = /^(?!620)[1-9]\d{7,14}$/;

/** A number as it is dialled from abroad. Indonesian ones are written at home with a 0 in place of +62. */
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
  return described(z.string().regex(phonePattern), {
    expected: "a telephone number with plus sign and country code, then digits and single spaces, in quotes",
    example,
    quoted: true,
    suggest: fromAbroad,
  });
}

/** The digits of a WhatsApp number, country code first, as wa.me wants them. */
export function whatsappNumber(example: string) {
  return described(z.string().regex(whatsappPattern), {
    expected: "8 to 15 digits beginning with the country code, without plus sign and spaces, in quotes",
    example,
    quoted: true,
    suggest: (value) => fromAbroad(value).replace(/^\+| /g, ""),
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
export function between(min: number, max: number, example: number) {
  return described(z.number().min(min).max(max), { expected: `a number from ${min} to ${max}`, example });
}

/** A whole number between two bounds, both included. */
export function wholeNumber(min: number, max: number, example: number) {
  return described(z.int().min(min).max(max), { expected: `a whole number from ${min} to ${max}`, example });
}

/** true or false. */
export function yesOrNo(example: boolean) {
  return described(z.boolean(), { expected: "true or false, without quotes", example });
}

/** One of a few words. */
export function oneOf<Word extends string>(words: readonly [Word, ...Word[]]) {
  return described(z.enum(words), { expected: `one of ${words.join(", ")}`, example: words[0] });
}
