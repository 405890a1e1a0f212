import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../../components/page-language";
import { progressLine } from "../../../theme/theme";
import { media } from "../../../theme/tokens";
import { visuallyHidden } from "../../../theme/visually-hidden";
import type { usePostPage } from "../api/use-posts";
import { builtPost, coverOf } from "../model/built-article";
import { ArticleCard, CardSkeleton, type CardLayout } from "./article-card";
import { LoadError, StaleArticlesNote } from "./load-status";

type Place = "list" | "landing";
type StyleByPlace = Readonly<Record<Place, ThemeUICSSObject>>;

/** Cards on a page of the list and on the landing page (specification, section 9). */
const SHOWN: Readonly<Record<Place, number>> = { list: 9, landing: 4 };

const layoutAt = (place: Place, index: number): CardLayout =>
  place === "list" ? "column" : index === 0 ? "lead" : "row";

const gridStyle: ThemeUICSSObject = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" };
const gridStyles: StyleByPlace = {
  list: {
    ...gridStyle,
    gap: "30px 28px",
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // Three columns, and two in text of twice the size.
    [media.desktop]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(max(17rem, 30%), 1fr))",
      gap: "64px 36px",
    },
  },
  landing: {
    ...gridStyle,
    gap: "block",
    [media.split]: { gridTemplateColumns: "minmax(0, 6.2fr) minmax(0, 5.8fr)", rowGap: 0 },
  },
};
const skeletonStyle: ThemeUICSSObject = {
  variant: "skeletons.shimmer",
  [media.noScript]: { display: "none" },
};
/** Appears where the next page takes longer than a second. */
const turningStyle: ThemeUICSSObject = { ...progressLine, animationDelay: "1s" };

type Props = {
  readonly place: Place;
  readonly list: ReturnType<typeof usePostPage>;
  /** The articles whose covers the build has optimised. */
  readonly built: readonly Queries.BuiltPostFragment[];
  readonly defaultExcerpt: string;
  /** Selector of the element that takes the focus after a retry that succeeds. */
  readonly focusAfter: string;
  /** Shown where there are no articles. */
  readonly empty: ReactNode;
};

/** The cards of a page of articles, or what replaces them while it loads, has failed or is empty. */
export const ArticleCards = ({ place, list, built, defaultExcerpt, focusAfter, empty }: Props) => {
  const { articles } = useStrings();
  const { page, state, staleSince, retry } = list;
  // The previous page stays while the next one loads.
  const posts =
    state === "failed" ? [] : (page?.posts ?? []).slice(0, place === "landing" ? SHOWN.landing : undefined);
  return (
    <>
      {staleSince !== undefined && <StaleArticlesNote since={staleSince} />}
      {state === "failed" && <LoadError text={articles.listFailed} onRetry={retry} focusAfter={focusAfter} />}
      {state === "loading" && posts.length > 0 && <div aria-hidden="true" sx={turningStyle} />}
      {state === "loading" && posts.length === 0 && (
        <div data-skeleton sx={skeletonStyle}>
          <p role="status" sx={visuallyHidden}>
            {articles.listLoading}
          </p>
          <div sx={gridStyles[place]}>
            {Array.from({ length: SHOWN[place] }, (_, index) => (
              <CardSkeleton key={index} layout={layoutAt(place, index)} />
            ))}
          </div>
        </div>
      )}
      {state === "ready" && posts.length === 0 && empty}
      {posts.length > 0 && (
        <div sx={gridStyles[place]}>
          {posts.map((post, index) => (
            <ArticleCard
              key={post.id}
              post={{ ...post, cover: coverOf(post, built.map(builtPost)) }}
              layout={layoutAt(place, index)}
              defaultExcerpt={defaultExcerpt}
              isFirst={place === "list" && index === 0}
            />
          ))}
        </div>
      )}
    </>
  );
};
