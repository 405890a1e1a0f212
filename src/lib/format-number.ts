let format: Intl.NumberFormat | undefined;

/**
 * A number in the Indonesian way, with at most two decimals (specification, section 9).
 *
 * @example formatRate(17925) // "17.925"
 * @example formatRate(20550.25) // "20.550,25"
 */
export function formatRate(value: number): string {
  format ??= new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });
  return format.format(value);
}

/**
 * An amount of rupiah.
 *
 * @example formatRupiah(17925) // "Rp 17.925"
 */
export function formatRupiah(value: number): string {
  return `Rp ${formatRate(value)}`;
}
