import type { ThemeUICSSObject } from "theme-ui";

import { maskTile } from "../../theme/theme";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { boardColumns } from "./board-columns";
import {
  boardMedia,
  boardScreen,
  FLAG,
  halfScreen,
  LEAST_ROW,
  listFrame,
  NAME_SIZE,
  rowColumns,
  twoDecks,
  uprightFrame,
  uprightMedia,
  wideFrame,
} from "./board-geometry";

/** Colours by column; figures that are stale or noted are muted, as in the hero. */
const figureColors: ThemeUICSSObject = {
  ...Object.fromEntries(
    boardColumns.map(({ color }, index) => [`& td:nth-of-type(${index + 1})`, { color }]),
  ),
  "& [data-noted] td:nth-of-type(n), [data-stale] & td:nth-of-type(n)": { color: "muted" },
};

/** The heads of all tables, and of the list on a phone. */
export const headsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: rowColumns,
  alignItems: "center",
  fontWeight: 750,
  lineHeight: 1,
  letterSpacing: ".02em",
  textAlign: "right",
  whiteSpace: "nowrap",
  ...Object.fromEntries(
    boardColumns.map(({ color }, index) => [`& > :nth-of-type(${index + 2})`, { color }]),
  ),
  "& > :first-of-type": { textAlign: "left", color: "muted" },
};

/** Flag, code and name, in a list with room for all of them. */
const currencyStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "min(36px, 10vw) minmax(0, 1fr)",
  columnGap: 3,
  alignContent: "center",
  alignItems: "center",
  textAlign: "left",
  "& > .flag": { width: "100%", gridRow: "span 2" },
  "& > .code": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: "1.125rem",
    fontWeight: 800,
    lineHeight: 1.1,
    letterSpacing: "-.02em",
  },
  "& .suffix": { fontSize: ".76em", fontStyle: "normal", fontWeight: 600, color: "muted" },
  // Never broken within a word: smaller (`NAME_SIZE`), then cut.
  "& > .name": {
    overflow: "hidden",
    overflowWrap: "normal",
    textOverflow: "ellipsis",
    fontSize: "micro",
    fontWeight: 500,
    lineHeight: 1.2,
    color: "muted",
  },
  // Covers the whole row.
  "& > .calculate": { position: "absolute", inset: "1px -8px", borderRadius: 2 },
};

/** The same in the tables of a wide screen, where the name yields to the figures. */
const wideCurrencyStyle: ThemeUICSSObject = {
  containerType: "size",
  // A separate layer: the browser repaints it only when the name changes.
  isolation: "isolate",
  height: "calc(var(--row) - 1px)",
  fontSize: "var(--fs)",
  gridTemplateColumns: `${FLAG.width}em minmax(0, 1fr)`,
  columnGap: `${FLAG.gap}em`,
  "& > .code": { overflow: "visible", fontSize: "max(12px, .68em)", lineHeight: 1.05 },
  "& > .name": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "1",
    // Into the space before the figures.
    mr: "-.8em",
    fontSize: NAME_SIZE,
  },
  "& > .calculate": { display: "none" },
  "@container (min-height: 1.75em) and (min-height: 42px)": { "& > .name": { WebkitLineClamp: "2" } },
  "@container (max-height: 26px)": { "& > .code, & > .name": { lineHeight: 1 } },
  // With wider text spacing the figures take the room of the flag, not of the code.
  "@container (max-width: 2.7em)": {
    "& > .flag": { display: "none" },
    "& > .code, & > .name": { gridColumn: "1 / -1" },
    "& > .code": { fontSize: "max(12px, .5em)" },
  },
};

/** In rows of two decks: one line above the figures. */
const upperDeckStyle: ThemeUICSSObject = {
  gridColumn: "1 / -1",
  containerType: "normal",
  // The length of the name has no effect on the width of the columns.
  width: 0,
  minWidth: "100%",
  height: "auto",
  mb: ".06em",
  gridTemplateColumns: ".72em auto minmax(0, 1fr)",
  "& > .flag": { gridRow: "auto" },
  "& > .code": { fontSize: "max(12px, .56em)" },
  "& > .name": { display: "block", mr: 0, whiteSpace: "nowrap", fontSize: "max(11px, .335em)" },
};

/** Wall screens leave these names out: they are too small to read from afar, and the figures need the room. */
const droppedName: ThemeUICSSObject = {
  "&:not([data-decks]) tr:not([data-named]) .name": visuallyHidden,
};

