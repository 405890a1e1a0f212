import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Pager } from "../../components/pagination/pager";
import { paths } from "../../lib/paths";
import { awaitedLine } from "../../theme/awaited-line";
import { ArticleListCard } from "./article-list-card";
import { ArticleListHero } from "./article-list-hero";
import { Skeletons } from "./article-list-shell";
import { bodyStyle, gridStyle } from "./article-list-style";
import { ArticlesError } from "./articles-error";
import { loadArticlePage } from "./load-article-page";
import { ReceivedNote } from "./received-note";
import { usePostPage, usePrefetchPostPage } from "./use-posts";

const REGION_ID = "article_list";

const regionStyle: ThemeUICSSObject = {
  // Focused by script after a page change, so that keyboard and screen reader go on from here; no control.
  "&:focus": { outline: "none" },
};

/** Seen only where the next page takes long. */
const turningStyle: ThemeUICSSObject = { ...awaitedLine, animationDelay: "1s" };

const footStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: "14px 32px",
  alignItems: "center",
  justifyContent: "space-between",
  mt: 8,
  "& > p": { variant: "text.small" },
};

const emptyStyle: ThemeUICSSObject = {
  display: "grid",
  gap: 3,
  justifyItems: "start",
  "& h2": { variant: "text.h3" },
  "& p": { color: "muted" },
};

type Props = {
  readonly articles: Pick<Queries.ArticleRoutesFragment["articlesYaml"], "list" | "defaultExcerpt">;
  /** From the address, 1-based. */
  readonly number: number;
};

/** An article whose card is pointed at is likely to be opened. */
const prepareArticlePage = (cards: HTMLElement | null) => {
  const prepare = () => void loadArticlePage().catch(() => undefined);
  for (const sign of ["pointerover", "focusin"]) cards?.addEventListener(sign, prepare, { once: true });
};

/** One page of the articles, with its pager. */
export const ArticleList = ({ articles: { list, defaultExcerpt }, number }: Props) => {
  const { page, state, receivedAt, retry } = usePostPage(number);
  const prefetch = usePrefetchPostPage();

  const region = useRef<HTMLElement>(null);
  useEffect(() => prepareArticlePage(region.current), []);
  const focusedFor = useRef(number);
  useEffect(() => {
    if (focusedFor.current === number) return;
    focusedFor.current = number;
    region.current?.focus({ preventScroll: true });
  }, [number]);

  const isEmpty = state === "ready" && page?.posts.length === 0;
  // While the next page is on its way, the one before it stays.
  const hasCards = state !== "failed" && page !== undefined && page.posts.length > 0;
  return (
    <>
      <ArticleListHero {...list} />
      <div sx={bodyStyle}>
        <section
          ref={region}
          id={REGION_ID}
          tabIndex={-1}
          aria-label={`Articles, page ${number}`}
          aria-busy={state === "loading"}
          sx={regionStyle}
        >
          <ReceivedNote at={receivedAt} />
          {state === "failed" && (
            <ArticlesError onRetry={retry} next={[`#${REGION_ID} a`, `#${REGION_ID}`]} />
          )}
          {state === "loading" && (hasCards ? <div aria-hidden="true" sx={turningStyle} /> : <Skeletons />)}
          {isEmpty && <NoArticles number={page.page} lastPage={page.lastPage} />}
          {hasCards && (
            <div sx={gridStyle}>
              {page.posts.map((post, index) => (
                <ArticleListCard
                  key={post.id}
                  post={post}
                  defaultExcerpt={defaultExcerpt}
                  isFirst={index === 0}
                />
              ))}
            </div>
          )}
        </section>
        {page && (
          <div sx={footStyle}>
            <p role="status">{hasCards && `Showing ${page.from} - ${page.to} of ${page.total} articles`}</p>
            <Pager
              label="Article pages"
              current={number}
              last={page.lastPage}
              hrefOf={paths.articles.pageHref}
              onReach={prefetch}
            />
          </div>
        )}
      </div>
    </>
  );
};

/** A page without articles: one past the end, as an old link or a hand may ask for, or a list that is still to be filled. */
const NoArticles = ({ number, lastPage }: { readonly number: number; readonly lastPage: number }) => (
  <div sx={emptyStyle}>
    {number > 1 ? (
      <>
        <h2>{number > lastPage ? `There is no page ${number}` : `There is nothing on page ${number}`}</h2>
        <p>{lastPage > 1 ? `The articles end on page ${lastPage}.` : "The articles fit on one page."}</p>
        <Link to={paths.articles.href()} sx={{ variant: "buttons.primaryCompact" }}>
          Go to page 1
        </Link>
      </>
    ) : (
      <>
        <h2>No articles yet</h2>
        <p>They appear here as soon as the first one is published.</p>
      </>
    )}
  </div>
);
