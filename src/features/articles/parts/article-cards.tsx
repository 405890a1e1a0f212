import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../../components/icon";
import * as en from "../../../strings/en";
import { progressLine } from "../../../theme/theme";
import { media } from "../../../theme/tokens";
import { visuallyHidden } from "../../../theme/visually-hidden";
import type { usePostPage } from "../api/use-posts";
import { ArticleCard, CardSkeleton } from "./article-card";
import { RetryButton, StaleArticlesNote } from "./load-status";

type Place = "list" | "landing";
type StyleByPlace = Readonly<Record<Place, ThemeUICSSObject>>;

/** Cards on a page of the list and on the landing page (specification, section 9). */
const SHOWN: Readonly<Record<Place, number>> = { list: 9, landing: 4 };

const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "30px 28px",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
};
const gridStyles: StyleByPlace = {
  list: {
    ...gridStyle,
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "64px 36px" },
  },
  landing: { ...gridStyle, [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
};
const skeletonStyle: ThemeUICSSObject = {
  variant: "skeletons.shimmer",
  [media.noScript]: { display: "none" },
};
/** Appears where the next page takes longer than a second. */
const turningStyle: ThemeUICSSObject = { ...progressLine, animationDelay: "1s" };

const errorStyle: ThemeUICSSObject = {
  variant: "messages.error",
  justifyItems: "start",
  alignContent: "start",
  "& p": { display: "flex", gap: "14px", alignItems: "center", lineHeight: 1.45 },
  "& p svg": { size: 26 },
};

type Props = {
  readonly place: Place;
  readonly list: ReturnType<typeof usePostPage>;
  readonly defaultExcerpt: string;
  /** Selector of the element that takes the focus after a retry that succeeds. */
  readonly focusAfter: string;
  /** Shown where there are no articles. */
  readonly empty: ReactNode;
};

/** The cards of a page of articles, or what replaces them while it loads, has failed or is empty. */
export const ArticleCards = ({ place, list, defaultExcerpt, focusAfter, empty }: Props) => {
  const { page, state, staleSince, retry } = list;
  // The previous page stays while the next one loads.
  const posts =
    state === "failed" ? [] : (page?.posts ?? []).slice(0, place === "landing" ? SHOWN.landing : undefined);
  return (
    <>
      {staleSince !== undefined && <StaleArticlesNote since={staleSince} />}
      {state === "failed" && (
        <div sx={errorStyle}>
          <p role="alert">
            <Icon name="alert" />
            {en.articles.listFailed}
          </p>
          <RetryButton onRetry={retry} focusAfter={focusAfter} />
        </div>
      )}
      {state === "loading" && posts.length > 0 && <div aria-hidden="true" sx={turningStyle} />}
      {state === "loading" && posts.length === 0 && (
        <div data-skeleton sx={skeletonStyle}>
          <p role="status" sx={visuallyHidden}>
            {en.articles.listLoading}
          </p>
          <div sx={gridStyles[place]}>
            {Array.from({ length: SHOWN[place] }, (_, index) => (
              <CardSkeleton key={index} />
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
              post={post}
              isListed={place === "list"}
              defaultExcerpt={defaultExcerpt}
              isFirst={place === "list" && index === 0}
            />
          ))}
        </div>
      )}
    </>
  );
};
