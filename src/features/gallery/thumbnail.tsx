import type { Ref } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Picture } from "../../components/picture";
import { media, motion } from "../../theme/tokens";

/** Columns of twelve that a tile spans on wide screens. The first is two rows high; the others fill the two rows beside it. */
const spans: readonly (readonly number[])[] = [
  [12],
  [7, 5],
  [7, 5, 5],
  [5, 4, 3, 7],
  [5, 4, 3, 3, 4],
  [5, 4, 3, 2, 3, 2],
];

const tileStyle = (span: number): ThemeUICSSObject => ({
  // On phones the first tile takes the whole width, and so does a last one that would stand alone.
  "&:first-of-type, &:last-of-type:nth-of-type(even)": { gridColumn: "1 / -1" },
  "&:first-of-type": { height: "66vw" },
  "&:first-of-type > button": { borderBottomLeftRadius: "tide" },
  [media.tablet]: {
    // Stronger than the selectors for phones.
    "&&&&": { gridColumn: `span ${span}`, height: "auto" },
    "&:first-of-type, &:nth-of-type(2):last-of-type": { gridRow: "span 2" },
    "&:nth-of-type(3):not(:last-of-type) > button": { borderTopRightRadius: "tide" },
  },
});

const tileStyles = Object.fromEntries([2, 3, 4, 5, 7, 12].map((span) => [span, tileStyle(span)]));

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
  [media.reducedMotion]: { "&:hover picture > img": { transform: "none" } },
  [media.noScript]: { cursor: "default" },
};

/**
 * Returns the value of `sizes`. A wide picture in a tall tile is cut at its sides, so its file must be wider than the tile.
 *
 * @param ratio width of the picture by its height
 */
const sizesOf = (index: number, count: number, span: number, ratio: number): string => {
  const isFirst = index === 0;
  const byHeight = (height: number) => Math.ceil(height * ratio * (isFirst ? 2 : 1));
  const fluid = Math.max(Math.ceil(7.6 * span), byHeight(19.5));
  const onPhone = Math.max(
    isFirst || (index === count - 1 && count % 2 === 0) ? 91 : 45,
    (isFirst ? 66 : 44) * ratio,
  );
  return (
    `(min-width: 47.5em) clamp(${byHeight(190)}px, ${fluid}vw, ${Math.max(110 * span, byHeight(290))}px), ` +
    `${Math.ceil(onPhone)}vw`
  );
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
  const span = spans[count - 1]?.[index] ?? 12;
  return (
    <li sx={tileStyles[span]}>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        sx={buttonStyle}
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={onOpen}
      >
        <Picture
          image={picture.image}
          alt={picture.alt}
          sizes={sizesOf(index, count, span, width / height)}
        />
      </button>
    </li>
  );
};
