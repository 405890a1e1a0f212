import type { ThemeUICSSObject } from "theme-ui";

import { media, radii } from "../../theme/tokens";

/** The measures of an article's page, shared with what stands there until the article has come. */
export const articleStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  minHeight: "var(--least-screen)",
};

export const headStyle: ThemeUICSSObject = {
  pt: "clamp(22px, 3vw, 44px)",
  pb: "clamp(28px, 3vw, 44px)",
};

export const coverFrameStyle: ThemeUICSSObject = {
  aspectRatio: "4 / 3",
  borderRadius: `10px 10px ${radii.tide} 10px`,
  [media.tablet]: { aspectRatio: "21 / 10" },
};

export const columnsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "36px",
  py: "clamp(36px, 5vw, 76px)",
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 3.4fr) minmax(0, 8.6fr)",
    gap: 8,
    // The text keeps its column where there is no excerpt beside it.
    "& > :last-child": { gridColumn: 2 },
  },
};
