import type { Scale, Strings } from "../../strings/en";

// English, because every browser has it. A browser without Indonesian, such as that of some televisions, would format "id" as
// English too, and 17.890 would be another number.
const formats: Intl.NumberFormat[] = [];

/**
 * Formats a number in the Indonesian locale with at most two decimals.
 *
 * @param decimals the least number of decimals, 0 to 2
 * @example formatRate(17925) // "17.925"
 * @example formatRate(20550.25) // "20.550,25"
 */
export function formatRate(value: number, decimals = 0): string {
  const format = (formats[decimals] ??= new Intl.NumberFormat("en", {
    minimumFractionDigits: decimals,
    // Specification, section 9.
    maximumFractionDigits: 2,
  }));
  return format.format(value).replace(/[.,]/g, (separator) => (separator === "," ? "." : ","));
}

/**
 * Formats an amount of rupiah.
 *
 * @example formatRupiah(17925) // "Rp 17.925"
 */
export const formatRupiah = (value: number): string => `Rp ${formatRate(value)}`;

/**
 * Returns the number that `formatRate` writes: calculations use what is shown.
 *
 * @example roundedToHundredths(0.6849) // 0.68
 */
export function roundedToHundredths(value: number): number {
  if (Number.isInteger(value) || !Number.isFinite(value)) return value;
  // 1.005 × 100 in floating point is 100.49999999999999. Numbers with an exponent of their own are below 0.000001.
  return Math.round(Number(`${value}e2`) || 0) / 100;
}

/** Smaller amounts need no words. */
const LEAST_APPROXIMATED = 10_000;

let approximate: Intl.NumberFormat | undefined;

/**
 * Writes an amount of rupiah in words, as a check of the zeros. Many visitors read the points of Indonesian numbers as decimals.
 *
 * @example rupiahInWords(4392500, english) // "about 4,39 million rupiah"
 */
export function rupiahInWords(value: number, { formats }: Strings): string | undefined {
  if (value < LEAST_APPROXIMATED) return undefined;
  approximate ??= new Intl.NumberFormat("en", {
    notation: "compact",
    compactDisplay: "long",
    maximumSignificantDigits: 3,
  });
  const [figures, scale] = approximate.format(value).split(" ") as [string, Scale];
  // The comma is the decimal sign of every figure on the page.
  return formats.rupiahInWords(figures.replace(".", ","), scale, value);
}
