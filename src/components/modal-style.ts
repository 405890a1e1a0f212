import type { ThemeUICSSObject } from "theme-ui";

import { media, motion } from "../theme/tokens";

/** Up to 480 px high: the head of a dialog scrolls with the rest. */
export const lowScreen = "@media (max-height: 30em)";

/** The ground of every modal: spread into the style that it is given. */
export const modalStyle: ThemeUICSSObject = {
  // Rises from the bottom edge, in reach of the thumb; in the middle where there is room around it.
  width: "100%",
  maxWidth: "none",
  maxHeight: "calc(var(--screen) - 32px)",
  m: "auto 0 0",
  p: 0,
  border: 0,
  borderRadius: "10px 10px 0 0",
  boxShadow: 3,
  overflow: "hidden",
  overscrollBehavior: "contain",
  "&::backdrop": { bg: "backdrop" },
  animation: `rise ${motion.base}`,
  // WebKit takes the dialog itself into the order of Tab. Within: it reaches to the screen's edges.
  "&:focus-visible": { outline: "3px solid", outlineColor: "var(--focus)", outlineOffset: "-3px" },
  [media.wide]: {
    m: "auto",
    width: "min(560px, calc(100% - 32px))",
    maxHeight: "calc(var(--screen) - 48px)",
    borderRadius: 3,
  },
  // Shadow and ground are gone there: an edge takes their place.
  [media.forcedColors]: { border: "1px solid" },
  [media.reducedMotion]: { animation: "none" },
};
