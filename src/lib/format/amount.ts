/** Longer text is no amount. */
const LONGEST_TEXT = 60;
/** Numbers of more digits are not exact. */
const MOST_DIGITS = 15;

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

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns the value of a digit of any script: Unicode has the digits of each script in a row, from 0 to 9. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

/** Returns a text as people type it on a Latin keyboard. NFKC of the whole text would also turn "10²" into 102. */
const latin = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uff01-\uff5e\uffe5]/g, (wide) => wide.normalize("NFKC"))
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace("\u066b", ",")
    .replace(/\u2019/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    // As on Indonesian and Swiss price tags: Rp 50.000,- and 50.–
    .replace(/(\d) ?[.,] ?[-–—]+$/, "$1");

/** Letters and signs, the figures, letters and signs. */
const parts = /^((?:\D*[^\d\s.,]\.? ?)?)([\d.,' ]+)(\D*)$/;

const multiplied = new RegExp(`^ ?(${Object.keys(multipliers).join("|")})(?!\\p{L})`, "iu");

/** The figures, the separator of their thousands, and their decimals. Three decimals could be thousands too. */
const shapes = [
  /^([1-9]\d{0,2}([., '])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](?!\d{3}$)(\d*))?$/,
  // Indian: 2,50,000
  /^([1-9]\d?([.,])(?:\d\d\2)+\d{3})(?:(?!\2)[.,](?!\d{3}$)(\d*))?$/,
  /^(\d*)()(?:[.,](\d*))?$/,
];

function parseFigures(figures: string): number | undefined {
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
 * @returns the amount, Infinity for more than 15 digits, of which decimals take two; words and signs beside the figures, in lower
 * case; undefined for unreadable text
 * @example parseAmount("1.234,56") // { amount: 1234.56, units: [] }
 * @example parseAmount("1,000 usd") // { amount: 1000, units: ["usd"] }
 * @example parseAmount("Rp 1,5 juta") // { amount: 1500000, units: ["rp"] }
 */
export function parseAmount(text: string) {
  const typed = text.trim();
  const [, before, figures, after] = (typed.length <= LONGEST_TEXT && parts.exec(latin(typed))) || [];
  const amount = parseFigures((figures ?? "").trim());
  if (before === undefined || after === undefined || amount === undefined) return undefined;
  const [word = "", multiplier = ""] = multiplied.exec(after) ?? [];
  const units = `${before} ${after.slice(word.length)}`
    .toLowerCase()
    .split(" ")
    // The full stop of an abbreviation, or of a sentence: "350 USD."
    .map((unit) => unit.replace(/\.$/, ""))
    .filter(Boolean);
  // Six decimals, since 1.005 × 1000 in floating point is 1004.9999999999999.
  const product = Number((amount * (multipliers[multiplier.toLowerCase()] ?? 1)).toFixed(6));
  return { amount: product < 10 ** MOST_DIGITS ? product : Infinity, units };
}
