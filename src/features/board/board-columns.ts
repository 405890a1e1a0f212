import type { Rates, Side } from "../rates/model/rate";

interface BoardColumn {
  readonly side: Side;
  /** Key of the theme's colours. */
  readonly color: string;
}

/** The columns of figures after the currency. Cards, tables and their placeholder follow this list; widths follow its length. */
export const boardColumns: readonly BoardColumn[] = [
  { side: "buy", color: "text" },
  { side: "sell", color: "sell" },
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
 * Splits rows into four tables of equal length, each filled from top to bottom before the next. `undefined` entries at the
 * end are the blank rows (specification, section 2).
 *
 * @param length of a table
 * @example
 * // 6 rates: USD AUD EUR GBP JPY SGD
 * // USD EUR JPY –
 * // AUD GBP SGD –     with the fourth table blank
 */
export function toTables<Row>(
  rows: readonly Row[],
  length = Math.ceil(rows.length / TABLES),
): readonly (readonly (Row | undefined)[])[] {
  return Array.from({ length: TABLES }, (_, table) =>
    Array.from({ length }, (_, index) => rows[table * length + index]),
  );
}

/**
 * Splits rows into pages of about equal length, as few as possible.
 *
 * @param rowsThatFit rows of a table that the screen has room for
 * @example pagesOf(rows, 37) // 160 rows, 40 a table: two pages of 80 rows
 */
export function pagesOf<Row>(rows: readonly Row[], rowsThatFit: number): readonly (readonly Row[])[] {
  const length = Math.ceil(rows.length / TABLES);
  const count = Math.ceil(length / rowsThatFit) || 1;
  const perPage = Math.ceil(length / count) * TABLES;
  return Array.from({ length: count }, (_, page) => rows.slice(page * perPage, (page + 1) * perPage));
}
