import { delay } from "../delay";
import { ApiError } from "./api-error";
import { ATTEMPTS, backoffMs, isThrottled } from "./backoff";

/**
 * Retries an attempt up to 3 times, 1 s apart (specification, section 7). Definitive responses are not retried: a 401, and
 * a 404 with `mayBeMissing`. Throttled requests are left to the caller.
 *
 * @param mayBeMissing whether a 404 is a definitive response
 * @throws {ApiError} the error of the last attempt
 */
export async function withRetries<T>(attempt: () => Promise<T>, { mayBeMissing = false } = {}): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      const isFinal =
        !(error instanceof ApiError) ||
        error.status === 401 ||
        (error.status === 404 && mayBeMissing) ||
        isThrottled(error);
      if (failures === ATTEMPTS || isFinal) throw error;
      await delay(backoffMs(error, failures));
    }
  }
}
