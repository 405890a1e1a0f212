import type { ThemeUICSSObject } from "theme-ui";

import { boardColumns, TABLES } from "./board-columns";

/*
 * The tables on walls and on paper. CSS derives all sizes from these lengths, so rates that arrive shift nothing.
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
 *   │                 -S = small notes    1 / 2                     │  --below, with such rows or while pages take turns
 *   │                                                               │  --pad
 *   ├───────────────────────────────────────────────────────────────┤
 *   │ notices, or the outage strip                                  │  --foot
 *   └───────────────────────────────────────────────────────────────┘
 *     ◄─────── --table ─────►      --across tables side by side, --stack of them above each other
 *     NAME  GAP FIGURE GAP FIGURE  in em of a figure (--fs)
 *
 * --edge-x and --edge-y are the free margins around all of it, for panels that cut off their edges.
 */

/** A television that reports half its pixels. Phones on their side (up to about 956 x 440 px) show cards. */
export const halfScreen =
  "screen and (min-width: 56.25em) and (max-width: 63.999em) and (min-height: 31.25em) and (orientation: landscape)";
/** Screens with room for the four tables. */
export const wallScreen = `screen and (min-width: 64em), ${halfScreen}`;

/*
 * The three layouts. Exactly one applies, so none takes back what another sets: cards-layout.ts, wall-layout.ts and
 * paper-layout.ts have their styles.
 */
export const wallMedia = `@media ${wallScreen}`;
export const cardsMedia =
  "@media screen and (max-width: 56.249em), screen and (max-width: 63.999em) and (max-height: 31.249em), screen and (max-width: 63.999em) and (orientation: portrait)";
/** Where the tables are. */
export const tablesQuery = `print, ${wallScreen}`;

/** Within `cardsMedia`: high enough for parts that stay while the cards scroll. Others are phones on their side, or zoomed. */
export const highMedia = "@media (min-height: 28.001em)";
/** Within `cardsMedia`: a phone on its side. */
export const lyingMedia = "@media (min-width: 35em) and (max-height: 28em)";
/** Wall screens and paper in portrait. */
export const uprightMedia =
  "@media print and (orientation: portrait), screen and (min-width: 64em) and (orientation: portrait)";
/** Within `wallMedia`: the header needs more than one line with the date in the badge. */
export const narrowHeader = "@media (max-width: 71.99em)";

/**
 * A length in px that grows on screens beyond 1920 x 1080 px, which people read from further away. Letters use it too: like
 * the figures, they follow the screen, not the browser's text size, which moves the limits of the layouts instead.
 */
export const wallLength = (px: number): string => `max(${px}px, min(${px / 19.2}vw, ${px / 10.8}vh))`;

/** Least height of a row of a table, in px. Below it the tables take turns. */
export const LEAST_ROW = 22;

const COUNT = boardColumns.length;
/** Width of the longest figure, in em: digits are .575 em wide, separators are narrower. */
export const FIGURE = "((var(--chars, 6) - 1) * .575 + .25)";
/** Least space before a figure, in em: one whole digit. */
const GAP = 0.62;
/** Height of a figure's em, as a part of its row. */
const EM_OF_ROW = 0.62;
/** Width of flag, space and code, in em of a figure. */
const NAME = 3.1;
/** Width of a flag, and the space after it, in em of a figure. */
export const FLAG = { width: 0.95, gap: 0.2 };
/** Size of a code, in em of a figure, and its height. */
export const CODE = { size: 0.68, height: 0.69 };
/** Average width of a letter of a name, in em of the name. */
const LETTER = 0.57;

/** The lengths that walls and paper share; `wallHeights` and `paperHeights` have the rest. */
export const tablesFrame: ThemeUICSSObject = {
  "--across": `${TABLES}`,
  "--stack": "1",
  "--room":
    "(var(--viewport-height) - var(--head) - var(--foot) - var(--thead) - 2 * var(--pad) - 2 * var(--edge-y, 0px))",
  // A line below the tables takes half of the lower padding; rounded rows need the rest.
  "--free": "(var(--room) + var(--pad) / 2 - max(var(--pad) / 2, var(--below, 0px)))",
  "--row": `max(${LEAST_ROW}px, var(--free) / (var(--rows, 8) * var(--stack)))`,
  "--table": "((100vw - 2 * var(--edge-x, 0px)) / var(--across) - 24px)",
  "--fs": `min(var(--row) * ${EM_OF_ROW}, var(--table) / (${COUNT} * (${FIGURE} + ${GAP}) + ${NAME}))`,
  "--figure": `calc(var(--fs) * (${FIGURE} + ${GAP}))`,
  "&[data-line]": { "--below": `${LEAST_ROW}px` },
};

/** The same in portrait: two by two. */
export const uprightFrame: ThemeUICSSObject = { "--across": `${TABLES / 2}`, "--stack": "2" };

/** Heights of the page's parts on a wall. */
export const wallHeights: ThemeUICSSObject = {
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

/** Least size of a name, in px. */
const LEAST_NAME = 9;
/** Height of a line of a name, in em of it. */
export const NAME_LINE = 1.08;
/** Lines are not full, because words stay whole. */
const FILL = 0.87;
/** What the figures leave of a table's width. */
const nameWidth = `(var(--table) - ${COUNT} * var(--figure) - var(--fs) * ${FLAG.width + FLAG.gap})`;
/** The size at which a name of `--letters` letters fills this many lines. */
const filling = (lines: number): string =>
  `min((100cqh - var(--fs) * ${CODE.height}) / ${lines * NAME_LINE}, ${lines * (lines > 1 ? FILL : 1)} * ${nameWidth} / (var(--letters, 1) * ${LETTER}))`;

/** Size of a name in one line. Its longest word has `--word` letters. */
export const nameSize = `clamp(${LEAST_NAME}px, ${nameWidth} / (var(--word, 1) * ${LETTER}), max(11px, var(--fs) * .335))`;

/** Applies where a row is high enough for a name of up to this many lines: it gets smaller rather than cut. */
export const nameOfLines = (lines: 2 | 3): ThemeUICSSObject => ({
  [`@container (min-height: calc(${CODE.height}em + ${lines * LEAST_NAME * NAME_LINE}px))`]: {
    "& > .name": {
      WebkitLineClamp: `${lines}`,
      fontSize: `max(${LEAST_NAME}px, min(${nameSize}, max(${[1, 2, 3].slice(0, lines).map(filling).join(", ")})))`,
    },
  },
});
