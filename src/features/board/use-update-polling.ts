import { useEffect } from "react";

import { lazyEffect } from "./lazy-effect";

/** A board that has just been opened is up to date, and its first seconds belong to the rates. */
const FOLLOW_AFTER_MS = 20_000;

const load = () => import("./poll-for-board-update");

/**
 * Lets the board take up new versions of the site by itself.
 *
 * @param data what the page's query gave, the same object for as long as the page stands
 */
export function useUpdatePolling(data: Queries.BoardFragment): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = lazyEffect(load, ({ pollForBoardUpdate }) => pollForBoardUpdate(data));
    }, FOLLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [data]);
}
