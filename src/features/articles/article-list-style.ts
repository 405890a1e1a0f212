import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";
import { cardStyle } from "./article-card-styles";

/** The measures of the list, shared with what stands there until it has come. */
export const bodyStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  pt: "52px",
  pb: "section",
  // An error is short: the footer stays below the fold all the same, where it was under the skeleton cards.
  minHeight: "var(--least-screen)",
};

/** Three to a row on a desktop, the last line of all cards in a row at one height. */
export const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "40px 28px",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "64px 36px" },
};

export const listCardStyle: ThemeUICSSObject = {
  ...cardStyle,
  gridTemplateRows: "auto auto auto 1fr auto",
  alignContent: "stretch",
  pt: 4,
  borderTop: "2px solid",
  borderColor: "teal900",
  "& h2": {
    fontSize: "clamp(1.25rem, 1.1rem + .5vw, 1.5rem)",
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: "-.028em",
  },
};
