import type { Theme, ThemeUICSSObject } from "theme-ui";

import {
  borders,
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

/** Returns the style of a drawing or tile from static/art in the current colour. */
export const maskIcon = (file: string): ThemeUICSSObject => ({
  // A gradient, not a colour: contrast checkers take a coloured box for the background of the text on it.
  backgroundImage: "linear-gradient(currentColor, currentColor)",
  maskImage: `url(/art/${file}.svg)`,
  maskRepeat: "no-repeat",
  maskPosition: "center",
  maskSize: "contain",
  pointerEvents: "none",
  // Requested after the first paint (see src/document/boot.ts).
  "[data-unpainted] &": { backgroundImage: "none", maskImage: "none" },
  [media.forcedColors]: { display: "none" },
  // Its background is not printed, but its box would take a sheet in Firefox.
  [media.print]: { display: "none" },
});

/** @param height of the tile in px; it repeats sideways */
export const maskTile = (file: string, height: number): ThemeUICSSObject => ({
  ...maskIcon(file),
  height,
  maskSize: `auto ${height}px`,
  maskRepeat: "repeat-x",
  maskPosition: "0 50%",
});

const skeletonBar: ThemeUICSSObject = {
  display: "block",
  bg: "var(--skeleton)",
  borderRadius: 1,
  // A background is lost there.
  [media.forcedColors]: { border: "1px solid GrayText" },
};

/** The compositor moves the sheen; a moving background would repaint every frame. */
const skeletonShimmer: ThemeUICSSObject = {
  contain: "paint",
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    opacity: 0.8,
    backgroundImage: "linear-gradient(100deg, transparent 5%, var(--skeleton-sheen) 50%, transparent 95%)",
    transform: "translateX(-100%)",
    animation: `shimmer ${motion.shimmer} infinite`,
    [media.reducedMotion]: { content: "none" },
  },
};

/** Returns the style of a placeholder for a line of text or a button that is loading. */
export const skeletonLine = (width: string, height: string): ThemeUICSSObject => ({
  variant: "skeletons.bar",
  width,
  height,
});

/** A progress line at the top edge of the window while the next page loads. */
export const progressLine: ThemeUICSSObject = {
  position: "fixed",
  inset: "0 0 auto",
  zIndex: "skipLink",
  // Borders stay in forced colours.
  height: 5,
  borderTop: "4px solid",
  borderTopColor: "gold500",
  borderBottom: "1px solid",
  borderBottomColor: "ink",
  transformOrigin: "left",
  animation: "progress 20s cubic-bezier(0, .7, .3, 1) both",
  [media.reducedMotion]: { animation: "none" },
};

/** A button: a solid plate with a hairline 4 px inside its edge. */
const plate = (ground: string, ink: string, hairline: string, hover: ThemeUICSSObject): ThemeUICSSObject => ({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: ".625em",
  minHeight: 56,
  px: 5,
  py: 3,
  border: 0,
  borderRadius: 2,
  bg: ground,
  color: ink,
  fontWeight: 700,
  fontSize: "body",
  lineHeight: 1.2,
  letterSpacing: "-.01em",
  textAlign: "center",
  whiteSpace: "nowrap",
  [media.narrow]: { whiteSpace: "normal" },
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  "&::after": {
    content: '""',
    position: "absolute",
    inset: "4px",
    border: "1px solid",
    borderColor: hairline,
    borderRadius: 1,
    pointerEvents: "none",
  },
  "&:hover": hover,
  "&[disabled], &[aria-disabled=true]": {
    bg: "sand200",
    color: "disabledText",
    boxShadow: "none",
    cursor: "not-allowed",
    "&::after": { borderColor: "sand300" },
  },
  [media.print]: { display: "none" },
});

/** A button with an outline, which becomes a plate on hover. */
const outlined = (ink: string, hoverInk: string, hairline: string, outline: string): ThemeUICSSObject => ({
  ...plate("transparent", ink, "transparent", {
    bg: ink,
    color: hoverInk,
    "&::after": { borderColor: hairline },
  }),
  boxShadow: `inset 0 0 0 1.5px ${outline}`,
});

const primary = plate("teal900", "cream", "hairline", { bg: "teal700" });
const gold = plate("gold300", "ink", "hairlineDark", { bg: "gold200" });
const line = outlined("teal900", "cream", "hairline", palette.teal900);
const lineOnDark = outlined("cream", "ink", "hairlineDark", "rgb(255 247 232 / .55)");
const compact: ThemeUICSSObject = { minHeight: 44, px: 4, py: 2, fontSize: "small" };

