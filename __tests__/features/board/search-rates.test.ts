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
    ["usd-s", ["USD-S"]],
    ["usd s", ["USD-S"]],
    ["dollar s", ["USD-S"]],
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
    ["|", []],
  ])("for %j finds %j", (query, found) => {
    expect(searchRates(rates, query).map(({ currencyCode }) => currencyCode)).toEqual(found);
  });

  const world = parseRates(
    "USD AUD SGD HKD TWD NZD GBP KRW SAR AED JPY EUR CNY MOP TRY VND MMK INR LKR"
      .split(" ")
      .map((code) => rateRow(code)),
  );

  it.each([
    ["united kingdom", ["GBP"]],
    ["United Arab Emirates", ["AED"]],
    ["south korea", ["KRW"]],
    ["korea selatan", ["KRW"]],
    ["saudi arabia", ["SAR"]],
    ["hong kong", ["HKD"]],
    ["new zealand", ["NZD"]],
    ["selandia baru", ["NZD"]],
    ["amerika serikat", ["USD"]],
    ["us dolar", ["USD"]],
    ["aud australian", ["AUD"]],
    ["south kor", ["KRW"]],
    ["south k", ["KRW"]], // while it is being typed
    ["south zealand", []],
    ["so ko", []],
    ["S$", ["SGD"]],
    ["A$", ["AUD"]],
    ["US$", ["USD"]],
    ["HK$", ["HKD"]],
    ["NZ$", ["NZD"]],
    ["NT$", ["TWD"]],
    ["uk", ["GBP"]],
    ["USA", ["USD"]],
    ["uae", ["AED"]],
    ["hongkong", ["HKD"]],
    ["hongkong dol", ["HKD"]],
    ["viet nam", ["VND"]],
    ["đồng", ["VND"]],
    ["cina", ["CNY"]],
    ["macau", ["MOP"]],
    ["turkey", ["TRY"]],
    ["burma", ["MMK"]],
    ["円", ["JPY"]],
    ["元", ["TWD", "CNY"]],
    ["Rs", ["INR", "LKR"]],
    ["Rs.", ["INR", "LKR"]],
    ["jerman", ["EUR"]],
    ["France", ["EUR"]],
    ["belanda", ["EUR"]],
    ["euros", ["EUR"]],
    ["great britain", ["GBP"]],
    ["pounds", ["GBP"]],
    ["bucks", ["USD"]],
    ["dollars", ["USD", "AUD", "SGD", "HKD", "TWD", "NZD"]],
    ["us-dollar", ["USD"]],
    ["usd/idr", ["USD"]],
    ["AUD to rupiah", ["AUD"]],
    ["rupiah", []],
    ["idr/", []],
  ])("in any name of the country or symbol for %j finds %j", (query, found) => {
    expect(searchRates(world, query).map(({ currencyCode }) => currencyCode)).toEqual(found);
  });

  it("returns the same list without a query", () => {
    expect(searchRates(rates, " ")).toBe(rates);
  });
});
