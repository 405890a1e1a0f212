import type { Theme, ThemeUICSSObject } from "theme-ui";

import {
  colors,
  darkGround,
  fontSizes,
  fontStack,
  gradients,
  lightGround,
  media,
  motion,
  palette,
  radii,
  shadows,
  space,
  zIndices,
} from "./tokens";

/** A drawing or tile from static/art, cut out of the current colour. */
export const maskIcon = (file: string): ThemeUICSSObject => ({
  // As a picture, not as a colour: tools that measure contrast take a coloured box for the ground of the words on it.
  backgroundImage: "linear-gradient(currentColor, currentColor)",
  maskImage: `url(/art/${file}.svg)`,
  maskRepeat: "no-repeat",
  maskPosition: "center",
  maskSize: "contain",
  pointerEvents: "none",
  // Asked for when the first frame is painted (see src/document/first-paint.tsx).
  "[data-unpainted] &": { backgroundImage: "none", maskImage: "none" },
  [media.forcedColors]: { display: "none" },
});

/** For a bar that is nothing but its ground: seen in forced colours too. */
export const shownWhenForced: ThemeUICSSObject = {
  [media.forcedColors]: { border: "1px solid GrayText" },
};

const skeletonBar: ThemeUICSSObject = {
  display: "block",
  bg: "var(--skeleton)",
  borderRadius: 1,
  ...shownWhenForced,
};

/** The sheen is moved by the compositor alone: a moving background would be painted anew with every frame. */
const skeletonTide: ThemeUICSSObject = {
  contain: "paint",
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    opacity: 0.8,
    backgroundImage: "linear-gradient(100deg, transparent 5%, var(--skeleton-sheen) 50%, transparent 95%)",
    transform: "translateX(-100%)",
    animation: `tide ${motion.tide} infinite`,
    [media.reducedMotion]: { content: "none" },
  },
};

/** The maskIcon button: a solid plate with a hairline cut 4 px inside its edge. */
const plate = (ground: string, ink: string, hairline: string, hover: ThemeUICSSObject): ThemeUICSSObject => ({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: ".625em",
  minHeight: 56,
  px: "26px",
  py: 3,
  border: 0,
  borderRadius: 2,
  bg: ground,
  color: ink,
  fontWeight: 700,
  fontSize: "1.0625rem",
  lineHeight: 1.2,
  letterSpacing: "-.01em",
  textAlign: "center",
  whiteSpace: "nowrap",
  [media.narrow]: { whiteSpace: "normal" },
  transition: `background-color ${motion.fast}, color ${motion.fast}, transform ${motion.fast}`,
  "&::after": {
    content: '""',
    position: "absolute",
    inset: "4px",
    border: "1px solid",
    borderColor: hairline,
    borderRadius: 1,
    pointerEvents: "none",
    transition: `inset ${motion.base}`,
  },
  "&:hover": { ...hover, "&::after": { inset: "6px" } },
  "&:active": { transform: "translateY(1px)" },
  "&[disabled], &[aria-disabled=true]": {
    bg: "sand200",
    color: "disabledText",
    boxShadow: "none",
    cursor: "not-allowed",
    "&::after": { borderColor: "sand300" },
  },
});

const primary = plate("teal900", "cream", "hairline", { bg: "teal700" });
const gold = plate("gold300", "ink", "hairlineDark", { bg: "gold200" });
const line: ThemeUICSSObject = {
  ...plate("transparent", "teal900", "transparent", {
    bg: "teal900",
    color: "cream",
    "&::after": { inset: "6px", borderColor: "hairline" },
  }),
  boxShadow: `inset 0 0 0 1.5px ${palette.teal900}`,
};
const lineOnDark: ThemeUICSSObject = {
  ...plate("transparent", "cream", "transparent", {
    bg: "cream",
    color: "ink",
    "&::after": { inset: "6px", borderColor: "hairlineDark" },
  }),
  boxShadow: "inset 0 0 0 1.5px rgb(255 247 232 / .55)",
};
const compact: ThemeUICSSObject = { minHeight: 44, px: "18px", py: 2, fontSize: ".9375rem" };

/**
 * The theme: tokens by role and the looks that more than one feature uses.
 * A look that only one feature uses stands in that feature; only the buttons, cut from one plate, all stand here.
 */
