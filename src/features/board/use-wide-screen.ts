import { useDeferredValue, useSyncExternalStore } from "react";

import { media } from "../../theme/tokens";

const query = media.board.replace("@media ", "");

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
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
      () => window.matchMedia(query).matches,
      () => undefined,
    ),
  );
}
