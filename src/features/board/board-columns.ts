import * as en from "../../strings/en";
import type { Rate, Rates, Side } from "../rates/model/rate";

interface BoardColumn {
  readonly heading: string;
  readonly side: Side;
  /** Key of the theme's colours. */
  readonly color: string;
}

/** The columns of figures after the currency. Tables and placeholder follow this list; widths follow its length. */
export const boardColumns: readonly BoardColumn[] = [
  { heading: en.rates.sides.buy, side: "buy", color: "text" },
  { heading: en.rates.sides.sell, side: "sell", color: "gold300" },
];

/** Room for "17.890": shorter figures do not enlarge the board. */
const LEAST_CHARACTERS = 6;

/** Returns the number of characters that every figure on the board has room for. */
export const roomForFigures = (rates: Rates): number =>
  Math.max(
    LEAST_CHARACTERS,
    ...rates.flatMap(({ figures }) => boardColumns.map(({ side }) => figures[side].length)),
  );

/** Tables of a wide screen (specification, section 9). */
export const TABLES = 4;

/**
 * Splits rates into four tables of equal length, each filled from top to bottom before the next. `undefined` entries at the
 * end are the blank rows (specification, section 2).
 *
 * @param rows length of a table
 * @example
 * // 6 rates: USD AUD EUR GBP JPY SGD
 * // USD EUR JPY –
 * // AUD GBP SGD –     with the fourth table blank
 */
export function toTables(
  rates: Rates,
  rows = Math.ceil(rates.length / TABLES),
): readonly (readonly (Rate | undefined)[])[] {
  return Array.from({ length: TABLES }, (_, table) =>
    Array.from({ length: rows }, (_, row) => rates[table * rows + row]),
  );
}

/**
 * Splits rates into pages of about equal length, as few as possible. The page number takes the height of one row.
 *
 * @param rowsThatFit rows of a table that the screen has room for
 * @example pagesOf(rates, 37) // 160 rates, 40 rows a table: two pages of 80 rates
 */
export function pagesOf(rates: Rates, rowsThatFit: number): readonly Rates[] {
  const rows = Math.ceil(rates.length / TABLES);
  const count = rows <= rowsThatFit ? 1 : Math.ceil(rows / Math.max(1, rowsThatFit - 1));
  const perPage = Math.ceil(rows / count) * TABLES;
  return Array.from({ length: count }, (_, page) => rates.slice(page * perPage, (page + 1) * perPage));
}
