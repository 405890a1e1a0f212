import { cacheFeed, readCachedFeed } from "../../../../src/features/rates/api/cached-feed";
import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import { initialFeed } from "../../../../src/features/rates/model/feed";
import { rateRow } from "../../../support/fixtures";

const DAY = 24 * 60 * 60_000;
const now = Date.UTC(2026, 8, 29, 6, 10);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now });
});

const cache = (answeredAt: number, ...rows: readonly unknown[]) =>
  cacheFeed({ ...initialFeed, rates: parseRates(rows), answeredAt }, initialFeed);

it("keeps an implausible row as such, with the figures that later ones are compared with", () => {
  const good = parseRates([rateRow("XAF", { buy_rate: 30, sell_rate: 31 })]);
  const rates = parseRates([rateRow("XAF", { buy_rate: 300, sell_rate: 310 })], good);
  cacheFeed({ ...initialFeed, rates, answeredAt: now - DAY }, initialFeed);
  expect(readCachedFeed()?.rates).toEqual([
    expect.objectContaining({ buyRate: 300, trust: "ask", lastGood: { buyRate: 30, sellRate: 31 } }),
  ]);
});

it("ignores rates older than a day, and does not fill the storage", () => {
  cache(now - DAY - 1, rateRow("USD"));
  expect(readCachedFeed()).toBeUndefined();
  cache(now, rateRow("AUD", { display_name: "x".repeat(300_000) }));
  expect(readCachedFeed()).toBeUndefined();
});

it.each(["", "{", "null", "[]", '{"answeredAt":1}', '{"answeredAt":1790662000000,"rates":[{"code":"USD"}]}'])(
  "ignores %j",
  (text) => {
    localStorage.setItem("cachedRates", text);
    expect(readCachedFeed()).toBeUndefined();
  },
);
