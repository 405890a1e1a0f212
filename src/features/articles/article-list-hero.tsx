import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";

const heroStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  pt: "clamp(56px, 7vw, 116px)",
  pb: "170px",
  "& h1": { variant: "text.h1", maxWidth: "13ch" },
  "& p": { mt: "20px", maxWidth: "48ch", color: "textSoft", fontSize: "lead", lineHeight: 1.5 },
  [media.tablet]: { pb: "clamp(60px, 7vw, 112px)" },
};

const fieldStyle: ThemeUICSSObject = {
  variant: "art.field",
  position: "absolute",
  zIndex: -1,
  right: "-120px",
  bottom: "-70px",
  width: 620,
  aspectRatio: "900 / 420",
  color: "gold500",
  opacity: 0.8,
  [media.tablet]: {
    right: "-6vw",
    bottom: "auto",
    top: "50%",
    width: "max(1040px, 76vw)",
    transform: "translateY(-50%)",
    // The drawing fades out towards the words.
    maskImage: "url(/art/field.svg), linear-gradient(90deg, transparent 12%, black 62%)",
    maskSize: "contain, 100% 100%",
    maskComposite: "intersect",
  },
};

type Props = { readonly title: string; readonly text: string };

export const ArticleListHero = ({ title, text }: Props) => (
  <div sx={heroStyle}>
    <div aria-hidden="true" sx={fieldStyle} />
    <div sx={{ variant: "layout.wrap" }}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  </div>
);
