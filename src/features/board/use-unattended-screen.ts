import { useEffect } from "react";

import { loadCodeSteadily } from "../../lib/load-code";
import { useFullscreen } from "./use-fullscreen";

/** While the board fills the screen: keeps the screen awake and hides a pointer that rests. */
export function useUnattendedScreen(): void {
  const isFullscreen = useFullscreen();
  useEffect(() => {
    if (!isFullscreen) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    void loadCodeSteadily(() => import("./unattended-screen")).then(({ attendScreen }) => {
      if (!isOver) stop = attendScreen();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isFullscreen]);
}