/** One style for all four tables, whose rows change with every poll and contain only text. */
export const tablesStyle: ThemeUICSSObject = {
  ...listFrame,
  // A separate layer: the clock does not repaint it.
  isolation: "isolate",
  position: "relative",
  // Grids, so that names yield to figures in every row. The markup's roles keep the tables accessible.
  "& table, & thead, & tbody": { display: "block" },
  "& caption, & thead": visuallyHidden,
  "& thead tr": headsStyle,
  "& tbody tr": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: rowColumns,
    alignItems: "center",
    alignContent: "center",
    minHeight: "var(--row)",
    py: "6px",
    borderBottom: "nightLine",
    // The browser skips rows outside the viewport.
    contentVisibility: "auto",
    containIntrinsicSize: "auto 59px",
    "&[aria-hidden]": { display: "none" },
  },
  "& th": { p: 0, fontWeight: "inherit" },
  "& tbody th": currencyStyle,
  "& td": {
    p: 0,
    pl: ".3em",
    fontSize: "var(--fs)",
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: "-.035em",
    textAlign: "right",
    whiteSpace: "nowrap",
  },
  ...figureColors,
  [boardMedia]: {
    ...wideFrame,
    "& thead": { position: "static", size: "auto", overflow: "visible", clipPath: "none" },
    "& thead tr": {
      height: "var(--thead)",
      pb: "4px",
      borderBottom: "2px solid",
      borderColor: "var(--rule)",
      fontSize: "var(--head-size)",
    },
    "& tbody tr": {
      // The browser would repaint each positioned row on its own.
      position: "static",
      py: 0,
      contentVisibility: "visible",
      "&[aria-hidden]": { display: "grid" },
    },
    "& tbody th": wideCurrencyStyle,
    // A low row has a second line only for a note, which says why its figures are muted.
    "& tr:not([data-noted]) .name": { "@container (max-height: 26px)": { display: "none" } },
    // A hairline in the gap between two figures.
    "& td + td": { position: "relative" },
    "& td + td::before": {
      content: '""',
      position: "absolute",
      left: ".28em",
      top: ".04em",
      bottom: ".04em",
      borderLeft: "lineOnDark",
    },
    // A blank row has a wavy line.
    "& td[colspan]": { gridColumn: "1 / -1", pl: 0 },
    "& td[colspan]::after": {
      content: '""',
      display: "block",
      ...maskTile("tile-void", 18),
      color: "nightLine",
    },
  },
  [uprightMedia]: { ...uprightFrame, "& table:nth-of-type(even) thead": visuallyHidden },
  [`@media ${boardScreen}`]: {
    '&[data-decks="2"]': { ...twoDecks, "& tbody th": upperDeckStyle },
    "[data-fullscreen] &": droppedName,
  },
  [`@media ${halfScreen}`]: droppedName,
  [media.print]: {
    "--head-size": "11pt",
    "& tbody tr": { breakInside: "avoid" },
    "& td + td::before, & td[colspan]::after": { content: "none" },
  },
};

/** The number of the page, below all tables. */
export const pageStyle: ThemeUICSSObject = {
  gridColumn: "1 / -1",
  height: LEAST_ROW,
  lineHeight: `${LEAST_ROW}px`,
  fontWeight: 700,
  textAlign: "center",
  color: "muted",
};

/**
 * As high as a table's rows can be in total. Only wall screens have it: those in fullscreen, without a pointer, or with half
 * their pixels. On others people scroll.
 */
export const probeStyle: ThemeUICSSObject = {
  display: "none",
  position: "absolute",
  visibility: "hidden",
  height: "calc((var(--free) + var(--pager, 0px)) / var(--stack))",
  [`@media ${boardScreen}`]: { "[data-fullscreen] &": { display: "block" } },
  [`@media screen and (min-width: 64em) and (any-pointer: none), ${halfScreen}`]: { display: "block" },
};

/** For every screen, because the built HTML contains it: one table on a phone. */
export const skeletonStyle: ThemeUICSSObject = {
  variant: "skeletons.shimmer",
  // A shadow that passes over the bars, because a light one would show on the dark page too.
  "--skeleton-sheen": "rgb(5 32 35 / .75)",
  position: "relative",
  "& table:nth-of-type(n + 2)": { display: "none" },
  "& tbody .flag": { gridRow: "auto", aspectRatio: "4 / 3" },
  "& .code": { width: "min(96px, 80%)", height: 22 },
  "& .figure": { ml: "auto", width: "74%", height: ".8em" },
  [boardMedia]: {
    "& table:nth-of-type(n + 2)": { display: "block" },
    // The heads are the final ones. The shadow passes behind them.
    "& thead": { position: "relative", zIndex: 1, bg: "night" },
    "& .code": { width: "1.6em", height: ".7em" },
  },
};
