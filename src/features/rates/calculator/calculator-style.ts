import type { ThemeUICSSObject } from "theme-ui";

import { fontSizes, media, motion } from "../../../theme/tokens";

export const panelStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  containerType: "inline-size",
  containerName: "calculator",
  display: "flex",
  flexDirection: "column",
  gap: "14px",
  p: "card",
  borderRadius: 3,
  borderBottomLeftRadius: "large",
  // The dialog has a frame of its own.
  "dialog &": { borderRadius: 0, [media.forcedColors]: { border: 0 } },
  "& h3": { variant: "text.h3" },
  [media.forcedColors]: { border: "1px solid" },
  [media.noScript]: { display: "none" },
};

export const artStyle: ThemeUICSSObject = {
  variant: "art.fine",
  right: -110,
  top: -150,
  size: 340,
  color: "teal500",
  opacity: 0.6,
  // Its head has a rosette, and the panel's edge would cut this one.
  "dialog &": { display: "none" },
};

/** Padding on either side, in px. */
const FIGURE_INSET = 18;
/** Width of a character in em, with letters .12em apart as a reader may set them (WCAG 1.4.12). */
const CHARACTER = 0.68;

const figureStyle: ThemeUICSSObject = {
  width: "100%",
  minWidth: 0,
  height: 60,
  p: `2px ${FIGURE_INSET}px 12px`,
  border: 0,
  bg: "transparent",
  fontSize: "var(--figure)",
  fontWeight: 700,
  letterSpacing: "-.04em",
  lineHeight: 1.25,
};

export const fieldStyle: ThemeUICSSObject = {
  "--figure": `min(7.2vw, ${fontSizes.figureL})`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  border: "fieldOnDark",
  borderRadius: 2,
  bg: "wellOnDark",
  transition: `border-color ${motion.fast}`,
  "&:focus-within": { borderColor: "gold300" },
  "& label, & > span[id]": {
    gridColumn: "1 / -1",
    p: "12px 18px 0",
    fontSize: "small",
    fontWeight: 600,
    color: "textSoft",
  },
  "& input": { ...figureStyle, color: "cream", textAlign: "start" },
  // The focus ring is drawn around the field; in forced colours around its figure too.
  "&:has(input:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
  "& input:focus-visible": { outlineColor: "transparent", outlineOffset: "-3px" },
  "& input[aria-invalid=true]": { color: "coral300" },
  "& input:disabled": { color: "muted", cursor: "not-allowed" },
  "& > div": { containerType: "inline-size" },
  "& output": {
    ...figureStyle,
    // By the number of characters: a wrapped or clipped figure would be another figure.
    fontSize: `min(var(--figure), calc((100cqi - ${2 * FIGURE_INSET}px) / (var(--characters, 1) * ${CHARACTER})))`,
    display: "flex",
    alignItems: "center",
    color: "sell",
    "[data-side=buy] &": { color: "text" },
    whiteSpace: "nowrap",
  },
  // Text of twice the size on a phone: the currency stands under the figure.
  "@container calculator (max-width: 13rem)": {
    "--figure": fontSizes.figureL,
    gridTemplateColumns: "minmax(0, 1fr)",
    "& input, & output": { height: "auto" },
    "& > span:last-child": { justifySelf: "start", ml: "12px" },
  },
};

export const tagStyle: ThemeUICSSObject = {
  alignSelf: "end",
  display: "flex",
  alignItems: "center",
  gap: 2,
  height: "2.75rem",
  m: "0 12px 12px 0",
  px: "14px",
  borderRadius: 2,
  fontWeight: 700,
  bg: "hoverOnDark",
};

/** Flag and code of the chosen currency, under a transparent select. */
export const currencyStyle: ThemeUICSSObject = {
  ...tagStyle,
  position: "relative",
  width: "7.75rem",
  px: "10px",
  border: "fieldOnDark",
  bg: "teal900",
  color: "cream",
  "& > span": { flex: 1, overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" },
  "&::after": {
    content: '""',
    size: 7,
    flex: "none",
    mt: "-4px",
    borderRight: "2px solid",
    borderBottom: "2px solid",
    transform: "rotate(45deg)",
    [media.print]: { display: "none" },
  },
  "& select": {
    position: "absolute",
    inset: 0,
    size: "100%",
    opacity: 0,
    cursor: "pointer",
  },
  "& select:disabled": { cursor: "not-allowed" },
  "&:has(select:disabled)": { color: "muted" },
  "&:has(select:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
};

/** The warning stands beside the button, which prevents a layout shift. */
export const betweenStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 3,
  minHeight: 48,
  my: "-4px",
  pr: "12px",
  "& > p": { fontSize: "small", lineHeight: 1.25, fontWeight: 700, color: "gold300" },
};

export const swapStyle: ThemeUICSSObject = {
  display: "grid",
  placeItems: "center",
  size: 48,
  p: 0,
  border: 0,
  borderRadius: "50%",
  bg: "gold300",
  color: "ink",
  transition: `transform ${motion.base}, background-color ${motion.fast}`,
  "&:hover": { transform: "rotate(180deg)", bg: "gold200" },
  "&:focus-visible": { borderRadius: "50%" },
  [media.forcedColors]: { border: "1px solid" },
};

export const whyStyle: ThemeUICSSObject = {
  // Two lines for the sentence and one for the freshness prevent layout shifts.
  minHeight: "4.5em",
  variant: "text.note",
  color: "textSoft",
  "& b": { color: "sell" },
  "[data-side=buy] > & b": { color: "text" },
};

/** Bold and with an icon, for visitors who do not see the colour. */
export const invalidStyle: ThemeUICSSObject = {
  fontWeight: 600,
  color: "danger",
  "& svg": {
    display: "inline-block",
    size: "1.25em",
    mr: ".35em",
    verticalAlign: "-.25em",
  },
};

export const termsStyle: ThemeUICSSObject = {
  mt: "auto",
  pt: "14px",
  borderTop: "lineOnDark",
  fontSize: "small",
  color: "muted",
};
