import { Link } from "gatsby";
import type { MouseEvent } from "react";

import { Icon } from "../../components/icon";
import { showToast } from "../../components/toast/toast-store";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { paths } from "../../lib/paths";
import * as en from "../../strings/en";
import { RefreshButton } from "../rates/refresh-button";
import { inLayouts } from "./layouts";
import { useFullscreen } from "./use-board-screen";

/** An icon, with its word where there is room. */
const controlStyle = inLayouts("control", {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  p: 0,
  border: "1px solid transparent",
  borderRadius: 2,
  bg: "transparent",
  color: "foam200",
  fontSize: "small",
  fontWeight: 600,
  "&:hover": { bg: "hoverOnDark", color: "cream" },
});

/** In a frame the link navigates the top window, because no page but the board may be shown in a frame. */
function leaveFrame(event: MouseEvent): void {
  if (window.self === window.top) return;
  event.preventDefault();
  window.open(paths.home.href(), "_top");
}

/** Leads to the landing page. */
export const BackLink = () => (
  <Link to={paths.home.href()} onClick={leaveFrame} sx={controlStyle}>
    <Icon name="back" />
    <span>{en.board.back}</span>
  </Link>
);

/** Refreshes the rates. */
export const BoardRefreshButton = () => (
  <RefreshButton lang="en" texts={en.board} sx={controlStyle}>
    <span>{en.common.refresh}</span>
  </RefreshButton>
);

async function enterFullscreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
    // The button unmounts in fullscreen, which would drop the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  } catch {
    showToast({
      lang: "en",
      tone: "destructive",
      title: en.common.error,
      text: en.board.fullscreenRefused,
    });
  }
}

/** Only the tables fill a screen. */
const wallControlStyle = inLayouts("wallControl");

/** Fills the screen with the board (specification, section 2). Renders nothing in fullscreen, or if the browser has none. */
export const FullscreenButton = () => {
  const isHydrating = useIsHydrating();
  const isFullscreen = useFullscreen();
  if (isFullscreen || (!isHydrating && !document.fullscreenEnabled)) return null;
  return (
    <span sx={wallControlStyle}>
      <button type="button" sx={controlStyle} onClick={() => void enterFullscreen()}>
        <Icon name="full" />
        <span>{en.board.fullscreen}</span>
      </button>
    </span>
  );
};
