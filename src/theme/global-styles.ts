import type { ThemeUICSSObject } from "theme-ui";

import { awaitedLine } from "./awaited-line";
import { lightGround, media, palette } from "./tokens";
import { visuallyHidden } from "./visually-hidden";

/** Element defaults for the whole site. Looks that repeat are theme variants instead. */
export const globalStyles: ThemeUICSSObject = {
  "*, *::before, *::after": { boxSizing: "border-box" },
  ":root": {
    ...lightGround,
    // Browsers that darken pages by themselves would break the brand's contrasts and invert SVG flags.
    colorScheme: "only light",
    // The screen's height, as it is at the moment and with all of the browser's bars. Chromium has units for them since 108, and
    // where a custom property holds a unit that a browser does not know, all that is reckoned from it falls away.
    "--screen": "100vh",
    "--least-screen": "100vh",
    "@supports (height: 100dvh)": { "--screen": "100dvh", "--least-screen": "100svh" },
  },
  html: {
    WebkitTextSizeAdjust: "100%",
    scrollBehavior: "smooth",
    scrollPaddingTop: "24px",
    scrollPaddingBottom: "16px",
  },
  // A new page stands where it should at once (see src/document/route-change.ts).
  "html[data-turning]": { scrollBehavior: "auto" },
  "html[data-page-awaited]::after": { content: '""', ...awaitedLine },
  body: {
    m: 0,
    fontFamily: "body",
    fontSize: "body",
    lineHeight: 1.6,
    color: "text",
    bg: "background",
    fontSynthesis: "none",
    WebkitFontSmoothing: "antialiased",
    overflowWrap: "break-word",
  },
  "h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset": { m: 0, p: 0, border: 0 },
  "ul, ol": { listStyle: "none" },
  "[hidden]": { display: "none !important" },
  "img, svg, picture": { display: "block", maxWidth: "100%" },
  a: { color: "inherit", textDecoration: "none" },
  "button, input, select, textarea": { font: "inherit", color: "inherit", letterSpacing: "inherit" },
  button: { cursor: "pointer" },
  // Contextual alternates turn "08xx" into "08×x".
  "input, textarea": { fontVariantLigatures: "no-contextual" },
  "h1, h2, h3, h4": { lineHeight: 1.08, letterSpacing: "-.028em", textWrap: "balance" },
  [media.narrow]: { "h2, h3": { overflowWrap: "anywhere" } },
  "time, td, output": { fontVariantNumeric: "tabular-nums lining-nums" },
  ":focus-visible": { outline: "3px solid", outlineColor: "focus", outlineOffset: "3px", borderRadius: 1 },
  // The router focuses its wrapper after a page change so that screen readers follow; it is no control.
  "#gatsby-focus-wrapper:focus": { outline: "none" },
  "#gatsby-announcer": {
    // At the end of a page that fills the screen exactly it would make it a pixel longer.
    top: 0,
    ...visuallyHidden,
  },
  // Ink on paper, also where the screen has light text on dark: of that, browsers make a pale grey.
  [media.print]: {
    "*, *::before, *::after": {
      color: `${palette.ink} !important`,
      background: "transparent !important",
      // On its way to ink a colour would be printed as it is halfway.
      transition: "none !important",
    },
  },
  // Nothing opens without scripts.
  [media.noScript]: { "button[aria-haspopup=dialog]": { display: "none" } },
  "@keyframes appear": { from: { opacity: 0 } },
  "@keyframes spin": { to: { transform: "rotate(1turn)" } },
  "@keyframes awaited": { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(.95)" } },
  "@keyframes changed": { from: { backgroundColor: "color-mix(in srgb, currentColor 20%, transparent)" } },
  "@keyframes tide": {
    from: { transform: "translateX(-100%)" },
    to: { transform: "translateX(100%)" },
  },
  // What the browser does anyway, said aloud: tools that measure contrast read the colours of the rules.
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
