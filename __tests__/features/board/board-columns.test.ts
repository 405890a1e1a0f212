import { needsName, roomForFigures, toTables } from "../../../src/features/board/board-columns";
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
  return (tables[0] ?? []).map((_, row) =>
    tables.map((table) => table[row]?.currencyCode.slice(1) ?? "-").join(" "),
  );
};

describe("tables", () => {
  it.each([
    [0, []],
    [1, ["AA - - -"]],
    [4, ["AA AB AC AD"]],
    [5, ["AA AC AE -", "AB AD - -"]],
    [8, ["AA AC AE AG", "AB AD AF AH"]],
    [11, ["AA AD AG AJ", "AB AE AH AK", "AC AF AI -"]],
  ])("list %i rates from top to bottom, with blank rows at the end", (count, rows) => {
    expect(drawn(count)).toEqual(rows);
  });

  it.each([1, 2, 3, 24, 30, 34, 36, 37, 60, 300])(
    "are of equal length with %i rates, and lose none",
    (count) => {
      const tables = toTables(ratesOf(count));
      expect(tables).toHaveLength(4);
      expect(new Set(tables.map(({ length }) => length)).size).toBe(1);
      expect(tables.flat().filter(Boolean)).toHaveLength(count);
      // Never a row more than needed: fewer than four cells are blank.
      expect(tables.flat().length - count).toBeLessThan(4);
    },
  );
});

const row = (buy_rate: number, sell_rate = 2) => ({ buy_rate, sell_rate });

describe("the width of figures", () => {
  it.each([
    ["is six characters on an empty board", [], undefined, 6],
    ["is six characters at least", [row(1)], undefined, 6],
    ["counts separators and decimals", [row(20_550.25)], undefined, "20.550,25".length],
    ["considers the sell rate", [row(1, 1_234_567)], undefined, "1.234.567".length],
    ["grows with the longest figure", [row(17_925), row(20_550.25)], 6, "20.550,25".length],
    ["stays when the longest figure loses a decimal", [row(20_550.5)], "20.550,25".length, 9],
    ["stays when the longest figure loses its decimals", [row(20_550)], "20.550,25".length, 9],
    ["shrinks when the longest figure is removed", [row(20_550)], "1.234.567,89".length, 6],
  ])("%s", (_, rows, before, width) => {
    const rates = parseRates(rows.map((fields, index) => rateRow(`X${alphabet[index]}A`, fields)));
    expect(roomForFigures(rates, before)).toBe(width);
  });
});

describe("the name of a row on a wall screen", () => {
  it.each([
    ["is not needed when no other row has the code", [rateRow("EUR"), rateRow("USD")], false],
    [
      "distinguishes rows with the same code",
      [rateRow("USD", { display_name: "USD 100" }), rateRow("USD")],
      true,
    ],
    ["says the unit", [rateRow("JPY", { display_name: "Japanese Yen (100)", buy_rate: 11_355 })], true],
  ])("%s", (_, rows, expected) => {
    const rates = parseRates(rows);
    expect(rates.map((rate) => needsName(rate, rates))).toEqual(rates.map(() => expected));
  });

  it("is needed for a note", () => {
    const rates = parseRates([rateRow("USD")]).map((rate) => ({ ...rate, note: "Since 16 Nov" }));
    expect(rates.map((rate) => needsName(rate, rates))).toEqual([true]);
  });
});
