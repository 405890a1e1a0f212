import { useEffect, useSyncExternalStore } from "react";

import { currentTime } from "../../lib/clock";
import { openStatus, type OpeningHours } from "../../lib/opening-hours";
import { lazyEffect } from "./lazy-effect";

// Also true when the browser itself was put into fullscreen (F11, kiosk mode), which no event tells the document.
const browserIsFullscreen = "(display-mode: fullscreen)";

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(browserIsFullscreen);
  list.addEventListener("change", listener);
  document.addEventListener("fullscreenchange", listener);
  return () => {
    list.removeEventListener("change", listener);
    document.removeEventListener("fullscreenchange", listener);
  };
}

/** Whether the page fills the screen, by its own button or by the browser's. */
export function useFullscreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement) || window.matchMedia(browserIsFullscreen).matches,
    () => false,
  );
}

/** The largest margin, in percent of the screen, that `/kurs?edge=` can set. */
const MOST_EDGE = 10;

/**
 * Takes care of a board in fullscreen (wall-screen.ts), and applies the address parameter `edge`: the percentage of the
 * screen that a television cuts off at each side.
 */
export function useWallScreen(opening: OpeningHours): void {
  const isFullscreen = useFullscreen();
  useEffect(() => {
    if (!isFullscreen) return undefined;
    const isOpen = () => openStatus(opening, currentTime()).isOpen;
    return lazyEffect(
      () => import("./wall-screen"),
      ({ attendScreen }) => attendScreen(isOpen),
    );
  }, [isFullscreen, opening]);
  useEffect(() => {
    const { style } = document.documentElement;
    const edge = Number(new URLSearchParams(location.search).get("edge"));
    if (!(edge > 0)) return undefined;
    style.setProperty("--edge-set", String(Math.min(edge, MOST_EDGE)));
    return () => void style.removeProperty("--edge-set");
  }, []);
}
