import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

import { useIsHydrating } from "../../components/use-is-hydrating";
import { tablesQuery } from "./board-geometry";

/** F11 and kiosk mode, which fire no `fullscreenchange`. */
const fullscreenQuery = "(display-mode: fullscreen)";

/** Of media queries, and of the window. */
const events = ["change", "fullscreenchange", "beforeprint", "afterprint"] as const;

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const onEvent = ({ type }: Event) => {
    if (type.endsWith("print")) isPrinting = type === "beforeprint";
    // Firefox and Safari print a copy of the page, made right after the event, whose media queries never change.
    flushSync(listener);
  };
  const sources = [window, window.matchMedia(tablesQuery), window.matchMedia(fullscreenQuery)];
  for (const source of sources) for (const event of events) source.addEventListener(event, onEvent);
  return () => {
    for (const source of sources) for (const event of events) source.removeEventListener(event, onEvent);
  };
}

const isMatch = (query: string): boolean => window.matchMedia(query).matches;

/** Returns whether the page fills the screen: by the page's own button, by F11 or in kiosk mode. */
export const useFullscreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement) || isMatch(fullscreenQuery),
    () => false,
  );

/** Returns whether the board has tables, on a wide screen or on paper, or cards. Undefined in the built HTML. */
export const useHasTables = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting || isMatch(tablesQuery),
    () => undefined,
  );

/** The margins of a wall screen, in percent of the screen: what panels cut off, and the most that `/kurs?edge=` can set. */
const LEAST_EDGE = 2.5;
const MOST_EDGE = 10;

/**
 * Returns a name as it is in an address.
 *
 * @example slugOf("Head Office/") // "head-office"
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Returns the parameters of an address. People and players write it loosely: `?wall?1700000000`, `?Wall/&amp;branch=…`. */
const parametersIn = (search: string): ReadonlyMap<string, string> =>
  new Map(
    [...new URLSearchParams(search.replace(/\?|&amp;/gi, "&"))].map(([name, value]) => [slugOf(name), value]),
  );

/**
 * Returns the settings in the address of a screen (`/kurs?wall&branch=petitenget&edge=4`): whether it is a wall screen, its
 * branch, and the percentage that the panel cuts off at each side. A board in fullscreen is on a wall screen too,
 * but not in a kiosk: somebody can leave it. None is set in the built HTML.
 */
export function useBoardAddress() {
  const isFullscreen = useFullscreen();
  const parameters = parametersIn(useIsHydrating() ? "" : window.location.search);
  const isKiosk = parameters.has("wall");
  const isWall = isFullscreen || isKiosk;
  const wanted = parseFloat(parameters.get("edge")?.replace(",", ".") ?? "") || 0;
  const edge = Math.max(isWall ? LEAST_EDGE : 0, Math.min(wanted, MOST_EDGE));
  return { isWall, isKiosk, branchName: parameters.get("branch") ?? "", edge: edge || undefined };
}
