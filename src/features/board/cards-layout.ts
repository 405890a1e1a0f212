import type { ThemeUICSSObject } from "theme-ui";

import { maskIcon } from "../../theme/theme";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { highMedia } from "./board-geometry";

/** The board on a phone: parts below each other, and a card for each rate. */
export const cardsLayout = {
  page: {
    "--foot": "46px",
    "--line": "var(--foot)",
    // Without motion the notices take turns; in larger text one takes more lines.
    [`${media.reducedMotion} and (max-width: 1023.9px)`]: {
      "--foot": "calc(46px + max(0px, 1rem - 16px) * 11)",
    },
    minHeight: "var(--viewport-height)",
    // The bar covers the end of the page, and must not cover the element with the focus.
    [highMedia]: {
      pb: "calc(var(--foot) + 20px)",
      "html:has(&)": { scrollPaddingBottom: "calc(82px + max(0px, 1rem - 16px) * 11)" },
    },
  },
  header: {
    rowGap: 2,
    pt: "10px",
    pb: "14px",
    px: "gutter",
    "&::before": {
      ...maskIcon("field"),
      inset: "-30px -60px auto auto",
      width: "max(560px, 100% + 90px)",
      height: "max(220px, 100% + 30px)",
      opacity: 0.6,
      [media.wide]: { maskSize: "cover" },
    },
  },
  identity: {
    display: "flex",
    alignItems: "center",
    // The icon of 20 px in a target of 48 px starts at the gutter; the refresh button has the other side.
    mx: "-14px",
    pr: "48px",
  },
  brand: {
    mx: "auto",
    gap: "10px",
    fontSize: "min(1.1875rem, 4.8vw)",
    "& img": { width: "min(38px, 11vw)" },
    "& small": { mt: "4px", fontSize: "min(.8125rem, 3.7vw)" },
    // It is the heading of the links.
    "& .branch": { display: "none" },
  },
  // The clock is beside the heading: both are in the same cell. The badge is below, or beside the date.
  title: {
    gridArea: "2 / 1",
    "& h1": { pr: "4.2em", fontSize: "min(2.25rem, 7.2vw)", lineHeight: 1 },
  },
  facts: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: 3,
    "& > p": { mt: 1, fontSize: "small", lineHeight: 1.3 },
  },
  status: { flex: "1 0 100%", mt: 2, [media.wide]: { flex: "none", ml: "auto", mt: 1 } },
  // The target is higher than its line, and above the cell of the clock.
  language: { position: "relative", zIndex: 1, my: "-3px", py: 1, lineHeight: 1.3 },
  now: { display: "contents" },
  controls: { position: "absolute", top: "10px", right: "calc(var(--gutter) - 14px)" },
  control: {
    width: 48,
    height: 48,
    "& > svg": { size: "min(1.25rem, 32px)" },
    "& > span": visuallyHidden,
    // Only the tables fill a screen.
    "&.fullscreen": { display: "none" },
  },
  badge: { minHeight: "2.125rem", px: 3, py: 1, columnGap: "10px", fontSize: "small", lineHeight: 1.2 },
  clock: {
    gridArea: "2 / 1",
    placeSelf: "start end",
    fontSize: "min(2.25rem, 7.2vw)",
    letterSpacing: "-.045em",
  },
  links: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr))",
    gap: 2,
    px: "gutter",
    pt: 3,
    // The search stands beside them, so that rates are on the first screen.
    [media.lying]: { float: "left", width: "50%", pt: "14px", pr: 0 },
    "& > h2, & > span": { gridColumn: "1 / -1" },
    "& > div, & > .language": { display: "none" },
    "& > h2": { variant: "text.h3" },
    // Three beside each other, with air between the letters and the line around them.
    "& > a": {
      variant: "buttons.lineOnDarkCompact",
      gap: 1,
      px: 2,
      fontSize: "micro",
      letterSpacing: "-.02em",
    },
    "& > a > svg": { size: 16, "@media (max-width: 23.4em)": { display: "none" } },
  },
  search: {
    display: "grid",
    alignItems: "center",
    zIndex: "header",
    px: "gutter",
    py: "10px",
    bg: "night",
    borderBottom: "nightLine",
    [media.lying]: { borderBottom: 0 },
    top: 0,
    [highMedia]: { position: "sticky" },
    // On a low screen too: it may be low because of the on-screen keyboard.
    "&:focus-within": { position: "sticky" },
  },
  legend: { clear: "left", px: "gutter", pt: 1, fontSize: "small" },
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
    columnGap: "40px",
    px: "gutter",
  },
  noRates: {
    gap: 3,
    py: "block",
    "&::before": { width: 132, height: 44 },
    "& h2": { variant: "text.h3" },
  },
  bar: {
    display: "grid",
    height: "var(--foot)",
    fontSize: "small",
    [highMedia]: { position: "fixed" },
    "& > p": { px: "20px" },
    "& > p + p": { display: "none" },
    "&[data-outage]": { height: "auto", minHeight: "var(--foot)", py: 1 },
  },
  pause: { width: "min(var(--foot), 66px)" },
} satisfies Readonly<Record<string, ThemeUICSSObject>>;
