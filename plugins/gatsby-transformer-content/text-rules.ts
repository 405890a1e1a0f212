/** Rules for every text: mistakes that a visitor would see, and code. */
import { placeholdersIn } from "./placeholders";

/** Returns a copy of a value whose texts read as a browser shows them: single spaces, no spaces at the ends, NFC. */
export function normaliseTexts(value: unknown): unknown {
  if (typeof value === "string") {
    return value
      .normalize("NFC")
      .replace(/[ \t\r\n]+/g, " ")
      .trim();
  }
  if (Array.isArray(value)) return value.map(normaliseTexts);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normaliseTexts(item)]));
  }
  return value;
}

// Marks that change the direction of the text, and letters without width. The joiners U+200C and U+200D are allowed:
// scripts and emoji need them.
const invisible =
  /[\p{Cc}\u034f\u061c\u115f\u1160\u180e\u2800\u3164\uffa0\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/u;

/** Returns the name of a character: `U+001B`. */
export const codeOf = (sign: string): string =>
  `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? ""}`;

const markdown =
  /\*\*[^\s*](?:[^*]*[^\s*])?\*\*|(?<!\w)__[^\s_](?:[^_]*[^\s_])?__(?!\w)|\[[^\][]+\]\([^\s()]+\)/u;

const patterns: readonly (readonly [pattern: RegExp, message: (found: string) => string])[] = [
  [
    invisible,
    (found) =>
      `The text contains an invisible character (${codeOf(found)}), often copied from a web page. Type the text again.`,
  ],
  [/<\/?[a-z!?][^<]*>?/i, (found) => `"${found}" is HTML, which is not used here. Write plain text.`],
  [
    /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i,
    (found) => `"${found}" would be shown as it is. Type the character itself.`,
  ],
  [/\b(?:javascript|vbscript|data):\S/i, () => "Program code is not allowed in a text."],
];

/** Returns why a text of any kind must not be published, or undefined. */
export function textFlaw(value: string): string | undefined {
  for (const [pattern, message] of patterns) {
    const found = pattern.exec(value)?.[0];
    if (found !== undefined) return message(found);
  }
  return undefined;
}

const quoted = /^[“”„«‘‚]([^“”„«»]*)[“”»’‘]$/;

/** Returns a text without curly quotes around it, which word processors type in place of straight ones. */
export const withoutQuotes = (value: string): string => value.replace(quoted, "$1");

/**
 * Returns why a text for visitors must not be published, or undefined.
 *
 * @param allowed names of the placeholders that the text may contain
 */
export function proseFlaw(value: string, allowed: readonly string[]): string | undefined {
  const flaw = textFlaw(value);
  if (flaw) return flaw;
  if (!/[\p{L}\p{N}]/u.test(value)) return "There is nothing to read here.";
  if (quoted.test(value))
    return `The quotes would be shown. Type straight ones (") around the text, or none.`;
  const marked = markdown.exec(value)?.[0];
  if (marked) return `"${marked}" is Markdown, which would be shown as it is. Write plain text.`;
  const unknown = placeholdersIn(value).find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    if (allowed.length === 0) return `{${unknown}} cannot be used here. Write the words themselves.`;
    return `{${unknown}} is not a known placeholder. Use one of ${allowed.map((name) => `{${name}}`).join(" ")}.`;
  }
  return /[{}]/.test(value.replace(/\{[^{}]*\}/g, ""))
    ? "A curly bracket has no partner. Write both, as in {company}."
    : undefined;
}
