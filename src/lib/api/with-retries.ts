import { delay } from "../delay";
import { ApiError } from "./api-error";

const RETRIES = 3;
const RETRY_DELAY_MS = 1_000;
/** The longest pause after 429 and 503, unless `Retry-After` asks for more. */
const LONGEST_BACKOFF_MS = 30_000;

const isThrottled = ({ status, retryAfterMs }: ApiError): boolean =>
  status === 429 || status === 503 || retryAfterMs !== undefined;

/**
 * Returns how long to wait after a throttled request, in milliseconds: `Retry-After`, or exponential backoff after 429 and 503.
 * It is 0 after other errors.
 *
 * @param failures 1 for the first failure in a row
 */
export function backoffMs(error: ApiError, failures: number): number {
  if (!isThrottled(error)) return 0;
  const { retryAfterMs = 0 } = error;
  if (retryAfterMs >= RETRY_DELAY_MS) return retryAfterMs;
  return Math.min(RETRY_DELAY_MS * 2 ** (failures - 1), LONGEST_BACKOFF_MS);
}

/**
 * Retries an attempt up to 3 times, 1 s apart (specification, section 7). Definitive responses are not retried: a 401, and
 * a 404 with `mayBeMissing`. Throttled requests are left to the caller.
 *
 * @param mayBeMissing whether a 404 is a definitive response
 * @throws {ApiError} the error of the last attempt
 */
export async function withRetries<T>(attempt: () => Promise<T>, { mayBeMissing = false } = {}): Promise<T> {
  const isFinal = (error: unknown): boolean =>
    error instanceof ApiError &&
    (error.status === 401 || (error.status === 404 && mayBeMissing) || isThrottled(error));
  for (let retry = 0; ; retry++) {
    try {
      return await attempt();
    } catch (error) {
      if (retry === RETRIES || isFinal(error)) throw error;
      await delay(RETRY_DELAY_MS);
    }
  }
}
