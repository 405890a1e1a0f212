import { useSyncExternalStore } from "react";

import { Icon } from "../../components/icon";
import { showToast } from "../../components/toast/toast-store";
import { useBoardRefresh } from "./use-board-refresh";
import { useFullscreen } from "./use-fullscreen";
import { useWideScreen } from "./use-wide-screen";

/** Asks for the rates now; its icon turns while the request lasts and for one second more. */
export const RefreshButton = () => {
  const { isRefreshing, refresh } = useBoardRefresh();
  return (
    <button type="button" aria-busy={isRefreshing} onClick={refresh}>
      <Icon name="refresh" spinning={isRefreshing} />
      <span>Refresh</span>
    </button>
  );
};

async function enterFullscreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    showToast({
      lang: "en",
      tone: "destructive",
      title: "Error",
      text: "The browser refused fullscreen. Try the F11 key.",
    });
  }
}

const never = () => () => undefined;

/** Stands on wide screens only, where the browser has fullscreen, and not while it is on (specification, section 2). */
export const FullscreenButton = () => {
  const isWide = useWideScreen();
  const isFullscreen = useFullscreen();
  const isSupported = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => true,
  );
  if (isWide === false || isFullscreen || !isSupported) return null;
  return (
    <button type="button" data-wide onClick={() => void enterFullscreen()}>
      <Icon name="full" />
      <span>Fullscreen</span>
    </button>
  );
};