export const theme = {
  colors,
  fonts: { body: fontStack },
  fontSizes,
  space,
  radii,
  shadows,
  zIndices,
  buttons: {
    primary,
    gold,
    line,
    lineOnDark,
    primaryCompact: { ...primary, ...compact },
    goldCompact: { ...gold, ...compact },
    lineCompact: { ...line, ...compact },
    lineOnDarkCompact: { ...lineOnDark, ...compact },
    iconOnDark: {
      display: "inline-grid",
      placeItems: "center",
      width: 48,
      height: 48,
      p: 0,
      border: "1px solid",
      borderColor: "lineOnDark",
      borderRadius: 2,
      bg: "transparent",
      color: "inherit",
      transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
      "&:hover": { bg: "hoverOnDark", borderColor: "foam200" },
    },
  },
  links: {
    arrow: {
      display: "inline-flex",
      alignItems: "center",
      gap: ".5em",
      minHeight: 44,
      fontWeight: 650,
      color: "link",
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: ".32em",
      textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
      transition: `text-decoration-color ${motion.fast}`,
      "& svg": { transition: `transform ${motion.base}` },
      "&:hover": { textDecorationColor: "currentColor", "& svg": { transform: "translateX(4px)" } },
    },
    /** Underlined on hover only; for lists of links whose role is plain from their place. */
    quiet: {
      display: "inline-flex",
      alignItems: "center",
      gap: 3,
      minHeight: 44,
      color: "inherit",
      textDecoration: "underline transparent 1px",
      textUnderlineOffset: ".3em",
      transition: `text-decoration-color ${motion.fast}`,
      "&:hover": { textDecorationColor: "currentColor" },
    },
  },
  surfaces: {
    /** Dark teal panels. The custom properties turn every role inside to its dark pair. */
    dark: { ...darkGround, bg: "teal900", color: "text" },
    board: { ...darkGround, bg: "night", color: "text" },
    footer: { ...darkGround, bg: "ink", color: "text" },
    indigo: { ...darkGround, "--muted": colors.mutedOnIndigo, bg: "indigo900", color: "text" },
    light: { ...lightGround, color: "text" },
    alarm: {
      ...darkGround,
      "--text-soft": palette.white,
      "--link": palette.white,
      "--focus": palette.white,
      "--positive": palette.white,
      bg: "red600",
      color: "white",
    },
  },
  layout: {
    wrap: {
      width: "100%",
      // 1320 px, and more where text is set larger.
      maxWidth: `calc(82.5rem + 2 * ${space.gutter})`,
      mx: "auto",
      px: "gutter",
    },
    section: { position: "relative", py: "section" },
    sectionHead: {
      display: "grid",
      gap: "18px",
      mb: "clamp(32px, 4.5vw, 64px)",
      "& > p, & > div > p": {
        maxWidth: "41em",
        color: "muted",
        fontSize: "lead",
        lineHeight: 1.5,
        textWrap: "pretty",
      },
    },
    sectionHeadRow: {
      variant: "layout.sectionHead",
      alignItems: "end",
      [media.split]: {
        gridTemplateColumns: "1fr auto",
        columnGap: 8,
        "& > div:first-of-type": { display: "grid", gap: 4 },
      },
    },
  },
  text: {
    h1: { fontSize: "h1", fontWeight: 800, letterSpacing: "-.045em", lineHeight: 0.98 },
    h2: { fontSize: "h2", fontWeight: 700, letterSpacing: "-.038em", lineHeight: 1 },
    h3: { fontSize: "h3", fontWeight: 700 },
    small: { fontSize: "small", color: "muted", fontVariantNumeric: "tabular-nums lining-nums" },
  },
  messages: {
    error: {
      display: "grid",
      gap: 3,
      p: "18px 20px",
      bg: "dangerSurface",
      color: "dangerText",
      borderLeft: "3px solid",
      borderColor: "coral700",
      borderRadius: 1,
      fontWeight: 600,
    },
  },
  skeletons: {
    /** A plain bar. Follows the ground that it stands on, as the colours by role do. */
    bar: skeletonBar,
    /** Around many bars: one tide passes over all of them. Each animation costs the first frame after it some time. */
    tide: skeletonTide,
    /** A bar by itself. */
    lone: { ...skeletonBar, ...skeletonTide },
  },
  photo: {
    display: "block",
    overflow: "hidden",
    background: gradients.photo,
    "& img": { display: "block", width: "100%", height: "100%", objectFit: "cover" },
  },
  art: {
    rosette: maskIcon("rosette"),
    fine: maskIcon("fine"),
    thread: maskIcon("thread"),
    braid: {
      ...maskIcon("tile-braid"),
      height: 28,
      maskSize: "auto 28px",
      maskRepeat: "repeat-x",
      maskPosition: "0 50%",
    },
    threadTile: {
      ...maskIcon("tile-thread"),
      height: 14,
      maskSize: "auto 14px",
      maskRepeat: "repeat-x",
      maskPosition: "0 50%",
    },
  },
} satisfies Theme & Record<string, unknown>;
