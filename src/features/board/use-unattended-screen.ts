import { useEffect } from "react";

import { startLater } from "./start-later";
import { useFullscreen } from "./use-fullscreen";

/** While the board fills the screen: keeps the screen awake and hides a pointer that rests. */
export function useUnattendedScreen(): void {
  const isFullscreen = useFullscreen();
  useEffect(
    () =>
      isFullscreen
        ? startLater(
            () => import("./unattended-screen"),
            ({ attendScreen }) => attendScreen(),
          )
        : undefined,
    [isFullscreen],
  );
}
