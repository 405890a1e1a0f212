import { pagesOf, toTables } from "../../../src/features/board/board-columns";
import { parseRates } from "../../../src/features/rates/api/parse-rates";
import { rateRow } from "../../support/fixtures";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ratesOf = (count: number) =>
  parseRates(
    Array.from({ length: count }, (_, index) =>
      rateRow(`X${alphabet[Math.floor(index / 26)]}${alphabet[index % 26]}`),
    ),
  );

/** Draws the board: one line a row, `-` for a blank cell. */
const drawn = (count: number): string[] => {
  const tables = toTables(ratesOf(count));
  return (tables[0] ?? []).map((_, row) => tables.map((table) => table[row]?.code.slice(1) ?? "-").join(" "));
};

it.each([
  [0, []],
  [1, ["AA - - -"]],
  [4, ["AA AB AC AD"]],
  [5, ["AA AC AE -", "AB AD - -"]],
  [8, ["AA AC AE AG", "AB AD AF AH"]],
  [11, ["AA AD AG AJ", "AB AE AH AK", "AC AF AI -"]],
])("tables list %i rates from top to bottom, with blank rows at the end", (count, rows) => {
  expect(drawn(count)).toEqual(rows);
});

it.each([
  // rates, rows that fit, rates on each page
  [34, 9, [34]],
  [37, 9, [20, 17]],
  [160, 37, [80, 80]],
  [300, 12, [44, 44, 44, 44, 44, 44, 36]],
  [8, 1, [4, 4]],
  [34, Infinity, [34]],
  [0, 9, [0]],
])("pages of %i rates on a screen with room for %i rows have %j", (count, fits, lengths) => {
  const rates = ratesOf(count);
  const pages = pagesOf(rates, fits);
  expect(pages.map(({ length }) => length)).toEqual(lengths);
  expect(pages.flat()).toEqual(rates);
});
