import type { ThemeUICSSObject } from "theme-ui";

import { maskIcon, maskTile } from "../../theme/theme";
import { colors } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { halfScreen, LEAST_ROW, wallLength } from "./board-geometry";

const shift = "translate(calc(var(--shift-x, 0) * 1px), calc(var(--shift-y, 0) * 1px))";

/** Names that are too small to read from afar, and only say what the code says. */
const dropped: ThemeUICSSObject = { "& tr:not([data-named]) .name": visuallyHidden };

/** The board on a screen that is at least 1024 px wide, or a television that reports half its pixels: all in one screen. */
export const wallLayout = {
  page: {
    "--head": "clamp(82px, 14vh, max(132px, 8.5vw))",
    "--foot": "clamp(38px, 5.6vh, max(54px, 3.4vw))",
    "--thead": "clamp(28px, 4.6vh, max(44px, 2.8vw))",
    "--pad": "clamp(8px, 1.5vh, max(16px, .95vw))",
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
    px: `calc(clamp(14px, 1.7vw, ${wallLength(36)}) + var(--edge-x))`,
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
  },
  title: {
    textAlign: "center",
    whiteSpace: "nowrap",
    "& h1": {
      fontSize: `clamp(24px, 3.6vw - 11px, ${wallLength(58)})`,
      lineHeight: 1,
      // Balanced headings wrap.
      textWrap: "nowrap",
    },
    "& p": {
      mt: ".3em",
      fontSize: `clamp(14px, 1.15vw, ${wallLength(22)})`,
      fontWeight: 500,
      lineHeight: 1.2,
    },
  },
  language: { display: "none" },
  now: {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: `clamp(10px, 1.3vw, ${wallLength(26)})`,
    minWidth: 0,
  },
  side: { display: "grid", justifyItems: "end", gap: "clamp(4px, .75vh, 8px)" },
  controls: { display: "flex", gap: 2 },
  control: {
    minWidth: 44,
    height: `clamp(36px, 4.6vh, ${wallLength(48)})`,
    px: `clamp(11px, .95vw, ${wallLength(18)})`,
    borderColor: "lineOnDark",
    bg: "wellOnDark",
    fontSize: `clamp(15px, .9vw, ${wallLength(17)})`,
    "& > svg": { size: `clamp(20px, 1.04vw, ${wallLength(20)})` },
    // The words fit from 1400 px.
    "@media (max-width: 87.49em)": { "& > span": visuallyHidden },
    "[data-wall] & > span": visuallyHidden,
    // With the idle pointer the controls hide. The keyboard still reaches them.
    "html[data-pointer=hidden] &:not(:focus-visible)": { opacity: 0 },
  },
  badge: {
    minHeight: `clamp(30px, 4vh, ${wallLength(46)})`,
    px: `clamp(10px, .85vw, ${wallLength(16)})`,
    columnGap: `clamp(7px, .55vw, ${wallLength(10)})`,
    fontSize: `clamp(13px, 1.05vw, ${wallLength(20)})`,
    lineHeight: 1.15,
    textWrap: "balance",
    // A time has one line, a date more, which fill the badge: its frame is around it.
    "&::after": { whiteSpace: "nowrap" },
    "&[data-freshness=aging], &[data-freshness=dated]": {
      boxShadow: "none",
      outline: "1.5px solid",
      outlineOffset: "1px",
    },
  },
  clock: {
    fontSize: `clamp(32px, 5.4vw - 20px, ${wallLength(84)})`,
    letterSpacing: "-.05em",
  },
  qrCode: {
    display: "grid",
    gridTemplateColumns: "auto auto",
    alignItems: "center",
    gap: "10px",
    fontSize: "clamp(12px, .95vw, 25.6px)",
    fontWeight: 600,
    lineHeight: 1.2,
    "& > img": { width: "calc(var(--head) - 20px)", maxWidth: "none", height: "auto", borderRadius: 1 },
    "& > figcaption": { maxWidth: "6em" },
    [`@media ${halfScreen}`]: { display: "block", "& > figcaption": visuallyHidden },
  },
  links: { display: "none" },
  search: { display: "none" },
  legend: { display: "none" },
  cards: { display: "none" },
  tables: {
    px: "var(--edge-x)",
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
    "[data-wall] &": dropped,
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
    "& > .line": { height: LEAST_ROW, fontSize: "max(13px, .8vw)", lineHeight: `${LEAST_ROW}px` },
  },
  noRates: {
    minHeight: "calc(var(--viewport-height) - var(--head) - var(--foot) - 2 * var(--edge-y))",
    gap: "18px",
    "&::before": { width: wallLength(264), height: wallLength(88) },
    "& h2": { fontSize: wallLength(48) },
    "& p": { fontSize: `clamp(17px, 16px + .35vw, ${wallLength(20)})` },
  },
  bar: {
    position: "fixed",
    display: "grid",
    height: "calc(var(--foot) + var(--edge-y))",
    pb: "var(--edge-y)",
    pr: "var(--edge-x)",
    fontSize: `clamp(15px, 1.15vw, ${wallLength(22)})`,
    transform: shift,
    // Two lines fit.
    "&[data-outage]": { px: "calc(20px + var(--edge-x))", fontSize: `clamp(15px, 1.3vw, ${wallLength(25)})` },
  },
  pause: { width: `min(var(--foot), ${wallLength(66)})` },
} satisfies Readonly<Record<string, ThemeUICSSObject>>;
