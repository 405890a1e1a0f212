import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import useSWR, { useSWRConfig, type SWRConfiguration } from "swr";
import type { ApiError } from "../../lib/api/api-error";
import type { Rates } from "./rate";
import { createRatesFeed, ratesPath, waiting, type FreshnessView, type RatesFeed } from "./rates-feed";

/**
 * - `loading`: no rates yet and no failure: skeletons
 * - `ready`: the newest poll brought them
 * - `stale`: rates of an earlier poll or visit, while polls fail; never green
 * - `failed`: no rates at all, and the newest poll failed; lasts, without flicker, until an answer comes
 */
export type RatesState = "loading" | "ready" | "stale" | "failed";

export interface UseRates {
  /** In the API's order. Unchanged rows, and an unchanged list, stay the same objects from poll to poll. */
  readonly rates: Rates | undefined;
  readonly state: RatesState;
}

interface UseRatesOptions {
  /** Also asks at this pace, whatever the polls do (specification, section 7: /kurs). Milliseconds. */
  alsoEvery?: number;
}

const swrOptions: SWRConfiguration<Rates, ApiError> = {
  revalidateOnMount: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // The parser hands the same list back when nothing changed; a deep comparison every 3 s is not needed.
  compare: Object.is,
};

const feeds = new WeakMap<object, RatesFeed>();

// One feed a cache: on the site there is one of each; every test has its own.
function useRatesFeed(): RatesFeed {
  const { cache, mutate } = useSWRConfig();
  let feed = feeds.get(cache);
  if (!feed) {
    feed = createRatesFeed(() => mutate(ratesPath));
    feeds.set(cache, feed);
  }
  return feed;
}

// Rates, freshness and age are deferred values: React then renders them in slices of a few milliseconds, so that 60 new
// rows do not keep a slow phone from answering a finger. All three are, so that no old figure is ever seen as fresh; but that
// they are not live any more is shown at once.

/**
 * The live rates: one request a poll for all views on the page, 3 s after the last one ended, hidden tabs included, for
 * as long as a view is mounted and through every outage. Re-renders only when the rates or the state change.
 */
export function useRates({ alsoEvery }: UseRatesOptions = {}): UseRates {
  const feed = useRatesFeed();
  const { data, error } = useSWR<Rates, ApiError>(ratesPath, feed.fetchRates, swrOptions);
  const kept = useSyncExternalStore(feed.subscribe, feed.kept, () => undefined);

  useEffect(() => feed.join(), [feed]);
  useEffect(() => {
    if (!alsoEvery) return undefined;
    const timer = setInterval(feed.poll, alsoEvery);
    return () => clearInterval(timer);
  }, [feed, alsoEvery]);

  const view = useMemo((): UseRates => {
    // An empty list holds nothing worth keeping through an outage.
    if (data && (data.length > 0 || !error)) return { rates: data, state: error ? "stale" : "ready" };
    if (kept) return { rates: kept.rates, state: "stale" };
    return { rates: undefined, state: error ? "failed" : "loading" };
  }, [data, error, kept]);
  return useDeferredValue(view);
}

/**
 * How fresh the rates on screen are. For badges: re-renders only when the freshness changes, not with every poll.
 * `useRates` has to be in use on the page.
 */
export function useFreshness(): FreshnessView {
  const feed = useRatesFeed();
  const current = useSyncExternalStore(feed.subscribe, feed.view, () => waiting);
  const deferred = useDeferredValue(current);
  return current.freshness === "live" ? deferred : current;
}

/**
 * The age of the newest answer in words, "12 seconds ago"; undefined before there is one. Re-renders whenever the words
 * change, so call it in the component that shows them and nowhere higher.
 */
export function useAge(): string | undefined {
  const feed = useRatesFeed();
  const { freshness } = useSyncExternalStore(feed.subscribe, feed.view, () => waiting);
  const current = useSyncExternalStore(feed.subscribe, feed.age, () => undefined);
  const deferred = useDeferredValue(current);
  return freshness === "live" ? deferred : current;
}

export type RefreshResult = "ok" | "failed";

const SPIN_ON_MS = 1_000;

/** For a Refresh button: `isRefreshing` lasts as long as the request and 1 s more (specification, section 4). */
export function useRefresh(): { isRefreshing: boolean; refresh: () => Promise<RefreshResult> } {
  const feed = useRatesFeed();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const spinOn = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(spinOn.current), []);

  const refresh = useCallback(async (): Promise<RefreshResult> => {
    clearTimeout(spinOn.current);
    setIsRefreshing(true);
    await feed.poll();
    spinOn.current = setTimeout(() => setIsRefreshing(false), SPIN_ON_MS);
    return feed.hasFailed() ? "failed" : "ok";
  }, [feed]);

  return { isRefreshing, refresh };
}
