import type { Freshness } from "../../../../src/features/rates/model/freshness";
import type { Rate } from "../../../../src/features/rates/model/rate";
import {
  badgeInWords,
  freshnessInWords,
  shown,
  type ListFreshness,
} from "../../../../src/features/rates/model/shown";
import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import english from "../../../../src/strings/en";
import indonesian from "../../../../src/strings/id";
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
  const { figures, badge, tone } = shown(rateOf(fields), now, english, freshness);
  expect(`${figures.buy} ${figures.sell} ${badge} ${tone}`).toBe(expected);
});

it.each([
  ["USD", "US Dollar", "Dolar Amerika Serikat"],
  ["USD", "us  DOLLAR", "Dolar Amerika Serikat"],
  ["SGD", "Singapore dollar", "Dolar Singapura"],
  ["EUR-S", "ＥＵＲＯ (small notes)", "Euro, pecahan kecil"],
  ["USD-S", "US Dollar Small", "Dolar AS, pecahan kecil"],
  ["GBP-S", "Small pound sterling", "Pound Inggris, pecahan kecil"],
  ["TWD", "Taiwan Dollar", "Dolar Taiwan"],
  ["AED", "UAE dirham", "Dirham UEA"],
  ["QAR", undefined, "Riyal Qatar"],
  ["USD-50", "US Dollar 50", "US Dollar 50 en"],
  ["XTS", "Test Money", "Test Money en"],
  ["JPY", "Yen Jepang", "Yen Jepang"],
])("on an Indonesian page %s, called %j, is %j", (code, display_name, expected) => {
  const [rate] = parseRates([rateRow(code, { display_name })], [], now);
  const { displayName, nameLang } = shown(rate!, now, indonesian);
  expect([displayName, nameLang].filter(Boolean).join(" ")).toBe(expected);
  expect(shown(rate!, now, english).displayName).toBe(rate!.displayName);
});

const setAt = Date.UTC(2026, 8, 29, 6, 3, 22);
const yesterday = setAt - DAY;

const received = { ratesFrom: now, lastSetAt: setAt };
const ofYesterday = { ratesFrom: yesterday, lastSetAt: yesterday };

it.each<[Freshness, Partial<ListFreshness>, string, string]>([
  ["waiting", {}, "Loading rates", ""],
  [
    "live",
    { ratesFrom: now, lastSetAt: setAt },
    "Live Update; Updated 14:10, Bali time",
    "Last Update - 14:03:22",
  ],
  ["live", { ratesFrom: now }, "Live Update; Updated 14:10, Bali time", "Last Update - 14:10:00"],
  ["aging", received, "Not live; Last rate 2 minutes ago", "Last Update - 2 minutes ago"],
  ["aging", {}, "", "Last Update - 14:10:00"], // an empty list
  ["dated", ofYesterday, "Last Update - 28 September 2026, 14:03:22", ""],
  ["dated", { ratesFrom: now }, "Last Update - time unknown", ""],
  ["stale", {}, "Connection Error", ""],
  ["stale", received, "Connection Error; Last rate 2 minutes ago", "Connection Error"],
])("a list that is %s, %j, says '%s', and on the board '%s'", (freshness, times, text, onBoard) => {
  const list = { freshness, ratesFrom: undefined, lastSetAt: undefined, ...times };
  const { badge, detail } = freshnessInWords(list, "2 minutes ago", english);
  expect([badge, detail].filter(Boolean).join("; ")).toBe(text);
  if (freshness !== "waiting")
    expect(badgeInWords(list, "2 minutes ago", now, english)).toBe(onBoard || text);
});
