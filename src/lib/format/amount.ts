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

/** Letters and signs, the figures, letters and signs. */
const parts = /^((?:\D*[^\d\s.,]\.? ?)?)([\d.,' ]+)(\D*)$/;

const multiplied = new RegExp(`^ ?(${Object.keys(multipliers).join("|")})(?!\\p{L})`, "iu");

/** Figures with a separator of thousands, and their decimals. Three decimals could be thousands too. */
const thousands = /^([1-9]\d{0,2}([., '])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](?!\d{3}$)(\d*))?$/;
/** Figures without one, and their decimals. */
const plain = /^(\d*)()(?:[.,](\d*))?$/;

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
  const line = text
    .replace(/\p{Cf}/gu, "")
    // NFKC of the whole text would also turn "10²" into 102.
    .replace(/[\uff01-\uff5e\uffe5]/g, (wide) => wide.normalize("NFKC"))
    .replace(/\u2019/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    // As on Indonesian and Swiss price tags: Rp 50.000,- and 50.–
    .replace(/(\d) ?[.,] ?[-–—]+$/, "$1");
  const [, before = "", figures = "", after = ""] = (line.length <= LONGEST_TEXT && parts.exec(line)) || [];
  const [, whole = "", , decimals = ""] = thousands.exec(figures.trim()) ?? plain.exec(figures.trim()) ?? [];
  if (!/\d/.test(whole + decimals)) return undefined;
  const digits = whole.replace(/\D/g, "").replace(/^0+/, "");
  const [word = "", multiplier = ""] = multiplied.exec(after) ?? [];
  const units = `${before} ${after.slice(word.length)}`
    .toLowerCase()
    .split(" ")
    // The full stop of an abbreviation, or of a sentence: "350 USD."
    .map((unit) => unit.replace(/\.$/, ""))
    .filter(Boolean);
  // Six decimals, since 1.005 × 1000 in floating point is 1004.9999999999999.
  const product = Number(
    (Number(`${digits || "0"}.${decimals}`) * (multipliers[multiplier.toLowerCase()] ?? 1)).toFixed(6),
  );
  const isExact = digits.length + (decimals ? 2 : 0) <= MOST_DIGITS && product < 10 ** MOST_DIGITS;
  return { amount: isExact ? product : Infinity, units };
}
