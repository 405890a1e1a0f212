import { useMemo, useState } from "react";
import useSWRSubscription from "swr/subscription";

import { useStrings } from "../../components/page-language";
import { baliDay, startOfBaliDay } from "../../lib/format/bali-time";
import { useNow } from "../../lib/use-now";
import { pollRates, ratesPath } from "./api/poll-rates";
import { ageInWords, freshnessOf, timeOfRates, type Freshness } from "./model/freshness";
import { initialPollState, type PollState } from "./model/poll-state";
import { latestTimeSet } from "./model/rate";
import type { ListFreshness } from "./model/shown";

const MINUTE_MS = 60_000;

/**
 * Returns the state of polling, which the views with rates share. Polling ends with the last of them. Unchanged rows, and an
 * unchanged list, stay the same objects from poll to poll.
 */
export const useRates = (): PollState =>
  useSWRSubscription<PollState, never, string>(ratesPath, pollRates, { compare: Object.is }).data ??
  initialPollState;

/** Returns how fresh the rates are. */
export function useFreshness(): ListFreshness {
  const polled = useRates();
  const freshness = useNow((now) => freshnessOf(polled, { now, tick: performance.now() })) ?? "waiting";
  const time = polled.rates?.length ? timeOfRates(polled) : undefined;
  const ratesFrom = freshness === "live" && time !== undefined ? time - (time % MINUTE_MS) : time;
  const lastSetAt = latestTimeSet(polled.rates ?? []);
  return useMemo(() => ({ freshness, ratesFrom, lastSetAt }), [freshness, ratesFrom, lastSetAt]);
}

/**
 * Returns the age of the rates in words, such as "12 seconds ago"; empty without rates. Re-renders when the words
 * change, so call it in the component that shows them.
 */
export function useAge(): string {
  const polled = useRates();
  const strings = useStrings();
  return useNow((now) => ageInWords(polled, { now, tick: performance.now() }, strings)) ?? "";
}

/** Returns whether a lost connection is back, for screen readers; false once an answer is overdue again. */
export function useIsBack(freshness: Freshness): boolean {
  const [connection, setConnection] = useState<"unremarkable" | "lost" | "back">("unremarkable");
  if (freshness === "stale" && connection !== "lost") setConnection("lost");
  if (freshness === "live" && connection === "lost") setConnection("back");
  if (connection === "back" && freshness !== "live" && freshness !== "stale") setConnection("unremarkable");
  return connection === "back";
}

/** Returns the start of today in Bali, in milliseconds since 1970; 0 in the built HTML. Re-renders at midnight in Bali. */
export function useToday(): number {
  const day = useNow(baliDay);
  return day === undefined ? 0 : startOfBaliDay(day);
}
