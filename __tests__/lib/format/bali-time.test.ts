import {
  formatBaliDate,
  formatBaliDay,
  formatBaliMoment,
  formatBaliTime,
  formatPostDate,
  timeInWords,
} from "../../../src/lib/format/bali-time";
import { formatRelativeTime } from "../../../src/lib/format/format-relative-time";
import english from "../../../src/strings/en";
import indonesian from "../../../src/strings/id";

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
  expect(formatBaliDay(november, Date.UTC(2026, 11, 31), english)).toBe("16 Nov");
  expect(formatBaliDay(november, Date.UTC(2027, 0, 1), english)).toBe("16 Nov 2026");
});

it("writes dates in the page's language, but those of the specification in Indonesian", () => {
  const august = Date.UTC(2026, 7, 5);
  expect(formatBaliMoment(august, english)).toBe("5 August 2026, 08:00:00");
  expect(formatBaliMoment(august, indonesian)).toBe("5 Agustus 2026, 08:00:00");
  expect(timeInWords(august, indonesian)).toBe("pukul 08:00:00 WITA, 5 Agustus 2026");
  expect(formatPostDate(august)).toBe("05 Agustus 2026");
});

it.each([
  [999, "just now", "baru saja"],
  [1_000, "1 second ago", "1 detik yang lalu"],
  [179_000, "2 minutes ago", "2 menit yang lalu"],
  [90_000_000, "1 day ago", "1 hari yang lalu"],
])("%d ms ago is %s", (ms, words, inIndonesian) => {
  expect(formatRelativeTime(ms, english)).toBe(words);
  expect(formatRelativeTime(ms, indonesian)).toBe(inIndonesian);
});
