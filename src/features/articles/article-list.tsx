import { graphql, Link } from "gatsby";
import { useEffect, useMemo, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Pager } from "../../components/pagination/pager";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { formatRate as formatNumber } from "../../lib/format/format-number";
import { paths } from "../../lib/paths";
import * as en from "../../strings/en";
import { progressLine } from "../../theme/theme";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { usePostPage } from "./api/use-posts";
import { usePageNumber } from "./article-address";
import { hideOnLaterPages, showLaterPage } from "./early-article";
import { builtPage } from "./model/built-article";
import { withoutRepeatedPictures } from "./model/post";
import { ArticleCard, CardSkeleton } from "./parts/article-card";
import { ArticlesError, NoScriptNote, StaleArticlesNote } from "./parts/load-status";

// Widths in em, not ch, so that loading the font does not change line breaks.
const heroStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  // Low on phones, so that two articles begin above the fold.
  py: 4,
  "& h1": { variant: "text.h1", fontSize: "statement" },
  "& p": { mt: 2, maxWidth: "35em", color: "textSoft", lineHeight: 1.5 },
  [media.tablet]: {
    py: "block",
    "& h1": { fontSize: "h1", maxWidth: "9.1em" },
    "& p": { mt: "20px", fontSize: "lead" },
  },
};

// An image, not a mask: after hydration a mask would count as a new largest contentful paint.
const fieldStyle: ThemeUICSSObject = {
  // On phones it has no room beside the text.
  display: "none",
  pointerEvents: "none",
  position: "absolute",
  zIndex: -1,
  maxWidth: "none",
  height: "auto",
  [media.tablet]: {
    display: "block",
    right: "-6vw",
    top: "50%",
    width: "max(1040px, 76vw)",
    transform: "translateY(-50%)",
    // Fades out towards the text, and is faint where it has no room beside it.
    maskImage: "linear-gradient(90deg, transparent 12%, black 62%)",
    opacity: 0.4,
  },
  "@media (min-width: 87.5em)": { opacity: 0.8 },
  [media.forcedColors]: { display: "none" },
};

type HeroProps = Queries.ArticleListFragment["articlesYaml"]["list"];

const Hero = ({ title, text }: HeroProps) => (
  <div sx={heroStyle}>
    <img src="/art/field-gold.svg" alt="" width={900} height={420} sx={fieldStyle} />
    <div sx={{ variant: "layout.wrap" }}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  </div>
);

const bodyStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  pt: 4,
  [media.tablet]: { pt: "block" },
  pb: "section",
  // Keeps the footer below the fold under a short error message.
  minHeight: "var(--small-viewport-height)",
};

const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "30px 28px",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "64px 36px" },
};

const cardsStyle: ThemeUICSSObject = { ...hideOnLaterPages, ...gridStyle };

const skeletonsStyle: ThemeUICSSObject = {
  ...gridStyle,
  variant: "skeletons.shimmer",
  [media.noScript]: { display: "none" },
};

/** Cards on a page (specification, section 9). */
const SKELETONS = Array.from({ length: 9 }, (_, index) => <CardSkeleton key={index} layout="column" />);

const Skeletons = () => (
  <div data-skeleton sx={skeletonsStyle}>
    <p role="status" sx={visuallyHidden}>
      {en.articles.listLoading}
    </p>
    {SKELETONS}
  </div>
);

const REGION_ID = "article_list";

/** Takes the focus by script only. */
const regionStyle: ThemeUICSSObject = { "&:focus": { outline: "none" } };

/** Appears where the next page takes longer than a second. */
const turningStyle: ThemeUICSSObject = { ...progressLine, animationDelay: "1s" };

const footStyle: ThemeUICSSObject = {
  ...hideOnLaterPages,
  display: "flex",
  flexWrap: "wrap",
  gap: "14px 32px",
  alignItems: "center",
  justifyContent: "space-between",
  mt: 8,
  // Without scripts every page shows the first articles.
  [media.noScript]: { "& > nav": { display: "none" } },
};

