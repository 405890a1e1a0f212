import type { ThemeUICSSObject } from "theme-ui";

// Browsers keep the place of the first thing in view. For a visitor who has scrolled to the footer that would be the end of
// the skeletons, which is gone when what they stand for has come: the footer would jump by what that is longer.

/** For skeletons in a `main` with `mainStyle`: a visitor who sees their end stays with what stands below `main`. */
export const anchorBelowStyle: ThemeUICSSObject = {
  "main:has(&)": { overflowAnchor: "none", transition: "none" },
};

/** Holds that until what has come is laid out. Of no duration, which those who want less motion get anyway. */
export const mainStyle: ThemeUICSSObject = { transition: "overflow-anchor 0s .4s allow-discrete" };
