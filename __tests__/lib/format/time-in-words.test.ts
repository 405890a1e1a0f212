import { timeInWords } from "../../../src/lib/format/time-in-words";

it.each([
  ["at the end of a day in Bali", Date.UTC(2026, 8, 29, 15, 59, 59), "23:59:59", "29 September 2026"],
  ["at the beginning of the next", Date.UTC(2026, 8, 29, 16), "00:00:00", "30 September 2026"],
])("%s", (_, ms, time, date) => {
  expect(timeInWords(ms)).toBe(`${time} Bali time, ${date}`);
});

it("names every month as the platform does", () => {
  const platform = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Makassar" });
  for (let month = 0; month < 12; month += 1) {
    const ms = Date.UTC(2026, month, 5);
    expect(timeInWords(ms)).toBe(`08:00:00 Bali time, ${platform.format(ms)}`);
  }
});
