import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";

/** Screens that show tables though they are narrow. */
const smallBoard = "@media (min-width: 64em) and (max-width: 79.99em)";
/** Wall screens that are hung upright. */
const portraitBoard = "@media (min-width: 64em) and (orientation: portrait)";
/** A sheet that a board with tables is printed on, upright. */
const paper = "@media print and (max-width: 63.99em)";
/** A phone on its side, or a page at 400 %: what stood still there would leave the rates no room. */
export const lowPhone = "@media (max-width: 63.99em) and (max-height: 25em)";

/** What a size on a screen of 1920 x 1080 px comes to on another one. Never alone: only screens beyond that have it grow. */
const inProportion = (px: number): string => `min(${px / 19.2}vw, ${px / 10.8}vh)`;
/** A length in px that grows with screens beyond 1920 x 1080 px, which are looked at from further away. */
export const wallLength = (px: number): string => `max(${px}px, ${inProportion(px)})`;
/** The same for a size of text, which stands in rem. */
export const wallText = (px: number): string => `max(${px / 16}rem, ${inProportion(px)})`;

/**
 * The frame of four columns that tables and skeletons share on a wide screen. All sizes follow from the free height, the number of rows and
 * the longest figure, in CSS alone: nothing is measured, so nothing jumps, and a resize needs no script.
 *
 * A figure takes up to .6 of its row, unless a table cell is too narrow for that: a digit is .575 em wide, a cell 6.95 % of
 * the screen. For visitors who have letters set more widely, a script tells by how much (`src/components/use-letter-spread.ts`).
 */
export const wideFrame: ThemeUICSSObject = {
  "--free": "var(--screen) - var(--head) - var(--foot) - var(--thead) - 2 * var(--pad)",
  "--row": "max(26px, (var(--free)) / max(var(--rows, 8), 5))",
  "--name": "38.5%",
  "--cell": "6.95vw",
  "--label": `min(clamp(.8125rem, 1vw, ${wallText(19)}), 1.4vw)`,
  "--fs":
    "min(var(--row) * .6, var(--cell) / ((var(--chars, 6) - 1) * (.575 + var(--spread, 0)) + .8 + var(--spread, 0)))",
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
};
const smallFrame: ThemeUICSSObject = { "--name": "42%", "--cell": "6.3vw" };

/**
 * The same frame two by two, with figures twice as large: four tables side by side would leave most of an upright screen
 * empty. Both rows of tables are equally high from the start, so that the heads of the lower ones stand still when rates come.
 */
const portraitFrame: ThemeUICSSObject = {
  "--half": "(var(--screen) - var(--head) - var(--foot) - var(--pad)) / 2",
  // One inset between the tables, part of which goes to the rounding of rows.
  "--free": "var(--half) - var(--thead) - var(--pad)",
  "--name": "38.5%",
  "--cell": "13.9vw",
  "--label": `min(clamp(.8125rem, 1.76vw, ${wallText(19)}), 2.8vw)`,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridAutoRows: "minmax(calc(var(--half)), auto)",
  pb: 0,
  "& > div:nth-of-type(odd)": { borderLeft: 0 },
};

/** As on upright screens, in rows of their own height: a sheet is not filled, and has no end. */
const paperFrame: ThemeUICSSObject = {
  "--row": "34px",
  "--thead": "34px",
  "--pad": "14px",
  "--name": "38.5%",
  "--cell": "13.9vw",
  "--label": ".8125rem",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "& > div:nth-of-type(odd)": { borderLeft: 0 },
};

/** What the frame becomes on small and on upright screens, and on paper. */
export const otherFrames: ThemeUICSSObject = {
  [smallBoard]: smallFrame,
  [portraitBoard]: portraitFrame,
  [paper]: paperFrame,
};

/** A column's three heads, and the rule under them: gold, or coral while the rates are not up to date. */
export const headStyle: ThemeUICSSObject = {
  height: "var(--thead)",
  pt: 0,
  px: 0,
  pb: "4px",
  borderBottom: "2px solid",
  borderColor: "var(--rule)",
  fontSize: "var(--label)",
  fontWeight: 750,
  lineHeight: "calc(var(--thead) - 6px)",
  letterSpacing: ".02em",
  textAlign: "right",
  "&:first-of-type": { width: "var(--name)", textAlign: "left", color: "muted" },
  "&:last-of-type": { color: "gold300" },
};

export const rowLine: ThemeUICSSObject = { borderBottom: "1px solid", borderColor: "nightLine" };

/**
 * A line under a figure that has just changed. Not `ChangingFigure`, whose mark fades: use-change-marks.ts says why.
 */
export const changedStyle: ThemeUICSSObject = {
  "&[data-changed]": {
    textDecoration: "underline",
    textDecorationThickness: ".07em",
    textUnderlineOffset: ".18em",
  },
};

/** Of the narrow board's cards, and of what stands in their place. */
export const cardColumns: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: "40px",
};

/** Of the phone board's search, in px, with the line under it. */
export const SEARCH_HEIGHT = 77;

/** The drawing and the words of a state that has no rates to show. Coral is for failures alone. */
export const stateStyle: ThemeUICSSObject = {
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: 3,
  minHeight: "60vh",
  py: "40px",
  px: 5,
  textAlign: "center",
  "&::before": { content: '""', variant: "art.thread", width: 132, height: 44, color: "gold500" },
  "&[role=alert]::before": { color: "coral500" },
  "& h2": { variant: "text.h3" },
  "& p": { maxWidth: "32.2em", color: "textSoft", textWrap: "pretty" },
  "& button": { mt: 2 },
  [media.board]: {
    minHeight: "calc(var(--screen) - var(--head) - var(--foot))",
    gap: "18px",
    "&::before": { width: wallLength(264), height: wallLength(88) },
    "& h2": { fontSize: wallText(48), letterSpacing: "-.04em" },
    "& p": { fontSize: `clamp(1.0625rem, 1rem + .35vw, ${wallText(20)})` },
  },
};
