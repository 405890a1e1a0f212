/**
 * The text of a piece of HTML: no tags, no scripts, entities decoded, white space collapsed. Text that is not HTML comes
 * through as it is. The result is text, to be shown as such, never as HTML.
 *
 * Without the browser's parser: on this site that one takes nothing but what a sanitiser has signed (Trusted Types).
 */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return collapse(html);
  return collapse(
    html
      .replace(/<!--[^]*?(?:-->|$)/g, "")
      // An angle in an attribute's value ends no tag.
      .replace(/<[a-z](?:[^<>"']|"[^<"]*"|'[^<']*')*>/gi, (tag) => `${tag.replaceAll(">", "")}>`)
      .replace(/<(script|style|template|noscript)\b[^]*?(?:<\/\1\s*>|$)/gi, "")
      // So that the words of two paragraphs do not run together.
      .replace(/<\/?(?:br|p|div|li|t[dhr]|h[1-6]|blockquote|tr|ul|ol|hr)\b[^<>]*>/gi, " ")
      .replace(/<\/?[a-z][^<>]*>/gi, "")
      .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,7}));/gi, decode),
  );
}

const collapse = (text: string) => text.replace(/\s+/g, " ").trim();

// What editors write beside plain characters; others stay as they are written.
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  hellip: "…",
  bull: "•",
  middot: "·",
  times: "×",
  deg: "°",
  frac12: "½",
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  pound: "£",
  yen: "¥",
  iexcl: "¡",
  iquest: "¿",
  sect: "§",
  plusmn: "±",
  frac14: "¼",
  frac34: "¾",
  larr: "←",
  rarr: "→",
  minus: "−",
  ne: "≠",
  le: "≤",
  ge: "≥",
  szlig: "ß",
  oslash: "ø",
  Oslash: "Ø",
  aelig: "æ",
  AElig: "Æ",
};

// `eacute` is an e and an accent, and so on for every letter.
const accents: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030a",
  cedil: "\u0327",
  caron: "\u030c",
};

// 128 to 159, as HTML has it: what old word processors meant by these numbers, a dash or an apostrophe mostly. Not
// TextDecoder, which in some versions of Node reads Latin-1 instead.
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function namedCharacter(name: string): string | undefined {
  const accent = name.slice(1);
  if (Object.hasOwn(accents, accent)) return (name.charAt(0) + accents[accent]).normalize("NFC");
  // `AMP` is known too.
  const known = /^[A-Z]+$/.test(name) ? name.toLowerCase() : name;
  return Object.hasOwn(named, known) ? named[known] : undefined;
}

function decode(entity: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return namedCharacter(name) ?? entity;
  const code = hex !== undefined ? parseInt(hex, 16) : Number(decimal);
  if (code >= 0x80 && code <= 0x9f) return windows1252.charAt(code - 0x80);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : entity;
}
