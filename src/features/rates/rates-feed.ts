import { ApiError } from "../../lib/api/api-error";
import { getAnswer } from "../../lib/api/get-json";
import { currentTime } from "../../lib/clock";
import { subscribeToSeconds, tick } from "../../lib/use-now";
import { cacheRates, readCachedRates } from "./api/cached-rates";
import { afterAnswer, afterFailure, initialFeed, type Feed, type RatesView } from "./model/feed";
import { POLL_PAUSE_MS } from "./model/freshness";

/** The SWR key of the rates, and their endpoint. */
export const ratesPath = "/api/exchange-rates?paginate=false";

/** A timer is late by seconds only when the device slept, the tab was frozen or the clock was set. */
const JUMP_MS = 5_000;
const CACHE_EVERY_MS = 60_000;
/** SWR does not shorten a running timer: after a refresh that failed, the next attempt is due earlier. */
const LONGEST_TIMER_MS = 1_000;

interface Request {
  readonly view: Promise<RatesView>;
  readonly controller: AbortController;
  readonly startedAt: number;
}

/**
 * Creates the polling of one SWR cache: SWR's timers call `fetchRates`, which calls the API once the next attempt is due.
 *
 * @param revalidate makes SWR call `fetchRates` and cache its result
 */
export function createRatesFeed(revalidate: () => Promise<unknown>) {
  let feed = initialFeed;
  let request: Request | undefined;
  /** On the monotonic clock. */
  let dueAt = 0;
  let cachedAt = -Infinity;
  let tickedAt = 0;
  /** Whether a return of the visitor or the network has aborted a request since the last response. */
  let hasAborted = false;
  let views = 0;
  let stopTicking: (() => void) | undefined;

  function cache(body: unknown) {
    const { view, answeredAt = 0 } = feed;
    if (Math.abs(answeredAt - cachedAt) < CACHE_EVERY_MS) return;
    if (!view.rates?.length) return;
    cachedAt = answeredAt;
    cacheRates(body, answeredAt, view.rates);
  }

  async function callApi(signal: AbortSignal): Promise<RatesView> {
    const { rates } = feed.view;
    let next: Feed;
    let body: unknown;
    try {
      const answer = await getAnswer(ratesPath, signal);
      ({ body } = answer);
      next = afterAnswer(feed, answer, currentTime(), rates?.length ? rates : readCachedRates()?.rates);
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError("malformed");
      // The API's answer that there are no rates is newer than the stored ones.
      const isFirst = !rates && feed.answeredAt === undefined;
      next = afterFailure(feed, failure, currentTime(), isFirst ? readCachedRates() : undefined);
    }
    // Waits for the request that replaced this one.
    if (signal.aborted) return request?.view ?? feed.view;
    feed = next;
    hasAborted = false;
    if (feed.failures === 0) cache(body);
    dueAt = performance.now() + feed.pauseMs;
    tick();
    return feed.view;
  }

  function fetchRates(): Promise<RatesView> {
    if (request) return request.view;
    if (performance.now() < dueAt) return Promise.resolve(feed.view);
    const controller = new AbortController();
    const own = { view: callApi(controller.signal), controller, startedAt: Date.now() };
    request = own;
    void own.view.finally(() => {
      if (request === own) request = undefined;
    });
    return own.view;
  }

  /** Calls the API at once, also during a pause. */
  function refresh(): Promise<unknown> {
    dueAt = 0;
    return revalidate();
  }

  function refreshUnlessThrottled() {
    tick();
    // Most likely it waits on a dead connection. Once, so that a slow API is heard on a network that comes and goes.
    if (request && !hasAborted && Math.abs(Date.now() - request.startedAt) > POLL_PAUSE_MS) {
      hasAborted = true;
      request.controller.abort();
      request = undefined;
    }
    if (feed.pauseMs <= POLL_PAUSE_MS) void refresh();
  }

  function onTimerJump() {
    const jump = Math.abs(Date.now() - tickedAt) > JUMP_MS;
    tickedAt = Date.now();
    if (jump) refreshUnlessThrottled();
  }

  function onVisibilityChange() {
    if (document.visibilityState === "visible") refreshUnlessThrottled();
  }

  // bfcache restores the last painted frame, which must not be green.
  function onPageHide({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    feed = { ...feed, isRestored: true };
    tick();
  }

  function unsubscribe() {
    views -= 1;
    if (views > 0) return;
    stopTicking?.();
    window.removeEventListener("online", refreshUnlessThrottled);
    window.removeEventListener("pagehide", onPageHide);
    document.removeEventListener("visibilitychange", onVisibilityChange);
  }

  /** Revalidates when the visitor or the network returns, while a view is mounted. Returns `unsubscribe`. */
  function subscribe() {
    views += 1;
    if (views > 1) return unsubscribe;
    tickedAt = Date.now();
    stopTicking = subscribeToSeconds(onTimerJump);
    window.addEventListener("online", refreshUnlessThrottled);
    window.addEventListener("pagehide", onPageHide);
    document.addEventListener("visibilitychange", onVisibilityChange);
    return unsubscribe;
  }

  /** SWR's `refreshInterval`: milliseconds until it calls `fetchRates` again; 0 for never. */
  const untilDue = () =>
    feed.pauseMs === Infinity ? 0 : Math.min(Math.max(dueAt - performance.now(), 1), LONGEST_TIMER_MS);

  return { current: () => feed, fetchRates, untilDue, subscribe, refresh };
}
