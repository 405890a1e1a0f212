import { Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { showToast } from "../../components/toast/toast-store";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { paths } from "../../lib/paths";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { RefreshButton } from "../rates/refresh-button";
import { boardMedia, wallLength, wallText } from "./board-style";
import { useFullscreen } from "./use-board-screen";

const boardControlStyle: ThemeUICSSObject = {
  minWidth: 44,
  height: `clamp(36px, 4.6vh, ${wallLength(48)})`,
  px: `clamp(11px, .95vw, ${wallLength(18)})`,
  borderColor: "lineOnDark",
  bg: "wellOnDark",
  fontSize: `clamp(.9375rem, .9vw, ${wallText(17)})`,
  "& > svg": { width: `clamp(20px, 1.04vw, ${wallLength(20)})`, height: "auto" },
};

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
  fontSize: ".9375rem",
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
  [boardMedia]: boardControlStyle,
  [media.print]: { display: "none" },
};

/** Shows the button beside the tables only. */
const fullscreenStyle: ThemeUICSSObject = {
  ...controlStyle,
  display: "none",
  [boardMedia]: { ...boardControlStyle, display: "inline-flex" },
};

/** Leads to the landing page. In an iframe it navigates the top window. */
export const BackLink = () => {
  const isFramed = !useIsHydrating() && window.self !== window.top;
  const words = (
    <>
      <Icon name="back" />
      <span>{en.board.back}</span>
    </>
  );
  // The router's link ignores `target`.
  return isFramed ? (
    <a href={paths.home.href()} target="_top" sx={controlStyle}>
      {words}
    </a>
  ) : (
    <Link to={paths.home.href()} sx={controlStyle}>
      {words}
    </Link>
  );
};

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
    <button type="button" sx={fullscreenStyle} onClick={() => void enterFullscreen()}>
      <Icon name="full" />
      <span>{en.board.fullscreen}</span>
    </button>
  );
};
