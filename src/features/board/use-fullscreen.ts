import { useSyncExternalStore } from "react";

// Also true when the browser itself was put into fullscreen (F11, kiosk mode), which the document is not told of.
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
