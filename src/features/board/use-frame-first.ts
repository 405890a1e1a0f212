import { useDeferredValue } from "react";

/**
 * False in a view's first render, true in a second one that follows by itself. For the rows of the board: who comes from
 * another page with rates at hand sees the board's frame at once, and the rows as soon as that is painted.
 */
export function useFrameFirst(): boolean {
  return useDeferredValue(true, false);
}
