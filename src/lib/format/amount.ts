// Hundreds of trillions: still an exact number.
const MOST_DIGITS = 15;

/** What is not seen and comes along from chats and web pages: marks of direction, joints, places to break. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** As keyboards for Japanese (wide) and Arabic write figures and the signs between them. */
function plainFigures(text: string): string {
  return text
    .replace(unseen, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\uffe5/g, "¥")
    .replace(/\u066b/g, ",")
    .replace(/\u066c/g, ".");
}

/** Without the unit, which people write on either side. */
function withoutUnit(text: string, units: readonly string[]): string {
  const folded = text.toLowerCase();
  for (const unit of units.map((name) => name.toLowerCase())) {
    if (folded.startsWith(unit)) return text.slice(unit.length);
    if (folded.endsWith(unit)) return text.slice(0, -unit.length);
  }
  return text;
}

/**
 * Without the spaces or apostrophes between thousands. What is two numbers ("10 20", "1,5 000") stays, and is none.
 */
const withoutThousandsSpaces = (text: string): string =>
  text.replace(/[.,]?\d+(?:[\s'’]+\d+)+/g, (figures) => {
    const groups = figures.split(/[\s'’]+/);
    return isGrouped(groups) ? groups.join("") : figures;
  });

/** Words and letters for thousands and millions, English and Indonesian, as people write them in chats. */
const multipliers: Readonly<Record<string, number>> = {
  k: 1_000,
  rb: 1_000,
  ribu: 1_000,
  m: 1_000_000,
  jt: 1_000_000,
  juta: 1_000_000,
};

/**
 * An amount as a visitor types it; undefined while it is none, infinite where it has more digits than are reckoned with.
 *
 * Decimal comma and decimal point are both understood, with the other (or spaces or apostrophes) between thousands. A
 * single separator before exactly three digits separates thousands, as on both an Indonesian and an English price list
 * (`1.000`, `1,000`), unless what stands before it cannot be thousands (`0.125`, `1234.567`).
 *
 * @param units what may stand before or after the figures, in any case, the longer before the shorter
 * @example parseAmount("1.234,56") // 1234.56
 * @example parseAmount("1,234.56") // 1234.56
 * @example parseAmount("100 usd", ["USD"]) // 100
 * @example parseAmount("1,5 juta") // 1500000
 */
export function parseAmount(text: string, units: readonly string[] = []): number | undefined {
  const bare = withoutUnit(plainFigures(text).trim(), units).trim();
  const [, figures = "", word = ""] = /^(.*\d)\s*(k|rb|ribu|m|jt|juta)$/i.exec(bare) ?? [];
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
  } else if (isGrouped(whole.split(other))) {
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
 * What `amount` units of a foreign currency come to, in whole rupiah, rounded half up.
 *
 * @param rate rupiah for one unit
 */
export function toRupiah(amount: number, rate: number): number {
  return rounded(millionths(amount) * millionths(rate), million * million, one);
}

/**
 * What an amount of rupiah comes to in a foreign currency, rounded half up to two decimals.
 *
 * @param rate rupiah for one unit, not 0
 */
export function toForeign(rupiah: number, rate: number): number {
  return rounded(millionths(rupiah), millionths(rate), hundred);
}

/**
 * What `amount` units of one foreign currency come to in another, by way of rupiah, rounded half up to two decimals.
 *
 * @param rate rupiah for one unit of the first
 * @param otherRate rupiah for one unit of the other, not 0
 */
export function toOther(amount: number, rate: number, otherRate: number): number {
  return rounded(millionths(amount) * millionths(rate), million * millionths(otherRate), hundred);
}

// Reckoned in whole millionths, since 0.1 × 3 in floating point is 0.30000000000000004. BigInt() and not 1n: the build's
// syntax transforms leave calls alone.
const one = BigInt(1);
const two = BigInt(2);
const hundred = BigInt(100);
const million = BigInt(1_000_000);

function millionths(value: number): bigint {
  return BigInt(value.toFixed(6).replace(".", ""));
}

/** To whole parts, once: what is rounded twice goes up from 0.495. */
function rounded(dividend: bigint, divisor: bigint, parts: bigint): number {
  return Number((dividend * parts * two + divisor) / (divisor * two)) / Number(parts);
}
