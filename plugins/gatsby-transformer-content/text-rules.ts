/** Rules for every text: what a visitor would see as a mistake, or what could act as code in the page. */
import type { FieldInfo } from "./fields";
import { nearest } from "./nearest";
import { placeholdersIn } from "./placeholders";

/** Spaces and line breaks as a browser shows them: runs become one space, ends are trimmed; accents are composed. */
function normaliseText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

/** `normaliseText` for every text inside a value. */
export function normaliseTexts(value: unknown): unknown {
  if (typeof value === "string") return normaliseText(value);
  if (Array.isArray(value)) return value.map(normaliseTexts);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normaliseTexts(item)]));
  }
  return value;
}

// Marks that change the direction or the order of what follows, and letters without width. The joiners U+200C and
// U+200D are left out: scripts and emoji need them. With them the blanks that count as letters, such as Hangul's fillers.
const invisible =
  /[\p{Cc}\u034f\u061c\u115f\u1160\u180e\u2800\u3164\uffa0\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/u;

/** What looks like a space or like nothing, and is neither to the parser: out of place in a name and beside it. */
export const oddLetter = new RegExp(`[\\u00a0\\u00ad\\u2000-\\u200a\\u202f\\u3000]|${invisible.source}`, "u");

/** Says what such a letter is, and what to do. */
export function oddLetterFlaw(letter: string): string {
  if (/\p{Zs}/u.test(letter))
    return "A space of a special kind stands here, as it is copied from web pages and word processors. Type the spaces anew.";
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return `The text holds an invisible character (U+${code}), often copied from a web page. Type the text again.`;
}

const htmlTag = /<\/?[a-z!?][^<]*>?/i;
const htmlEntity = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i;

const markdown =
  /\*\*[^\s*](?:[^*]*[^\s*])?\*\*|(?<!\w)__[^\s_](?:[^_]*[^\s_])?__(?!\w)|\[[^\][]+\]\([^\s()]+\)/u;

function placeholderFlaw(value: string, allowed: readonly string[]): string | undefined {
  for (const name of placeholdersIn(value)) {
    if (allowed.includes(name)) continue;
    if (allowed.length === 0) return `{${name}} cannot stand here: write the words themselves.`;
    const meant = nearest(name, allowed);
    return meant
      ? `{${name}} is not known here. Did you mean {${meant}}?`
      : `{${name}} is not known here. Known are ${allowed.map((word) => `{${word}}`).join(" ")}.`;
  }
  if (/[{}]/.test(value.replace(/\{[^{}]*\}/g, "")))
    return "A curly bracket stands alone. Write both, as in {company}.";
  return undefined;
}

/** Says what is wrong with a text, or nothing. `value` is normalised and fits its length. */
export function textFlaw(value: string, info: FieldInfo | undefined): string | undefined {
  const hidden = invisible.exec(value)?.[0];
  if (hidden !== undefined) return oddLetterFlaw(hidden);
  const tag = htmlTag.exec(value)?.[0];
  if (tag) return `"${tag}" is HTML, which is not used here. Write plain text.`;
  const entity = htmlEntity.exec(value)?.[0];
  if (entity) return `"${entity}" would be shown letter by letter. Type the character itself.`;
  if (/\b(?:javascript|vbscript|data):\S/i.test(value)) return "Program code is not allowed in a text.";

  if (info?.prose) {
    if (!/[\p{L}\p{N}]/u.test(value)) return `There is nothing to read here.`;
    const marked = markdown.exec(value)?.[0];
    if (marked) return `"${marked}" is Markdown, which would be shown letter by letter. Write plain text.`;
    const flaw = placeholderFlaw(value, info.prose.placeholders);
    if (flaw) return flaw;
  }
  return info?.check?.(value);
}
