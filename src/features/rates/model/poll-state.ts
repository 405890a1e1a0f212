import type { ApiError } from "../../../lib/api/api-error";
import { ATTEMPTS, backoffMs } from "../../../lib/api/backoff";
import type { Moment } from "../../../lib/clock";
import type { Rates } from "./rate";

/** From the end of one poll to the start of the next (specification, section 7). */
export const POLL_PAUSE_MS = 3_000;
/** How long rates of an earlier visit may be shown. */
export const CACHED_FOR_MS = 24 * 3_600_000;

/**
 * - `loading`: no rates yet, and no poll has failed
 * - `ready`: there are rates, also old ones
 * - `failed`: no rates, and the newest poll failed; lasts until an answer arrives
 */
export type RatesState = "loading" | "ready" | "failed";

/** The state of polling. Its rates stay on the screen through every outage. */
export interface PollState {
  readonly state: RatesState;
  /** In the API's order. Unchanged rows, and an unchanged list, stay the same objects from poll to poll. */
  readonly rates: Rates | undefined;
  /** When the API made its newest answer, in milliseconds since 1970. */
  readonly answeredAt: number | undefined;
  /** The same moment on the monotonic clock, which nobody can set back. */
  readonly answeredTick: number;
  /** What its `Date` header says, in milliseconds since 1970; undefined or NaN without one. */
  readonly date: number | undefined;
  /** Whether the rates are of an earlier visit, or of the time before the page went into bfcache: never live. */
  readonly isRestored: boolean;
  /** Failed attempts since that answer. From `ATTEMPTS` on a whole poll has failed. */
  readonly failures: number;
  /** When the next attempt is due, on the monotonic clock. */
  readonly dueTick: number;
}

export const initialPollState: PollState = {
  state: "loading",
  rates: undefined,
  answeredAt: undefined,
  answeredTick: 0,
  date: undefined,
  isRestored: false,
  failures: 0,
  dueTick: 0,
};

/** Returns the age of the rates in milliseconds, by whichever clock says more: sleep stops the monotonic one. */
export const ageOf = ({ answeredAt = NaN, answeredTick }: PollState, { now, tick }: Moment): number =>
  Math.max(now - answeredAt, tick - answeredTick);

/**
 * Returns the state after an answer of the API.
 *
 * @param ageMs how long the answer may have been in a cache
 * @param date its `Date` header
 */
export const afterAnswer = (
  rates: Rates,
  ageMs: number,
  { now, tick }: Moment,
  date?: number,
): PollState => ({
  ...initialPollState,
  state: "ready",
  rates,
  answeredAt: now - ageMs,
  answeredTick: tick - ageMs,
  date,
  dueTick: tick + POLL_PAUSE_MS,
});

/** Returns the state after a failed attempt. */
export function afterFailure(state: PollState, error: ApiError, moment: Moment): PollState {
  // A Retry-After longer than the pause between polls postpones the retries, so the poll has failed.
  const isPostponed = (error.retryAfterMs ?? 0) > POLL_PAUSE_MS;
  const failures = Math.max(state.failures + 1, isPostponed ? ATTEMPTS : 0);
  const isOutdated = state.isRestored && ageOf(state, moment) > CACHED_FOR_MS;
  // "No rates are listed" says nothing once the connection is lost.
  const isEmpty = failures >= ATTEMPTS && state.rates?.length === 0;
  const rates = isOutdated || isEmpty ? undefined : state.rates;
  return {
    ...state,
    state: rates ? "ready" : failures >= ATTEMPTS ? "failed" : "loading",
    rates,
    failures,
    dueTick: moment.tick + backoffMs(error, failures),
  };
}
