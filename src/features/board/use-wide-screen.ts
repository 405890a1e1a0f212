import { useDeferredValue, useSyncExternalStore } from "react";

import { boardScreen } from "./board-style";

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(boardScreen);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/**
 * Whether the screen has room for the four tables. Undefined in the built HTML, which has to suit both. Deferred, so that the
 * board is rendered in slices.
 */
export function useWideScreen(): boolean | undefined {
  return useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia(boardScreen).matches,
      () => undefined,
    ),
  );
}
