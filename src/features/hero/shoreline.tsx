import type { ThemeUICSSObject } from "theme-ui";

import { engraved } from "../../theme/theme";
import { media } from "../../theme/tokens";
import { WIDE_BAR } from "./hero-bar";

const layer = (file: string, color: string, strength = 1): ThemeUICSSObject => ({
  ...engraved(file),
  position: "absolute",
  inset: 0,
  maskSize: "100% 100%",
  color,
  opacity: strength,
});

/**
 * The drawings are masks: as pictures they would be the largest paint of the page. The plain ground below the crest
 * (beyond the shore on wide screens) is there before any mask is, for the words that stand on it.
 */
const seaStyle: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  zIndex: -1,
  background: (theme) =>
    `linear-gradient(transparent clamp(92px, 24vw, 216px), ${String(theme.colors?.["teal900"])} 0)`,
  "& > *:nth-of-type(1)": layer("sea-tall", "teal900"),
  "& > *:nth-of-type(2)": layer("sea-tall-lines", "teal500"),
  "& > *:nth-of-type(3)": { display: "none" },
  [media.hero]: {
    inset: `-${WIDE_BAR}px 0 0 auto`,
    width: "55vw",
    background: (theme) => `linear-gradient(90deg, transparent 45%, ${String(theme.colors?.["teal900"])} 0)`,
    "& > *:nth-of-type(1)": layer("sea-wide", "teal900"),
    "& > *:nth-of-type(2)": layer("sea-wide-lines", "teal500"),
    "& > *:nth-of-type(3)": { display: "block", ...layer("sea-wide-thread", "gold500", 0.38) },
  },
};

/** Paper on one side, sea on the other: the shore runs across the page on phones and down it on wide screens. */
export const Shoreline = () => (
  <div aria-hidden="true" sx={seaStyle}>
    <div />
    <div />
    <div />
  </div>
);
