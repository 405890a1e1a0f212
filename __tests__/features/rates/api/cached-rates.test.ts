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

describe("implausible figures", () => {
  const row = (buy_rate: number, day: number) =>
    rateRow("USD", {
      buy_rate,
      sell_rate: buy_rate + 200,
      created_at: null,
      updated_at: new Date(now + day * DAY).toISOString(),
    });
  /** A visit that gets one answer, compared with those of earlier visits. */
  const visit = (answer: unknown[], day: number) => {
    jest.setSystemTime(now + day * DAY);
    const rates = parseRates(answer, readCachedRates()?.rates, Date.now());
    cacheRates(answer, Date.now(), rates);
    return rates;
  };

  it("are marked in an outage too, days after the last good ones", () => {
    visit([row(17_890, 0)], 0);
    for (const day of [0.9, 1.8, 2.7]) visit([row(23_900, 0.9)], day);
    jest.setSystemTime(now + 3 * DAY);
    expect(readCachedRates()?.rates).toMatchObject([{ buyRate: 23_900, isImplausible: true }]);
  });

  it("are confirmed by a later update at the next visit", () => {
    visit([row(12_000, 0)], 0);
    expect(visit([row(17_800, 0.9)], 0.9)).toMatchObject([{ isImplausible: true }]);
    expect(visit([row(17_850, 1.8)], 1.8)).toMatchObject([{ buyRate: 17_850, isImplausible: false }]);
  });

  it("do not become what later ones are compared with", () => {
    visit([row(17_890, 0)], 0);
    visit([row(12_000, 0.9)], 0.9);
    expect(visit([row(17_900, 1.8)], 1.8)).toMatchObject([{ isImplausible: false }]);
  });
});
