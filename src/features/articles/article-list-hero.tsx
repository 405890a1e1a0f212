import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";

// Widths in em, not ch: those of the fallback face are others, and the lines would break elsewhere until the font has come.
const heroStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  pt: "clamp(56px, 7vw, 116px)",
  pb: "170px",
  "& h1": { variant: "text.h1", maxWidth: "9.1em" },
  "& p": { mt: "20px", maxWidth: "35em", color: "textSoft", fontSize: "lead", lineHeight: 1.5 },
  [media.tablet]: { pb: "clamp(60px, 7vw, 112px)" },
};

// A picture in its own colour, not a mask over the theme's as the other drawings: when React takes the page over and paints
// the hero anew, a browser counts a mask's picture as new, and as the largest paint; an image it knows.
const fieldStyle: ThemeUICSSObject = {
  pointerEvents: "none",
  [media.forcedColors]: { display: "none" },
  position: "absolute",
  zIndex: -1,
  right: "-120px",
  bottom: "-70px",
  width: 620,
  maxWidth: "none",
  height: "auto",
  opacity: 0.8,
  [media.tablet]: {
    right: "-6vw",
    bottom: "auto",
    top: "50%",
    width: "max(1040px, 76vw)",
    transform: "translateY(-50%)",
    // The drawing fades out towards the words, and is faint where it has no room beside them.
    maskImage: "linear-gradient(90deg, transparent 12%, black 62%)",
    opacity: 0.4,
  },
  "@media (min-width: 87.5em)": { opacity: 0.8 },
};

type Props = Queries.ArticleRoutesFragment["articlesYaml"]["list"];

export const ArticleListHero = ({ title, text }: Props) => (
  <div sx={heroStyle}>
    <img src="/art/field-gold.svg" alt="" width={900} height={420} sx={fieldStyle} />
    <div sx={{ variant: "layout.wrap" }}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  </div>
);
