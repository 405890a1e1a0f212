import { useSyncExternalStore } from "react";

import { currentTime } from "./clock";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let now = 0;

/** Milliseconds from a moment (milliseconds since 1970) to the turn of the second. */
export const toNextSecond = (moment: number): number => SECOND_MS - (moment % SECOND_MS);

/** Reads the clock now and calls all listeners, as at the turn of each second. */
export function tick(): void {
  if (listeners.size === 0) return;
  clearTimeout(timer);
  now = currentTime();
  // Aimed at the turn of the second each time: a fixed interval would drift away from it.
  timer = setTimeout(tick, toNextSecond(now));
  for (const listener of listeners) {
    try {
      listener();
    } catch (error) {
      // One that throws must not stop the time for all.
      reportError(error);
    }
  }
}

/**
 * Calls the listener at the turn of each second, until the returned function is called. All listeners share one timer.
 */
export function eachSecond(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    now = currentTime();
    timer = setTimeout(tick, toNextSecond(now));
    // Timers of hidden tabs come late.
    document.addEventListener("visibilitychange", tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", tick);
    timer = undefined;
  };
}

const wholeSecond = (): number => Math.floor((timer ? now : currentTime()) / SECOND_MS) * SECOND_MS;

/**
 * Returns what `read` makes of the present moment (milliseconds since 1970, whole seconds), undefined in the built HTML.
 * Re-renders only when the outcome differs, so call it in the smallest component that shows it.
 */
export function useNow<Shown extends string | number>(read: (now: number) => Shown): Shown | undefined {
  return useSyncExternalStore(
    eachSecond,
    () => read(wholeSecond()),
    () => undefined,
  );
}

/** Returns the beginning of the present minute, in milliseconds since 1970; undefined in the built HTML. */
export const useMinute = (): number | undefined => useNow((now) => Math.floor(now / MINUTE_MS) * MINUTE_MS);
