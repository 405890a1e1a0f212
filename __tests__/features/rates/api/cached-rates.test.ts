import { keepRates, readKeptRates } from "../../../../src/features/rates/api/cached-rates";
import { rateRow } from "../../../support/fixtures";

const key = "lastGoodRates";
const DAY = 24 * 60 * 60_000;
const now = Date.UTC(2026, 8, 29, 6);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now });
});

afterEach(() => jest.useRealTimers());

it("gives back what was kept, with the time it was received", () => {
  keepRates([rateRow("USD"), "garbage"], now - DAY);
  const kept = readKeptRates();
  expect(kept?.answeredAt).toBe(now - DAY);
  expect(kept?.rates.map(({ currencyCode }) => currencyCode)).toEqual(["USD"]);
});

it("is overwritten by the next answer", () => {
  keepRates([rateRow("USD")], now - 2);
  keepRates([rateRow("AUD")], now - 1);
  expect(readKeptRates()?.rates.map(({ currencyCode }) => currencyCode)).toEqual(["AUD"]);
});

it("gives nothing back that is older than a day", () => {
  keepRates([rateRow("USD")], now - DAY - 1);
  expect(readKeptRates()).toBeUndefined();
});

it("does not keep an answer that would fill the storage", () => {
  keepRates([rateRow("USD")], now - 2);
  keepRates([rateRow("AUD", { display_name: "x".repeat(200_000) })], now - 1);
  expect(readKeptRates()?.answeredAt).toBe(now - 2);
});

it("does not fail over an answer that is nested too deep to be written", () => {
  const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(() => keepRates([rateRow("USD"), deep], now)).not.toThrow();
  expect(readKeptRates()).toBeUndefined();
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
