import type { ApiError } from "./api-error";

/** A call is one attempt and three retries (specification, section 7). */
export const ATTEMPTS = 4;
const RETRY_MS = 1_000;
/** The pause between polls, and between calls that fail. */
const POLL_MS = 3_000;

/** The pause between the attempts of a page, or a part of it, that failed: a wall screen recovers without a reload by hand. */
export const RECOVERY_MS = 60_000;

const LONGEST_PAUSE_MS = 30_000;

/**
 * Returns the pause before the next attempt in milliseconds, by exponential backoff.
 *
 * @param failures 1 for the first failure in a row
 * @example backoff(3) // 4000
 */
export const backoff = (failures: number): number =>
  Math.min(RETRY_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

/** Returns whether the API asks for patience: 429, 503, or any error with `Retry-After`. */
export const isThrottled = ({ status, retryAfterMs }: ApiError): boolean =>
  status === 429 || status === 503 || retryAfterMs !== undefined;

/**
 * Returns the pause after a failed call of the API in milliseconds: `Retry-After`, exponential backoff after 429 and 503, else 1 s
 * between the attempts of a call and 3 s after the last. After a 401, when the page leaves for /login, it is infinite.
 *
 * @param failures 1 for the first failure in a row
 */
export function backoffMs(error: ApiError, failures: number): number {
  if (error.status === 401) return Infinity;
  if (!isThrottled(error)) return failures % ATTEMPTS === 0 ? POLL_MS : RETRY_MS;
  const { retryAfterMs = 0 } = error;
  return retryAfterMs >= RETRY_MS ? retryAfterMs : backoff(failures);
}
