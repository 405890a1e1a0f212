import { format } from "date-fns/format";

import * as en from "../../strings/en";

const BALI = "Asia/Makassar";

let clock: Intl.DateTimeFormat | undefined;

/** Returns day and time in Bali, as `["2026-09-29", "14:03:22"]`, with `Intl`: `@date-fns/tz` needs Chromium 95. */
const inBali = (ms: number): readonly [day: string, time: string] => {
  // Swedish writes ISO 8601.
  clock ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: BALI,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const [day = "", time = ""] = clock.format(ms).split(/\s/);
  return [day, time];
};

/** Returns a day (`2026-09-29`) as a date that date-fns formats: its beginning in the visitor's zone. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00`);

/** Returns the day in Bali as a date that date-fns formats. */
const calendarDay = (ms: number): Date => dateOf(inBali(ms)[0]);

/**
 * Formats the time in Bali, whatever the visitor's zone.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliTime(Date.UTC(2026, 8, 29, 6, 3, 22)) // "14:03:22"
 */
export const formatBaliTime = (ms: number): string => inBali(ms)[1];

/** Returns the day in Bali, as `2026-09-29`. */
export const baliDay = (ms: number): string => inBali(ms)[0];

/** Returns whether two moments, in milliseconds since 1970, are of one day in Bali. */
export const isSameBaliDay = (a: number, b: number): boolean => baliDay(a) === baliDay(b);

// The Indonesian locale of date-fns adds 1.9 kB gzip to every page.
const inIndonesian = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("id-ID", { timeZone: BALI, ...options });

let boardDate: Intl.DateTimeFormat | undefined;
let postDate: Intl.DateTimeFormat | undefined;

/**
 * Formats the date in Bali, in Indonesian.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliDate(Date.UTC(2026, 10, 20)) // "Jumat, 20 November 2026"
 */
export const formatBaliDate = (ms: number): string => {
  boardDate ??= inIndonesian({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return boardDate.format(ms);
};

/**
 * Formats the day of an article in Bali, as 'dd MMMM yyyy' in Indonesian (specification, section 9).
 *
 * @param ms milliseconds since 1970
 * @example formatPostDate(Date.UTC(2026, 7, 5)) // "05 Agustus 2026"
 */
export const formatPostDate = (ms: number): string => {
  postDate ??= inIndonesian({ day: "2-digit", month: "long", year: "numeric" });
  return postDate.format(ms);
};

/**
 * Formats date and time in Bali, in English.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliMoment(Date.UTC(2026, 10, 23, 14, 36, 21)) // "23 November 2026, 22:36:21"
 */
export const formatBaliMoment = (ms: number): string =>
  `${format(calendarDay(ms), "d MMMM yyyy")}, ${formatBaliTime(ms)}`;

/**
 * Formats a day in Bali in English, with the year unless it is that of `now`.
 *
 * @example formatBaliDay(Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 25)) // "16 Nov"
 */
export const formatBaliDay = (ms: number, now: number): string =>
  format(calendarDay(ms), baliDay(ms).slice(0, 4) === baliDay(now).slice(0, 4) ? "d MMM" : "d MMM yyyy");

/**
 * Formats a moment for a message that the company may read on another day.
 *
 * @param ms milliseconds since 1970
 * @example timeInWords(Date.UTC(2026, 8, 29, 6, 3, 22)) // "14:03:22 Bali time, 29 September 2026"
 */
export const timeInWords = (ms: number): string =>
  en.formats.baliTime(formatBaliTime(ms), format(calendarDay(ms), "d MMMM yyyy"));
