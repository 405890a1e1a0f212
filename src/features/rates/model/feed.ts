import type { ApiError } from "../../../lib/api/api-error";
import type { Answer } from "../../../lib/api/get-json";
import { backoffMs } from "../../../lib/api/with-retries";
import { baliDay } from "../../../lib/format/bali-time";
import { formatRelativeTime } from "../../../lib/format/format-relative-time";
import { parseRates } from "../api/parse-rates";
import { CACHED_FOR_MS, type CachedRates } from "../api/cached-rates";
import { FRESH_FOR_MS, isOfToday, POLL_PAUSE_MS, type Freshness } from "./freshness";
import { latestTimeSet, type Rates } from "./rate";

/** A poll is one attempt and three retries (specification, section 7). */
export const ATTEMPTS = 4;
const RETRY_PAUSE_MS = 1_000;
/** Older rates are stale after a single failed attempt. */
const STALE_AFTER_MS = 60_000;

/**
 * - `loading`: no rates yet, and no poll has failed
 * - `ready`: there are rates, also old ones
 * - `failed`: no rates, and the newest poll failed; lasts until an answer arrives
 */
export type RatesState = "loading" | "ready" | "failed";

/** What SWR caches and views render. A new object only when one of the two changes. */
export interface RatesView {
  /** In the API's order. Unchanged rows, and an unchanged list, stay the same objects from poll to poll. */
  readonly rates: Rates | undefined;
  readonly state: RatesState;
}

/** The state of polling. */
export interface Feed {
  readonly view: RatesView;
  /** The last row of each id, so that a jump is found even if one answer lacks the row. */
  readonly lastRows: Rates;
  /** When the API made its newest answer, in milliseconds since 1970. */
  readonly answeredAt: number | undefined;
  /** The same moment on the monotonic clock (`performance.now`), which nobody can set back. */
  readonly answeredTick: number;
  /** Whether the rates are of an earlier visit, or of the time before the page went into bfcache: never live. */
  readonly isRestored: boolean;
  /** Failed attempts since that answer. From `ATTEMPTS` on a whole poll has failed. */
  readonly failures: number;
  /** Milliseconds from the end of an attempt to the next. Longer than `POLL_PAUSE_MS` if the API asks for patience. */
  readonly pauseMs: number;
}

export const initialFeed: Feed = {
  view: { rates: undefined, state: "loading" },
  lastRows: [],
  answeredAt: undefined,
  answeredTick: 0,
  isRestored: false,
  failures: 0,
  pauseMs: POLL_PAUSE_MS,
};

/** Limits `lastRows` on a board that runs for weeks, also if the API names its rows anew in each answer. */
const MOST_ROWS = 500;

const viewOf = (previous: RatesView, rates: Rates | undefined, state: RatesState): RatesView =>
  previous.rates === rates && previous.state === state ? previous : { rates, state };

/** Returns the time of an answer of some age on both clocks. */
const timesOf = (ageMs: number, now: number) => ({
  answeredAt: now - ageMs,
  answeredTick: performance.now() - ageMs,
});

/**
 * Returns the feed after an answer.
 *
 * @param now milliseconds since 1970
 * @param previous rates that the new figures are compared with
 */
export function afterAnswer(feed: Feed, { body, cacheAgeMs }: Answer, now: number, previous?: Rates): Feed {
  const times = timesOf(cacheAgeMs, now);
  const rates = parseRates(body, previous, now, times.answeredAt, feed.lastRows);
  const lastRows = [...new Map([...feed.lastRows, ...rates].map((rate) => [rate.id, rate])).values()];
  return {
    ...initialFeed,
    ...times,
    view: viewOf(feed.view, rates, "ready"),
    lastRows: lastRows.slice(-MOST_ROWS),
  };
}

/**
 * Returns the feed after a failed attempt.
 *
 * @param now milliseconds since 1970
 * @param cached rates of an earlier visit, for a feed without rates
 */
export function afterFailure(feed: Feed, error: ApiError, now: number, cached?: CachedRates): Feed {
  // A Retry-After longer than the pause between polls postpones the retries, so the poll has failed.
  const isPostponed = (error.retryAfterMs ?? 0) > POLL_PAUSE_MS;
  const failures = Math.max(feed.failures + 1, isPostponed ? ATTEMPTS : 0);
  const next: Feed = {
    ...feed,
    ...(!feed.view.rates && cached && { ...timesOf(now - cached.answeredAt, now), isRestored: true }),
    failures,
    // After a 401 the page leaves for /login.
    pauseMs: error.status === 401 ? Infinity : backoffMs(error, failures) || pauseAfter(failures),
  };
  const isOutdated = next.isRestored && ageOf(next, now) > CACHED_FOR_MS;
  const known = isOutdated ? undefined : (feed.view.rates ?? cached?.rates);
  const hasFailed = failures >= ATTEMPTS;
  // "No rates are listed" says nothing once the connection is lost.
  const rates = hasFailed && known?.length === 0 ? undefined : known;
  const withoutRates = hasFailed ? "failed" : "loading";
  return { ...next, view: viewOf(feed.view, rates, rates ? "ready" : withoutRates) };
}

/** Every fourth failure ends a poll. */
const pauseAfter = (failures: number): number => (failures % ATTEMPTS === 0 ? POLL_PAUSE_MS : RETRY_PAUSE_MS);

/** Returns the age of the rates in milliseconds, by whichever clock says more: sleep stops the monotonic one. */
function ageOf({ answeredAt = NaN, answeredTick }: Feed, now: number): number {
  return Math.max(now - answeredAt, performance.now() - answeredTick);
}

/** Returns how fresh the rates are at a moment, in milliseconds since 1970: the single rule for all views. */
export function freshnessOf(feed: Feed, now: number): Freshness {
  const { answeredAt, failures, isRestored, view } = feed;
  if (failures >= ATTEMPTS) return "stale";
  if (answeredAt === undefined) return "waiting";
  const ageMs = ageOf(feed, now);
  if (failures > 0 && ageMs >= STALE_AFTER_MS && !isRestored) return "stale";
  if (!view.rates?.length) return "aging";
  const lastSetAt = latestTimeSet(view.rates);
  const isDated =
    lastSetAt === undefined
      ? view.rates.some(({ timeProblem }) => timeProblem === "unreadable")
      : !isOfToday(lastSetAt, now);
  if (isDated) return "dated";
  return ageMs < FRESH_FOR_MS && !isRestored ? "live" : "aging";
}

/**
 * Returns the time of the rates, in milliseconds since 1970: when the API sent them, or when the company last set one
 * if that was on an earlier day. 0 before the first answer.
 */
export function timeOfRates({ view, answeredAt = 0 }: Feed): number {
  const lastSetAt = latestTimeSet(view.rates ?? []) ?? answeredAt;
  return baliDay(lastSetAt) < baliDay(answeredAt) ? lastSetAt : answeredAt;
}

/** Returns the age of the rates in words; undefined without rates. */
export function feedAge(feed: Feed, now: number): string | undefined {
  const time = timeOfRates(feed);
  return feed.view.rates && formatRelativeTime(time === feed.answeredAt ? ageOf(feed, now) : now - time);
}
