import { useDeferredValue, useEffect, useMemo } from "react";
import useSWR, { useSWRConfig, type SWRConfiguration } from "swr";

import { baliDay, startOfBaliDay } from "../../lib/format/bali-time";
import { useNow } from "../../lib/use-now";
import { pollRates, ratesPath } from "./api/poll-rates";
import { initialFeed, POLL_PAUSE_MS, stateOf, type Feed } from "./model/feed";
import { ageInWords, freshnessOf, timeOfRates } from "./model/freshness";
import { latestTimeSet } from "./model/rate";
import { freshnessInWords, type FreshnessWords, type ListFreshness } from "./model/shown";

/** Never longer than the usual pause: SWR does not shorten a running timer, but a failed refresh brings the next attempt forward. */
const untilDue = ({ dueTick } = initialFeed): number =>
  Math.min(Math.max(dueTick - performance.now(), 1), POLL_PAUSE_MS);

const options: SWRConfiguration<Feed> = {
  refreshWhenHidden: true,
  refreshWhenOffline: true,
  // `pollRates` allows one request a poll, whichever view or event asks.
  dedupingInterval: 0,
  focusThrottleInterval: 0,
  compare: Object.is,
};

/** Returns the state of polling. */
function useFeed(refreshInterval: typeof untilDue | 0 = 0): Feed {
  const { cache } = useSWRConfig();
  const current = () => (cache.get(ratesPath)?.data as Feed | undefined) ?? initialFeed;
  const poll = () => pollRates(current);
  return useSWR(ratesPath, poll, { ...options, refreshInterval }).data ?? initialFeed;
}

/**
 * Returns the rates on screen, in the API's order, and whether they are loading, ready or failed. Unchanged rows, and an unchanged
 * list, stay the same objects from poll to poll.
 *
 * Views with rates poll: one request for all of them, 3 s after the last one ended, through every outage.
 */
export function useRates() {
  const feed = useFeed(untilDue);
  const { mutate } = useSWRConfig();
  useEffect(() => {
    // bfcache restores the last painted frame, which must not be green.
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted)
        void mutate(ratesPath, (feed = initialFeed) => ({ ...feed, isRestored: true }), {
          revalidate: false,
        });
    };
    window.addEventListener("pagehide", onPageHide);
    return () => window.removeEventListener("pagehide", onPageHide);
  }, [mutate]);
  // React renders a deferred value in slices, so that 60 new rows do not block a tap on a slow phone.
  const rates = useDeferredValue(feed.rates);
  const state = stateOf({ ...feed, rates });
  return useMemo(() => ({ rates, state }), [rates, state]);
}

/** Returns how fresh the rates on screen are. */
export function useFreshness(): ListFreshness {
  const feed = useFeed();
  const current = useNow((now) => freshnessOf(feed, { now, tick: performance.now() })) ?? "waiting";
  const deferred = useDeferredValue(current);
  // Becoming live waits for the rows to render; losing live is immediate.
  const freshness = current === "live" ? deferred : current;
  return {
    freshness,
    ratesFrom: freshness !== "live" && feed.rates?.length ? timeOfRates(feed) : undefined,
    lastSetAt: latestTimeSet(feed.rates ?? []),
  };
}

/**
 * Returns the age of the rates in words, such as "12 seconds ago"; undefined without rates. Re-renders when the words
 * change, so call it in the component that shows them.
 */
export function useAge(): string | undefined {
  const feed = useFeed();
  return useNow((now) => ageInWords(feed, { now, tick: performance.now() }) ?? "") || undefined;
}

/** Returns the freshness of the list in words. Re-renders each second. */
export function useFreshnessWords(): FreshnessWords {
  const list = useFreshness();
  const age = useAge() ?? "";
  const now = useNow((now) => (list.lastSetAt === undefined ? now : 0)) ?? 0;
  return freshnessInWords(list, age, now);
}

/** Returns a function that calls the API at once, also during a pause. It resolves to whether the API answered. */
export function useRefresh(): () => Promise<boolean> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate(ratesPath, (feed = initialFeed) => ({ ...feed, dueTick: 0 }), { revalidate: false });
    const feed = await mutate<Feed>(ratesPath);
    return feed?.failures === 0;
  };
}

/** Returns the start of today in Bali, in milliseconds since 1970; 0 in the built HTML. Re-renders at midnight in Bali. */
export function useToday(): number {
  const day = useNow(baliDay);
  return day === undefined ? 0 : startOfBaliDay(day);
}
