import type { ThemeUICSSObject } from "theme-ui";

import { space } from "../../theme/tokens";
import { boardColumns, TABLES } from "./board-columns";

/*
 * The wide board. CSS derives all sizes from these lengths, so rates that arrive shift nothing.
 *
 *   ◄──────────────────────────── 100vw ────────────────────────────►
 *   ┌───────────────────────────────────────────────────────────────┐
 *   │ header                                                        │  --head
 *   ├───────────────────────────────────────────────────────────────┤
 *   │                                                               │  --pad
 *   │  CURRENCY   BUY   SELL │  CURRENCY   BUY   SELL │ …           │  --thead
 *   │  ═════════════════════ │  ═════════════════════ │             │  colour: --rule
 *   │  ⚑ USD   17.890│18.140 │  ⚑ HKD    2.275│ 2.317 │             │  --row   ┐
 *   │  ⚑ AUD   12.550│12.740 │  ⚑ MYR    4.373│ 4.452 │             │          │ --free = --rows x --row
 *   │  …                     │  …                     │             │          ┘
 *   │                             1 / 2                             │  --pager, while pages take turns
 *   │                                                               │  --pad
 *   ├───────────────────────────────────────────────────────────────┤
 *   │ notices, or the outage strip                                  │  --foot
 *   └───────────────────────────────────────────────────────────────┘
 *     ◄─────── --table ─────►      --across tables side by side, --stack of them above each other
 *     NAME  GAP FIGURE GAP FIGURE  in em of a figure (--fs)
 *
 * --edge-x and --edge-y are the free margins around all of it, for panels that cut off their edges.
 */

/** A television that reports half its pixels. Phones on their side (up to about 956 x 440 px) show a list. */
export const halfScreen =
  "screen and (min-width: 56.25em) and (max-width: 63.99em) and (min-height: 31.25em) and (orientation: landscape)";
/** Screens with room for the four tables. */
export const boardScreen = `screen and (min-width: 64em), ${halfScreen}`;
/** Wide screens, and paper of any size. */
export const boardMedia = `@media print, ${boardScreen}`;
/** Wall screens and paper in portrait. */
export const uprightMedia =
  "@media print and (orientation: portrait), screen and (min-width: 64em) and (orientation: portrait)";
/** A phone on its side, or a page at 400 %, where sticky parts would cover the rates. */
export const lowPhone = "@media screen and (max-width: 63.99em) and (max-height: 28em)";

/**
 * Applies a style where the whole header fits one line. Chromium before 105 has no container queries; the televisions that run
 * it are wide enough.
 */
export const inOneLine = (style: ThemeUICSSObject): ThemeUICSSObject => ({
  [`@media ${boardScreen}`]: {
    "@container (min-width: 56rem)": style,
    "@supports not (container-type: inline-size)": style,
  },
});

/** Screens on which the parts of the header would need more than one line with the date in the badge. */
export const narrowHeader = "@media (max-width: 71.99em)";

/** Scales a size for 1920 x 1080 px with the screen. */
const inProportion = (px: number): string => `min(${px / 19.2}vw, ${px / 10.8}vh)`;
/** A length in px that grows on screens beyond 1920 x 1080 px, which people read from further away. */
export const wallLength = (px: number): string => `max(${px}px, ${inProportion(px)})`;
/** The same for a font size, in rem. */
export const wallText = (px: number): string => `max(${px / 16}rem, ${inProportion(px)})`;

/** Least height of a row on a wide board, in px. Below it the tables take turns. */
export const LEAST_ROW = 22;

const COUNT = boardColumns.length;
/** Width of the longest figure: digits are .575 em wide, separators are narrower. */
const FIGURE = "((var(--chars, 6) - 1) * .575 + .25)";
/** Least space before a figure: one whole digit on the wide board. */
const GAP = "var(--gap)";
/** Height of a figure's em, as a part of its row. */
const EM_OF_ROW = 0.62;
/** Width of flag, space and code; a phone has room for the name too. */
const NAME = { wide: 3.1, narrow: 5 };
/** Width of a flag on the wide board, and the space after it. */
export const FLAG = { width: 0.95, gap: 0.2 };
/** Average width of a letter of a name, in em of the name. */
const LETTER = 0.57;

