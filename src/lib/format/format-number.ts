const plainDecimal = /^(\d{1,13})(?:\.(\d+))?$/;

/**
 * Rounded as it is written in decimal: times 100, 1.005 would be a little less than 100.5. Undefined for what no rate is:
 * negative, not finite, or so large or small that its hundredths are beyond what a number holds.
 */
function hundredthsIn(value: number): number | undefined {
  const [, whole, decimals = ""] = plainDecimal.exec(String(value)) ?? [];
  if (whole === undefined) return undefined;
  const roundsUp = (decimals[2] ?? "0") >= "5";
  return Number(whole + decimals.slice(0, 2).padEnd(2, "0")) + (roundsUp ? 1 : 0);
}

/**
 * The number that `formatRate` writes: what is reckoned with has to be what is shown.
 *
 * @example roundedToHundredths(0.6849) // 0.68
 */
export function roundedToHundredths(value: number): number {
  // Of a whole number of fifteen digits the hundredths are more than a number holds.
  if (Number.isInteger(value)) return value;
  return (hundredthsIn(value) ?? Math.round(value * 100)) / 100;
}

/**
 * A number in the Indonesian way, with at most two decimals (specification, section 9).
 *
 * As Intl.NumberFormat for "id-ID" writes it, which is not asked: its first use in a page reads the browser's tables of all
 * languages. That took 10 to 20 ms where it was measured, just when the first rates had come.
 *
 * @example formatRate(17925) // "17.925"
 * @example formatRate(20550.25) // "20.550,25"
 */
export function formatRate(value: number): string {
  const hundredths = hundredthsIn(value);
  if (hundredths === undefined) return value.toLocaleString("id-ID", { maximumFractionDigits: 2 });
  const digits = String(hundredths).padStart(3, "0");
  const grouped = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ".");
  const rest = digits.slice(-2).replace(/0+$/, "");
  return rest ? `${grouped},${rest}` : grouped;
}

/**
 * An amount of rupiah.
 *
 * @example formatRupiah(17925) // "Rp 17.925"
 */
export function formatRupiah(value: number): string {
  return `Rp ${formatRate(value)}`;
}
