import type { Rate, Rates } from "../rates/rate";

/** Tables that stand side by side on a wide screen (specification, section 9). */
export const COLUMNS = 4;

/**
 * Deals rates into four columns of equal length, each filled from top to bottom before the next. What is left over at the
 * end is `undefined`: the blank rows that pad the board to a multiple of four (specification, section 2).
 *
 * @example
 * // 6 rates
 * // USD EUR JPY –
 * // AUD GBP –   –     with the last two of the third and fourth column blank
 */
export function toColumns(rates: Rates): readonly (readonly (Rate | undefined)[])[] {
  const rows = Math.ceil(rates.length / COLUMNS);
  return Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: rows }, (_, row) => rates[column * rows + row]),
  );
}

// Room for "17.890": shorter figures do not make the whole board larger.
const LEAST_CHARACTERS = 6;

/** Characters of the longest figure on the board; the size of all text depends on it, so that no two figures collide. */
export function longestFigure(rates: Rates): number {
  return rates.reduce(
    (longest, { formattedBuy, formattedSell }) =>
      Math.max(longest, formattedBuy.length, formattedSell.length),
    LEAST_CHARACTERS,
  );
}
