import { media } from "../../theme/tokens";

const onWide = media.hero.replace("@media ", "");

/** Drawings of the first screen. Masks are fetched as fonts are, which a preload has to say to be of use. */
const drawings = [
  { href: "/art/seal.svg", isMask: true },
  { href: "/art/rings.svg", isMask: true },
  { href: "/art/sea-tall.svg", isMask: false, media: `not all and ${onWide}` },
  { href: "/art/sea-wide.svg", isMask: false, media: onWide },
];

/**
 * Has the browser fetch the drawings of the first screen after the font: they are decoration, but a browser that finds
 * them in the style sheet takes every picture in sight for as urgent as the words.
 */
export const HeroArtPreloads = () =>
  drawings.map(({ href, isMask, media: query }) => (
    <link
      key={href}
      rel="preload"
      as="image"
      href={href}
      media={query}
      crossOrigin={isMask ? "anonymous" : undefined}
      fetchPriority="low"
    />
  ));
