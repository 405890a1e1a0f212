// Asia/Makassar, without daylight saving time since 1964: https://data.iana.org/time-zones/tzdb/asia
export const BALI_OFFSET_MS = 8 * 3_600_000;

// Not asked of Intl, whose first use in a page is slow (see format-number.ts); nor of date-fns, whose Indonesian locale would be
// 5.7 kB gzip more.
const weekdays = ["Minggu", "Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu"] as const;
/** January first, as in `Date`. */
export const months = [
  "Januari",
  "Februari",
  "Maret",
  "April",
  "Mei",
  "Juni",
  "Juli",
  "Agustus",
  "September",
  "Oktober",
  "November",
  "Desember",
] as const;

/** A date whose UTC fields read as the clock and the calendar in Bali do. */
export function inBali(ms: number): Date {
  return new Date(ms + BALI_OFFSET_MS);
}

/**
 * The time in Bali, whatever the visitor's zone.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliTime(Date.UTC(2026, 8, 29, 6, 3, 22)) // "14:03:22"
 */
export function formatBaliTime(ms: number): string {
  return inBali(ms).toISOString().slice(11, 19);
}

/** The day in Bali, as `2026-09-29`. */
export function baliDay(ms: number): string {
  return inBali(ms).toISOString().slice(0, 10);
}

/**
 * The date in Bali, in Indonesian.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliDate(Date.UTC(2026, 10, 20)) // "Jumat, 20 November 2026"
 */
export function formatBaliDate(ms: number): string {
  const bali = inBali(ms);
  return `${weekdays[bali.getUTCDay()]}, ${bali.getUTCDate()} ${months[bali.getUTCMonth()]} ${bali.getUTCFullYear()}`;
}
