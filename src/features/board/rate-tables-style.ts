import type { ThemeUICSSObject } from "theme-ui";

import { visuallyHidden } from "../../components/visually-hidden";
import { frameStyle, headsStyle } from "./board-style";

/** Currency's flag, code and name in a table row. */
const nameStyle: ThemeUICSSObject = {
  // Its own size and its own font size are what the name's space is told from, below.
  containerType: "size",
  height: "calc(var(--row) - 1px)",
  fontSize: "var(--fs)",
  display: "grid",
  gridTemplateColumns: "1.4em minmax(0, 1fr)",
  columnGap: ".32em",
  alignContent: "center",
  alignItems: "center",
  textAlign: "left",
  "& img": { width: "100%", gridRow: "span 2" },
  "& b": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: ".86em",
    fontWeight: 800,
    lineHeight: 1.05,
    letterSpacing: "-.02em",
  },
  "& i": { fontSize: ".74em", fontStyle: "normal", fontWeight: 600, color: "muted" },
  "& small": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "1",
    overflow: "hidden",
    mt: ".06em",
    fontSize: "max(12px, .41em)",
    fontWeight: 500,
    lineHeight: 1.24,
    letterSpacing: 0,
    color: "muted",
    overflowWrap: "anywhere",
  },
  // Two lines of name where the row is high for its text.
  "@container (min-height: 2.05em)": { "& small": { WebkitLineClamp: "2" } },
};

/**
 * One style sheet for all four tables: a poll may change every row, and rows that carry no style of their own cost
 * nothing but their text.
 */
export const tablesStyle: ThemeUICSSObject = {
  ...frameStyle,
  "& table": { width: "100%", tableLayout: "fixed", borderCollapse: "separate", borderSpacing: 0 },
  "& caption": visuallyHidden,
  "& thead th": headsStyle,
  "& tbody th": { p: 0, fontWeight: "inherit" },
  "& tbody th > div": nameStyle,
  "& tbody tr:not(:last-of-type) > *": { borderBottom: "1px solid", borderColor: "nightLine" },
  "& td": {
    height: "var(--row)",
    p: 0,
    fontSize: "var(--fs)",
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: "-.035em",
    textAlign: "right",
    whiteSpace: "nowrap",
    "&:nth-of-type(2)": { color: "gold300" },
    "&[data-changed]": {
      textDecoration: "underline",
      textDecorationThickness: ".07em",
      textUnderlineOffset: ".18em",
    },
    "&[colspan]::after": {
      content: '""',
      display: "block",
      variant: "art.voidTile",
      backgroundColor: "nightLine",
    },
  },
};
