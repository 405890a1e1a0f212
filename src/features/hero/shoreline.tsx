import type { ThemeUICSSObject } from "theme-ui";

import { media, palette, containerQueries } from "../../theme/tokens";
import { WIDE_BAR } from "./hero-bar";

/** Height from the top of the drawing to where words can stand, below the deepest point of the crest. */
export const CREST = "min(216px, max(17vw, min(24vw, 11.2vh)))";

/**
 * The plain ground below the crest (on wide screens beyond the shore) is there before the drawing, for the words that
 * stand on it.
 */
const seaStyle: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  zIndex: -1,
  overflow: "clip",
  background: `linear-gradient(transparent ${CREST}, ${palette.teal900} 0)`,
  [containerQueries.hero]: {
    inset: `-${WIDE_BAR}px 0 0 auto`,
    width: "55vw",
    background: `linear-gradient(90deg, transparent 45%, ${palette.teal900} 0)`,
  },
};

/**
 * A border image, because browsers take neither its like for the largest paint of the page, as they do a background or
 * a mask of this size. The largest paint is the headline, which needs nothing but the font.
 */
const drawingStyle: ThemeUICSSObject = {
  position: "absolute",
  top: 0,
  left: 0,
  minWidth: "100%",
  minHeight: "100%",
  aspectRatio: "400 / 420",
  borderImage: "url(/art/sea-tall.svg) 0 fill / 0 stretch",
  [containerQueries.hero]: {
    top: "50%",
    aspectRatio: "800 / 900",
    transform: "translateY(-50%)",
    borderImage: "url(/art/sea-wide.svg) 0 fill / 0 stretch",
  },
  // As `engraved` drawings do.
  "[data-unpainted] &": { borderImage: "none" },
  [media.forcedColors]: { display: "none" },
};

/** Paper on one side, sea on the other: the shore runs across the page on phones and down it on wide screens. */
export const Shoreline = () => (
  <div aria-hidden="true" sx={seaStyle}>
    <div sx={drawingStyle} />
  </div>
);
