import type { ThemeUICSSObject } from "theme-ui";

/** For text that only screen readers need. */
export const visuallyHidden: ThemeUICSSObject = {
  position: "absolute",
  size: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};
