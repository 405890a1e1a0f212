import { ago } from "../../lib/format/ago";
import { ApiError } from "../../lib/api/api-error";
import { API_TIMEOUT_MS, getJson } from "../../lib/api/get-json";
import { withRetries } from "../../lib/api/with-retries";
import { eachSecond } from "../../lib/use-now";
import { CLOCK_TOLERANCE_MS, FRESH_FOR_MS, freshnessOf, POLL_PAUSE_MS, type Freshness } from "./freshness";
import { isOfLastDay, keepRates, readKeptRates, type KeptRates } from "./last-good-rates";
import { parseRates } from "./parse-rates";
import type { Rates } from "./rate";

/** The one SWR key for rates, and the address they come from. */
export const ratesPath = "/api/exchange-rates?paginate=false";

// Timers are late by some milliseconds; by seconds only when the device slept, the tab was frozen or the clock was set.
const JUMP_MS = 5_000;
const KEEP_EVERY_MS = 60_000;

/** What a badge needs; a new object only when the freshness changes, or the time of answer while it is not live. */
export interface FreshnessView {
  readonly freshness: Freshness;
  /** When the newest successful answer arrived (milliseconds since 1970), unless the rates are live or there are none. */
  readonly receivedAt: number | undefined;
}

export const waiting: FreshnessView = { freshness: "waiting", receivedAt: undefined };

export interface RatesFeed {
  /** SWR's fetcher. Outlasts failures as `withRetries` does. */
  fetchRates: () => Promise<Rates>;
  /** Counts a view in: the first one starts polling, and when the last has left it ends. Returns the way to leave. */
  join: () => () => void;
  /** Asks now, or joins the poll that is under way. Never rejects. */
  poll: () => Promise<void>;
  hasFailed: () => boolean;
  /** For `useSyncExternalStore`: told each second and at every answer and failure. */
  subscribe: (listener: () => void) => () => void;
  view: () => FreshnessView;
  age: () => string | undefined;
  kept: () => KeptRates | undefined;
}

/**
 * The polling of one SWR cache. Every view joins it, so that a page makes one request a poll.
 *
 * It stands in for SWR's `refreshInterval`, which runs one timer for each hook, skips every poll while there is an error,
 * and knows nothing of a device that slept. Data, errors and subscriptions stay in SWR.
 *
 * @param revalidate makes SWR call `fetchRates` and keep its result
 */
