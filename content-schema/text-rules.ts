/** Rules for every text: mistakes that a visitor would see, and code. */
/** Returns a text as a browser shows it: single spaces, no spaces at the ends, NFC. */
export const normalText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();

// Marks that change the direction of the text, and letters without width. The joiners U+200C and U+200D are allowed:
// scripts and emoji need them.
const invisible =
  /[\p{Cc}\u034f\u061c\u115f\u1160\u180e\u2800\u3164\uffa0\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/u;

/** HTML, its names of characters, and bold text and links of Markdown. */
const markup =
  /<\/?[a-z!?][^<]*>?|&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);|\*\*[^\s*](?:[^*]*[^\s*])?\*\*|\[[^\][]+\]\([^\s()]+\)/i;

/** Returns why a text of any kind must not be published, or undefined. */
export function textFlaw(value: string): string | undefined {
  const sign = invisible.exec(value)?.[0].codePointAt(0)?.toString(16).padStart(4, "0");
  if (sign)
    return `The text contains an invisible character (U+${sign}), often copied from a web page. Type the text again.`;
  const found = markup.exec(value)?.[0];
  return found && `"${found}" would be shown as it is. Write plain text, without HTML and Markdown.`;
}

/**
 * Returns why a text for visitors must not be published, or undefined.
 *
 * @param allowed names of the placeholders that the text may contain
 */
export function proseFlaw(value: string, allowed: readonly string[]): string | undefined {
  const flaw = textFlaw(value);
  if (flaw) return flaw;
  if (!/[\p{L}\p{N}]/u.test(value)) return "There is nothing to read here.";
  const names = allowed.map((name) => `{${name}}`);
  const rest = value.replace(/\{[^{}]*\}/g, (found) => (names.includes(found) ? "" : found));
  const unknown = /\{[^{}]*\}/.exec(rest)?.[0];
  if (unknown && names.length === 0) return `${unknown} cannot be used here. Write the words themselves.`;
  if (unknown) return `${unknown} is not a known placeholder. Use one of ${names.join(" ")}.`;
  return /[{}]/.test(rest) ? "A curly bracket has no partner. Write both, as in {company}." : undefined;
}
