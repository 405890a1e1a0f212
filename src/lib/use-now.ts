import { useSyncExternalStore } from "react";

const SECOND_MS = 1_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let now = 0;

/** Milliseconds from a moment (milliseconds since 1970) to the turn of the second. */
export const toNextSecond = (moment: number): number => SECOND_MS - (moment % SECOND_MS);

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
  // Aimed at the turn of the second each time: a fixed interval would drift away from it.
  timer = setTimeout(tick, toNextSecond(Date.now()));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
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
    subscribe,
    () => read(wholeSecond()),
    () => undefined,
  );
}
