/** Rupiah as people write it before or after an amount, the longer before the shorter. */
export const RUPIAH_UNITS = ["rupiah", "Rp.", "Rp", "IDR"] as const;

/** Numbers of more digits are not exact. */
const MOST_DIGITS = 15;

/** Invisible characters in text pasted from chats and web pages. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Returns a text without invisible characters. */
const withoutInvisible = (text: string): string => text.replace(unseen, "");

/**
 * Converts full-width, Arabic, Devanagari and Thai digits and separators to ASCII. NFKC of the whole text would also turn
 * "10²" into 102.
 */
function plainFigures(text: string): string {
  return withoutInvisible(text)
    .replace(/[\uff01-\uff5e\uffe5]/g, (wide) => wide.normalize("NFKC"))
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/\u066b/g, ",")
    .replace(/\u066c/g, ".")
    .replace(/\u2019/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Removes units before and after the figures ("SGD $120"). */
function withoutUnits(text: string, units: readonly string[]): string {
  const folded = text.toLowerCase();
  const before = units.find((unit) => folded.startsWith(unit.toLowerCase()));
  if (before) return withoutUnits(text.slice(before.length).trim(), units);
  const after = units.find((unit) => folded.endsWith(unit.toLowerCase()));
  return after ? withoutUnits(text.slice(0, -after.length).trim(), units) : text;
}

/** English and Indonesian words for thousands, millions and billions, as people write them in chats. */
const multipliers: Readonly<Record<string, number>> = {
  k: 1_000,
  rb: 1_000,
  ribu: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  jt: 1_000_000,
  juta: 1_000_000,
  million: 1_000_000,
  billion: 1_000_000_000,
  miliar: 1_000_000_000,
  milyar: 1_000_000_000,
};
const multiplied = new RegExp(`^(.*\\d) ?(${Object.keys(multipliers).join("|")})$`, "i");

/** The figures, the separator of their thousands, and their decimals. Three decimals could be thousands too. */
const shapes = [
  /^([1-9]\d{0,2}([., '])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](?!\d{3}$)(\d*))?$/,
  // Indian: 2,50,000
  /^([1-9]\d?([.,])(?:\d\d\2)+\d{3})(?:(?!\2)[.,](?!\d{3}$)(\d*))?$/,
  /^(\d*)()(?:[.,](\d*))?$/,
];

function parseFigures(text: string): number | undefined {
  const figures = text
    // "1. 000" is one number, "10, 20" is two.
    .replace(/ ?([.,]) ?(?=\d{3}(?!\d))/g, "$1")
    // As on Indonesian and Swiss price tags: Rp 50.000,- and 50.–
    .replace(/(\d) ?[.,] ?[-–—]+$/, "$1");
  const shape = shapes.find((one) => one.test(figures));
  const [, whole = "", , decimals = ""] = shape?.exec(figures) ?? [];
  if (!/\d/.test(whole + decimals)) return undefined;
  const digits = whole.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length + (decimals ? 2 : 0) <= MOST_DIGITS
    ? Number(`${digits || "0"}.${decimals}`)
    : Infinity;
}

/**
 * Reads an amount as visitors type it. One separator stands between all thousands, and a comma or a point that occurs once
 * before any other number of digits than three begins the decimals. What could be both, such as `5.000,000`, is unreadable.
 *
 * @param units allowed before and after the figures, in any case, the longer before the shorter
 * @returns undefined for unreadable text, Infinity for more than 15 digits, of which decimals take two
 * @example parseAmount("1.234,56") // 1234.56
 * @example parseAmount("1,000") // 1000
 * @example parseAmount("100 usd", ["USD"]) // 100
 * @example parseAmount("1,5 juta") // 1500000
 */
export function parseAmount(text: string, units: readonly string[] = []): number | undefined {
  // The full stop of a sentence: "350 USD."
  const sought = plainFigures(text).replace(/(\p{L})\.$/u, "$1");
  // K is also the sign of the kyat.
  const bare = withoutUnits(
    sought,
    units.filter((unit) => !(unit.toLowerCase() in multipliers)),
  );
  const [, figures = bare, word = ""] = multiplied.exec(bare) ?? [];
  const amount = parseFigures(figures);
  if (!amount || !word) return amount;
  // Six decimals, since 1.005 × 1000 in floating point is 1004.9999999999999.
  const product = Number((amount * (multipliers[word.toLowerCase()] ?? 1)).toFixed(6));
  return product < 10 ** MOST_DIGITS ? product : Infinity;
}