const emptyStyle: ThemeUICSSObject = { display: "grid", gap: 3, justifyItems: "start" };

/** A page past the end, or a list without articles. */
const NoArticles = ({ number, lastPage }: { readonly number: number; readonly lastPage: number }) =>
  number === 1 ? (
    <p>{en.articles.none}</p>
  ) : (
    <div sx={emptyStyle}>
      <h2 sx={{ variant: "text.h3" }}>{en.articles.noSuchPage(number)}</h2>
      <p sx={{ color: "muted" }}>{en.articles.pageCount(lastPage)}</p>
      <Link to={paths.articles.href()} sx={{ variant: "buttons.primaryCompact" }}>
        {en.articles.goToFirstPage}
      </Link>
    </div>
  );

type Props = { readonly data: Queries.ArticleListFragment };

/**
 * One page of the articles, with its pager. The first render shows the first page at any address, as the built HTML does; at the
 * addresses of other pages its articles are hidden.
 */
export const ArticleList = ({ data }: Props) => {
  const { articleList } = data;
  const { list, defaultExcerpt } = data.articlesYaml;
  const isHydrating = useIsHydrating();
  const built = useMemo(() => (articleList ? builtPage(articleList) : undefined), [articleList]);
  const asked = usePageNumber();
  const number = isHydrating ? 1 : asked;
  const { page, state, staleSince, retry } = usePostPage(
    isHydrating ? undefined : number,
    number === 1 ? built : undefined,
  );
  useEffect(() => {
    if (!isHydrating) showLaterPage();
  }, [isHydrating]);

  // After a page change, keyboard and screen reader continue at the top of the list.
  const region = useRef<HTMLElement>(null);
  const focusedFor = useRef(asked);
  useEffect(() => {
    if (focusedFor.current === asked) return;
    focusedFor.current = asked;
    region.current?.focus({ preventScroll: true });
  }, [asked]);

  // The previous page stays while the next one loads.
  const posts = state === "failed" ? [] : (page?.posts ?? []);
  return (
    <>
      <Hero {...list} />
      <div sx={bodyStyle}>
        {!page && <NoScriptNote />}
        <section
          ref={region}
          id={REGION_ID}
          tabIndex={-1}
          aria-label={en.articles.region(number)}
          aria-busy={state === "loading"}
          sx={regionStyle}
        >
          {staleSince !== undefined && <StaleArticlesNote since={staleSince} />}
          {state === "failed" && <ArticlesError data={data} onRetry={retry} focusAfter={`#${REGION_ID}`} />}
          {state === "loading" &&
            (posts.length > 0 ? <div aria-hidden="true" sx={turningStyle} /> : <Skeletons />)}
          {state === "ready" && page?.posts.length === 0 && (
            <NoArticles number={number} lastPage={page.lastPage} />
          )}
          {posts.length > 0 && (
            <div sx={cardsStyle}>
              {withoutRepeatedPictures(posts).map((post, index) => (
                <ArticleCard
                  key={post.id}
                  post={post}
                  layout="column"
                  defaultExcerpt={defaultExcerpt}
                  isFirst={index === 0}
                />
              ))}
            </div>
          )}
        </section>
        {page && (
          <div sx={footStyle}>
            <p role="status" sx={{ variant: "text.small" }}>
              {posts.length > 0 &&
                en.articles.shown(formatNumber(page.from), formatNumber(page.to), formatNumber(page.total))}
            </p>
            <Pager
              label={en.articles.pages}
              current={number}
              last={page.lastPage}
              hrefOf={paths.articles.pageHref}
            />
          </div>
        )}
      </div>
    </>
  );
};

export const fragment = graphql`
  fragment ArticleList on Query {
    ...ArticlesError
    articlesYaml {
      list {
        title
        text
      }
      defaultExcerpt
    }
    articleList {
      ...BuiltPage
    }
  }
`;
