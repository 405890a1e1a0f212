import { useDeferredValue } from "react";

import { useIsHydrating } from "../../components/use-is-hydrating";

/**
 * False in a view's first render, true in a second one that follows by itself. For what fills the board: who comes from
 * another page with rates at hand sees the board's frame at once, and rows, notices and drawing as soon as that is painted. True at
 * once where built HTML is taken over, which has them.
 */
export function useDeferredMount(): boolean {
  return useDeferredValue(true, useIsHydrating());
}
