import type { Ref } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Picture } from "../../components/picture";
import { media, motion } from "../../theme/tokens";
import { sizesOf } from "./mosaic";

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
  "& img": {
    width: "100%",
    height: "100%",
    objectFit: "cover",
    transition: `transform ${motion.slow}`,
  },
  "&:hover img": { transform: "scale(1.04)" },
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
  [media.reducedMotion]: { "&:hover img": { transform: "none" } },
  [media.noScript]: { cursor: "default" },
};

export type GalleryPicture = Queries.GallerySectionFragment["images"][number];

type Props = {
  readonly picture: GalleryPicture;
  /** 0-based place on the page, and how many are there. */
  readonly index: number;
  readonly count: number;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onReach: () => void;
  readonly onOpen: () => void;
};

/** A picture of the mosaic, which opens its full-size view. */
export const Thumbnail = ({ picture, index, count, ref, onReach, onOpen }: Props) => {
  const { width = 1, height = 1 } = picture.image.childImageSharp?.gatsbyImageData ?? {};
  return (
    <li>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        sx={buttonStyle}
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={onOpen}
      >
        <Picture image={picture.image} alt={picture.alt} sizes={sizesOf(index, count, width / height)} />
      </button>
    </li>
  );
};
