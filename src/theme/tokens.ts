/** Note paper, deep teal ink and a gold thread. */
export const palette = {
  ink: "#06282b",
  teal900: "#0b3b3c",
  teal700: "#0f5257",
  teal600: "#10706d",
  teal500: "#147e7a",
  foam200: "#cfe8e0",
  foam100: "#e7f4ef",
  foamLine: "#c4dbd4",
  cream: "#fff7e8",
  creamLight: "#fffaf0",
  paper: "#fffdf8",
  white: "#ffffff",
  sand200: "#f7ecd6",
  sand300: "#e7d7b6",
  sand400: "#cdb88c",
  gold800: "#7a5200",
  gold700: "#9a6a00",
  gold500: "#e0a526",
  gold300: "#f4c95d",
  gold200: "#ffda7c",
  coral700: "#ae3a22",
  coral500: "#e8735a",
  coral300: "#ffb09c",
  indigo900: "#171c40",
  indigo500: "#434c92",
  night: "#052023",
  night2: "#082b2e",
  nightLine: "#17474a",
  dimmedClock: "#4a5f5d",
  green900: "#04231a",
  green700: "#0b6b4b",
  green500: "#2fc48d",
  green300: "#6fe3b4",
  red600: "#c0341d",
} as const;

/** Media queries by name, phone first. In em, so that a larger text size in the browser's settings gets a narrower layout. */
export const media = {
  /** Phones, up to 430 px */
  narrow: "@media (max-width: 26.875em)",
  /** Below `wide` */
  phone: "@media not all and (min-width: 40em)",
  /** 640 px */
  wide: "@media (min-width: 40em)",
  /** 760 px */
  tablet: "@media (min-width: 47.5em)",
  /** 900 px */
  split: "@media (min-width: 56.25em)",
  /** 1024 px */
  desktop: "@media (min-width: 64em)",
  /** 1700 px */
  tv: "@media (min-width: 106.25em)",
  moreContrast: "@media (prefers-contrast: more)",
  /** Phones on their side, and pages at 400 % zoom: up to 480 px high */
  low: "@media (max-height: 30em)",
  /** Phones on their side */
  lying: "@media (max-height: 30em) and (min-width: 40em) and (max-width: 59.99em)",
  forcedColors: "@media (forced-colors: active)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  noScript: "@media (scripting: none)",
  print: "@media print",
} as const;

/** Colours by role. The custom properties change on dark surfaces (variants `surfaces.*`). */
export const colors = {
  ...palette,
  background: palette.cream,
  surface: palette.paper,
  tint: palette.foam100,
  text: "var(--text)",
  textSoft: "var(--text-soft)",
  muted: "var(--muted)",
  link: "var(--link)",
  /** BUY has the colour of text. */
  sell: "var(--sell)",
  focus: "var(--focus)",
  positive: "var(--positive)",
  danger: "var(--danger)",
  border: "var(--line)",
  borderStrong: "var(--line-strong)",
  nightLine: "var(--night-line)",
  fieldBorder: "#7f9390",
  placeholder: "#5f7370",
  primary: palette.teal900,
  mutedOnFoam: "#2f4b4a",
  disabledText: "#5d6f6c",
  dangerSurface: "#fdece6",
  dangerText: "#7f2614",
  hairline: "rgb(244 201 93 / .55)",
  hairlineDark: "rgb(6 40 43 / .4)",
  lineOnDark: "var(--line-on-dark)",
  /** Of fields: 3.5 : 1 against their ground. */
  fieldBorderOnDark: "rgb(207 232 224 / .45)",
  wellOnDark: "rgb(5 32 35 / .55)",
  hoverOnDark: "rgb(207 232 224 / .14)",
  backdrop: "rgb(5 32 35 / .62)",
} as const;

/** Lines of one pixel. */
export const borders = {
  line: `1px solid ${colors.border}`,
  lineStrong: `1px solid ${colors.borderStrong}`,
  lineOnDark: `1px solid ${colors.lineOnDark}`,
  nightLine: `1px solid ${colors.nightLine}`,
  fieldOnDark: `1px solid ${colors.fieldBorderOnDark}`,
} as const;

export const lightGround = {
  "--text": palette.ink,
  "--text-soft": palette.ink,
  "--muted": "#47605e",
  "--link": palette.teal600,
  "--sell": palette.gold800,
  "--focus": palette.teal900,
  "--positive": palette.green700,
  "--danger": palette.coral700,
  "--live-dot": palette.green500,
  "--error-dot": palette.red600,
  "--skeleton": "#eadfc7",
  "--skeleton-sheen": "#f8f0df",
  "--flag-edge": "rgb(6 40 43 / .16)",
  "--line": palette.sand300,
  "--line-strong": palette.sand400,
  // Dark grounds inherit their lines.
  "--line-on-dark": "rgb(207 232 224 / .28)",
  "--night-line": palette.nightLine,
  [media.moreContrast]: {
    "--muted": palette.ink,
    "--link": palette.teal900,
    "--line": palette.gold800,
    "--line-strong": palette.gold800,
    "--line-on-dark": palette.foam200,
    "--night-line": palette.foam200,
  },
} as const;

