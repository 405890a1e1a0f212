import { searchRates } from "../../../src/features/board/search-rates";
import { parseRates } from "../../../src/features/rates/api/parse-rates";
import indonesian from "../../../src/strings/id";
import { rateRow } from "../../support/fixtures";

const names = {
  USD: "US Dollar",
  "USD-S": "US Dollar Small",
  AUD: "Australian Dollar",
  JPY: "Japanese Yen",
  INR: "Indian Rupee",
  CRC: "Colón",
  ...Object.fromEntries("SGD HKD NZD GBP KRW AED EUR CNY VND".split(" ").map((code) => [code, code])),
};
const rates = parseRates(
  Object.entries(names).map(([code, display_name]) => rateRow(code, { display_name })),
);

it.each([
  // Specification, section 5.
  ["-s", "USD-S"],
  ["us  dollar", "USD USD-S"],
  ["ANESE", "JPY"],
  [".*", ""],
  // Other keyboards.
  ["İNR", "INR"],
  ["ＵＳＤ", "USD USD-S"],
  ["colon", "CRC"],
  // Symbols.
  ["$", "USD USD-S AUD SGD HKD NZD"],
  ["S$", "SGD"],
  ["¥", "JPY CNY"],
  // Countries and names in English and Indonesian.
  ["united kingdom", "GBP"],
  ["dolar", "USD USD-S AUD SGD HKD NZD"],
  ["singapura", "SGD"],
  ["pecahan kecil", "USD-S"],
  ["France", "EUR"],
  ["euros", "EUR"],
  // Nicknames.
  ["aussie", "AUD"],
  ["uae", "AED"],
  ["rupiah", ""],
])("search for %j finds %j", (query, found) => {
  expect(searchRates(rates, query, indonesian).map(({ code }) => code)).toEqual(
    found.split(" ").filter(Boolean),
  );
});
