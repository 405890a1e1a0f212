import { graphql } from "gatsby";
import { startTransition, useRef, useState, type ComponentType } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Pager } from "../../components/pagination/pager";
import { showToast } from "../../components/toast/toast-store";
import { importOrReload } from "../../lib/app-update/import-with-retry";
import type { SectionId } from "../../lib/paths";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import type { FullPicture, GalleryViewProps } from "./gallery-view";
import { Thumbnail } from "./thumbnail";

/** Pictures on a page (specification, section 9). The query below asks for as many. */
const PAGE_SIZE = 6;

/** Two columns on phones; further tiles span what `Thumbnail` gives them. A page with fewer pictures stays as high. */
const mosaicStyle: ThemeUICSSObject = {
  display: "grid",
  gap: "clamp(10px, 1.2vw, 14px)",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridAutoRows: "44vw",
  gridAutoFlow: "dense",
  [media.tablet]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    gridTemplateRows: "repeat(2, clamp(190px, 19.5vw, 290px))",
  },
};

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
 * Loads the pictures of all pages; the HTML holds those of the first page only.
 *
 * @throws if the loaded list is older than the page and has fewer pictures, as for a moment in `npm run edit`
 */
const loadPictures = async (count: number) => {
  const { allPictures } = await import("./all-pictures");
  if (allPictures.length < count) throw new Error("Pictures are missing");
  return allPictures;
};

const loadView = async () => (await import("./gallery-view")).GalleryView;

const ignoreError = (loading: Promise<unknown>) => void loading.catch(() => undefined);

const id: SectionId = "gallery_section";

type Props = { readonly data: Queries.GallerySectionFragment };

/** A mosaic of six pictures a page. Only the files of the page on screen are fetched. */
const GallerySection = ({ data: { heading, intro, images: firstPage, imageCount } }: Props) => {
  const [pictures, setPictures] = useState<readonly FullPicture[]>();
  const [page, setPage] = useState(1);
  /** Full size: which picture, by its place in the whole gallery, and the component that shows it. */
  const [viewing, setViewing] = useState<{ index: number; View: ComponentType<GalleryViewProps> }>();
  const latestRequest = useRef(0);
  const thumbnails = useRef<(HTMLButtonElement | null)[]>([]);

  const start = (page - 1) * PAGE_SIZE;
  const shown = page === 1 ? firstPage : (pictures?.slice(start, start + PAGE_SIZE) ?? []);

  // Only the latest request counts, whichever answer comes last.
  const load = async (loading: () => Promise<() => void>) => {
    const request = ++latestRequest.current;
    try {
      const show = await importOrReload(loading);
      if (request === latestRequest.current) show();
    } catch {
      if (request !== latestRequest.current) return;
      showToast({
        title: en.gallery.failed,
        text: en.common.checkConnection,
        tone: "destructive",
        lang: "en",
      });
    }
  };

  const turnTo = (next: number) =>
    load(async () => {
      const all = await loadPictures(imageCount);
      return () => {
        setPictures(all);
        setPage(next);
        thumbnails.current[0]?.scrollIntoView({ block: "nearest" });
      };
    });

  const open = (index: number) => {
    // Safari does not focus a clicked button, and the dialog returns the focus to what had it.
    thumbnails.current[index - start]?.focus({ preventScroll: true });
    return load(async () => {
      const [all, View] = await Promise.all([loadPictures(imageCount), loadView()]);
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
        <ul sx={mosaicStyle}>
          {shown.map((picture, index) => (
            <Thumbnail
              key={start + index}
              ref={(element) => {
                thumbnails.current[index] = element;
              }}
              picture={picture}
              index={index}
              count={shown.length}
              onReach={() => {
                ignoreError(loadView());
                ignoreError(loadPictures(imageCount));
              }}
              onOpen={() => void open(start + index)}
            />
          ))}
        </ul>
        <div sx={footStyle}>
          <p role="status" sx={{ variant: "text.small" }}>
            {en.gallery.shown(start + 1, Math.min(start + PAGE_SIZE, imageCount), imageCount)}
          </p>
          <Pager
            label={en.gallery.pages}
            current={page}
            last={Math.max(1, Math.ceil(imageCount / PAGE_SIZE))}
            onReach={() => ignoreError(loadPictures(imageCount))}
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
            setPage(Math.floor(index / PAGE_SIZE) + 1);
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
