import { longestFigure, toColumns } from "../../../src/features/board/columns";
import { parseRates } from "../../../src/features/rates/parse-rates";
import { rateRow } from "../../support/fixtures";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ratesOf = (count: number) =>
  parseRates(
    Array.from({ length: count }, (_, index) =>
      rateRow(`X${alphabet[Math.floor(index / 26)]}${alphabet[index % 26]}`),
    ),
  );

/** The board as it is seen: a line for each row, `-` for a blank one. */
const drawn = (count: number): string[] => {
  const columns = toColumns(ratesOf(count));
  return (columns[0] ?? []).map((_, row) =>
    columns.map((column) => column[row]?.currencyCode.slice(1) ?? "-").join(" "),
  );
};

describe("columns", () => {
  it.each([
    [0, []],
    [1, ["AA - - -"]],
    [4, ["AA AB AC AD"]],
    [5, ["AA AC AE -", "AB AD - -"]],
    [8, ["AA AC AE AG", "AB AD AF AH"]],
    [11, ["AA AD AG AJ", "AB AE AH AK", "AC AF AI -"]],
  ])("deal %i rates from top to bottom, padded with blank rows at the end", (count, rows) => {
    expect(drawn(count)).toEqual(rows);
  });

  it.each([1, 2, 3, 24, 30, 34, 36, 37, 60, 300])(
    "are of equal length with %i rates, and lose none",
    (count) => {
      const columns = toColumns(ratesOf(count));
      expect(columns).toHaveLength(4);
      expect(new Set(columns.map(({ length }) => length)).size).toBe(1);
      expect(columns.flat().filter(Boolean)).toHaveLength(count);
      // Never a row more than needed: fewer than four cells are blank.
      expect(columns.flat().length - count).toBeLessThan(4);
    },
  );
});

describe("the longest figure", () => {
  it.each([
    ["counts six characters at least", { buy_rate: 1, sell_rate: 2 }, 6],
    ["counts separators and decimals", { buy_rate: 20_550.25, sell_rate: 2 }, "20.550,25".length],
    ["looks at both sides", { buy_rate: 1, sell_rate: 1_234_567 }, "1.234.567".length],
  ])("%s", (_, fields, length) => {
    expect(longestFigure(parseRates([rateRow("AAA"), rateRow("IRR", fields)]))).toBe(length);
  });

  it("is six characters on an empty board", () => {
    expect(longestFigure([])).toBe(6);
  });
});
