import { ApiError } from "../../lib/api/api-error";
import { getAnswer, type Answer } from "../../lib/api/get-json";
import { currentTime } from "../../lib/clock";
import { formatRelativeTime } from "../../lib/format/format-relative-time";
import { eachSecond, tick } from "../../lib/use-now";
import { ATTEMPTS, freshnessOf, POLL_PAUSE_MS, type Freshness } from "./model/freshness";
import { isOfLastDay, keepRates, readKeptRates, type KeptRates } from "./api/cached-rates";
import { parseRates } from "./api/parse-rates";
import { latestRateTime, type Rates } from "./model/rate";

/** The one SWR key for rates, and the address they come from. */
export const ratesPath = "/api/exchange-rates?paginate=false";

/** Specification, section 7. */
const RETRY_PAUSE_MS = 1_000;
/** The longest pause after 429 and 503 without `Retry-After`. */
const LONGEST_PAUSE_MS = 30_000;
/** Timers are late by milliseconds; by seconds only when the device slept, the tab was frozen or the clock was set. */
const JUMP_MS = 5_000;
const KEEP_EVERY_MS = 60_000;
/** SWR does not shorten a timer that runs: after a refresh that failed, the next attempt is due earlier. */
const LONGEST_TIMER_MS = 1_000;

/**
 * - `loading`: no rates yet and no failure: skeletons
 * - `ready`: the newest poll brought them
 * - `stale`: rates of an earlier poll or visit, while polls fail; never green
 * - `failed`: no rates at all, and the newest poll failed; lasts, without flicker, until an answer comes
 */
export type RatesState = "loading" | "ready" | "stale" | "failed";

/** What SWR caches and views render. A new object only when one of the two changes. */
export interface RatesView {
  /** In the API's order. Unchanged rows, and an unchanged list, stay the same objects from poll to poll. */
  readonly rates: Rates | undefined;
  readonly state: RatesState;
}

export const loading: RatesView = { rates: undefined, state: "loading" };

/** What is known about the rates; times are milliseconds since 1970. */
export interface Feed {
  readonly view: RatesView;
  readonly answeredAt: number | undefined;
  readonly cacheAgeMs: number;
  readonly isStored: boolean;
  /** Attempts since that answer. */
  readonly failures: number;
  readonly hasFailed: boolean;
  readonly isUnasked: boolean;
  /** Milliseconds from the end of an attempt to the next. */
  readonly pauseMs: number;
  /** Whether the API has asked for that pause. */
  readonly isHeldOff: boolean;
}

export const initialFeed: Feed = {
  view: loading,
  answeredAt: undefined,
  cacheAgeMs: 0,
  isStored: false,
  failures: 0,
  hasFailed: false,
  isUnasked: false,
  pauseMs: POLL_PAUSE_MS,
  isHeldOff: false,
};

const viewOf = (before: RatesView, rates: Rates | undefined, state: RatesState): RatesView =>
  before.rates === rates && before.state === state ? before : { rates, state };

/**
 * Returns what is known after an answer.
 *
 * @param before what its figures are compared with
 */
export function afterAnswer(feed: Feed, { body, cacheAgeMs }: Answer, now: number, before?: Rates): Feed {
  const view = viewOf(feed.view, parseRates(body, before), "ready");
  return { ...initialFeed, view, answeredAt: now, cacheAgeMs };
}

/**
 * Returns what is known after an attempt that failed.
 *
 * @param kept rates of an earlier visit, for when there are no others
 */
export function afterFailure(feed: Feed, error: ApiError, kept?: KeptRates): Feed {
  const { status, retryAfterMs } = error;
  const isBusy = status === 429 || status === 503 || retryAfterMs !== undefined;
  const failures = feed.failures + 1;
  // Nobody waits for retries that the API has put off.
  const hasFailed = feed.hasFailed || failures >= ATTEMPTS || (retryAfterMs ?? 0) > POLL_PAUSE_MS;
  const isOutdated = feed.isStored && feed.answeredAt !== undefined && !isOfLastDay(feed.answeredAt);
  // An empty list holds nothing worth keeping through an outage.
  const isWorthless = isOutdated || (hasFailed && feed.view.rates?.length === 0);
  const own = isWorthless ? undefined : feed.view.rates;
  const rates = own ?? kept?.rates;
  const isStored = own ? feed.isStored : rates !== undefined;
  const state = rates ? (isStored || hasFailed ? "stale" : "ready") : hasFailed ? "failed" : "loading";
  return {
    view: viewOf(feed.view, rates, state),
    answeredAt: own ? feed.answeredAt : kept?.answeredAt,
    cacheAgeMs: own ? feed.cacheAgeMs : 0,
    isStored,
    failures,
    hasFailed,
    isUnasked: false,
    // After a 401 the page is on its way to /login.
    pauseMs: status === 401 ? Infinity : pauseAfter(failures, isBusy, retryAfterMs),
    isHeldOff: isBusy,
  };
}

