import { formatBaliDate, formatBaliDay, formatBaliTime } from "../../../src/lib/format/bali-time";

const lateEvening = Date.UTC(2026, 8, 29, 15, 59, 59, 999);
const midnight = Date.UTC(2026, 8, 29, 16);

it.each([
  [formatBaliTime, lateEvening, "23:59:59"],
  [formatBaliTime, midnight, "00:00:00"],
  [formatBaliDate, Date.UTC(2026, 1, 1), "Minggu, 1 Februari 2026"],
])("%p of %d is %s", (format, ms, written) => {
  expect(format(ms)).toBe(written);
});

it("names the year of a day only when it is another one", () => {
  const november = Date.UTC(2026, 10, 16);
  expect(formatBaliDay(november, Date.UTC(2026, 11, 31))).toBe("16 Nov");
  expect(formatBaliDay(november, Date.UTC(2027, 0, 1))).toBe("16 Nov 2026");
});
