import type { ThemeUICSSObject } from "theme-ui";

import { visuallyHidden } from "../../components/visually-hidden";
import { media } from "../../theme/tokens";

/** A control of the board's header: an icon, and its word where there is room. */
export const toolStyle: ThemeUICSSObject = {
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
  "& svg": { width: 20, height: 20 },
  "@media (max-width: 1399px)": { "& span": visuallyHidden },
  [media.board]: {
    minWidth: 44,
    height: 44,
    px: "11px",
    borderColor: "lineOnDark",
    bg: "wellOnDark",
  },
  "@media (min-width: 1400px)": { px: "14px" },
  [media.tv]: { height: 48, px: "18px", fontSize: "1.0625rem" },
};

/**
 * Stands in every built page, and shows on wide screens that are not in fullscreen, be that by the button itself, by F11 or
 * by kiosk mode.
 */
export const fullscreenStyle: ThemeUICSSObject = {
  ...toolStyle,
  "@media (max-width: 1023px), (display-mode: fullscreen)": { display: "none" },
  "html:fullscreen &": { display: "none" },
};
