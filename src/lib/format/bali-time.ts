import { intlFormat } from "date-fns/intlFormat";

import type { Strings } from "../../strings/en";
import { type Language, languages } from "../../strings/languages";

const BALI = "Asia/Makassar";

/** UTC+8 without daylight saving time: https://data.iana.org/time-zones/tzdb/asia */
const BALI_OFFSET_MS = 8 * 3_600_000;

/**
 * Returns date and time in Bali as ISO 8601 without a zone: "2026-09-29T14:03:22". The first `Intl.DateTimeFormat` of a page
 * takes about 100 ms on a phone, and this is called each second.
 */
const isoInBali = (ms: number): string => new Date(ms + BALI_OFFSET_MS).toISOString().slice(0, 19);

/**
 * Formats the time in Bali, whatever the visitor's zone.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliTime(Date.UTC(2026, 8, 29, 6, 3, 22)) // "14:03:22"
 */
export const formatBaliTime = (ms: number): string => isoInBali(ms).slice(11);

/** Returns the day in Bali, as `2026-09-29`. */
export const baliDay = (ms: number): string => isoInBali(ms).slice(0, 10);

/** Returns the beginning of a day (`2026-09-29`) in Bali, in milliseconds since 1970. */
export const startOfBaliDay = (day: string): number => Date.parse(`${day}T00:00+08:00`);

/**
 * Returns a day some days later, or earlier: Bali has no summer time.
 *
 * @example addDays("2026-12-31", 1) // "2027-01-01"
 */
export const addDays = (day: string, count: number): string =>
  baliDay(startOfBaliDay(day) + count * 86_400_000);

/** Returns whether two moments, in milliseconds since 1970, are of one day in Bali. */
export const isSameBaliDay = (a: number, b: number): boolean => baliDay(a) === baliDay(b);

// The browser has the names of months and days; date-fns' own locales add kilobytes to every page. One without the language, such as
// that of some televisions, would take its own, which may be any.
const inWords = (ms: number, language: Language, options: Intl.DateTimeFormatOptions): string =>
  intlFormat(
    ms,
    { timeZone: BALI, ...options },
    { locale: [languages[language].locale, languages.en.locale] },
  );

/**
 * Formats the date in Bali, in Indonesian on English pages too.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliDate(Date.UTC(2026, 10, 20)) // "Jumat, 20 November 2026"
 */
export const formatBaliDate = (ms: number): string =>
  inWords(ms, "id", { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/**
 * Formats the day of an article in Bali, as 'dd MMMM yyyy', in Indonesian on English pages too (specification, section 9).
 *
 * @param ms milliseconds since 1970
 * @example formatPostDate(Date.UTC(2026, 7, 5)) // "05 Agustus 2026"
 */
export const formatPostDate = (ms: number): string =>
  inWords(ms, "id", { day: "2-digit", month: "long", year: "numeric" });

/**
 * Formats a day in Bali in the page's language.
 *
 * @param ms milliseconds since 1970
 * @example formatLongDay(Date.UTC(2026, 10, 23), english) // "23 November 2026"
 */
export const formatLongDay = (ms: number, { formats }: Strings): string =>
  inWords(ms, formats.language, { day: "numeric", month: "long", year: "numeric" });

/** Formats a day in Bali in the page's language without the year: "9 March". */
export const formatDayAndMonth = (ms: number, { formats }: Strings): string =>
  inWords(ms, formats.language, { day: "numeric", month: "long" });

/**
 * Formats date and time in Bali, in the page's language.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliMoment(Date.UTC(2026, 10, 23, 14, 36, 21), english) // "23 November 2026, 22:36:21"
 */
export const formatBaliMoment = (ms: number, strings: Strings): string =>
  `${formatLongDay(ms, strings)}, ${formatBaliTime(ms)}`;

/**
 * Formats a day in Bali in the page's language, with the year unless it is that of `now`.
 *
 * @example formatBaliDay(Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 25), english) // "16 Nov"
 */
export const formatBaliDay = (ms: number, now: number, { formats }: Strings): string => {
  const isThisYear = baliDay(ms).slice(0, 4) === baliDay(now).slice(0, 4);
  return inWords(ms, formats.language, {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  });
};

/**
 * Formats a moment for a message that the company may read on another day.
 *
 * @param ms milliseconds since 1970
 * @example timeInWords(Date.UTC(2026, 8, 29, 6, 3, 22), english) // "14:03:22 Bali time, 29 September 2026"
 */
export const timeInWords = (ms: number, strings: Strings): string =>
  strings.formats.baliTime(formatBaliTime(ms), formatLongDay(ms, strings));
