import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Pager } from "../../components/pagination/pager";
import { formatRate as formatNumber } from "../../lib/format/format-number";
import { paths } from "../../lib/paths";
import * as en from "../../strings/en";
import { progressLine } from "../../theme/theme";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { usePostPage } from "./api/use-posts";
import { withoutRepeatedPictures, type PostPage, type Received } from "./model/post";
import { ArticleCard, CardSkeleton } from "./parts/article-card";
import { ArticlesError, NoScriptNote, StaleArticlesNote } from "./parts/load-status";

// Widths in em, not ch, so that loading the font does not change line breaks.
const heroStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  // Low on phones, so that two articles begin above the fold.
  py: 5,
  "& h1": { variant: "text.h1", fontSize: "statement" },
  "& p": { mt: "10px", maxWidth: "35em", color: "textSoft", lineHeight: 1.5 },
  [media.tablet]: {
    py: "block",
    "& h1": { fontSize: "h1", maxWidth: "9.1em" },
    "& p": { mt: "20px", fontSize: "lead" },
  },
};

// An image, not a mask: after hydration a mask would count as a new largest contentful paint.
const fieldStyle: ThemeUICSSObject = {
  pointerEvents: "none",
  [media.forcedColors]: { display: "none" },
  position: "absolute",
  zIndex: -1,
  right: "-150px",
  bottom: "-70px",
  width: 420,
  maxWidth: "none",
  height: "auto",
  opacity: 0.3,
  [media.tablet]: {
    right: "-6vw",
    bottom: "auto",
    top: "50%",
    width: "max(1040px, 76vw)",
    transform: "translateY(-50%)",
    // Fades out towards the text, and is faint where it has no room beside it.
    maskImage: "linear-gradient(90deg, transparent 12%, black 62%)",
    opacity: 0.4,
  },
  "@media (min-width: 87.5em)": { opacity: 0.8 },
};

type HeroProps = Queries.ArticleRoutesFragment["articlesYaml"]["list"];

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
  pt: "block",
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

const skeletonsStyle: ThemeUICSSObject = {
  ...gridStyle,
  variant: "skeletons.shimmer",
  [media.noScript]: { display: "none" },
};
const loadingStyle: ThemeUICSSObject = { ...visuallyHidden, [media.noScript]: { display: "none" } };

/** Cards on a page (specification, section 9). */
const SKELETONS = Array.from({ length: 9 }, (_, index) => <CardSkeleton key={index} layout="column" />);

const Skeletons = () => (
  <>
    <p role="status" sx={loadingStyle}>
      {en.articles.listLoading}
    </p>
    <div data-skeleton sx={skeletonsStyle}>
      {SKELETONS}
    </div>
  </>
);

/** The document of the list is served for its other pages too: they show skeletons (see early-article.tsx). */
const firstPageStyle: ThemeUICSSObject = { "html[data-shell=later] &": { display: "none" } };
const laterPageStyle: ThemeUICSSObject = { "html:not([data-shell=later]) &": { display: "none" } };

const REGION_ID = "article_list";

/** Takes the focus by script only. */
const regionStyle: ThemeUICSSObject = { "&:focus": { outline: "none" } };

/** Appears where the next page takes longer than a second. */
const turningStyle: ThemeUICSSObject = { ...progressLine, animationDelay: "1s" };

const footStyle: ThemeUICSSObject = {
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

type Props = {
  readonly articles: Pick<Queries.ArticleRoutesFragment["articlesYaml"], "list" | "defaultExcerpt">;
  /** Page of the address, 1-based. */
  readonly asked: number;
  /** The first page as the build read it. */
  readonly built?: Received<PostPage>;
  /** Whether this is the first render, which shows the first page at any address, as the built HTML does. */
  readonly isShell: boolean;
};

/** One page of the articles, with its pager. */
export const ArticleList = ({ articles: { list, defaultExcerpt }, asked, built, isShell }: Props) => {
  const number = isShell ? 1 : asked;
  const { page, state, staleSince, retry } = usePostPage(
    isShell ? undefined : number,
    number === 1 ? built : undefined,
  );

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
        {isShell && page && (
          <div sx={laterPageStyle}>
            <Skeletons />
          </div>
        )}
        <div sx={isShell ? firstPageStyle : undefined}>
          <section
            ref={region}
            id={REGION_ID}
            tabIndex={-1}
            aria-label={en.articles.region(number)}
            aria-busy={state === "loading"}
            sx={regionStyle}
          >
            {staleSince !== undefined && <StaleArticlesNote since={staleSince} />}
            {state === "failed" && <ArticlesError onRetry={retry} focusAfter={`#${REGION_ID}`} />}
            {state === "loading" &&
              (posts.length > 0 ? <div aria-hidden="true" sx={turningStyle} /> : <Skeletons />)}
            {state === "ready" && page?.posts.length === 0 && (
              <NoArticles number={number} lastPage={page.lastPage} />
            )}
            {posts.length > 0 && (
              <div sx={gridStyle}>
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
      </div>
    </>
  );
};
