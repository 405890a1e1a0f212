import { keepRates, readKeptRates } from "../../../src/features/rates/last-good-rates";
import { rateRow } from "../../support/fixtures";

const key = "lastGoodRates";

beforeEach(() => localStorage.clear());

it("gives back what was kept, with the time it was received", () => {
  keepRates([rateRow("USD"), "garbage"], 1_790_000_000_000);
  const kept = readKeptRates();
  expect(kept?.answeredAt).toBe(1_790_000_000_000);
  expect(kept?.rates.map(({ currencyCode }) => currencyCode)).toEqual(["USD"]);
});

it("is overwritten by the next answer", () => {
  keepRates([rateRow("USD")], 1);
  keepRates([rateRow("AUD")], 2);
  expect(readKeptRates()?.rates.map(({ currencyCode }) => currencyCode)).toEqual(["AUD"]);
});

it("does not keep an answer that would fill the storage", () => {
  keepRates([rateRow("USD")], 1);
  keepRates([rateRow("AUD", { display_name: "x".repeat(200_000) })], 2);
  expect(readKeptRates()?.answeredAt).toBe(1);
});

it.each([
  "",
  "{",
  "null",
  "[]",
  '{"answeredAt":1}',
  '{"answeredAt":"1","answer":[]}',
  '{"answeredAt":1,"answer":[]}',
  '{"answeredAt":-100000000000000,"answer":[{"currency_code":"USD","buy_rate":1}]}',
  '{"answeredAt":9000000000000000,"answer":[{"currency_code":"USD","buy_rate":1}]}',
  '{"answeredAt":1e308,"answer":[{"currency_code":"USD","buy_rate":1}]}',
])("makes nothing of %j", (text) => {
  localStorage.setItem(key, text);
  expect(readKeptRates()).toBeUndefined();
});

it("has nothing where storage is forbidden", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
  expect(() => keepRates([rateRow("USD")], 1)).not.toThrow();
  expect(readKeptRates()).toBeUndefined();
});
