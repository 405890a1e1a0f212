import type { ThemeUICSSObject } from "theme-ui";

import { boardColumns } from "./board-columns";

/**
 * Screens with room for the four tables: 1024 px wide, or a television that reports 960 x 540 px. Phones on their side (up to
 * about 956 x 440 px) show cards.
 */
export const boardScreen =
  "(min-width: 64em), (min-width: 56.25em) and (min-height: 31.25em) and (orientation: landscape)";
export const boardMedia = `@media ${boardScreen}`;
/** Wall screens in portrait. */
const portraitBoard = "@media (min-width: 64em) and (orientation: portrait)";
/** A portrait sheet of paper. */
const paper = "@media print and (max-width: 63.99em)";
/** A phone on its side, or a page at 400 %, where sticky parts would cover the rates. */
export const lowPhone = "@media (max-width: 63.99em) and (max-height: 28em)";

/**
 * Applies a style where the whole header fits one line. Chromium before 105 has no container queries; the televisions that run
 * it are wide enough.
 */
export const inOneLine = (style: ThemeUICSSObject): ThemeUICSSObject => ({
  [boardMedia]: {
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

const COUNT = boardColumns.length;

/** Width of the longest figure in em: digits are .575 em wide, separators are narrower. */
const FIGURE = "((var(--chars, 6) - 1) * .575 + .25)";
/** Least space before a figure in em: one whole digit. */
const GAP = 0.62;
/** Least width of flag and code in em of the figures. */
const NAME = 3.1;

/**
 * The frame of the tables and their skeletons. CSS derives all sizes from the free height, the numbers of rows and columns,
 * and the longest figure. No script measures, so there is no layout shift.
 */
export const tablesFrame: ThemeUICSSObject = {
  "--across": "4",
  "--free":
    "var(--viewport-height) - var(--head) - var(--foot) - var(--thead) - 2 * var(--pad) - 2 * var(--edge-y, 0px)",
  "--row": "max(22px, (var(--free)) / var(--rows, 8))",
  "--table": "((100vw - 2 * var(--edge-x, 0px)) / var(--across) - 24px)",
  "--fs": `min(var(--row) * .62, var(--table) / (${COUNT} * (${FIGURE} + ${GAP}) + ${NAME}))`,
  "--figure": `calc(var(--fs) * (${FIGURE} + ${GAP}))`,
  "--head-size": `min(clamp(.8125rem, 1vw, ${wallText(19)}), 1.4vw)`,
  display: "grid",
  gridTemplateColumns: "repeat(var(--across), minmax(0, 1fr))",
  alignItems: "start",
  px: "var(--edge-x, 0px)",
  pt: "var(--pad)",
  // Row heights are rounded up to whole pixels, which fills the rest of the padding.
  pb: "calc(var(--pad) - 10px)",
  "& > .table": { px: "12px", borderLeft: "nightLine" },
  "& > .table:first-of-type": { borderLeft: 0 },
  // Two by two, in rows of equal height, so that the lower heads do not shift when rates arrive.
  [portraitBoard]: {
    "--across": "2",
    "--half":
      "(var(--viewport-height) - var(--head) - var(--foot) - var(--pad) - 2 * var(--edge-y, 0px)) / 2",
    "--free": "var(--half) - var(--thead) - var(--pad)",
    "--head-size": `min(clamp(.8125rem, 1.76vw, ${wallText(19)}), 2.8vw)`,
    gridAutoRows: "minmax(calc(var(--half)), auto)",
    pb: 0,
    "& > .table:nth-of-type(odd)": { borderLeft: 0 },
  },
  [paper]: {
    "--across": "2",
    "--row": "34px",
    "--thead": "34px",
    "--pad": "14px",
    "--head-size": ".8125rem",
    "& > .table:nth-of-type(odd)": { borderLeft: 0 },
  },
};

/** Grid of one row. The name yields to the figures. */
export const rowColumns = `minmax(0, 1fr) repeat(${COUNT}, minmax(var(--figure), max-content))`;

/** Rows per table up to which the name stands above larger figures: 28 currencies. */
export const MOST_ROWS_OF_TWO_DECKS = 7;

/** Size of the figures in rows of two decks, which have the whole width of the table. */
export const TWO_DECK_FIGURE = `min(var(--row) * .46, var(--table) / (${COUNT} * (${FIGURE} + ${GAP})))`;
export const twoDeckColumns = `repeat(${COUNT}, minmax(max-content, 1fr))`;

/** The heads of a table, and the rule under them: gold, or coral while the rates are stale. */
export const headsStyle: ThemeUICSSObject = {
  alignItems: "center",
  height: "var(--thead)",
  pb: "4px",
  borderBottom: "2px solid",
  borderColor: "var(--rule)",
  fontSize: "var(--head-size)",
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

export const rowLine: ThemeUICSSObject = { borderBottom: "nightLine" };

/** Colours by column; stale figures are muted, as in the hero. */
export const figureColors = (selectorOf: (nth: number) => string): ThemeUICSSObject =>
  Object.fromEntries(
    boardColumns.flatMap(({ color }, index) => {
      const selector = selectorOf(index + 1);
      return [
        [selector, { color }],
        [`[data-stale] ${selector}`, { color: "muted" }],
      ];
    }),
  );

/** Two columns of cards, and of their skeletons. */
export const cardColumns: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: "40px",
};

/** A state without rates. Only failures are coral. */
export const stateStyle: ThemeUICSSObject = {
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: 3,
  py: "40px",
  px: 5,
  textAlign: "center",
  "&::before": { content: '""', variant: "art.thread", width: 132, height: 44, color: "gold500" },
  "&[role=alert]::before": { color: "coral500" },
  "& h2": { variant: "text.h3" },
  "& p": { maxWidth: "32.2em", color: "textSoft", textWrap: "pretty" },
  "& button": { mt: 2 },
  [boardMedia]: {
    minHeight: "calc(var(--viewport-height) - var(--head) - var(--foot) - 2 * var(--edge-y, 0px))",
    gap: "18px",
    "&::before": { width: wallLength(264), height: wallLength(88) },
    "& h2": { fontSize: wallText(48) },
    "& p": { fontSize: `clamp(1.0625rem, 1rem + .35vw, ${wallText(20)})` },
  },
};
