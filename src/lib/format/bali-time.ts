import { tz } from "@date-fns/tz";
import { format } from "date-fns/format";
import { isSameDay } from "date-fns/isSameDay";
import { id } from "date-fns/locale/id";

const inBali = { in: tz("Asia/Makassar") };

/**
 * Formats the time in Bali, whatever the visitor's zone.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliTime(Date.UTC(2026, 8, 29, 6, 3, 22)) // "14:03:22"
 */
export const formatBaliTime = (ms: number): string => format(ms, "HH:mm:ss", inBali);

/** Returns the day in Bali, as `2026-09-29`. */
export const baliDay = (ms: number): string => format(ms, "yyyy-MM-dd", inBali);

/** Returns whether two moments, in milliseconds since 1970, are of one day in Bali. */
export const isSameBaliDay = (a: number, b: number): boolean => isSameDay(a, b, inBali);

/**
 * Formats the date in Bali, in Indonesian.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliDate(Date.UTC(2026, 10, 20)) // "Jumat, 20 November 2026"
 */
export const formatBaliDate = (ms: number): string =>
  format(ms, "EEEE, d MMMM yyyy", { ...inBali, locale: id });

/**
 * Formats the day of an article in Bali, as 'dd MMMM yyyy' in Indonesian (specification, section 9).
 *
 * @param ms milliseconds since 1970
 * @example formatPostDate(Date.UTC(2026, 7, 5)) // "05 Agustus 2026"
 */
export const formatPostDate = (ms: number): string => format(ms, "dd MMMM yyyy", { ...inBali, locale: id });

/**
 * Formats date and time in Bali, in English.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliMoment(Date.UTC(2026, 10, 23, 14, 36, 21)) // "23 November 2026, 22:36:21"
 */
export const formatBaliMoment = (ms: number): string => format(ms, "d MMMM yyyy, HH:mm:ss", inBali);

/**
 * Formats a day in Bali in English, with the year unless it is that of `now`.
 *
 * @example formatBaliDay(Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 25)) // "16 November"
 */
export const formatBaliDay = (ms: number, now: number): string =>
  format(ms, format(ms, "yyyy", inBali) === format(now, "yyyy", inBali) ? "d MMMM" : "d MMMM yyyy", inBali);

/**
 * Formats a moment for the company, which may read it on another day.
 *
 * @param ms milliseconds since 1970
 * @example timeInWords(Date.UTC(2026, 8, 29, 6, 3, 22)) // "14:03:22 Bali time, 29 September 2026"
 */
export const timeInWords = (ms: number): string => format(ms, "HH:mm:ss 'Bali time', d MMMM yyyy", inBali);
