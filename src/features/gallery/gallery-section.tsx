import { graphql } from "gatsby";
import { useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";
import { Pager } from "../../components/pagination/pager";
import { Picture } from "../../components/picture";
import { useLazyDialog } from "../../components/use-lazy-dialog";
import type { SectionId } from "../../lib/paths";
import { media, motion } from "../../theme/tokens";

/** Pictures on a page (specification, section 9). */
const PAGE_SIZE = 6;

/**
 * Phones have two columns of uncut pictures. Wider screens have a mosaic of six tiles in two rows; where the last page has
 * fewer pictures, three equal columns.
 */
const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "& > li": { aspectRatio: "4 / 3" },
  [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
};

const mosaicStyle: ThemeUICSSObject = {
  ...gridStyle,
  [media.tablet]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    gridTemplateRows: "repeat(2, clamp(190px, 19.5vw, 290px))",
    "& > li": { aspectRatio: "auto" },
    "& > li:nth-of-type(1)": { gridColumn: "span 5", gridRow: "span 2" },
    "& > li:nth-of-type(2)": { gridColumn: "span 4" },
    "& > li:nth-of-type(3), & > li:nth-of-type(5)": { gridColumn: "span 3" },
    "& > li:nth-of-type(4), & > li:nth-of-type(6)": { gridColumn: "span 2" },
  },
};

const footStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  rowGap: 3,
  columnGap: 6,
  mt: 5,
  [media.noScript]: { display: "none" },
};

const thumbnailStyle: ThemeUICSSObject = {
  variant: "photo",
  position: "relative",
  size: "100%",
  p: 0,
  border: 0,
  borderRadius: 2,
  overflow: "clip",
  "& picture": { display: "contents" },
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
  [media.noScript]: { cursor: "default" },
};

const phoneSize = "46vw";
/** A picture of 4:3 that covers a tile of two rows. */
const tallTileSize = `(min-width: 47.5em) clamp(526px, 54vw, 794px), ${phoneSize}`;
/** The widest of the other tiles. */
const tileSize = `(min-width: 47.5em) clamp(254px, 31vw, 440px), ${phoneSize}`;

const id: SectionId = "gallery_section";

type Props = { readonly data: Queries.GallerySectionFragment };

/** A mosaic of six pictures a page. The browser fetches only the files of the page on screen. */
export const GallerySection = ({ data: { heading, intro, images } }: Props) => {
  const { gallery } = useStrings();
  const view = useLazyDialog(() => import("./gallery-view"));
  const [page, setPage] = useState(1);
  /** The picture in full size, as its place in the whole gallery. */
  const [viewed, setViewed] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const thumbnail = (index: number) => list.current?.querySelectorAll("button")[index % PAGE_SIZE];

  const start = (page - 1) * PAGE_SIZE;
  const shown = images.slice(start, start + PAGE_SIZE);

  const turnTo = (next: number) => {
    setPage(next);
    thumbnail(0)?.scrollIntoView({ block: "nearest" });
  };

  const open = (index: number) => {
    // Safari does not focus a clicked button, and the dialog returns the focus to what had it.
    thumbnail(index)?.focus({ preventScroll: true });
    void view.open(() => setViewed(index));
  };

  const focusTarget = () => {
    thumbnail(viewed)?.scrollIntoView({ block: "nearest" });
    return thumbnail(viewed);
  };

  return (
    <section id={id} aria-labelledby="gallery-heading" sx={{ variant: "layout.section" }}>
      <div sx={{ variant: "layout.wrap" }}>
        <div sx={{ variant: "layout.sectionHeadRow" }}>
          <h2 id="gallery-heading" sx={{ variant: "text.h2" }}>
            {heading}
          </h2>
          <p>{intro}</p>
        </div>
        <ul ref={list} sx={shown.length === PAGE_SIZE ? mosaicStyle : gridStyle}>
          {shown.map((picture, index) => (
            <li key={start + index}>
              <button
                type="button"
                aria-haspopup="dialog"
                sx={thumbnailStyle}
                onPointerEnter={view.preload}
                onFocus={view.preload}
                onClick={() => open(start + index)}
              >
                <Picture
                  image={picture.image}
                  alt={picture.alt}
                  sizes={index === 0 && shown.length === PAGE_SIZE ? tallTileSize : tileSize}
                />
              </button>
            </li>
          ))}
        </ul>
        <div sx={footStyle}>
          <p role="status" sx={{ variant: "text.small" }}>
            {gallery.shown(start + 1, start + shown.length, images.length)}
          </p>
          <Pager
            label={gallery.pages}
            current={page}
            last={Math.ceil(images.length / PAGE_SIZE)}
            onPage={turnTo}
          />
        </div>
      </div>
      {view.Dialog && (
        <view.Dialog
          pictures={images}
          index={viewed}
          onIndex={(index) => {
            setViewed(index);
            setPage(Math.floor(index / PAGE_SIZE) + 1);
          }}
          onClose={view.close}
          finalFocus={focusTarget}
        />
      )}
    </section>
  );
};

export const fragment = graphql`
  fragment GallerySection on GalleryYaml {
    heading
    intro
    images {
      alt
      caption
      image {
        childImageSharp {
          gatsbyImageData(width: 1600, breakpoints: [320, 480, 800, 1200])
        }
      }
    }
  }
`;
