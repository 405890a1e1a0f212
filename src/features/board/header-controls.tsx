import { Link } from "gatsby";
import type { MouseEvent } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { showToast } from "../../components/toast/toast-store";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { paths } from "../../lib/paths";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { RefreshButton } from "../rates/refresh-button";
import { boardMedia, wallLength, wallText } from "./board-geometry";
import { useFullscreen } from "./use-board-screen";

/** An icon, with its word where there is room. */
const controlStyle: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  minWidth: 48,
  height: 48,
  p: 0,
  border: "1px solid transparent",
  borderRadius: 2,
  bg: "transparent",
  color: "foam200",
  fontSize: "note",
  fontWeight: 650,
  "&:hover": { bg: "hoverOnDark", color: "cream" },
  "& > svg": { size: 20 },
  // The labels fit from 1400 px.
  "@container (max-width: 87.49rem)": { "& > span": visuallyHidden },
  "@supports not (container-type: inline-size)": {
    "@media (max-width: 87.49em)": { "& > span": visuallyHidden },
  },
  // In fullscreen the controls hide with the idle pointer. The keyboard still reaches them.
  "html[data-pointer=hidden] &:not(:focus-visible)": { opacity: 0 },
  // The fullscreen button is beside the tables only.
  "&.fullscreen": { display: "none" },
  [boardMedia]: {
    minWidth: 44,
    height: `clamp(36px, 4.6vh, ${wallLength(48)})`,
    px: `clamp(11px, .95vw, ${wallLength(18)})`,
    borderColor: "lineOnDark",
    bg: "wellOnDark",
    fontSize: `clamp(.9375rem, .9vw, ${wallText(17)})`,
    "& > svg": { width: `clamp(20px, 1.04vw, ${wallLength(20)})`, height: "auto" },
    "&.fullscreen": { display: "inline-flex" },
  },
  [media.print]: { "&, &.fullscreen": { display: "none" } },
};

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

/** Fills the screen with the board (specification, section 2). Renders nothing in fullscreen, or if the browser has none. */
export const FullscreenButton = () => {
  const isHydrating = useIsHydrating();
  const isFullscreen = useFullscreen();
  if (isFullscreen || (!isHydrating && !document.fullscreenEnabled)) return null;
  return (
    <button type="button" className="fullscreen" sx={controlStyle} onClick={() => void enterFullscreen()}>
      <Icon name="full" />
      <span>{en.board.fullscreen}</span>
    </button>
  );
};
