import type { ThemeUICSSObject } from "theme-ui";

/** Returns the style of a placeholder for a line of text or a button that is loading. */
export const skeletonLine = (width: string, height: string): ThemeUICSSObject => ({
  variant: "skeletons.bar",
  width,
  height,
});
