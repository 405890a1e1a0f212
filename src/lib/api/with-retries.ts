import { delay } from "../delay";
import { ApiError } from "./api-error";

const RETRIES = 3;
const RETRY_DELAY_MS = 1_000;

interface RetryOptions {
  /** Ends the pause between two attempts, and the attempts. */
  signal?: AbortSignal;
  /** Told of every failed attempt, the last one included. */
  onFailedAttempt?: () => void;
  /** Whether a 404 is an answer, that there is no such thing, rather than a failure. */
  mayBeMissing?: boolean;
}

/**
 * Makes the attempt again up to 3 times, 1 s apart (specification, section 7). What is an answer is not asked for again: a
 * 401, and a 404 where something may be missing.
 *
 * @throws {ApiError} of the last attempt
 */
export async function withRetries<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { signal, onFailedAttempt, mayBeMissing } = options;
  const isAnswer = (error: unknown): boolean =>
    error instanceof ApiError && (error.status === 401 || (error.status === 404 && mayBeMissing === true));
  for (let retry = 0; ; retry++) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted) throw error;
      onFailedAttempt?.();
      if (retry === RETRIES || isAnswer(error)) throw error;
      await delay(RETRY_DELAY_MS, signal, "abort");
      if (signal?.aborted) throw error;
    }
  }
}
