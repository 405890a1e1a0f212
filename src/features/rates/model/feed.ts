import type { ApiError } from "../../../lib/api/api-error";
import type { Answer } from "../../../lib/api/get-json";
import { backoffMs } from "../../../lib/api/with-retries";
import { baliDay } from "../../../lib/format/bali-time";
import { formatRelativeTime } from "../../../lib/format/format-relative-time";
import { parseRates } from "../api/parse-rates";
import { CACHED_FOR_MS, type CachedRates } from "../api/cached-rates";
import { ATTEMPTS, freshnessOf, POLL_PAUSE_MS, type Freshness } from "./freshness";
import { latestRateTime, type Rates } from "./rate";

/** Specification, section 7. */
const RETRY_PAUSE_MS = 1_000;

/**
 * - `loading`: no rates yet and no failure
 * - `ready`: the newest poll brought the rates
 * - `stale`: rates of an earlier poll or visit, while polls fail; never live
 * - `failed`: no rates, and the newest poll failed; lasts until an answer arrives
 */
export type RatesState = "loading" | "ready" | "stale" | "failed";

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
  /** Whether the rates are of an earlier visit. */
  readonly isCached: boolean;
  /** Failed attempts since that answer. */
  readonly failures: number;
  /** Whether a whole poll, retries included, has failed since that answer. */
  readonly hasFailed: boolean;
  /** Whether the page has gone into bfcache since the last attempt. */
  readonly isSuspended: boolean;
  /** Milliseconds from the end of an attempt to the next. */
  readonly pauseMs: number;
  /** Whether that pause is `Retry-After` or backoff. */
  readonly isThrottled: boolean;
}

export const initialFeed: Feed = {
  view: { rates: undefined, state: "loading" },
  lastRows: [],
  answeredAt: undefined,
  answeredTick: 0,
  isCached: false,
  failures: 0,
  hasFailed: false,
  isSuspended: false,
  pauseMs: POLL_PAUSE_MS,
  isThrottled: false,
};

/** Limits `lastRows` on a board that runs for weeks, also if the API names its rows anew in each answer. */
const MOST_ROWS = 500;

const viewOf = (previous: RatesView, rates: Rates | undefined, state: RatesState): RatesView =>
  previous.rates === rates && previous.state === state ? previous : { rates, state };

/**
 * Returns the feed after an answer.
 *
 * @param now milliseconds since 1970
 * @param previous rates that the new figures are compared with
 */
export function afterAnswer(feed: Feed, answer: Answer, now: number, previous?: Rates): Feed {
  const answeredAt = now - answer.cacheAgeMs;
  const rates = parseRates(answer.body, previous, now, answeredAt, feed.lastRows);
  return {
    ...initialFeed,
    view: viewOf(feed.view, rates, "ready"),
    lastRows: [...new Map([...feed.lastRows, ...rates].map((rate) => [rate.id, rate])).values()].slice(
      -MOST_ROWS,
    ),
    answeredAt,
    answeredTick: performance.now() - answer.cacheAgeMs,
  };
}

const fromCache = ({ answeredAt }: CachedRates, now: number): Partial<Feed> => ({
  answeredAt,
  answeredTick: performance.now() - (now - answeredAt),
  isCached: true,
});

/**
 * Returns the feed after a failed attempt.
 *
 * @param now milliseconds since 1970
 * @param cached rates of an earlier visit, for a feed without rates
 */
export function afterFailure(feed: Feed, error: ApiError, now: number, cached?: CachedRates): Feed {
  const { status, retryAfterMs } = error;
  const failures = feed.failures + 1;
  const throttledMs = backoffMs(error, failures);
  // A Retry-After longer than the pause between polls postpones the retries, so the poll has failed.
  const hasFailed = feed.hasFailed || failures >= ATTEMPTS || (retryAfterMs ?? 0) > POLL_PAUSE_MS;
  const next: Feed = {
    ...feed,
    ...(!feed.view.rates && cached && fromCache(cached, now)),
    failures,
    hasFailed,
    isSuspended: false,
    // After a 401 the page leaves for /login.
    pauseMs: status === 401 ? Infinity : throttledMs || pauseAfter(failures),
    isThrottled: throttledMs > 0,
  };
  const isOutdated = next.isCached && ageOf(next, now) > CACHED_FOR_MS;
  const known = isOutdated ? undefined : (feed.view.rates ?? cached?.rates);
  // "No rates are listed" says nothing once the connection is lost.
  const rates = hasFailed && known?.length === 0 ? undefined : known;
  const withRates = next.isCached || hasFailed ? "stale" : "ready";
  const withoutRates = hasFailed ? "failed" : "loading";
  return { ...next, view: viewOf(feed.view, rates, rates ? withRates : withoutRates) };
}

/** Every fourth failure ends a poll. */
const pauseAfter = (failures: number): number => (failures % ATTEMPTS === 0 ? POLL_PAUSE_MS : RETRY_PAUSE_MS);

/** Returns the age of the rates in milliseconds, by whichever clock says more: sleep stops the monotonic one. */
function ageOf({ answeredAt = NaN, answeredTick }: Feed, now: number): number {
  return Math.max(now - answeredAt, performance.now() - answeredTick);
}

/** Returns how fresh the rates are at a moment, in milliseconds since 1970. */
export function feedFreshness(feed: Feed, now: number): Freshness {
  const { rates } = feed.view;
  const ratedAt = rates && latestRateTime(rates);
  return freshnessOf({
    now,
    ageMs: feed.answeredAt === undefined ? undefined : ageOf(feed, now),
    ratedAt,
    isUndated: ratedAt === undefined && rates?.some(({ timeProblem }) => timeProblem === "unreadable"),
    hasRates: (rates?.length ?? 0) > 0,
    failures: feed.hasFailed ? ATTEMPTS : feed.failures,
    isSuspended: feed.isSuspended,
    isCached: feed.isCached,
  });
}

/**
 * Returns the time of the rates, in milliseconds since 1970: when the API sent them, or when the company last set one
 * if that was on an earlier day. 0 before the first answer.
 */
export function feedTime({ view, answeredAt = 0 }: Feed): number {
  const ratedAt = latestRateTime(view.rates ?? []) ?? answeredAt;
  return baliDay(ratedAt) < baliDay(answeredAt) ? ratedAt : answeredAt;
}

/** Returns the age of the rates in words; undefined without rates. */
export function feedAge(feed: Feed, now: number): string | undefined {
  const time = feedTime(feed);
  return feed.view.rates && formatRelativeTime(time === feed.answeredAt ? ageOf(feed, now) : now - time);
}
