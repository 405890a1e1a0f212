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
const parts = (path = "") => path.match(/M/g)?.length ?? 0;

it.each([
  { count: 0, drawn: 0, changes: [] },
  { count: 2, drawn: 0, changes: [] },
  { count: 3, drawn: 3, changes: [] },
  { count: 30, drawn: 30, changes: [7] },
  { count: 400, drawn: 30, changes: [7, 30] },
])("says of $count recorded days $drawn", ({ count, drawn, changes }) => {
  const found = recentDays(days(...range(count)).reverse());
  expect(found.last).toEqual(count > 0 ? day(0) : undefined);
  expect(found.days).toEqual(days(...range(drawn)));
  expect(found.changes).toEqual(changes.map((before) => ({ days: before, difference: -before })));
  expect(parts(found.drawing?.buy)).toBe(drawn > 0 ? 1 : 0);
});

it("leaves a gap for days that were not recorded, and no change since one of them", () => {
  const { drawing, changes } = recentDays(days(0, 1, 2, 3, 12, 13, 29));
  expect([drawing?.buy, drawing?.sell, drawing?.between].map(parts)).toEqual([3, 3, 3]);
  expect(changes).toEqual([]);
});

it("has no drawing of three days that are further apart", () => {
  expect(recentDays(days(0, 1, 30)).drawing).toBeUndefined();
});

it("draws the last day at the right edge, the lowest rate at the bottom and the highest at the top", () => {
  const { drawing } = recentDays([day(2, 100), day(1, 150), day(0, 200)]);
  expect(drawing?.buy).toMatch(/^M\S+,194L.*L594,\S+$/);
  expect(drawing?.sell).toMatch(/^M\S+L594,6$/);
});

it("writes differences of small rates without binary fractions", () => {
  const [change] = recentDays([day(7, 13.12), day(1, 13), day(0, 13.34)]).changes;
  expect(change).toEqual({ days: 7, difference: 0.22 });
});
