import type { ThemeUICSSObject } from "theme-ui";

import { motion } from "../../theme/tokens";

/** The whole card leads to its article: the title's link is stretched over it, and carries the focus ring for it. */
export const cardStyle: ThemeUICSSObject = {
  position: "relative",
  display: "grid",
  gap: 3,
  alignContent: "start",
  "& h2, & h3": { overflowWrap: "anywhere" },
  "& h2 a::after, & h3 a::after": { content: '""', position: "absolute", inset: 0 },
  "& h2 a:focus-visible, & h3 a:focus-visible": { outline: "none" },
  "& h2 a:focus-visible::after, & h3 a:focus-visible::after": {
    outline: "3px solid",
    outlineColor: "focus",
    outlineOffset: "6px",
    borderRadius: 1,
  },
  "&:hover h2 a, &:hover h3 a": { textDecoration: "underline 1px", textUnderlineOffset: ".22em" },
};

export const coverStyle: ThemeUICSSObject = {
  variant: "photo",
  borderRadius: 2,
  "& > img": { transition: `transform ${motion.slow}` },
  "article:hover > & > img": { transform: "scale(1.03)" },
};

export const summaryStyle: ThemeUICSSObject = {
  // Stretched by a grid, it would show below its last line what is cut off there.
  alignSelf: "start",
  color: "muted",
  fontSize: ".9375rem",
  lineHeight: 1.55,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: "3",
  overflow: "hidden",
  overflowWrap: "anywhere",
};

export const metaStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 14px",
  fontSize: "small",
  color: "muted",
  fontVariantNumeric: "tabular-nums lining-nums",
};
