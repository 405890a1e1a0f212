import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

import { useIsHydrating } from "../../components/use-is-hydrating";
import { tablesQuery } from "./board-geometry";

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

/** Returns whether the board has tables, on a wide screen or on paper, or cards. Undefined in the built HTML. */
export function useHasTables(): boolean | undefined {
  const isTablesMedium = useMediaQuery(tablesQuery);
  // Firefox and Safari print a copy of the page, so that its media queries never change.
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const onPrint = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    window.addEventListener("beforeprint", onPrint);
    window.addEventListener("afterprint", onPrint);
    return () => {
      window.removeEventListener("beforeprint", onPrint);
      window.removeEventListener("afterprint", onPrint);
    };
  }, []);
  return isPrinting || isTablesMedium;
}

/** The largest margin, in percent of the screen, that `/kurs?edge=` can set. */
const MOST_EDGE = 10;

/**
 * Returns the settings in the address of a screen (`/kurs?wall&branch=petitenget&edge=4`): whether it is a wall screen whose
 * browser does not report fullscreen, its branch, and the percentage that the panel cuts off at each side. None is set in the
 * built HTML.
 */
export function useBoardAddress() {
  const parameters = new URLSearchParams(useIsHydrating() ? "" : window.location.search);
  const edge = Number(parameters.get("edge"));
  return {
    isWall: parameters.has("wall"),
    branchId: parameters.get("branch") ?? undefined,
    edge: edge > 0 ? Math.min(edge, MOST_EDGE) : undefined,
  };
}
