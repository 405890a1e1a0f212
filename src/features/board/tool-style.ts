import type { ThemeUICSSObject } from "theme-ui";

import { room } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { wallLength, wallText } from "./board-style";

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
  "@container (max-width: 87.49rem)": { "& span": visuallyHidden },
  // Safari before 16 shows everybody the layout of phones.
  "@supports not (container-type: inline-size)": { "& span": visuallyHidden },
  [room.board]: {
    minWidth: 44,
    height: 44,
    px: "11px",
    borderColor: "lineOnDark",
    bg: "wellOnDark",
  },
  "@container (min-width: 87.5rem)": { px: "14px" },
  [room.tv]: {
    height: wallLength(48),
    px: wallLength(18),
    fontSize: wallText(17),
    "& svg": { width: wallLength(20), height: wallLength(20) },
  },
};

/**
 * Stands in every built page, and shows on wide screens that are not in fullscreen, be that by the button itself, by F11 or
 * by kiosk mode.
 */
export const fullscreenStyle: ThemeUICSSObject = {
  ...toolStyle,
  // A phone whose browser knows no containers has no use for it either.
  "@media (max-width: 63.99em), (display-mode: fullscreen)": { display: "none" },
  "@container (max-width: 63.99rem)": { display: "none" },
  "html:fullscreen &": { display: "none" },
};
