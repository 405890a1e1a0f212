/** @jest-environment node */
import { recentDays } from "../../../src/features/currencies/recent-days";

const DAY_MS = 86_400_000;
const END = Date.parse("2026-01-10");

/** A day `before` the last one, which is in a new year. */
const day = (before: number, buy = 17_000 + before) => ({
  date: new Date(END - before * DAY_MS).toISOString().slice(0, 10),
  buy,
  sell: buy + 250,
});
const days = (...before: number[]) => before.map((one) => day(one));
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** How many times a path begins anew. */
const parts = (path: string) => path.match(/M/g)?.length ?? 0;

it.each([
  { count: 0, listed: 0, parts: [] },
  { count: 2, listed: 2, parts: [] },
  { count: 3, listed: 3, parts: [1, 1, 1] },
  { count: 30, listed: 30, parts: [1, 1, 1] },
  { count: 400, listed: 31, parts: [1, 1, 1] },
])("lists $listed of $count recorded days, and draws them from the third on", (expected) => {
  const found = recentDays(days(...range(expected.count)).reverse());
  expect(found.days).toEqual(days(...range(expected.listed)));
  expect(found.drawing.map(parts)).toEqual(expected.parts);
});

it("leaves a gap for days that were not recorded", () => {
  expect(recentDays(days(0, 1, 2, 3, 12, 13, 29)).drawing.map(parts)).toEqual([3, 3, 3]);
});

it("has no drawing of three days that are further apart", () => {
  expect(recentDays(days(0, 1, 31)).drawing).toEqual([]);
});

it("draws the last day at the right edge, the lowest rate at the bottom and the highest at the top", () => {
  const [, buy, sell] = recentDays([day(2, 100), day(1, 150), day(0, 200)]).drawing;
  expect(buy).toMatch(/^M30,\d+L29,\d+L28,200$/);
  expect(sell).toMatch(/^M30,0L/);
});
