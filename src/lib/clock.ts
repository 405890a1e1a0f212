const TOLERANCE_MS = 60_000;
/** Responses are seconds old when they arrive, so small differences do not move the corrected clock. */
const JITTER_MS = 10_000;

let offsetMs = 0;

/**
 * Returns the current time in milliseconds since 1970: the device's clock, corrected by the server's if they differ by more than
 * a minute. Wall screens without a battery start in 1970.
 */
export const currentTime = (): number => Date.now() + offsetMs;

/** Compares the device's clock with the `Date` of a response. Another origin has to expose the header. */
export function setClockFrom(headers: Headers): void {
  // A cached response has the date at which it was made.
  if (cacheAgeMs(headers) > 0) return;
  const difference = Date.parse(headers.get("Date") ?? "") - Date.now();
  if (Number.isNaN(difference) || Math.abs(difference - offsetMs) <= JITTER_MS) return;
  offsetMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/** Returns how long a response has been in a shared cache, in milliseconds (RFC 9111, `Age`). */
export function cacheAgeMs(headers: Headers): number {
  // Of several values the first counts (RFC 9111, section 5.1).
  const seconds = Number.parseInt(headers.get("Age") ?? "", 10);
  return seconds > 0 ? seconds * 1_000 : 0;
}
