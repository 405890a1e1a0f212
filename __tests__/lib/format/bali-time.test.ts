import { formatBaliDate, formatBaliTime } from "../../../src/lib/format/bali-time";
import { formatPostDate } from "../../../src/lib/format/indonesian-date";

it.each([
  [Date.UTC(2026, 8, 29, 6, 3, 22, 999), "14:03:22"],
  [Date.UTC(2026, 8, 29, 15, 59, 59), "23:59:59"],
  [Date.UTC(2026, 8, 29, 16), "00:00:00"],
])("the clock at %d reads %s", (ms, time) => {
  expect(formatBaliTime(ms)).toBe(time);
});

it.each([
  [Date.UTC(2026, 10, 20, 3), "Jumat, 20 November 2026"],
  [Date.UTC(2026, 10, 20, 15, 59), "Jumat, 20 November 2026"],
  [Date.UTC(2026, 10, 20, 16), "Sabtu, 21 November 2026"], // past midnight in Bali
  [Date.UTC(2026, 1, 1), "Minggu, 1 Februari 2026"],
])("the date at %d reads %s", (ms, date) => {
  expect(formatBaliDate(ms)).toBe(date);
});

it("names every day and month as the platform does for Indonesian", () => {
  const platform = new Intl.DateTimeFormat("id-ID", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Asia/Makassar",
  });
  for (let day = 1; day <= 366; day += 1) {
    const noon = Date.UTC(2028, 0, day, 4);
    expect(formatBaliDate(noon)).toBe(platform.format(noon));
  }
});

it.each([
  [Date.UTC(2026, 7, 4, 22, 30), "05 Agustus 2026"],
  [Date.UTC(2026, 0, 9), "09 Januari 2026"],
  [Date.UTC(2025, 11, 31, 16), "01 Januari 2026"],
])("an article of %d is dated %s", (ms, date) => {
  expect(formatPostDate(ms)).toBe(date);
});
