const TOLERANCE_MS = 60_000;
/** Responses are seconds old when they arrive, so small differences do not move the corrected clock. */
const JITTER_MS = 10_000;

let offsetMs = 0;

/**
 * Returns the current time in milliseconds since 1970: the device's clock, corrected by that of the site's own host if they differ by
 * more than a minute. Wall screens without a clock battery start in 1970.
 */
export const currentTime = (): number => Date.now() + offsetMs;

/** One moment on both clocks. */
export interface Moment {
  /** Milliseconds since 1970, corrected (`currentTime`). */
  readonly now: number;
  /** Milliseconds on the monotonic clock (`performance.now`), which nobody can set. */
  readonly tick: number;
}

/** Returns the current moment on both clocks. */
export const currentMoment = (): Moment => ({ now: currentTime(), tick: performance.now() });

/** Returns when a response was made, in milliseconds since 1970; NaN if it does not say so. Another origin has to expose `Date`. */
export const dateOf = (headers: Headers): number => Date.parse(headers.get("Date") ?? "");

/** The largest `Age` (RFC 9111, section 1.2.2), in seconds. */
const LONGEST_AGE = 2 ** 31;

/** Returns the `Age` header in milliseconds. Two caches in a row may each have added one (RFC 9111, section 5.1). */
export function ageHeaderMs(headers: Headers): number {
  const ages = (headers.get("Age") ?? "").split(",").map((age) => age.trim());
  const seconds = ages.filter((age) => /^\d+$/.test(age));
  return Math.min(Math.max(0, ...seconds.map(Number)), LONGEST_AGE) * 1_000;
}

/** Sets the clock by a response of the site's own host. A cached one has the time at which it was made. */
export function setClockFrom(headers: Headers): void {
  const difference = dateOf(headers) - Date.now();
  if (ageHeaderMs(headers) > 0 || !(Math.abs(difference - offsetMs) > JITTER_MS)) return;
  offsetMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/** Returns whether a difference between two clocks is more than delay and rounding explain; false for NaN. */
export const isClockApart = (differenceMs: number): boolean => Math.abs(differenceMs) > TOLERANCE_MS;

/**
 * Returns how long a response may have been in a cache, in milliseconds: by `Age` (RFC 9111), or by a `Date` that differs by more
 * than a minute from the clock. Not every cache sends `Age`.
 *
 * @param dateBefore `dateOf` the previous response: a later one is new, and the server's clock is wrong
 */
export function cacheAgeMs(headers: Headers, dateBefore = Infinity): number {
  const date = dateOf(headers);
  const difference = Math.abs(date - currentTime());
  return Math.max(ageHeaderMs(headers), isClockApart(difference) && !(date > dateBefore) ? difference : 0);
}
