import { useSyncExternalStore } from "react";

import { currentTime } from "./clock";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the milliseconds from a moment (milliseconds since 1970) to the next full second. */
const toNextSecond = (moment: number): number => SECOND_MS - (moment % SECOND_MS);

/** Calls all listeners. */
function tick(): void {
  clearTimeout(timer);
  // Computed each time: a fixed interval would drift from the full second.
  timer = setTimeout(tick, toNextSecond(currentTime()));
  for (const listener of listeners) listener();
}

/**
 * Calls the listener at each full second until the returned function is called. All listeners share one timer.
 */
function subscribeToSeconds(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setTimeout(tick, toNextSecond(currentTime()));
    // Browsers throttle the timers of hidden tabs.
    document.addEventListener("visibilitychange", tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}

const wholeSecond = (): number => Math.floor(currentTime() / SECOND_MS) * SECOND_MS;

/**
 * Returns the result of `read` for the current time (milliseconds since 1970, whole seconds), undefined in the built HTML.
 * Re-renders only when the result changes, so call it in the smallest component that shows it.
 */
export function useNow<Shown extends string | number>(read: (now: number) => Shown): Shown | undefined {
  return useSyncExternalStore(
    subscribeToSeconds,
    () => read(wholeSecond()),
    () => undefined,
  );
}

/** Returns the beginning of the current minute, in milliseconds since 1970; undefined in the built HTML. */
export const useMinute = (): number | undefined => useNow((now) => Math.floor(now / MINUTE_MS) * MINUTE_MS);
