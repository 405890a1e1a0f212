/**
 * What the site may cost. Sizes are checked by the browser tests as well; times only by `npm run audit`, since they are
 * worth something on a quiet machine alone.
 */

const kB = 1_000;

/** JavaScript before any interaction, gzip. An article includes the sanitiser, 11.5 kB. */
export const scriptBudgets = {
  "/": 145 * kB,
  "/kurs": 145 * kB,
  "/artikel": 145 * kB,
  "/artikel/1": 150 * kB,
} as const;

export type Route = keyof typeof scriptBudgets;
export const routes = Object.keys(scriptBudgets) as Route[];

/** Everything a phone fetches for the landing page before scrolling: HTML, scripts, data, fonts and pictures. Bytes. */
export const LANDING_ON_THE_WIRE = 300 * kB;

/** Out of 100, in each of Lighthouse's categories. */
export const LIGHTHOUSE_SCORE = 100;
export const LARGEST_PAINT_MS = 1_200;
/** Against the same HTML with every script removed. */
export const LARGEST_PAINT_RATIO = 1.1;
export const BLOCKING_MS = 50;
export const LAYOUT_SHIFT = 0.01;

/** From a click to the next paint, and from a link to the board's frame, with the processor slowed down four times. */
export const INTERACTION_MS = 100;

/** Share of the time that the board keeps the main thread, with 60 currencies that all change, slowed down four times. */
export const BOARD_BUSY = 0.02;
/** From here on a task is long. */
export const LONG_TASK_MS = 50;