/** Heights of the page's parts on a wide screen. */
export const boardHeights: ThemeUICSSObject = {
  "--head": "clamp(82px, 14vh, max(132px, 8.5vw))",
  "--foot": "clamp(38px, 5.6vh, max(54px, 3.4vw))",
  "--thead": "clamp(28px, 4.6vh, max(44px, 2.8vw))",
  "--pad": "clamp(8px, 1.5vh, max(16px, .95vw))",
};

/** The same on a sheet of paper. */
export const paperHeights: ThemeUICSSObject = {
  "--head": "20mm",
  "--foot": "25mm",
  "--thead": "8mm",
  "--pad": "1mm",
};

/** The list on a phone. */
export const listFrame: ThemeUICSSObject = {
  "--row": "59px",
  "--table": `(100vw - 2 * ${space.gutter})`,
  "--name": `${NAME.narrow}`,
  "--gap": "1",
  "--most": "1.375rem",
  "--fs": `min(var(--most), var(--table) / (${COUNT} * (${FIGURE} + ${GAP}) + var(--name)))`,
  "--figure": `calc(var(--fs) * (${FIGURE} + ${GAP}))`,
  px: "gutter",
};

/** Size of a name: the figures leave this room for its longest word, of `--word` letters. */
export const NAME_SIZE = `clamp(9px, (var(--table) - ${COUNT} * var(--figure) - var(--fs) * ${FLAG.width + FLAG.gap}) / (var(--word, 1) * ${LETTER}), max(11px, var(--fs) * .335))`;

/** The tables of a wide screen, side by side. */
export const wideFrame: ThemeUICSSObject = {
  "--across": `${TABLES}`,
  "--stack": "1",
  "--free":
    "(var(--viewport-height) - var(--head) - var(--foot) - var(--thead) - 2 * var(--pad) - 2 * var(--edge-y, 0px) - var(--pager, 0px))",
  "--row": `max(${LEAST_ROW}px, var(--free) / (var(--rows, 8) * var(--stack)))`,
  "--table": "((100vw - 2 * var(--edge-x, 0px)) / var(--across) - 24px)",
  "--name": `${NAME.wide}`,
  "--gap": ".62",
  "--most": `var(--row) * ${EM_OF_ROW}`,
  "--head-size": `min(clamp(.8125rem, 1vw, ${wallText(19)}), 5.6vw / var(--across))`,
  display: "grid",
  gridTemplateColumns: "repeat(var(--across), minmax(0, 1fr))",
  alignItems: "start",
  px: "var(--edge-x, 0px)",
  // Row heights are rounded up to whole pixels, which fills the lower padding.
  pt: "var(--pad)",
  "& table": { px: "12px", borderLeft: "nightLine" },
  "& table:first-of-type": { borderLeft: 0 },
  "&[data-paged]": { "--pager": `${LEAST_ROW}px` },
};

/** The same in portrait: two by two, each column filled before the next, with one head. */
export const uprightFrame: ThemeUICSSObject = {
  "--across": `${TABLES / 2}`,
  "--stack": "2",
  gridAutoFlow: "column",
  gridTemplateRows: "auto auto",
  "& table:nth-of-type(2)": { borderLeft: 0 },
};

/** Grid of one row. The name yields to the figures. */
export const rowColumns = `minmax(0, 1fr) repeat(${COUNT}, minmax(var(--figure), max-content))`;

/** Rows per table up to which the name stands above larger figures: 28 currencies. */
export const MOST_ROWS_OF_TWO_DECKS = 7;
/** A row of two decks: its figures share the whole width of the table. */
export const twoDecks: ThemeUICSSObject = {
  "--fs": `min(var(--row) * .46, var(--table) / (${COUNT} * (${FIGURE} + ${GAP})))`,
  "& thead tr, & tbody tr": { gridTemplateColumns: `repeat(${COUNT}, minmax(max-content, 1fr))` },
  "& thead th:nth-of-type(-n + 2)": { gridArea: "1 / 1" },
};
