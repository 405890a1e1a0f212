import type { ThemeUICSSObject } from "theme-ui";

import { fontSizes, media, motion } from "../../theme/tokens";
import { LONGEST_RESULT } from "./model/conversion";

export const panelStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  position: "relative",
  overflow: "clip",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  gap: "14px",
  p: "clamp(24px, 2.6vw, 40px)",
  borderRadius: 3,
  borderBottomLeftRadius: "tide",
  "& h3": { variant: "text.h3" },
  [media.forcedColors]: { border: "1px solid" },
  [media.noScript]: { display: "none" },
};

export const artStyle: ThemeUICSSObject = {
  variant: "art.fine",
  position: "absolute",
  zIndex: -1,
  right: -110,
  top: -150,
  width: 340,
  height: 340,
  color: "teal500",
  opacity: 0.6,
};

const FIGURE_SIZE = `min(7.2vw, ${fontSizes.figureL})`;
/** On either side, in px. */
const FIGURE_INSET = 18;

const figureStyle: ThemeUICSSObject = {
  width: "100%",
  minWidth: 0,
  height: 60,
  p: `2px ${FIGURE_INSET}px 12px`,
  border: 0,
  bg: "transparent",
  fontSize: FIGURE_SIZE,
  fontWeight: 700,
  letterSpacing: "-.04em",
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums lining-nums",
};

export const fieldStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  border: "1px solid",
  borderColor: "fieldBorderOnDark",
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
  // The ring stands around the field; in forced colours, where nothing is transparent, around its figure too.
  "&:has(input:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
  "& input:focus-visible": { outlineColor: "transparent", outlineOffset: "-3px" },
  "& input[aria-invalid=true]": { color: "coral300" },
  "& input:disabled": { color: "muted", cursor: "not-allowed" },
  "& > div": { containerType: "inline-size" },
  "& output": {
    ...figureStyle,
    display: "flex",
    alignItems: "center",
    color: "gold300",
    // BUY is cream and SELL gold, as on the board.
    "[data-side=buy] &": { color: "text" },
    whiteSpace: "nowrap",
  },
};

export const tagStyle: ThemeUICSSObject = {
  alignSelf: "end",
  height: 44,
  m: "0 12px 12px 0",
  px: "14px",
  borderRadius: 2,
  fontWeight: 700,
};

export const selectStyle: ThemeUICSSObject = {
  ...tagStyle,
  // Of its own, so that it is no wider once it holds the currencies.
  width: 124,
  textOverflow: "ellipsis",
  p: "0 28px 0 12px",
  // In text of twice its size too, it fits in the height.
  lineHeight: 1.25,
  border: "1px solid",
  borderColor: "fieldBorderOnDark",
  bg: "teal900",
  color: "cream",
  // WebKitGTK lays the system's own ground, a light one, over ours. The arrow takes our own colour.
  appearance: "none",
  backgroundImage: [
    "linear-gradient(45deg, transparent 38%, currentColor 44% 56%, transparent 62%)",
    "linear-gradient(-45deg, transparent 38%, currentColor 44% 56%, transparent 62%)",
  ].join(", "),
  backgroundRepeat: "no-repeat",
  backgroundSize: "6px 6px",
  backgroundPosition: "right 17px top 54%, right 12px top 54%",
  "&:disabled": { color: "muted", cursor: "not-allowed", opacity: 1 },
  [media.forcedColors]: { appearance: "auto", backgroundImage: "none", px: "12px" },
};

export const swapStyle: ThemeUICSSObject = {
  alignSelf: "center",
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  my: "-4px",
  p: 0,
  border: 0,
  borderRadius: "50%",
  bg: "gold300",
  color: "ink",
  transition: `transform ${motion.base}, background-color ${motion.fast}`,
  "&:hover": { transform: "rotate(180deg)", bg: "gold200" },
  "&:focus-visible": { borderRadius: "50%" },
  "&:disabled": { transform: "none", bg: "teal700", color: "muted", cursor: "not-allowed" },
  [media.forcedColors]: { border: "1px solid" },
};

export const whyStyle: ThemeUICSSObject = {
  // Two lines for the sentence, one for the freshness: what stands below does not move when they change.
  minHeight: "4.5em",
  fontSize: ".9375rem",
  lineHeight: 1.5,
  color: "textSoft",
  "& b": { color: "gold300" },
  "[data-side=buy] > & b": { color: "text" },
};

/** Not by its colour alone. */
export const invalidStyle: ThemeUICSSObject = {
  fontWeight: 600,
  color: "danger",
  "& svg": {
    display: "inline-block",
    width: "1.25em",
    height: "1.25em",
    mr: ".35em",
    verticalAlign: "-.25em",
  },
};

export const termsStyle: ThemeUICSSObject = {
  mt: "auto",
  pt: "14px",
  borderTop: "1px solid",
  borderColor: "lineOnDark",
  fontSize: "small",
  color: "muted",
  "& strong": { display: "block", color: "gold300", fontWeight: 700 },
};

/** What a character takes, in em, where a reader has set letters .12em apart; as drawn it is .52. */
const CHARACTER = 0.68;

/** By the number of characters: a figure on two lines, or cut off, would be another figure. */
export const resultStyles = Array.from({ length: LONGEST_RESULT + 1 }, (_, length): ThemeUICSSObject => ({
  "&&": {
    fontSize: `min(${FIGURE_SIZE}, calc((100cqi - ${2 * FIGURE_INSET}px) / ${Math.max(length, 1) * CHARACTER}))`,
  },
}));