/** Keeps the focus ring clear of the link's letters and of the lines above and below it. */
export const linkRing: ThemeUICSSObject = {
  px: "7px",
  mx: "-7px",
  "&:focus-visible": { outlineOffset: "-3px" },
};

/** For a surface whose drawing has a negative z-index: it stays above the ground, and is cut at the edges. */
const behindText: ThemeUICSSObject = { position: "relative", isolation: "isolate", overflow: "clip" };

/** Tokens by role, all buttons, and the looks that more than one feature uses. */
export const theme = {
  colors,
  borders,
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
      size: 48,
      p: 0,
      border: "lineOnDark",
      borderRadius: 2,
      bg: "transparent",
      color: "inherit",
      transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
      "&:hover": { bg: "hoverOnDark", borderColor: "foam200" },
      [media.print]: { display: "none" },
    },
  },
  links: {
    arrow: {
      display: "inline-flex",
      alignItems: "center",
      gap: ".5em",
      minHeight: 44,
      ...linkRing,
      fontWeight: 600,
      color: "link",
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: ".32em",
      textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
      transition: `text-decoration-color ${motion.fast}`,
      "&:hover": { textDecorationColor: "currentColor" },
    },
    /** Underlined on hover only, for lists of links. */
    quiet: {
      display: "inline-flex",
      alignItems: "center",
      gap: 3,
      minHeight: 44,
      ...linkRing,
      color: "inherit",
      textDecoration: "underline transparent 1px",
      textUnderlineOffset: ".3em",
      transition: `text-decoration-color ${motion.fast}`,
      "&:hover": { textDecorationColor: "currentColor" },
    },
  },
  surfaces: {
    /** Dark teal panels. The custom properties change the role colours inside. */
    dark: { ...darkGround, ...behindText, bg: "teal900", color: "text" },
    board: { ...darkGround, bg: "night", color: "text" },
    footer: { ...darkGround, bg: "ink", color: "text" },
    indigo: { ...darkGround, ...behindText, "--muted": "#b7bedd", bg: "indigo900", color: "text" },
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
      // 1320 px, and more with larger text.
      maxWidth: `calc(82.5rem + 2 * ${space.gutter})`,
      mx: "auto",
      px: "gutter",
    },
    summary: { display: "flex", alignItems: "center", gap: 2, minHeight: 44, fontWeight: 600 },
    dialogPart: { px: "card", py: 5 },
    section: { position: "relative", py: "section", [media.print]: { py: 2, border: 0 } },
    sectionHead: {
      display: "grid",
      gap: 4,
      mb: "block",
      "& > p, & > div > p": {
        maxWidth: "41em",
        color: "muted",
        variant: "text.lead",
      },
      [media.print]: { gap: 1, mb: 2 },
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
    h1: { fontSize: "h1", fontWeight: 800, lineHeight: 1 },
    h2: { fontSize: "h2", fontWeight: 700, lineHeight: 1, [media.print]: { fontSize: "h3" } },
    statement: { fontSize: "statement", fontWeight: 700, lineHeight: 1.1 },
    title: { fontSize: "title", fontWeight: 700, lineHeight: 1.1 },
    h3: { fontSize: "h3", fontWeight: 700, lineHeight: 1.1 },
    h4: { fontSize: "lead", fontWeight: 700, lineHeight: 1.3 },
    lead: { fontSize: "lead", lineHeight: 1.5 },
    note: { fontSize: "small", lineHeight: 1.5 },
    small: { fontSize: "small", color: "muted" },
  },
  messages: {
    error: {
      display: "grid",
      gap: 3,
      p: 4,
      bg: "dangerSurface",
      color: "dangerText",
      borderLeft: "3px solid",
      borderColor: "coral700",
      borderRadius: 1,
      fontWeight: 600,
    },
  },
  skeletons: {
    bar: skeletonBar,
    /** Around many bars: one animation for all of them. */
    shimmer: skeletonShimmer,
    /** A single bar. */
    lone: { ...skeletonBar, ...skeletonShimmer },
  },
  photo: {
    display: "block",
    overflow: "hidden",
    background: gradients.photo,
    "& img": { display: "block", size: "100%", objectFit: "cover" },
  },
  art: {
    /** Behind the text of the surface. */
    rosette: { ...maskIcon("rosette"), position: "absolute", zIndex: -1 },
    fine: { ...maskIcon("fine"), position: "absolute", zIndex: -1 },
    thread: maskIcon("thread"),
    /** Along the upper edge of the surface. */
    braid: { ...maskTile("tile-braid", 28), position: "absolute", inset: "0 0 auto" },
    threadTile: maskTile("tile-thread", 14),
  },
} satisfies Theme & Record<string, unknown>;
