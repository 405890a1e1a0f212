import { searchRates } from "../../../src/features/board/search-rates";
import { parseRates } from "../../../src/features/rates/api/parse-rates";
import { rateRow } from "../../support/fixtures";

const rates = parseRates([
  rateRow("USD", { display_name: "US Dollar" }),
  rateRow("USD-S", { display_name: "US Dollar Small" }),
  rateRow("AUD", { display_name: "Australian Dollar" }),
  rateRow("JPY", { display_name: "Japanese Yen" }),
  rateRow("INR", { display_name: "Indian Rupee" }),
  rateRow("CRC", { display_name: "Colón" }),
]);

describe("search", () => {
  it.each([
    ["usd", ["USD", "USD-S"]],
    ["USD", ["USD", "USD-S"]],
    ["-s", ["USD-S"]],
    ["dollar", ["USD", "USD-S", "AUD"]],
    ["us  dollar", ["USD", "USD-S"]],
    ["ANESE", ["JPY"]],
    ["  yen ", ["JPY"]],
    ["u", ["USD", "USD-S", "AUD", "INR"]],
    ["", ["USD", "USD-S", "AUD", "JPY", "INR", "CRC"]],
    ["   ", ["USD", "USD-S", "AUD", "JPY", "INR", "CRC"]],
    ["İNR", ["INR"]], // in capitals, from a Turkish keyboard
    ["ＵＳＤ", ["USD", "USD-S"]], // from a Japanese one
    ["colon", ["CRC"]],
    ["COLO\u0301N", ["CRC"]],
    ["$", ["USD", "USD-S", "AUD"]],
    ["¥", ["JPY"]],
    ["dolar", ["USD", "USD-S", "AUD"]],
    ["jepang", ["JPY"]],
    ["aussie", ["AUD"]],
    ["austra", ["AUD"]],
    ["xyz", []],
    [".*", []],
  ])("for %j finds %j", (query, found) => {
    expect(searchRates(rates, query).map(({ currencyCode }) => currencyCode)).toEqual(found);
  });

  it("returns the same list without a query", () => {
    expect(searchRates(rates, " ")).toBe(rates);
  });
});
