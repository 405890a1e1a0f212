import type { Ref } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Picture } from "../../components/picture";
import { media, motion } from "../../theme/tokens";

const buttonStyle: ThemeUICSSObject = {
  variant: "photo",
  position: "relative",
  width: "100%",
  height: "100%",
  p: 0,
  border: 0,
  borderRadius: 2,
  overflow: "clip",
  "& picture": { display: "contents" },
  "& picture > img": { transition: `transform ${motion.slow}` },
  "&:hover picture > img": { transform: "scale(1.04)" },
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 2,
    border: "1px solid",
    borderColor: "cream",
    borderRadius: 1,
    opacity: 0,
    transition: `opacity ${motion.base}`,
  },
  "&:hover::after, &:focus-visible::after": { opacity: 0.85 },
  "li:first-of-type > &": { borderBottomLeftRadius: "large" },
  "li:nth-of-type(3) > &": { [media.tablet]: { borderTopRightRadius: "large" } },
  [media.reducedMotion]: { "&:hover picture > img": { transform: "none" } },
  [media.noScript]: { cursor: "default" },
};

const phoneSize = "46vw";
/** A picture of 4:3 that covers a tile of two rows. */
const tallTileSize = `(min-width: 47.5em) clamp(526px, 54vw, 794px), ${phoneSize}`;
/** The widest of the other tiles. */
const tileSize = `(min-width: 47.5em) clamp(254px, 31vw, 440px), ${phoneSize}`;

export type GalleryPicture = Queries.GallerySectionFragment["images"][number];

type Props = {
  readonly picture: GalleryPicture;
  /** Whether its tile is two rows high. */
  readonly isTall: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** The visitor points at the picture, or focuses it. */
  readonly onReach: () => void;
  readonly onOpen: () => void;
};

/** A picture of the mosaic, which opens its full-size view. */
export const Thumbnail = ({ picture, isTall, ref, onReach, onOpen }: Props) => (
  <button
    ref={ref}
    type="button"
    aria-haspopup="dialog"
    sx={buttonStyle}
    onPointerEnter={onReach}
    onFocus={onReach}
    onClick={onOpen}
  >
    <Picture image={picture.image} alt={picture.alt} sizes={isTall ? tallTileSize : tileSize} />
  </button>
);
