import type { ThemeUICSSObject } from "theme-ui";

import { containerQueries, media, palette } from "../../theme/tokens";

/** Height of the waves' edge; text goes below it. */
export const CREST = "min(216px, max(17vw, min(24vw, 11.2vh)))";

const besideWaterStyle: ThemeUICSSObject = {
  inset: "0 0 0 auto",
  width: "55vw",
  background: `linear-gradient(90deg, transparent 45%, ${palette.teal900} 0)`,
};

/** The text has a plain background that needs no file: below the waves' edge, on wide screens beside it. */
const waterStyle: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  zIndex: -1,
  overflow: "clip",
  background: `linear-gradient(transparent ${CREST}, ${palette.teal900} 0)`,
  [media.lying]: besideWaterStyle,
  [containerQueries.hero]: besideWaterStyle,
};

const besideDrawingStyle: ThemeUICSSObject = {
  top: "50%",
  aspectRatio: "800 / 900",
  transform: "translateY(-50%)",
  borderImage: "url(/art/sea-wide.svg) 0 fill / 0 stretch",
};

/** A border image, because a background or a mask of this size would become the largest contentful paint. */
const drawingStyle: ThemeUICSSObject = {
  position: "absolute",
  top: 0,
  left: 0,
  minWidth: "100%",
  minHeight: "100%",
  aspectRatio: "400 / 420",
  borderImage: "url(/art/sea-tall.svg) 0 fill / 0 stretch",
  [media.lying]: besideDrawingStyle,
  [containerQueries.hero]: besideDrawingStyle,
  // As `maskIcon` drawings, it waits for the first frame.
  "[data-unpainted] &": { borderImage: "none" },
  [media.forcedColors]: { display: "none" },
};

/** Paper on one side, sea on the other: the shore runs across the page on phones and down it on wide screens. */
export const Shoreline = () => (
  <div aria-hidden="true" sx={waterStyle}>
    <div sx={drawingStyle} />
  </div>
);
