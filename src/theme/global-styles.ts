import type { ThemeUICSSObject } from "theme-ui";

import { progressLine } from "./theme";
import { lightGround, media, motion, palette } from "./tokens";
import { visuallyHidden } from "./visually-hidden";

/** Element defaults for the whole site. Repeated styles are theme variants instead. */
export const globalStyles: ThemeUICSSObject = {
  "*, *::before, *::after": { boxSizing: "border-box" },
  ":root": {
    ...lightGround,
    // Forced dark mode would break contrasts and invert SVG flags.
    colorScheme: "only light",
    // Dynamic and small viewport height. Chromium supports these units since 108; a custom property with an unknown unit
    // makes every value that uses it invalid.
    "--gutter": "clamp(20px, 4.4vw, 72px)",
    "--viewport-height": "100vh",
    "--small-viewport-height": "100vh",
    "@supports (height: 100dvh)": { "--viewport-height": "100dvh", "--small-viewport-height": "100svh" },
  },
  html: {
    WebkitTextSizeAdjust: "100%",
    scrollBehavior: "smooth",
    scrollPaddingTop: "24px",
    scrollPaddingBottom: "16px",
  },
  "html[data-page-loading]::after": { content: '""', ...progressLine },
  body: {
    m: 0,
    fontFamily: "body",
    fontSize: "body",
    lineHeight: 1.6,
    // The typeface's own space is narrow.
    wordSpacing: ".05em",
    color: "text",
    bg: "background",
    fontSynthesis: "none",
    // Figures that change keep their width.
    fontVariantNumeric: "tabular-nums lining-nums",
    WebkitFontSmoothing: "antialiased",
    overflowWrap: "break-word",
    textWrap: "pretty",
  },
  // WebKit draws the same weight a fifth lighter than Chromium. It alone has this property.
  "@supports (hanging-punctuation: first)": { body: { fontWeight: 495 } },
  "h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset": { m: 0, p: 0, border: 0 },
  "ul, ol": { listStyle: "none" },
  "[hidden]": { display: "none !important" },
  "img, svg, picture": { display: "block", maxWidth: "100%" },
  a: { color: "inherit", textDecoration: "none" },
  "button, input, select, textarea": {
    font: "inherit",
    color: "inherit",
    letterSpacing: "inherit",
    wordSpacing: "inherit",
  },
  button: { cursor: "pointer" },
  summary: { cursor: "pointer", listStyle: "none", "&::-webkit-details-marker": { display: "none" } },
  // A plus, which becomes a cross.
  "summary > svg": { transition: `transform ${motion.base}` },
  "[open] > summary > svg": { transform: "rotate(45deg)" },
  // Contextual alternates turn "08xx" into "08×x".
  "input, textarea": { fontVariantLigatures: "no-contextual" },
  "h1, h2, h3, h4": { lineHeight: 1.1, letterSpacing: "-.03em", wordSpacing: ".08em", textWrap: "balance" },
  [media.narrow]: { "h2, h3": { overflowWrap: "anywhere" } },
  // The blanks of a telephone number do not break. In text of twice the size on a narrow phone it must.
  "a[href^='tel:']": { overflowWrap: "anywhere" },
  ":focus-visible": { outline: "3px solid", outlineColor: "focus", outlineOffset: "4px", borderRadius: 1 },
  // The router focuses its wrapper after a page change, so that screen readers follow. It is not a control.
  "#gatsby-focus-wrapper:focus": { outline: "none" },
  "#gatsby-announcer": {
    // It is 1 px high, and at the end of a page that fills the screen it would cause scrolling.
    top: 0,
    ...visuallyHidden,
  },
  // Ink on paper, also for light text on dark, which browsers would print in pale grey. Controls are not printed.
  [media.print]: {
    // The browser's own margins are wide enough.
    ":root": { "--gutter": "0px" },
    "*, *::before, *::after": {
      color: `${palette.ink} !important`,
      background: "transparent !important",
      // A transition would be printed halfway.
      transition: "none !important",
    },
    "nav, search, button:not(:has(img))": { display: "none !important" },
    // The page prints as if no dialog were open.
    dialog: { display: "none !important" },
    html: { overflow: "visible !important", paddingInlineEnd: "0 !important" },
    "h1, h2, h3, h4, h5, h6": { breakAfter: "avoid" },
    "article, figure, li, tr": { breakInside: "avoid" },
  },
  // Dialogs need scripts.
  [media.noScript]: { "button[aria-haspopup=dialog]": { display: "none" } },
  "@keyframes appear": { from: { opacity: 0 } },
  "@keyframes spin": { to: { transform: "rotate(1turn)" } },
  "@keyframes progress": { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(.95)" } },
  "@keyframes shimmer": {
    from: { transform: "translateX(-100%)" },
    to: { transform: "translateX(100%)" },
  },
  // System colours. Browsers force them anyway; contrast checkers read the declared rules.
  [media.forcedColors]: {
    "*": { color: "CanvasText !important" },
    "a, a *": { color: "LinkText !important" },
    "button, button *": { color: "ButtonText !important" },
    ":disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *": { color: "GrayText !important" },
  },
  [media.reducedMotion]: {
    html: { scrollBehavior: "auto" },
    "*, *::before, *::after": { transitionDuration: "0s !important" },
  },
};
