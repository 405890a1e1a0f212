import { useCallback, useDeferredValue, useSyncExternalStore } from "react";

import { useIsHydrating } from "../../components/use-is-hydrating";
import { boardScreen } from "./board-style";

/** Returns whether the screen matches a media query. Undefined in the built HTML. */
function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}

/**
 * Returns whether the screen has room for the four tables. Undefined in the built HTML, which has to suit both.
 * React renders a deferred value in slices.
 */
export const useWideScreen = (): boolean | undefined => useDeferredValue(useMediaQuery(boardScreen));

function subscribeToFullscreen(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** Returns whether the page fills the screen: by the page's own button, by F11 or in kiosk mode. */
export function useFullscreen(): boolean {
  const isByButton = useSyncExternalStore(
    subscribeToFullscreen,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  // The browser's own fullscreen mode fires no `fullscreenchange`.
  const isByBrowser = useMediaQuery("(display-mode: fullscreen)");
  return isByButton || isByBrowser === true;
}

/**
 * Returns false in a view's first render and true in the second, which follows at once. On a client-side navigation the
 * board's frame is painted first, and rows and notices afterwards (docs/decisions/002). Always true during hydration.
 */
export const useDeferredMount = (): boolean => useDeferredValue(true, useIsHydrating());

/** The largest margin, in percent of the screen, that `/kurs?edge=` can set. */
const MOST_EDGE = 10;

/**
 * Returns the settings in the address of a screen (`/kurs?branch=petitenget&edge=4`): its branch, and the percentage that the
 * panel cuts off at each side. Both are undefined in the built HTML.
 */
export function useBoardAddress(): { branchId: string | undefined; edge: number | undefined } {
  const parameters = new URLSearchParams(useIsHydrating() ? "" : window.location.search);
  const edge = Number(parameters.get("edge"));
  return {
    branchId: parameters.get("branch") ?? undefined,
    edge: edge > 0 ? Math.min(edge, MOST_EDGE) : undefined,
  };
}
