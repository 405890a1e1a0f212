import type { Rate, Rates } from "../rates/rate";

/** Tables that stand side by side on a wide screen (specification, section 9). */
const COLUMNS = 4;

/**
 * Deals rates into four columns of equal length, each filled from top to bottom before the next. What is left over at the
 * end is `undefined`: the blank rows that pad the board to a multiple of four (specification, section 2).
 *
 * @example
 * // 6 rates: USD AUD EUR GBP JPY SGD
 * // USD EUR JPY –
 * // AUD GBP SGD –     with the fourth column blank
 */
export function toColumns(rates: Rates): readonly (readonly (Rate | undefined)[])[] {
  const rows = Math.ceil(rates.length / COLUMNS);
  return Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: rows }, (_, row) => rates[column * rows + row]),
  );
}

// Room for "17.890": shorter figures do not make the whole board larger.
const LEAST_CHARACTERS = 6;

/** Comma and two digits: as many characters as a figure gains and loses while its rate moves. */
const DECIMALS = 3;

/** Characters of the longest figure among the rates. */
function longestFigure(rates: Rates): number {
  return rates.reduce(
    (longest, { formattedBuy, formattedSell }) =>
      Math.max(longest, formattedBuy.length, formattedSell.length),
    LEAST_CHARACTERS,
  );
}

/**
 * Characters that every figure on the board gets room for. The size of all text depends on it, so that no two figures
 * collide; therefore it stays when the longest figure has merely lost its decimals, which the next poll may bring back.
 *
 * @param before the room there was
 */
export function roomForFigures(rates: Rates, before = LEAST_CHARACTERS): number {
  const longest = longestFigure(rates);
  return longest > before || longest < before - DECIMALS ? longest : before;
}
