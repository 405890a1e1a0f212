import type { ThemeUICSSObject } from "theme-ui";

import { Picture } from "../../components/picture";
import { maskIcon } from "../../theme/theme";
import { containerQueries } from "../../theme/tokens";

// Smaller than the headline, which must stay the largest contentful paint.
const portholeStyle: ThemeUICSSObject = {
  position: "relative",
  aspectRatio: "4 / 5",
  "& > picture": { variant: "photo", position: "absolute", inset: 0, borderRadius: "50%" },
  "& > div": {
    ...maskIcon("rings"),
    maskSize: "100% 100%",
    position: "absolute",
    inset: "-16%",
    color: "gold300",
    opacity: 0.7,
  },
  [containerQueries.hero]: {
    order: -1,
    width: "var(--porthole)",
    justifySelf: "end",
    mr: "clamp(10px, 2vw, 36px)",
    mb: "clamp(4px, 1vw, 18px)",
  },
};

const portraitStyle: ThemeUICSSObject = {
  objectPosition: "62% 22%",
  [containerQueries.hero]: { objectPosition: "15% 50%" },
};

/** A round view of the coast. */
export const Porthole = ({ hero }: { readonly hero: Queries.HeroFragment["heroYaml"] }) => (
  <div sx={portholeStyle}>
    <Picture
      image={hero.image}
      alternative={{ media: "(max-width: 59.99em)", image: hero.imagePhone }}
      sizes="(max-width: 59.99em) clamp(96px, 26vw, 210px), clamp(231px, 22vw, 330px)"
      alt=""
      eager
      priority="low"
      sx={portraitStyle}
    />
    <div aria-hidden="true" />
  </div>
);
