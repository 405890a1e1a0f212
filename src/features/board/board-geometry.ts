import type { ThemeUICSSObject } from "theme-ui";

import { boardColumns, TABLES } from "./board-columns";

/*
 * The tables on walls and on paper. CSS derives all sizes from these lengths, so rates that arrive shift nothing.
 *
 *   ◄──────────────────────────── 100vw ────────────────────────────►
 *   ┌───────────────────────────────────────────────────────────────┐
 *   │ header                                                        │  --head
 *   ├───────────────────────────────────────────────────────────────┤
 *   │ legend                             calculator, chat, language │  --tools, but on a wall screen
 *   │                                                               │  --pad
 *   │  CURRENCY   BUY   SELL │  CURRENCY   BUY   SELL │ …           │  --thead
 *   │  ═════════════════════ │  ═════════════════════ │             │  colour: --rule
 *   │  ⚑ USD   17.890│18.140 │  ⚑ HKD    2.275│ 2.317 │             │  --row   ┐
 *   │  ⚑ AUD   12.550│12.740 │  ⚑ MYR    4.373│ 4.452 │             │          │ --free = --rows x --row
 *   │  …                     │  …                     │             │          ┘
 *   │                 -S = small notes    1 / 2                     │  --suffixes
 *   │                                                               │  --pad
 *   ├───────────────────────────────────────────────────────────────┤
 *   │ notices, or the outage strip                                  │  --foot
 *   └───────────────────────────────────────────────────────────────┘
 *     ◄─────── --table ─────►      --across tables side by side, --stack of them above each other
 *     NAME  GAP FIGURE GAP FIGURE  in em of a figure (--fs); NAME is at least --name
 *
 * --edge-x and --edge-y are the free margins around all of it, for panels that cut off their edges. --tables-x are those of
 * the tables, which are as wide as the header.
 */

/**
 * A television that reports half its pixels. Phones on their side (up to about 956 x 440 px) show cards, and so does a larger screen
 * with large text.
 */
export const halfScreen =
  "screen and (min-width: 56.25em) and (max-width: 63.999em) and (max-width: 1023.9px) and (min-height: 31.25em) and (orientation: landscape)";
/** Screens with room for the four tables. */
const wallScreen = `screen and (min-width: 64em), ${halfScreen}`;

/*
 * The three layouts, of which exactly one applies: cards-layout.ts, wall-layout.ts and paper-layout.ts have their styles.
 */
export const wallMedia = `@media ${wallScreen}`;
export const cardsMedia =
  "@media screen and (max-width: 56.249em), screen and (max-width: 63.999em) and (max-height: 31.249em), screen and (max-width: 63.999em) and (orientation: portrait), screen and (min-width: 1024px) and (max-width: 63.999em)";
/** Where the tables are. */
export const tablesQuery = `print, ${wallScreen}`;

/** Within `cardsMedia`: high enough for parts that stay while the cards scroll. Others are phones on their side, or zoomed. */
export const highMedia = "@media (min-height: 28.001em)";
/** Wall screens and paper in portrait. */
export const uprightMedia =
  "@media print and (orientation: portrait), screen and (min-width: 64em) and (orientation: portrait)";

/**
 * A length in px that grows on screens beyond 1920 x 1080 px, which people read from further away. Letters use it too: like
 * the figures, they follow the screen, not the browser's text size, which moves the limits of the layouts instead.
 */
export const wallLength = (px: number): string => `max(${px}px, min(${px / 19.2}vw, ${px / 10.8}vh))`;

/** Least height of a row of a table, in px. Below it the tables take turns. */
export const LEAST_ROW = 22;

const COUNT = boardColumns.length;
/** Width of the longest figure, in em: with its letter spacing a digit is .565 em wide, its separator .343 em. */
export const FIGURE = "((var(--chars, 6) - 1) * .565 + .35)";
/** Least space before a figure, in em: one whole digit. */
const GAP = 0.62;
/** Height of a figure's em, as a part of its row. */
const EM_OF_ROW = 0.62;
/** Width of flag, space and code, in em of a figure. */
const NAME = 3.1;

/** The lengths that walls and paper share. Their layouts have the heights of the page's parts. */
export const tablesFrame: ThemeUICSSObject = {
  "--suffixes": `max(${LEAST_ROW}px, 1.7vw)`,
  "--across": `${TABLES}`,
  "--stack": "1",
  // The line below the tables takes half of the lower padding; rounded rows need the rest.
  "--free": `(var(--viewport-height) - var(--head) - var(--tools, 0px) - var(--foot) - var(--thead) - 1.5 * var(--pad) - var(--suffixes) - 2 * var(--edge-y, 0px))`,
  "--row": `max(${LEAST_ROW}px, var(--free) / (var(--rows, 9) * var(--stack)))`,
  "--table": "((100vw - 2 * var(--tables-x, 0px)) / var(--across) - 2 * var(--cell, 12px))",
  "--fs": `min(var(--row) * ${EM_OF_ROW}, var(--table) / (${COUNT} * (${FIGURE} + ${GAP}) + ${NAME}), (var(--table) - var(--name, 0px)) / (${COUNT} * (${FIGURE} + ${GAP})))`,
  "--figure": `calc(var(--fs) * (${FIGURE} + ${GAP}))`,
};
