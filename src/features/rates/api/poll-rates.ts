import type { SWRSubscriptionOptions } from "swr/subscription";

import { ApiError } from "../../../lib/api/api-error";
import { getAnswer } from "../../../lib/api/get-json";
import { VERSION_FILE } from "../../../lib/app-update/app-version";
import { fetchSameOrigin } from "../../../lib/app-update/fetch-same-origin";
import {
  cacheAgeMs,
  currentMoment,
  currentTime,
  dateOf,
  isClockApart,
  setClockFrom,
} from "../../../lib/clock";
import { afterAnswer, afterFailure, initialPollState, type PollState } from "../model/poll-state";
import { readStoredAnswer, storeAnswer } from "./offline-copy";
import { parseRates } from "./parse-rates";

/** The SWR key of the rates, and their endpoint. */
export const ratesPath = "/api/exchange-rates?paginate=false";

const STORE_EVERY_MS = 60_000;
const minuteOf = ({ answeredAt = 0 }: PollState): number => Math.floor(answeredAt / STORE_EVERY_MS);

let pollNow: (() => Promise<boolean>) | undefined;

/** Calls the API at once, also during a pause. Resolves to whether it answered; false while no view shows rates. */
export const refreshRates = async (): Promise<boolean> => (await pollNow?.()) ?? false;

/** How far the clock was ahead of the API's after the host was last asked. */
let knownDifference = 0;

/** Asks the site's own host for the time if the API's `Date` does not fit the clock: one of them is wrong, or a cache has answered. */
async function checkClock(date: number): Promise<void> {
  if (!isClockApart(currentTime() - date - knownDifference)) return;
  await fetchSameOrigin(VERSION_FILE, ({ headers }) => setClockFrom(headers));
  knownDifference = currentTime() - date;
}

/**
 * Polls until the returned function is called: `useSWRSubscription` starts it with the first view and ends it with the last.
 *
 * @param next shares the state with all views
 */
export function pollRates(path: string, { next }: SWRSubscriptionOptions<PollState, never>): () => void {
  let state = initialPollState;
  let newestPoll = 0;
  /** Undefined during an attempt. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  const publish = (change: PollState) => next(null, (state = change));

  const schedule = () => {
    // A timer of infinity fires at once.
    if (state.dueTick < Infinity) timer = setTimeout(poll, state.dueTick - performance.now());
  };
  const poll = async () => {
    const thisPoll = ++newestPoll;
    clearTimeout(timer);
    timer = undefined;
    let outcome: PollState;
    try {
      const { body, headers } = await getAnswer(path);
      const date = dateOf(headers);
      await checkClock(date);
      const moment = currentMoment();
      const previous = state.rates?.length ? state.rates : readStoredAnswer()?.rates;
      const rates = parseRates(body, previous, moment.now);
      outcome = afterAnswer(rates, cacheAgeMs(headers, state.date), moment, date);
      if (minuteOf(outcome) !== minuteOf(state)) storeAnswer(body, outcome);
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError("malformed");
      const { failures } = state;
      const known = state.answeredAt === undefined ? { ...state, ...readStoredAnswer(), failures } : state;
      outcome = afterFailure(known, failure, currentMoment());
    }
    // A refresh, or the end of polling, may have overtaken it.
    if (thisPoll === newestPoll) {
      publish(outcome);
      schedule();
    }
    return outcome.failures === 0;
  };
  // Browsers throttle the timers of hidden tabs.
  const pollIfDue = () => {
    if (timer !== undefined && state.dueTick <= performance.now()) void poll();
  };
  // bfcache restores the last painted frame, which must not be green.
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) publish({ ...state, isRestored: true });
  };

  // The page before has left its state.
  next(null, (before = initialPollState) => (state = before));
  if (state.dueTick <= performance.now()) void poll();
  else schedule();
  pollNow = poll;
  document.addEventListener("visibilitychange", pollIfDue);
  window.addEventListener("online", pollIfDue);
  window.addEventListener("pagehide", onPageHide);
  return () => {
    newestPoll++;
    pollNow = undefined;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", pollIfDue);
    window.removeEventListener("online", pollIfDue);
    window.removeEventListener("pagehide", onPageHide);
  };
}
