import type { ThemeUICSSObject } from "theme-ui";

/** A bar in the place of a line of text or of a button that is on its way. */
export const skeletonLine = (width: string, height: string): ThemeUICSSObject => ({
  variant: "skeletons.bar",
  width,
  height,
});
