import type { ThemeUICSSObject } from "theme-ui";

import { maskIcon, maskTile } from "../../theme/theme";
import { colors } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { halfScreen, wallLength } from "./board-geometry";

const shift = "translate(calc(var(--shift-x, 0) * 1px), calc(var(--shift-y, 0) * 1px))";

/** In the middle of the bar, but above what the panel cuts off. */
const barRows = "minmax(0, 1fr) auto minmax(var(--edge-y), 1fr)";

/** Names that are too small to read from afar, and only say what the code says. Names that say more keep their width. */
const dropped: ThemeUICSSObject = {
  "&:not([data-names])": { "--name": "0px" },
  "& tr:not([data-named]):not([data-noted]) .name": visuallyHidden,
};

/** A television that nobody has told about `?wall`. */
const untouched = "@media (any-pointer: none)";

/** A screen that hangs upright. */
const upright = "@media (orientation: portrait)";

/** The board on a screen that is at least 1024 px wide, or a television that reports half its pixels: all in one screen. */
export const wallLayout = {
  page: {
    "--head": "clamp(82px, 14vh, max(132px, 8.5vw))",
    "--foot": "clamp(38px, 5.6vh, max(54px, 3.4vw))",
    "--thead": "clamp(28px, 4.6vh, max(44px, 2.8vw))",
    "--pad": "clamp(8px, 1.5vh, max(16px, .95vw))",
    "--tools": `clamp(32px, 4.6vh, ${wallLength(48)})`,
    "&[data-wall]": { "--tools": "0px" },
    [untouched]: { "--tools": "0px" },
    "--least-name": ".75rem",
    "--cell": wallLength(12),
    "--side": `clamp(14px, 1.7vw, ${wallLength(36)})`,
    "--tables-x": "max(var(--edge-x), var(--side) - var(--cell))",
    // Two rows.
    [upright]: {
      "--head": "24vw",
      "--foot": "5.6vw",
      "--thead": "4.6vw",
      "--least-name": "max(.75rem, 1.65vw)",
    },
    minHeight: "var(--viewport-height)",
    "--edge-x": "calc(var(--edge, 0) * 1vw)",
    "--edge-y": "calc(var(--edge, 0) * 1vh)",
    pb: "calc(var(--foot) + var(--edge-y))",
    "html:has(&)": { scrollPaddingBottom: "82px" },
  },
  header: {
    gridTemplateColumns: "minmax(min-content, 1fr) auto minmax(min-content, 1fr)",
    alignItems: "center",
    gap: "clamp(10px, 1.25vw, 24px)",
    minHeight: "calc(var(--head) + var(--edge-y))",
    pt: "var(--edge-y)",
    px: "calc(var(--side) + var(--edge-x))",
    [upright]: { gridTemplateColumns: "1fr auto", alignContent: "space-evenly" },
    "&::before": { ...maskIcon("band"), inset: 0, opacity: 0.42 },
    "& > *": { transform: shift },
  },
  identity: {
    display: "flex",
    alignItems: "center",
    gap: `clamp(10px, 1.3vw, ${wallLength(26)})`,
    minWidth: 0,
    // Nobody leaves the board there, and its room is short beside a QR code.
    "[data-kiosk] & > a": { display: "none" },
  },
  brand: {
    gap: 3,
    fontSize: `clamp(17px, 1.65vw, ${wallLength(32)})`,
    "& img": { width: `clamp(44px, 4.2vw, ${wallLength(76)})` },
    "& small": { mt: "7px", fontSize: `clamp(12px, .95vw, ${wallLength(18)})` },
    [upright]: { fontSize: "3vw", "& img": { width: "7vw" }, "& small": { fontSize: "1.7vw" } },
  },
  title: {
    display: "grid",
    justifyItems: "center",
    gap: "clamp(4px, 1.1vh, 18px)",
    whiteSpace: "nowrap",
    "& h1": {
      fontSize: `clamp(24px, 3.6vw - 11px, ${wallLength(58)})`,
      lineHeight: 1,
      // Balanced headings wrap.
      textWrap: "nowrap",
    },
    [upright]: {
      gridArea: "2 / 1 / 3 / -1",
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      "& h1": { fontSize: "5vw" },
    },
  },
  facts: {
    display: "flex",
    alignItems: "center",
    gap: "clamp(8px, .9vw, 24px)",
    fontSize: `clamp(14px, 1.15vw, ${wallLength(22)})`,
    fontWeight: 500,
    lineHeight: 1.2,
    // The room of the longest date, which the built HTML does not have.
    "& > p": { minWidth: "12.6em", textAlign: "center" },
    // Below each other.
    [`@media ${halfScreen}`]: { display: "grid", justifyItems: "center", gap: "2px" },
    [upright]: { fontSize: "2vw" },
  },
  status: {},
  now: {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: `clamp(10px, 1.3vw, ${wallLength(26)})`,
    position: "relative",
  },
  controls: {
    display: "flex",
    gap: 2,
    "& > * > span": visuallyHidden,
    // Beside the code, or over it, while somebody moves the pointer.
    "[data-wall] &": {
      position: "absolute",
      left: 0,
      flexDirection: "column",
      "& > *": { bg: "night" },
      zIndex: 1,
      [upright]: { left: "auto", right: "calc(100% + 10px)" },
    },
  },
  control: {
    minWidth: 44,
    height: `clamp(36px, 4.6vh, ${wallLength(48)})`,
    px: `clamp(11px, .95vw, ${wallLength(18)})`,
    borderColor: "lineOnDark",
    bg: "wellOnDark",
    fontSize: `clamp(15px, .9vw, ${wallLength(17)})`,
    "& > svg": { size: `clamp(20px, 1.04vw, ${wallLength(20)})` },
    // Its word fits from 1400 px.
    "@media (max-width: 87.49em)": { "& > span": visuallyHidden },
    "[data-wall] & > span": visuallyHidden,
    // With the idle pointer the controls hide. The keyboard still reaches them.
    "html[data-pointer=hidden] &:not(:focus-visible)": { opacity: 0 },
  },
  badge: {
    // Of two lines, so that a date does not move the title.
    minHeight: "calc(2.3em + 4px)",
    px: `clamp(10px, .85vw, ${wallLength(16)})`,
    columnGap: `clamp(7px, .55vw, ${wallLength(10)})`,
    fontSize: `clamp(13px, 1.05vw, ${wallLength(20)})`,
    lineHeight: 1.15,
    textWrap: "balance",
    [upright]: { fontSize: "1.7vw" },
    [`@media ${halfScreen}`]: { minHeight: "26px" },
    // As wide as a time.
    "& > span": { width: 0, minWidth: "100%", whiteSpace: "normal" },
    "&::after": { whiteSpace: "nowrap" },
    "&[data-freshness=aging], &[data-freshness=old], &[data-freshness=dated]": {
      boxShadow: "none",
      outline: "1.5px solid",
      outlineOffset: "1px",
    },
  },
  clock: {
    fontSize: `clamp(32px, 5.4vw - 20px, ${wallLength(84)})`,
    letterSpacing: "-.05em",
    [upright]: { fontSize: "8vw" },
  },
  qrCode: {
    "--label": `clamp(12px, .8vw, ${wallLength(18)})`,
    [upright]: { "--label": "1.5vw" },
    display: "grid",
    justifyItems: "center",
    gap: "4px",
    fontSize: "var(--label)",
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: "center",
    whiteSpace: "nowrap",
    "& > img": {
      width: "calc(var(--head) - 16px - 1.2 * var(--label))",
      maxWidth: "none",
      height: "auto",
      borderRadius: 1,
      [upright]: { width: "calc(var(--head) * .6 - 1.2 * var(--label))" },
      [`@media ${halfScreen}`]: { width: "calc(var(--head) - 20px)" },
    },
    [`@media ${halfScreen}`]: { "& > figcaption": visuallyHidden },
  },
  links: {
    display: "flex",
    alignItems: "center",
    gap: "clamp(12px, 1.6vw, 40px)",
    height: "var(--tools)",
    px: "var(--side)",
    borderBottom: "nightLine",
    fontSize: `clamp(12px, 1vw, ${wallLength(17)})`,
    whiteSpace: "nowrap",
    [upright]: { fontSize: "1.2vw" },
    [`@media ${halfScreen}`]: { fontSize: "11.2px" },
    "[data-wall] &": { display: "none" },
    [untouched]: { display: "none" },
    "& > h2, & > span": { display: "none" },
    // The legend in one line.
    "& > div": { display: "flex", gap: "1.5em", mr: "auto", fontSize: "inherit" },
    "& > div > p:nth-of-type(3)": { display: "none" },
    "& > a": {
      display: "inline-flex",
      alignItems: "center",
      gap: 1,
      minHeight: 32,
      color: "foam200",
      fontWeight: 600,
      "&:hover": { color: "cream" },
    },
    "& > a > svg": { size: "1.2em" },
    "& > .language": { textDecoration: "underline", textUnderlineOffset: ".3em" },
  },
  tables: {
    px: "var(--tables-x)",
    "--name": "5.6rem",
    "--head-size": `min(clamp(13px, 1vw, ${wallLength(19)}), 5.6vw / var(--across))`,
    // A hairline in the gap between two figures.
    "& td + td": {
      background: `linear-gradient(${colors.lineOnDark}, ${colors.lineOnDark}) .28em 50% / 1px .92em no-repeat`,
    },
    // A blank row has a wavy line.
    "&:not([data-loading]) td:empty::after": {
      content: '""',
      display: "block",
      ...maskTile("tile-void", 18),
      color: "nightLine",
    },
    "[data-wall] & .calculate": { display: "none" },
    "[data-wall] &": { "@media (orientation: landscape)": dropped },
    [upright]: { "--head-size": "max(13px, 2.25vw)", "--suffixes": "max(22px, 3vw)" },
    [`@media ${halfScreen}`]: dropped,
    /*
     * As high as a table's rows can be in total. Only walls have it: those that fill their screen, without a pointer, or with
     * half their pixels. On others people scroll.
     */
    "& > .probe": {
      display: "none",
      position: "absolute",
      visibility: "hidden",
      height: "calc(var(--free) / var(--stack))",
      "[data-wall] &": { display: "block" },
      [`@media (any-pointer: none), ${halfScreen}`]: { display: "block" },
    },
    "& > .line": { fontSize: "calc(var(--suffixes) * .72)", lineHeight: "var(--suffixes)" },
  },
  noRates: {
    minHeight: "calc(var(--viewport-height) - var(--head) - var(--tools) - var(--foot) - 2 * var(--edge-y))",
    gap: "18px",
    "&::before": { width: wallLength(264), height: wallLength(88) },
    "& h2": { fontSize: `min(${wallLength(48)}, 7vh)` },
    "& p": { fontSize: `clamp(17px, 16px + .35vw, ${wallLength(20)})` },
    // The number, after the sentence.
    "[data-wall] & h2 ~ p": { maxWidth: "none", fontSize: `min(${wallLength(40)}, 6vh)`, fontWeight: 700 },
  },
  bar: {
    position: "fixed",
    display: "grid",
    height: "calc(var(--foot) + var(--edge-y))",
    gridTemplateRows: barRows,
    "--line": "1.5em",
    fontSize: `clamp(15px, 1.15vw, ${wallLength(22)})`,
    [upright]: { fontSize: "2vw" },
    // The ground stays: a gap at the edge of the screen would show its movement.
    "& > p, & > .window": { gridRow: 2, transform: shift },
    // Two lines fit.
    "&[data-outage]": {
      px: "calc(var(--side) + var(--edge-x))",
      fontSize: `clamp(15px, 1.3vw, ${wallLength(25)})`,
      [upright]: { fontSize: "2vw" },
    },
  },
  pause: {
    gridArea: "1 / 2 / -1",
    gridTemplateRows: barRows,
    width: `calc(min(var(--foot), ${wallLength(66)}) + var(--edge-x))`,
    pr: "var(--edge-x)",
    "& > svg": { gridRow: 2 },
    "html[data-pointer=hidden] &:not(:focus-visible)": { opacity: 0 },
  },
} satisfies Readonly<Record<string, ThemeUICSSObject>>;
