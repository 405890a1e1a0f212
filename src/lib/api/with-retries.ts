import { delay } from "../delay";
import { ApiError } from "./api-error";

const RETRIES = 3;
const RETRY_DELAY_MS = 1_000;

interface RetryOptions {
  /** Ends pause and attempts. */
  signal?: AbortSignal;
  /** Called after each failed attempt, the last one included. */
  onFailedAttempt?: () => void;
  /** Whether a 404 is a definitive response. */
  mayBeMissing?: boolean;
}

/**
 * Retries an attempt up to 3 times, 1 s apart (specification, section 7). Definitive responses are not retried: a 401, and
 * a 404 with `mayBeMissing`.
 *
 * @throws {ApiError} the error of the last attempt
 */
export async function withRetries<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { signal, onFailedAttempt, mayBeMissing } = options;
  const isDefinitive = (error: unknown): boolean =>
    error instanceof ApiError && (error.status === 401 || (error.status === 404 && mayBeMissing === true));
  for (let retry = 0; ; retry++) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted) throw error;
      onFailedAttempt?.();
      if (retry === RETRIES || isDefinitive(error)) throw error;
      await delay(RETRY_DELAY_MS, signal, "abort");
      if (signal?.aborted) throw error;
    }
  }
}
