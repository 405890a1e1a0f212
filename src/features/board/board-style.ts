import type { ThemeUICSSObject } from "theme-ui";

import { media, palette } from "../../theme/tokens";

/** Below this the tools beside the title show icons only. */
export const iconsOnly = "@media (max-width: 1399px)";
/** Screens that show tables though they are narrow. */
export const smallBoard = "@media (min-width: 1024px) and (max-width: 1279px)";

/** The whole page. Its custom properties are the fixed heights that the rows share the rest with. */
export const boardStyle: ThemeUICSSObject = {
  variant: "surfaces.board",
  "--foot": "46px",
  "--rule": palette.gold500,
  minHeight: "100dvh",
  pb: "calc(var(--foot) + 20px)",
  // What shows when a phone scrolls past the end.
  "&[data-stale]": { "--rule": palette.coral500 },
  "html:has(&)": { bg: "night" },
  "html[data-pointer=hidden] &, html[data-pointer=hidden] & *": { cursor: "none" },
  [media.board]: {
    "--head": "132px",
    "--foot": "54px",
    "--thead": "44px",
    "--pad": "16px",
    pb: "var(--foot)",
  },
  [media.tv]: { "--head": "164px", "--foot": "66px", "--thead": "54px", "--pad": "18px" },
};

/**
 * The frame of four columns that tables and skeletons share. All sizes follow from the free height, the number of rows and
 * the longest figure, in CSS alone: nothing is measured, so nothing jumps, and a resize needs no script.
 *
 * A figure takes up to .6 of its row, unless the width of a column is less than that: a digit is .575 em wide, a table cell
 * 6.95 % of the screen.
 */
export const frameStyle: ThemeUICSSObject = {
  "--row":
    "max(26px, (100dvh - var(--head) - var(--foot) - var(--thead) - 2 * var(--pad)) / max(var(--rows), 5))",
  "--name": "38.5%",
  "--cell": "6.95vw",
  "--fs": "min(var(--row) * .6, var(--cell) / ((var(--chars) - 1) * .575 + .8))",
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  alignItems: "start",
  pt: "var(--pad)",
  // Browsers round the heights of rows up to whole pixels: the rest of the inset is theirs.
  pb: "calc(var(--pad) - 10px)",
  px: "clamp(8px, .7vw, 14px)",
  "& > div": {
    px: "clamp(10px, .85vw, 16px)",
    borderLeft: "1px solid",
    borderColor: "nightLine",
    "&:first-of-type": { borderLeft: 0 },
  },
  [smallBoard]: { "--name": "42%", "--cell": "6.3vw" },
};

/** The three heads of a column, and the rule under them: gold, or coral while the rates are not up to date. */
export const headsStyle: ThemeUICSSObject = {
  height: "var(--thead)",
  pt: 0,
  px: 0,
  pb: "4px",
  borderBottom: "2px solid",
  borderColor: "var(--rule)",
  fontSize: "clamp(.8125rem, 1vw, 1.1875rem)",
  fontWeight: 750,
  letterSpacing: ".02em",
  textAlign: "right",
  "&:first-of-type": { width: "var(--name)", textAlign: "left", color: "muted" },
  "&:last-of-type": { color: "gold300" },
};

/** The drawing over the words of a state that has no rates. */
export const stateStyle: ThemeUICSSObject = {
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: 3,
  minHeight: "60vh",
  py: "40px",
  px: 5,
  textAlign: "center",
  "&::before": {
    content: '""',
    variant: "art.thread",
    width: 132,
    height: 44,
    color: "coral500",
  },
  "& h2": { fontSize: "h3", fontWeight: 700 },
  "& p": { maxWidth: "44ch", color: "textSoft", textWrap: "pretty" },
  "& button": { mt: 2 },
  [media.board]: {
    minHeight: "calc(100dvh - var(--head) - var(--foot))",
    gap: "18px",
    "&::before": { width: 264, height: 88 },
    "& h2": { fontSize: "3rem", letterSpacing: "-.04em" },
    "& p": { fontSize: "lead" },
  },
};
