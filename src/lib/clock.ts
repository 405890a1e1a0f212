const TOLERANCE_MS = 60_000;
/** Responses are seconds old when they arrive, so small differences do not move the corrected clock. */
const JITTER_MS = 10_000;
/** Two responses this far apart show whether `Date` advances; polls are 3 s apart. */
const LEAST_ELAPSED_MS = 2_500;
/**
 * The advances of `Date`, in whole seconds, and of the monotonic clock differ by no more. Less than `LEAST_ELAPSED_MS`, so that a
 * repeated `Date` has not advanced.
 */
const AGREEMENT_MS = 2_000;

let offsetMs = 0;
/** How far the API's clock is ahead of the device's, undefined until two responses agree. */
let apiOffsetMs: number | undefined;
/** `clockOrigin()` at the last `Date` of the site's own host. */
let hostReadOrigin = -Infinity;

/** The last `Date` of each address, and its arrival on the monotonic clock. */
const seen = new Map<string, { readonly date: number; readonly tick: number }>();

/**
 * Returns the current time in milliseconds since 1970: the device's clock, corrected by the server's if they differ by more than
 * a minute. Wall screens without a clock battery start in 1970.
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

/** Returns the device's time at which the monotonic clock was zero, in milliseconds since 1970. */
const clockOrigin = (): number => Date.now() - performance.now();

/** Returns whether the device's clock was set, or the device slept, since `origin` was read with `clockOrigin`. */
const hasClockJumped = (origin: number): boolean => Math.abs(clockOrigin() - origin) > TOLERANCE_MS;

const dateOf = (headers: Headers): number => Date.parse(headers.get("Date") ?? "");

/** The largest `Age` (RFC 9111, section 1.2.2), in seconds. */
const LONGEST_AGE = 2 ** 31;

/** The `Age` header in milliseconds. Two caches in a row may each have added one (RFC 9111, section 5.1). */
function ageHeaderMs(headers: Headers): number {
  const ages = (headers.get("Age") ?? "").split(",").map((age) => age.trim());
  const seconds = ages.filter((age) => /^\d+$/.test(age));
  return Math.min(Math.max(0, ...seconds.map(Number)), LONGEST_AGE) * 1_000;
}

/** Whether `Date` has advanced with the monotonic clock since the last response from the same address. */
function hasAdvanced(date: number, url: string): boolean {
  const tick = performance.now();
  const before = seen.get(url);
  const elapsed = before ? tick - before.tick : Infinity;
  if (elapsed < LEAST_ELAPSED_MS) return false;
  seen.set(url, { date, tick });
  return before !== undefined && Math.abs(date - before.date - elapsed) <= AGREEMENT_MS;
}

/**
 * Compares the device's clock with the `Date` of a response. Another origin has to expose the header.
 * The site's own host overrules the API until the device's clock jumps.
 *
 * @param apiUrl the address of an API response. A cache may replay its `Date` without `Age`, so two responses have to agree.
 *   Omit it for files of the site's own host, which are revalidated.
 */
export function setClockFrom(headers: Headers, apiUrl?: string): void {
  const date = dateOf(headers);
  // A cached response has the time at which it was made.
  if (Number.isNaN(date) || ageHeaderMs(headers) > 0) return;
  const difference = date - Date.now();
  if (apiUrl === undefined) {
    hostReadOrigin = clockOrigin();
  } else {
    if (!hasAdvanced(date, apiUrl)) return;
    apiOffsetMs = difference;
    if (!hasClockJumped(hostReadOrigin)) return;
  }
  if (Math.abs(difference - offsetMs) <= JITTER_MS) return;
  offsetMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
}

/**
 * Returns how long a response of the API may have been in a cache, in milliseconds: by `Age` (RFC 9111), or by a `Date` that
 * differs by more than a minute from the API's clock, as far as it is known. Call `setClockFrom` first.
 */
export function cacheAgeMs(headers: Headers): number {
  const difference = Math.abs(dateOf(headers) - Date.now() - (apiOffsetMs ?? offsetMs));
  return Math.max(ageHeaderMs(headers), difference > TOLERANCE_MS ? difference : 0);
}
