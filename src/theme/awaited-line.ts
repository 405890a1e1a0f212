import type { ThemeUICSSObject } from "theme-ui";

import { media } from "./tokens";

/** A progress line at the top edge of the window while the next page loads. */
export const awaitedLine: ThemeUICSSObject = {
  position: "fixed",
  inset: "0 0 auto",
  zIndex: "skipLink",
  // Borders stay in forced colours.
  height: 5,
  borderTop: "4px solid",
  borderTopColor: "gold500",
  borderBottom: "1px solid",
  borderBottomColor: "ink",
  transformOrigin: "left",
  animation: "awaited 20s cubic-bezier(0, .7, .3, 1) both",
  [media.reducedMotion]: { animation: "none" },
};
