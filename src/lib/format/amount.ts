/** Rupiah as people write it before or after an amount, the longer before the shorter. */
export const RUPIAH_UNITS = ["rupiah", "Rp.", "Rp", "IDR"] as const;

/** Hundreds of trillions are still exact numbers. */
const MOST_DIGITS = 15;

/** Invisible characters in text pasted from chats and web pages. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Returns a text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(unseen, "");

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
    .replace(/\u066c/g, ".");
}

/** Removes a unit before and one after the figures ("$1.000 USD"). */
function withoutUnits(text: string, units: readonly string[]): string {
  const folded = text.toLowerCase();
  const before = units.find((unit) => folded.startsWith(unit.toLowerCase())) ?? "";
  const rest = text.slice(before.length);
  const after = units.find((unit) => rest.toLowerCase().endsWith(unit.toLowerCase())) ?? "";
  return rest.slice(0, rest.length - after.length);
}

/** Removes spaces and apostrophes between thousands. Two numbers ("10 20", "1,5 000") stay as they are. */
const withoutThousandsSpaces = (text: string): string =>
  text.replace(/[.,]?\d+(?:[\s'’]+\d+)+/g, (figures) => {
    const groups = figures.split(/[\s'’]+/);
    return isGrouped(groups) ? groups.join("") : figures;
  });

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
const multiplied = new RegExp(`^(.*\\d)\\s*(${Object.keys(multipliers).join("|")})$`, "i");

/**
 * Reads an amount as visitors type it.
 *
 * Decimals follow a comma or a point; the other one, spaces or apostrophes separate thousands. A single separator before
 * exactly three digits separates thousands (`1.000`, `1,000`), unless the digits before it cannot (`0.125`, `1234.567`).
 * Three digits after two different separators (`5.000,000`) are unreadable: they are thousands or decimals.
 *
 * @param units allowed before or after the figures, in any case, the longer before the shorter
 * @returns undefined for unreadable text, Infinity for more than 15 digits
 * @example parseAmount("1.234,56") // 1234.56
 * @example parseAmount("1,234.56") // 1234.56
 * @example parseAmount("100 usd", ["USD"]) // 100
 * @example parseAmount("1,5 juta") // 1500000
 */
export function parseAmount(text: string, units: readonly string[] = []): number | undefined {
  // The full stop of a sentence: "350 USD."
  const plain = plainFigures(text)
    .trim()
    .replace(/(\p{L})\.$/u, "$1");
  const bare = withoutUnits(plain, units).trim();
  const [, figures = "", word = ""] = multiplied.exec(bare) ?? [];
  if (!word) return parseFigures(bare);
  const amount = parseFigures(figures);
  if (amount === undefined) return undefined;
  // Six decimals, since 1.005 × 1000 in floating point is 1004.9999999999999.
  const product = Number((amount * (multipliers[word.toLowerCase()] ?? 1)).toFixed(6));
  return product < 10 ** MOST_DIGITS ? product : Infinity;
}

function parseFigures(bare: string): number | undefined {
  // "1. 000" is one number, "10, 20" is two.
  const typed = withoutThousandsSpaces(bare.replace(/\s*([.,])\s*(?=\d{3}(?!\d))/g, "$1"))
    // As on Indonesian and Swiss price tags: Rp 50.000,- and 50.–
    .replace(/(\d)\s*[.,]\s*[-–—]+$/, "$1");
  const [, whole = "", separator = "", decimals = ""] = /^([\d.,]*?)(?:([.,])(\d*))?$/.exec(typed) ?? [];
  if (!/\d/.test(whole + decimals)) return undefined;
  const other = separator === "," ? "." : ",";

  let digits: string;
  let fraction = decimals;
  if (/^\d*$/.test(whole)) {
    digits = whole;
    if (decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
      digits += decimals;
      fraction = "";
    }
  } else if (isGrouped(whole.split(other)) && decimals.length !== 3) {
    digits = whole.replaceAll(other, "");
  } else if (isGrouped([...whole.split(separator), decimals])) {
    digits = whole.replaceAll(separator, "") + decimals;
    fraction = "";
  } else return undefined;

  return digits.replace(/^0+/, "").length <= MOST_DIGITS
    ? Number(`${digits || "0"}.${fraction || "0"}`)
    : Infinity;
}

function isGrouped([first = "", ...groups]: readonly string[]): boolean {
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}

/**
 * Converts an amount of foreign currency to whole rupiah, rounded half up.
 *
 * @param rate rupiah for one unit
 */
export function toRupiah(amount: number, rate: number): number {
  return rounded(millionths(amount) * millionths(rate), million * million, one);
}

/**
 * Converts an amount of rupiah to a foreign currency, rounded half up to two decimals.
 *
 * @param rate rupiah for one unit, not 0
 */
export function toForeign(rupiah: number, rate: number): number {
  return rounded(millionths(rupiah), millionths(rate), hundred);
}

/**
 * Converts an amount of one foreign currency to another by way of rupiah, rounded half up to two decimals.
 *
 * @param rate rupiah for one unit of the first
 * @param otherRate rupiah for one unit of the other, not 0
 */
export function toOther(amount: number, rate: number, otherRate: number): number {
  return rounded(millionths(amount) * millionths(rate), million * millionths(otherRate), hundred);
}

// Whole millionths are exact; 0.1 × 3 in floating point is 0.30000000000000004. The build's syntax transforms do not
// support literals such as 1n.
const one = BigInt(1);
const two = BigInt(2);
const hundred = BigInt(100);
const million = BigInt(1_000_000);

function millionths(value: number): bigint {
  return BigInt(value.toFixed(6).replace(".", ""));
}

/** Rounds once: rounding twice would turn 0.495 into 1. */
function rounded(dividend: bigint, divisor: bigint, parts: bigint): number {
  return Number((dividend * parts * two + divisor) / (divisor * two)) / Number(parts);
}
