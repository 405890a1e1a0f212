import { graphql } from "gatsby";
import { startTransition, useRef, useState, type ComponentType } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Pager } from "../../components/pagination/pager";
import { showToast } from "../../components/toast/toast-store";
import { loadCode } from "../../lib/app-update/load-code";
import type { SectionId } from "../../lib/paths";
import { media } from "../../theme/tokens";
import { pageCount, pageOf, PAGE_SIZE, spanOf } from "./gallery-pages";
import type { FullPicture, GalleryViewProps } from "./gallery-view";
import { ROW_HEIGHT, tileOf, type Tile } from "./mosaic";
import { Thumbnail } from "./thumbnail";

const mosaic = (count: number): ThemeUICSSObject => {
  const tiles = Array.from({ length: count }, (_, index) => tileOf(index, count));
  const each = (style: (tile: Tile) => ThemeUICSSObject): ThemeUICSSObject =>
    Object.fromEntries(tiles.map((tile, index) => [`& > li:nth-of-type(${index + 1})`, style(tile)]));
  return {
    display: "grid",
    gap: "10px",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    ...each(({ phone: { isWide, height }, isBottomLeft }) => ({
      gridColumn: isWide ? "1 / -1" : "auto",
      height: `${height}vw`,
      "& > button": { borderBottomLeftRadius: isBottomLeft ? "tide" : 2 },
    })),
    [media.tablet]: {
      gap: "14px",
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      gridTemplateRows: `repeat(2, ${ROW_HEIGHT})`,
      ...each(({ gridArea, isTopRight }) => ({
        gridArea,
        height: "auto",
        "& > button": { borderTopRightRadius: isTopRight ? "tide" : 2 },
      })),
    },
  };
};

/** By the number of pictures, from one less. */
const mosaicStyles = Array.from({ length: PAGE_SIZE }, (_, index) => mosaic(index + 1));

const footStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "14px 32px",
  mt: "26px",
  [media.noScript]: { display: "none" },
};

/**
 * The pictures of every page. This page carries those of the first only; the rest comes when somebody reaches for it.
 *
 * @throws while they are still of a version with fewer, as for a moment in `npm run edit`
 */
const loadPictures = async (count: number) => {
  const { allPictures } = await import("./all-pictures");
  if (allPictures.length < count) throw new Error("Pictures are missing");
  return allPictures;
};

const loadView = async () => (await import("./gallery-view")).GalleryView;

const quietly = (loading: Promise<unknown>) => void loading.catch(() => undefined);

const sayItFailed = () =>
  showToast({
    title: "The photos did not load",
    text: "Please check your connection and try again.",
    tone: "destructive",
    lang: "en",
  });

/** Full size: which picture, by its place in the whole gallery, and what shows it. */
type Viewing = { readonly index: number; readonly View: ComponentType<GalleryViewProps> };

const id: SectionId = "gallery_section";

type Props = { readonly data: Queries.GallerySectionFragment };

/** A mosaic of six pictures a page. Only the files of the page that is looked at are fetched. */
const GallerySection = ({ data: { heading, intro, images: firstPage, imageCount } }: Props) => {
  const [pictures, setPictures] = useState<readonly FullPicture[]>();
  const [page, setPage] = useState(1);
  const [viewing, setViewing] = useState<Viewing>();
  // The last wish counts, whichever answer comes last.
  const wish = useRef(0);
  const thumbnails = useRef<(HTMLButtonElement | null)[]>([]);

  const { start, end } = spanOf(page, imageCount);
  const shown = page === 1 ? firstPage : (pictures?.slice(start, end) ?? []);

  const fulfil = async (act: () => Promise<() => void>) => {
    wish.current += 1;
    const mine = wish.current;
    try {
      const show = await loadCode(act);
      if (mine === wish.current) show();
    } catch {
      if (mine === wish.current) sayItFailed();
    }
  };

  const turnTo = (next: number) =>
    fulfil(async () => {
      const all = await loadPictures(imageCount);
      return () => {
        setPictures(all);
        setPage(next);
      };
    });

  const open = (index: number) => {
    // Safari does not focus a clicked button; the focus comes back to what has it now.
    thumbnails.current[index - start]?.focus({ preventScroll: true });
    return fulfil(async () => {
      const [all, View] = await Promise.all([loadPictures(imageCount), loadView()]);
      // Not in the click itself, whose paint would wait for it.
      return () =>
        startTransition(() => {
          setPictures(all);
          setViewing({ index, View });
        });
    });
  };

  const thumbnailInView = () => {
    const thumbnail = viewing && thumbnails.current[viewing.index % PAGE_SIZE];
    thumbnail?.scrollIntoView({ block: "nearest" });
    return thumbnail;
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
        <ul sx={mosaicStyles[shown.length - 1]}>
          {shown.map((picture, place) => (
            <Thumbnail
              key={start + place}
              ref={(element) => {
                thumbnails.current[place] = element;
              }}
              picture={picture}
              index={place}
              count={shown.length}
              onReach={() => {
                quietly(loadView());
                quietly(loadPictures(imageCount));
              }}
              onOpen={() => void open(start + place)}
            />
          ))}
        </ul>
        <div sx={footStyle}>
          <p role="status" sx={{ variant: "text.small" }}>
            {`${start + 1} - ${end} of ${imageCount} photos`}
          </p>
          <Pager
            label="Gallery pages"
            current={page}
            last={pageCount(imageCount)}
            onReach={() => quietly(loadPictures(imageCount))}
            onPage={(next) => void turnTo(next)}
          />
        </div>
      </div>
      {viewing && pictures && (
        <viewing.View
          pictures={pictures}
          index={viewing.index}
          onIndex={(index) => {
            setViewing({ ...viewing, index });
            setPage(pageOf(index));
          }}
          onClose={() => setViewing(undefined)}
          finalFocus={thumbnailInView}
        />
      )}
    </section>
  );
};

export default GallerySection;

export const fragment = graphql`
  fragment GallerySection on GalleryYaml {
    heading
    intro
    imageCount
    images(first: 6) {
      alt
      image {
        childImageSharp {
          # The sizes are named again in plugins/gatsby-transformer-content/lazy-content.ts: the further pages.
          gatsbyImageData(width: 1600, breakpoints: [320, 480, 800, 1200])
        }
      }
    }
  }
`;
