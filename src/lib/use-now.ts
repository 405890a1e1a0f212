import { useSyncExternalStore } from "react";

const SECOND_MS = 1_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let now = 0;

/** Milliseconds from a moment (milliseconds since 1970) to the turn of the second. */
export const toNextSecond = (moment: number): number => SECOND_MS - (moment % SECOND_MS);

function tick(): void {
  now = Date.now();
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
 * Calls the listener at the turn of each second, until the returned function is called. One timer serves all: on a slow
 * screen each costs more than what most of them do.
 */
export function eachSecond(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    now = Date.now();
    timer = setTimeout(tick, toNextSecond(now));
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

const wholeSecond = (): number => Math.floor((timer ? now : Date.now()) / SECOND_MS) * SECOND_MS;

/**
 * What `read` makes of the present moment (milliseconds since 1970, whole seconds), undefined in the built HTML. Asked at
 * the turn of each second; re-renders only when the outcome differs, so call it in the smallest component that shows it.
 */
export function useNow<Shown extends string | number>(read: (now: number) => Shown): Shown | undefined {
  return useSyncExternalStore(
    eachSecond,
    () => read(wholeSecond()),
    () => undefined,
  );
}