export const darkGround = {
  "--text": palette.cream,
  "--text-soft": palette.foam200,
  "--muted": "#a9cbc4",
  "--link": palette.gold300,
  "--sell": palette.gold300,
  "--focus": palette.gold300,
  "--positive": palette.green300,
  "--danger": palette.coral300,
  "--live-dot": palette.green500,
  "--error-dot": palette.coral500,
  "--skeleton": "#14474a",
  "--skeleton-sheen": "#246a69",
  "--flag-edge": "rgb(255 255 255 / .22)",
  [media.moreContrast]: { "--muted": palette.cream, "--text-soft": palette.cream },
} as const;

export const gradients = {
  /** Behind a photograph that is loading. */
  photo: "linear-gradient(150deg, #9cc7c0, #dcebe2 45%, #f3dfb6)",
  /** Shades the sides with more content to scroll to. The pale gradients scroll with the content and cover the shades. */
  moreBeside: [
    `linear-gradient(90deg, ${palette.cream} 50%, transparent) 0 / 40px 100% no-repeat local`,
    `linear-gradient(270deg, ${palette.cream} 50%, transparent) 100% / 40px 100% no-repeat local`,
    "linear-gradient(90deg, rgb(6 40 43 / .22), transparent) 0 / 14px 100% no-repeat scroll",
    "linear-gradient(270deg, rgb(6 40 43 / .22), transparent) 100% / 14px 100% no-repeat scroll",
  ].join(", "),
} as const;

/** Faces of the first two: src/document/font-head.tsx. */
export const fontStack = '"Plus Jakarta Sans", "Jakarta Fallback", system-ui, sans-serif';

// Weights: 400, 600, 700 and 800; the headline's thin word has 300, small text on the board 500. A limit in vw keeps text of double size whole on a phone.
export const fontSizes = {
  // The longest word fills the line of a phone; smaller on low screens, so that the rate stays in the viewport.
  display: "min(17.8vw, max(15vh - 32px, min(13.1vw, 5rem)), 7.5rem)",
  displayWide: "clamp(4.8rem, 8.3vw, 7.25rem)",
  figureXl: "clamp(min(3rem, 16vw), 15.2vw, 8.25rem)",
  figureXlWide: "clamp(4.75rem, 10.4vw - 1.35rem, 8.25rem)",
  h1: "min(clamp(2.5rem, 1.75rem + 3.2vw, 4.5rem), 12.5vw)",
  h2: "min(clamp(2.125rem, 1.6rem + 2.3vw, 3.625rem), 13vw)",
  statement: "min(clamp(1.625rem, 1.2rem + 1.9vw, 2.875rem), 13.5vw)",
  title: "min(clamp(1.375rem, 1.2rem + .9vw, 2rem), 13.5vw)",
  h3: "clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)",
  figureL: "clamp(1.75rem, 1.4rem + 1.2vw, 2.375rem)",
  lead: "clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)",
  /** Of an article. */
  prose: "1.0625rem",
  body: "1rem",
  small: ".9rem",
  micro: ".8125rem",
} as const;

/**
 * Space in px, base 4, and four fluid steps: `gutter` is the page's edge, `section` stands between sections, `block` between the
 * blocks of a section and around a page's head, `card` at the sides of a panel or dialog.
 */
export const space = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 24,
  6: 32,
  7: 48,
  8: 64,
  gutter: "var(--gutter)",
  section: "clamp(52px, 9.5vw, 148px)",
  block: "clamp(32px, 4.5vw, 64px)",
  card: "clamp(20px, 3vw, 44px)",
} as const;

export const radii = { 1: "3px", 2: "6px", 3: "10px", large: "clamp(44px, 6vw, 96px)" } as const;

export const shadows = {
  2: "0 1px 0 rgb(6 40 43 / .05), 0 18px 36px -18px rgb(6 40 43 / .32)",
  3: "0 32px 80px -24px rgb(6 40 43 / .55)",
} as const;

/** Durations and easings as transition fragments: `transition: "color " + motion.fast`. */
export const motion = {
  fast: "140ms",
  base: "240ms cubic-bezier(.2, .7, .2, 1)",
  slow: "520ms cubic-bezier(.2, .7, .2, 1)",
  /** With a delay, so that fast content is not preceded by an animation. */
  shimmer: "1800ms cubic-bezier(.6, 0, .3, 1) 1s",
} as const;

export const zIndices = {
  header: 10,
  actionBar: 20,
  marquee: 20,
  toast: 50,
  skipLink: 60,
} as const;

/** Container queries by name. In rem, the actual size of the page's text; a media query knows the browser's setting only. */
export const containerQueries = {
  /** 640 px */
  wide: "@container (min-width: 40rem)",
  /** 960 px */
  hero: "@container (min-width: 60rem)",
  /** 1152 px */
  full: "@container (min-width: 72rem)",
} as const;

/** Makes an element the container that `containerQueries` measure. */
export const container = { containerType: "inline-size" } as const;
