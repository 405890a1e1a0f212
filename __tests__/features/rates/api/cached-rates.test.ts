import { cacheRates, readCachedRates } from "../../../../src/features/rates/api/cached-rates";
import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import { rateRow } from "../../../support/fixtures";

const key = "lastGoodRates";
const DAY = 24 * 60 * 60_000;
const now = Date.UTC(2026, 8, 29, 6);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now });
});

afterEach(() => jest.useRealTimers());

it("returns the stored response with its time", () => {
  cacheRates([rateRow("USD"), "garbage"], now - DAY);
  const cached = readCachedRates();
  expect(cached?.answeredAt).toBe(now - DAY);
  expect(cached?.rates.map(({ currencyCode }) => currencyCode)).toEqual(["USD"]);
});

it("replaces the stored response", () => {
  cacheRates([rateRow("USD")], now - 2);
  cacheRates([rateRow("AUD")], now - 1);
  expect(readCachedRates()?.rates.map(({ currencyCode }) => currencyCode)).toEqual(["AUD"]);
});

it("ignores a response older than a day", () => {
  cacheRates([rateRow("USD")], now - DAY - 1);
  expect(readCachedRates()).toBeUndefined();
});

it("does not store a response that would fill the storage", () => {
  cacheRates([rateRow("USD")], now - 2);
  cacheRates([rateRow("AUD", { display_name: "x".repeat(200_000) })], now - 1);
  expect(readCachedRates()?.answeredAt).toBe(now - 2);
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
])("ignores %j", (text) => {
  localStorage.setItem(key, text);
  expect(readCachedRates()).toBeUndefined();
});

it("works without storage", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
  expect(() => cacheRates([rateRow("USD")], 1)).not.toThrow();
  expect(readCachedRates()).toBeUndefined();
});

it("stores the last good figures in place of implausible ones", () => {
  const good = parseRates([rateRow("USD"), rateRow("AUD")], [], now);
  const answer = [rateRow("USD", { buy_rate: 12_000, sell_rate: 12_100 }), rateRow("AUD")];
  cacheRates(answer, now, parseRates(answer, good, now));
  expect(readCachedRates()?.rates).toMatchObject([
    { buyRate: 17_925, sellRate: 18_110, updatedAt: undefined },
    { buyRate: 17_925 },
  ]);
});
