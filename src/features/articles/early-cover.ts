import type { ThemeUICSSObject } from "theme-ui";

/** Set on <html> by the shell script: the picture of the article that the page was opened with, as a CSS image. */
export const earlyCover = "--early-cover";

/** Fills the place of the cover. While there is no picture it shows nothing. */
export const earlyCoverStyle: ThemeUICSSObject = {
  height: "100%",
  borderRadius: "inherit",
  background: `var(${earlyCover}) center / cover`,
};

/** For every article after the first. */
export const dropEarlyCover = (): void => {
  document.documentElement.style.removeProperty(earlyCover);
};
