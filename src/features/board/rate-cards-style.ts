import type { ThemeUICSSObject } from "theme-ui";

const changedStyle: ThemeUICSSObject = {
  textDecoration: "underline",
  textDecorationThickness: ".07em",
  textUnderlineOffset: ".18em",
};

export const cardsStyle: ThemeUICSSObject = {
  px: "gutter",
  "@media (min-width: 700px)": { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "40px" },
  "& li": {
    display: "flex",
    alignItems: "center",
    gap: 3,
    minHeight: 73,
    py: "10px",
    borderBottom: "1px solid",
    borderColor: "nightLine",
    // Hundreds of currencies cost no more than those on the screen.
    contentVisibility: "auto",
    containIntrinsicSize: "auto 73px",
  },
  "& li > div": {
    flex: 1,
    minWidth: 0,
    display: "grid",
    gridTemplateColumns: "42px minmax(0, 1fr)",
    columnGap: 3,
    alignItems: "center",
  },
  "& img": { width: 42, gridRow: "span 2" },
  "& b": { fontSize: "1.1875rem", fontWeight: 800, lineHeight: 1.15, letterSpacing: "-.02em" },
  "& i": { fontSize: ".78em", fontStyle: "normal", fontWeight: 600, color: "muted" },
  "& small": { mt: "2px", fontSize: "micro", fontWeight: 500, lineHeight: 1.25, color: "muted" },
  "& dl": { display: "grid", gridTemplateColumns: "repeat(2, minmax(84px, auto))", columnGap: 3 },
  "& dl > div": { textAlign: "right", "&:last-of-type": { "& dt, & dd": { color: "gold300" } } },
  "& dt": { fontSize: ".75rem", fontWeight: 700, lineHeight: 1.2, letterSpacing: ".02em", color: "muted" },
  "& dd": {
    fontSize: "1.375rem",
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: "-.04em",
    fontVariantNumeric: "tabular-nums lining-nums",
    "&[data-changed]": changedStyle,
  },
};
