const TOLERANCE_MS = 60_000;
/** Responses are seconds old when they arrive: the corrected clock does not follow each of them. */
const JITTER_MS = 10_000;

let offsetMs = 0;

/**
 * Returns the present moment in milliseconds since 1970: the device's clock, corrected by the server's once the two differ
 * by more than a minute. Wall screens without a battery come up in 1970.
 */
export const currentTime = (): number => Date.now() + offsetMs;

/**
 * Compares the device's clock with the `Date` of a response that was asked for anyway. Responses of another origin show the
 * header only when the server exposes it.
 */
export function setClockFrom(headers: Headers): void {
  // What a cache has kept says when it was made.
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