/** Every fourth failure ends a poll; the pause after 429 and 503 doubles instead, unless the API names it. */
function pauseAfter(failures: number, isBusy: boolean, retryAfterMs: number | undefined): number {
  if (retryAfterMs !== undefined) return Math.max(retryAfterMs, RETRY_PAUSE_MS);
  if (isBusy) return Math.min(RETRY_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return failures % ATTEMPTS === 0 ? POLL_PAUSE_MS : RETRY_PAUSE_MS;
}

/** Returns how fresh the rates are at a moment. */
export function feedFreshness(feed: Feed, now: number): Freshness {
  const { rates } = feed.view;
  const ratedAt = rates && latestRateTime(rates);
  const failures = feed.hasFailed ? ATTEMPTS : feed.failures;
  return freshnessOf({ ...feed, failures, now, ratedAt, hasRates: (rates?.length ?? 0) > 0 });
}

/** Returns the age of the newest answer in words; undefined before there is one, or if the clock was set back behind it. */
export function feedAge({ answeredAt, cacheAgeMs, view }: Feed, now: number): string | undefined {
  const age = answeredAt === undefined || !view.rates ? -Infinity : now - answeredAt + cacheAgeMs;
  // `now` is a whole second.
  return age > -JUMP_MS ? formatRelativeTime(age) : undefined;
}

interface Request {
  readonly view: Promise<RatesView>;
  readonly abort: () => void;
  readonly startedAt: number;
}

/** The polling of one SWR cache: SWR's timers call `fetchRates`, which asks the API once the next poll is due. */
export interface RatesFeed {
  readonly current: () => Feed;
  readonly fetchRates: () => Promise<RatesView>;
  /** SWR's `refreshInterval`: milliseconds until it calls `fetchRates` again; 0 for never. */
  readonly untilDue: () => number;
  /** Counts a view in. Returns the function that counts it out. */
  readonly join: () => () => void;
  /** Asks at once, also in a pause. */
  readonly refresh: () => Promise<unknown>;
}

/** @param revalidate makes SWR call `fetchRates` and cache its result */
export function createRatesFeed(revalidate: () => Promise<unknown>): RatesFeed {
  let feed = initialFeed;
  let request: Request | undefined;
  // By a clock that nobody can set.
  let dueAt = 0;
  let keptAt = -Infinity;
  let beatAt = 0;
  let beatTick = 0;
  let hasDropped = false;
  let views = 0;
  let stopBeat: (() => void) | undefined;

  function keep(body: unknown, before: Rates | undefined) {
    const { view, answeredAt = 0 } = feed;
    const isDue = view.rates !== before || Math.abs(answeredAt - keptAt) >= KEEP_EVERY_MS;
    // Later figures are compared with these.
    if (!isDue || !view.rates?.length || view.rates.some(({ isImplausible }) => isImplausible)) return;
    keptAt = answeredAt;
    keepRates(body, answeredAt);
  }

  async function ask(signal: AbortSignal): Promise<RatesView> {
    const { rates } = feed.view;
    try {
      const answer = await getAnswer(ratesPath, { signal });
      if (signal.aborted) return feed.view;
      feed = afterAnswer(feed, answer, currentTime(), rates ?? readKeptRates()?.rates);
      keep(answer.body, rates);
    } catch (error) {
      if (signal.aborted) return feed.view;
      const failure = error instanceof ApiError ? error : new ApiError("malformed");
      feed = afterFailure(feed, failure, rates ? undefined : readKeptRates());
    }
    hasDropped = false;
    dueAt = performance.now() + feed.pauseMs;
    tick();
    return feed.view;
  }

  function fetchRates(): Promise<RatesView> {
    if (request) return request.view;
    if (performance.now() < dueAt) return Promise.resolve(feed.view);
    const controller = new AbortController();
    const own = { view: ask(controller.signal), abort: () => controller.abort(), startedAt: Date.now() };
    request = own;
    void own.view.finally(() => {
      if (request === own) request = undefined;
    });
    return own.view;
  }

  function refresh(): Promise<unknown> {
    dueAt = 0;
    return revalidate();
  }

  // The visitor or the network is back: ask at once, unless the API has asked for patience. A request that takes longer
  // than a poll's pause most likely waits on a dead connection.
  function comeBack() {
    tick();
    // Once: who comes back again and again would never hear a slow API out.
    if (request && !hasDropped && Math.abs(Date.now() - request.startedAt) > POLL_PAUSE_MS) {
      hasDropped = true;
      request.abort();
      request = undefined;
    }
    if (!feed.isHeldOff && feed.pauseMs < Infinity) void refresh();
  }

  /** Nothing is live from now on until the next answer. */
  function rest() {
    feed = { ...feed, isUnasked: true };
    tick();
  }

  function onBeat() {
    const since = Date.now() - beatAt;
    const elapsed = performance.now() - beatTick;
    beatAt = Date.now();
    beatTick = performance.now();
    if (since >= -RETRY_PAUSE_MS && since <= JUMP_MS) return;
    // A clock that was set back makes no rates younger.
    const setBackMs = since < 0 ? elapsed - since : 0;
    feed = { ...feed, isUnasked: true, answeredAt: feed.answeredAt && feed.answeredAt - setBackMs };
    comeBack();
  }

  const onVisibility = () => document.visibilityState === "visible" && comeBack();
  // bfcache restores the last painted frame.
  const onPageHide = ({ persisted }: PageTransitionEvent) => persisted && rest();
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack();

  function listen(method: "addEventListener" | "removeEventListener") {
    window[method]("online", comeBack);
    document[method]("visibilitychange", onVisibility);
    window[method]("pagehide", onPageHide as EventListener);
    window[method]("pageshow", onPageShow as EventListener);
  }

  function join() {
    views += 1;
    if (views > 1) return leave;
    beatAt = Date.now();
    beatTick = performance.now();
    stopBeat = eachSecond(onBeat);
    listen("addEventListener");
    return leave;
  }

  function leave() {
    views -= 1;
    if (views > 0) return;
    feed = { ...feed, isUnasked: true };
    stopBeat?.();
    listen("removeEventListener");
  }

  const untilDue = () =>
    feed.pauseMs === Infinity ? 0 : Math.min(Math.max(dueAt - performance.now(), 1), LONGEST_TIMER_MS);

  return { current: () => feed, fetchRates, untilDue, join, refresh };
}
