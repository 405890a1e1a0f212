import type { Freshness } from "../../../../src/features/rates/model/freshness";
import type { Rate } from "../../../../src/features/rates/model/rate";
import {
  freshnessInWords,
  rowFreshnessInWords,
  shown,
  shownWithoutRate,
  type FreshnessWords,
  type ListFreshness,
} from "../../../../src/features/rates/model/shown";
import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import { rateRow } from "../../../support/fixtures";

/** 14:10 in Bali. */
const now = Date.UTC(2026, 8, 29, 6, 10);
const DAY = 24 * 3_600_000;

const rateOf = (fields: Record<string, unknown>): Rate => parseRates([rateRow("USD", fields)], [], now)[0]!;
const old = { created_at: null, updated_at: "2026-09-20T06:00:00Z" };
const doubtful = { buy_rate: 178_900 };

it.each<[string, Record<string, unknown>, Freshness, string]>([
  ["today's", {}, "live", "17.925 18.110 Live live"],
  ["today's", {}, "aging", "17.925 18.110 Not live muted"],
  ["today's", {}, "dated", "17.925 18.110 Not live muted"],
  ["today's", {}, "stale", "17.925 18.110 Not live lost"],
  ["of nine days ago", old, "live", "17.925 18.110 Since 20 Sept muted"],
  ["of nine days ago", old, "stale", "17.925 18.110 Since 20 Sept lost"],
  [
    "of tomorrow",
    { updated_at: new Date(now + DAY).toISOString() },
    "live",
    "17.925 18.110 Time unknown muted",
  ],
  ["implausible", doubtful, "live", "178.900 18.110 Please ask at the counter muted"],
  ["unreadable", { buy_rate: "n/a" }, "live", "– 18.110 Please ask at the counter muted"],
  ["bought only", { sell_rate: null }, "live", "17.925 – Live live"],
  ["with decimals on one side", { buy_rate: 17_925.5 }, "live", "17.925,50 18.110,00 Live live"],
])("a row %s, %j, in a list that is %s: %s", (_, fields, freshness, expected) => {
  const { figures, badge, tone } = shown(rateOf(fields), now, freshness);
  expect(`${figures.buy} ${figures.sell} ${badge} ${tone}`).toBe(expected);
});

it("names the currency of a card without a row", () => {
  expect(shownWithoutRate("GBP")).toMatchObject({
    name: "British Pound",
    unit: 1,
    figures: { buy: "Not available" },
  });
});

const setAt = Date.UTC(2026, 8, 29, 6, 3, 22);
const yesterday = setAt - DAY;

it.each<[Freshness, Partial<ListFreshness>, Partial<FreshnessWords>]>([
  ["waiting", {}, { sentence: "Loading rates", detail: "" }],
  [
    "live",
    { lastSetAt: setAt },
    { sentence: "Live Update", detail: "Updated 2 minutes ago", lastUpdate: "Last Update - 14:03:22" },
  ],
  ["live", {}, { lastUpdate: "Last Update - 14:10:00", lastUpdateOnPaper: "Last Update - time unknown" }],
  [
    "aging",
    { ratesFrom: now, lastSetAt: setAt },
    {
      sentence: "Updated 2 minutes ago",
      lastUpdate: "Last Update - 2 minutes ago",
      lastUpdateOnPaper: "Last Update - 29 September 2026, 14:03:22",
    },
  ],
  ["aging", {}, { sentence: "", detail: "", lastUpdate: "Last Update - 14:10:00" }], // an empty list
  [
    "dated",
    { ratesFrom: yesterday, lastSetAt: yesterday },
    {
      sentence: "Last Update - 28 September 2026, 14:03:22",
      lastUpdate: "Last Update - 28 September 2026, 14:03:22",
    },
  ],
  ["dated", { ratesFrom: now }, { sentence: "Last Update - time unknown" }],
  ["stale", {}, { sentence: "Connection Error", detail: "" }],
  [
    "stale",
    { ratesFrom: now, lastSetAt: setAt },
    { sentence: "Connection Error", detail: "Rates received", receivedAt: "at 14:10:00, " },
  ],
  [
    "stale",
    { ratesFrom: yesterday, lastSetAt: yesterday },
    { detail: "Last Update - 28 September 2026, 14:03:22", receivedAt: "" },
  ],
])("a list that is %s, %j, says %j", (freshness, times, words) => {
  const list = { freshness, ratesFrom: undefined, lastSetAt: undefined, ...times };
  expect(freshnessInWords(list, "2 minutes ago", now)).toMatchObject(words);
});

it.each<[string, Record<string, unknown>, Freshness, string]>([
  ["today's", {}, "live", "Updated 2 minutes ago"],
  ["today's", {}, "aging", "Not live. Last rate 2 minutes ago"],
  ["today's", {}, "dated", "Not live. "],
  ["today's", {}, "stale", "Not live. Last rate 2 minutes ago"],
  ["of nine days ago", old, "dated", "Since 20 Sept"],
  ["of nine days ago", old, "stale", "Not live. Since 20 Sept"],
])("a sentence about a row %s, %j, in a list that is %s: %s", (_, fields, freshness, expected) => {
  const row = shown(rateOf(fields), now, freshness);
  const { badge, sentence } = rowFreshnessInWords(row, freshness, "2 minutes ago");
  expect(`${badge} ${sentence}`.trimStart()).toBe(expected);
});
