import { useDeferredValue, useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";

import { baliDay } from "../../lib/format/bali-time";
import { useNow } from "../../lib/use-now";
import { feedAge, timeOfRates, freshnessOf, initialFeed, type RatesView } from "./model/feed";
import type { Freshness } from "./model/freshness";
import { latestTimeSet } from "./model/rate";
import { createRatesFeed, ratesPath } from "./rates-feed";

const feeds = new WeakMap<object, ReturnType<typeof createRatesFeed>>();

// The site has one SWR cache and one feed; each test has its own.
function useRatesFeed() {
  const { cache, mutate } = useSWRConfig();
  let feed = feeds.get(cache);
  if (!feed) {
    feed = createRatesFeed(() => mutate(ratesPath));
    feeds.set(cache, feed);
  }
  return feed;
}

/**
 * Returns the live rates: one request a poll for all views on the page, 3 s after the last one ended, hidden tabs
 * included, through every outage. Re-renders only when the rates or the state change.
 */
export function useRates(): RatesView {
  const feed = useRatesFeed();
  useEffect(() => feed.subscribe(), [feed]);
  const { data = initialFeed.view } = useSWR(ratesPath, feed.fetchRates, {
    // A function, because the pause differs after a failure. The fetcher never rejects, because SWR skips polls while it
    // holds an error.
    refreshInterval: feed.untilDue,
    refreshWhenHidden: true,
    refreshWhenOffline: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    // The feed allows one request a poll, whichever view asks.
    dedupingInterval: 0,
    compare: Object.is,
  });
  // React renders a deferred value in slices, so that 60 new rows do not block a tap on a slow phone.
  return useDeferredValue(data);
}

export interface FreshnessView {
  readonly freshness: Freshness;
  /** The time of the rates (`timeOfRates`), unless they are live or there are none. */
  readonly ratesFrom: number | undefined;
  /** When the company last set any rate. */
  readonly lastSetAt: number | undefined;
}

/**
 * Returns how fresh the rates on screen are. Re-renders only when the freshness changes, not at every poll. Another
 * component of the page must call `useRates`.
 */
export function useFreshness(): FreshnessView {
  const feed = useRatesFeed();
  const current = useNow((now) => freshnessOf(feed.current(), now)) ?? "waiting";
  const deferred = useDeferredValue(current);
  // Becoming live waits for the rows to render; losing live is immediate.
  const freshness = current === "live" ? deferred : current;
  const ratesFrom = useNow(() => {
    const { rates } = feed.current().view;
    return freshness !== "live" && rates?.length ? timeOfRates(feed.current()) : 0;
  });
  const lastSetAt = useNow(() => latestTimeSet(feed.current().view.rates ?? []) ?? 0);
  return { freshness, ratesFrom: ratesFrom || undefined, lastSetAt: lastSetAt || undefined };
}

/**
 * Returns the age of the rates in words, such as "12 seconds ago"; undefined without rates. Re-renders when the words
 * change, so call it in the component that shows them.
 */
export function useAge(): string | undefined {
  const feed = useRatesFeed();
  return useNow((now) => feedAge(feed.current(), now) ?? "") || undefined;
}

/** Returns a function that calls the API at once. It resolves to whether the API answered. */
export function useRefresh(): () => Promise<boolean> {
  const feed = useRatesFeed();
  return async () => {
    await feed.refresh();
    return feed.current().failures === 0;
  };
}

/** Returns the end of today in Bali, in milliseconds since 1970; 0 in the built HTML. Re-renders at midnight in Bali. */
export function useToday(): number {
  const day = useNow(baliDay);
  return day === undefined ? 0 : Date.parse(`${day}T23:59:59+08:00`);
}
