import { Flag } from "../../components/flag";
import * as en from "../../strings/en";
import { formatFigure } from "../rates/format-figure";
import { rowNote } from "../rates/model/freshness";
import { isOneOfSeveral, type Rate, type Rates } from "../rates/model/rate";

interface BoardColumn {
  readonly heading: string;
  readonly figure: (rate: Rate) => string;
  /** Key of the theme's colours. */
  readonly color: string;
}

/** The columns of figures after the currency. Tables, cards and skeletons follow this list; widths follow its length. */
export const boardColumns: readonly BoardColumn[] = [
  { heading: en.rates.sides.buy, figure: (rate) => formatFigure(rate, "buy"), color: "text" },
  { heading: en.rates.sides.sell, figure: (rate) => formatFigure(rate, "sell"), color: "gold300" },
];

type CurrencyNameProps = {
  readonly rate: Rate;
  /** `rowNote` of the row, before its name. */
  readonly note: string | undefined;
};

/** Flag, code with the suffix for small notes, and name. Tables and cards style the class names. */
export const CurrencyName = ({ rate: { code, displayName, imageUrl }, note }: CurrencyNameProps) => (
  <div className="currency">
    <Flag src={imageUrl} className="flag" />
    <b className="code" translate="no">
      {code.slice(0, 3)}
      {code.length > 3 && <i className="suffix">{code.slice(3)}</i>}
    </b>{" "}
    <small className="name">{note === undefined ? displayName : `${note} · ${displayName}`}</small>
  </div>
);

/**
 * Returns the figures of a row, by `boardColumns`.
 *
 * @example figuresOf(rate) // ["0,67", "0,70"] for buy and sell rates of 0.67 and 0.7
 */
export const figuresOf = (rate: Rate): readonly string[] => boardColumns.map(({ figure }) => figure(rate));

/** Returns whether a row needs its name: it has a note or a unit, or shares its code with another row. */
export const needsName = (rate: Rate, rates: Rates, today: number): boolean =>
  rowNote(rate, today) !== undefined || rate.unit !== 1 || isOneOfSeveral(rate, rates);

/** Tables of a wide screen (specification, section 9). */
export const TABLES = 4;

/**
 * Splits rates into four tables of equal length, each filled from top to bottom before the next. `undefined` entries at the
 * end are the blank rows (specification, section 2).
 *
 * @example
 * // 6 rates: USD AUD EUR GBP JPY SGD
 * // USD EUR JPY –
 * // AUD GBP SGD –     with the fourth table blank
 */
export function toTables(rates: Rates): readonly (readonly (Rate | undefined)[])[] {
  const rows = Math.ceil(rates.length / TABLES);
  return Array.from({ length: TABLES }, (_, table) =>
    Array.from({ length: rows }, (_, row) => rates[table * rows + row]),
  );
}

/** Room for "17.890": shorter figures do not enlarge the board. */
const LEAST_CHARACTERS = 6;

/** A comma and two digits, which a figure gains and loses while its rate moves. */
const DECIMALS = 3;

/**
 * Returns the number of characters that every figure on the board has room for. The size of all text depends on it, so it
 * does not change when the longest figure only loses its decimals.
 *
 * @param before the previous result
 */
export function roomForFigures(rates: Rates, before = LEAST_CHARACTERS): number {
  const longest = Math.max(LEAST_CHARACTERS, ...rates.flatMap(figuresOf).map(({ length }) => length));
  return longest > before || longest < before - DECIMALS ? longest : before;
}
