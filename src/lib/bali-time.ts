// Asia/Makassar, without daylight saving time since 1964: https://data.iana.org/time-zones/tzdb/asia
const BALI_OFFSET_MS = 8 * 3_600_000;

let longDate: Intl.DateTimeFormat | undefined;

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

/**
 * The date in Bali, in Indonesian.
 *
 * @param ms milliseconds since 1970
 * @example formatBaliDate(Date.UTC(2026, 10, 20)) // "Jumat, 20 November 2026"
 */
export function formatBaliDate(ms: number): string {
  // Not dateStyle "full", which writes "01 Februari".
  longDate ??= new Intl.DateTimeFormat("id-ID", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return longDate.format(inBali(ms));
}