export function createRatesFeed(revalidate: () => Promise<unknown>): RatesFeed {
  const listeners = new Set<() => void>();
  let views = 0;
  // A stay lasts from the first view's coming until the last one's leaving; this is the number of the present one.
  let stay = 0;
  // Whether a poll that began in this stay has ended. Until then old rates are nobody's error.
  let hasAsked = false;
  let nextPoll: ReturnType<typeof setTimeout> | undefined;
  let stopBeat: (() => void) | undefined;
  let greenEnd: ReturnType<typeof setTimeout> | undefined;
  let polling: Promise<void> | undefined;
  let run = new AbortController();
  let runStartedAt = 0;
  // Whether this run stands in for one that was dropped.
  let isSecondRun = false;
  // Whether the page was left, and kept by the browser as it was: nobody knows how long it takes until it is shown again.
  let isAway = false;
  let now = 0;
  let rates: Rates | undefined;
  let answeredAt: number | undefined;
  // The same moment by a clock that nobody can set.
  let answeredTick = 0;
  let failure: ApiError | undefined;
  let kept: KeptRates | undefined;
  let keptAt = -Infinity;
  let view = waiting;

  // The device's clock, unless it was set back since the answer: then what has passed since. That alone would not do: it may
  // stand still while the device sleeps. Where it stands before the answer by more than a correction, nothing is known.
  function present(): number {
    if (answeredAt === undefined || now < answeredAt - CLOCK_TOLERANCE_MS) return now;
    return Math.max(now, answeredAt + performance.now() - answeredTick);
  }

  function currentFreshness(): Freshness {
    const isKept = !rates && kept !== undefined;
    const failed = failure !== undefined || (isKept && !navigator.onLine);
    // Rates of an earlier visit, while the first poll's attempts go on.
    if (isKept && !failed) return "aging";
    const freshness = freshnessOf(answeredAt, present(), failed);
    // Where there are no rates, nothing is live.
    if (freshness === "live" && (rates?.length === 0 || isAway)) return "aging";
    // Old because no view was there to ask, which is no error: a red flash on the way between two pages helps nobody.
    const isUnasked = !hasAsked && !failed && answeredAt !== undefined && answeredAt <= now;
    return freshness === "stale" && isUnasked ? "aging" : freshness;
  }

  function look() {
    now = Date.now();
    if (kept && !isOfLastDay(kept.answeredAt)) kept = undefined;
    const freshness = currentFreshness();
    // An answer without rates leaves nothing on the screen whose time could be told.
    const answered = rates?.length === 0 ? undefined : answeredAt;
    const receivedAt = freshness === "live" ? undefined : (answered ?? kept?.answeredAt);
    if (view.freshness !== freshness || view.receivedAt !== receivedAt) view = { freshness, receivedAt };
  }

  function update() {
    look();
    for (const listener of listeners) listener();
  }

  // The clock's seconds alone would let it end up to one too late.
  function awaitGreenEnd() {
    clearTimeout(greenEnd);
    if (views > 0 && answeredAt !== undefined)
      greenEnd = setTimeout(onBeat, answeredAt + FRESH_FOR_MS - Date.now());
  }

  // While no view is there nothing keeps the time: the first render of the next one must not find what was true of the last.
  function catchUp() {
    if (views === 0) look();
  }

  // The rates of an earlier visit are looked up only when the API does not answer: a red flash on every visit helps nobody.
  function fallBack() {
    if (rates || kept) return;
    kept = readKeptRates();
    if (kept) update();
  }

  async function fetchRates(): Promise<Rates> {
    for (;;) {
      run = new AbortController();
      runStartedAt = Date.now();
      const { signal } = run;
      try {
        const answer = await withRetries(() => getJson(ratesPath, { signal }), {
          signal,
          onFailedAttempt: fallBack,
        });
        answeredAt = Date.now();
        answeredTick = performance.now();
        failure = undefined;
        awaitGreenEnd();
        const changed = parseRates(answer, rates ?? kept?.rates);
        if (changed.length > 0 && (changed !== rates || Math.abs(answeredAt - keptAt) >= KEEP_EVERY_MS)) {
          keptAt = answeredAt;
          keepRates(answer, answeredAt);
        }
        rates = changed;
        kept = undefined;
        return rates;
      } catch (error) {
        if (signal.aborted) continue;
        const { kind, status } = error instanceof ApiError ? error : new ApiError("malformed");
        // The same failure again is the same object: it re-renders nothing.
        if (failure?.kind !== kind || failure.status !== status) failure = new ApiError(kind, status);
        // Before SWR's subscribers hear of it, as success is told after them: a badge is never green ahead of its rates.
        update();
        throw failure;
      }
    }
  }

  function poll(): Promise<void> {
    clearTimeout(nextPoll);
    const begunIn = stay;
    polling ??= revalidate()
      .catch(() => undefined)
      .then(() => {
        polling = undefined;
        isSecondRun = false;
        hasAsked ||= views > 0 && begunIn === stay;
        update();
        // After a 401 the page is on its way to /login; whoever is refused does not keep asking.
        if (views > 0 && failure?.status !== 401) nextPoll = setTimeout(poll, POLL_PAUSE_MS);
      });
    return polling;
  }

  // The device woke, the network or the visitor came back: ask at once. What has been under way for longer than a poll
  // is most likely waiting on a connection that is dead, so it is dropped and begun anew: once, or who comes back again and
  // again would never hear a slow API out.
  function pollAfresh() {
    update();
    const runFor = Date.now() - runStartedAt;
    if (polling && (runFor < 0 || runFor > (isSecondRun ? API_TIMEOUT_MS : POLL_PAUSE_MS))) {
      isSecondRun = true;
      run.abort();
    }
    void poll();
  }

  function onBeat() {
    const since = Date.now() - now;
    if (since > JUMP_MS || since < 0) pollAfresh();
    else update();
  }

  function onVisibility() {
    if (document.visibilityState === "visible") pollAfresh();
  }

  // A page that the browser keeps is painted as it was left before any script runs in it again.
  function onPageHide({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    isAway = true;
    update();
  }

  function onPageShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    isAway = false;
    pollAfresh();
  }

  function leave() {
    if (--views > 0) return;
    hasAsked = false;
    clearTimeout(nextPoll);
    stopBeat?.();
    clearTimeout(greenEnd);
    window.removeEventListener("online", pollAfresh);
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", onPageHide);
    window.removeEventListener("pageshow", onPageShow);
  }

  function join() {
    if (views++ === 0) {
      stay += 1;
      update();
      stopBeat = eachSecond(onBeat);
      awaitGreenEnd();
      window.addEventListener("online", pollAfresh);
      document.addEventListener("visibilitychange", onVisibility);
      window.addEventListener("pagehide", onPageHide);
      window.addEventListener("pageshow", onPageShow);
      if (!navigator.onLine) fallBack();
      void poll();
    }
    return leave;
  }

  function age() {
    catchUp();
    if (isAway) return undefined;
    const since = answeredAt ?? kept?.answeredAt;
    return since === undefined || since > now + CLOCK_TOLERANCE_MS ? undefined : ago(present() - since);
  }

  return {
    fetchRates,
    join,
    poll,
    hasFailed: () => failure !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view() {
      catchUp();
      return view;
    },
    age,
    kept: () => kept,
  };
}
