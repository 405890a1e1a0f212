import { useCallback, useSyncExternalStore } from "react";

import { useIsHydrating } from "../../components/use-is-hydrating";

/** Returns whether the screen matches a media query. Undefined in the built HTML. */
export function useMediaQuery(query: string): boolean | undefined {
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
