import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Pager } from "../../components/pagination/pager";
import { skeletonLine } from "../../components/skeleton-line";
import { languageOf } from "../../lib/language-of";
import { paths } from "../../lib/paths";
import * as en from "../../strings/en";
import { awaitedLine } from "../../theme/awaited-line";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { usePostPage, usePrefetchPostPage } from "./api/use-posts";
import { summaryOf, withoutRepeatedPictures, type Post } from "./model/post";
import {
  cardStyle,
  CategoryLabel,
  coverStyle,
  fromList,
  metaStyle,
  PostDate,
  ReadMore,
  summaryStyle,
  TitleLink,
} from "./parts/article-card";
import { ArticleCover } from "./parts/article-cover";
import { ArticlesError, NoScriptNote, ReceivedNote } from "./parts/load-status";

// Widths in em, not ch, so that lines break alike before and after the font has loaded.
const heroStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  pt: "clamp(56px, 7vw, 116px)",
  pb: "170px",
  "& h1": { variant: "text.h1", maxWidth: "9.1em" },
  "& p": { mt: "20px", maxWidth: "35em", color: "textSoft", fontSize: "lead", lineHeight: 1.5 },
  [media.tablet]: { pb: "clamp(60px, 7vw, 112px)" },
};

// An image, not a mask as the other drawings: after hydration a mask would count as a new largest paint.
const fieldStyle: ThemeUICSSObject = {
  pointerEvents: "none",
  [media.forcedColors]: { display: "none" },
  position: "absolute",
  zIndex: -1,
  right: "-120px",
  bottom: "-70px",
  width: 620,
  maxWidth: "none",
  height: "auto",
  opacity: 0.8,
  [media.tablet]: {
    right: "-6vw",
    bottom: "auto",
    top: "50%",
    width: "max(1040px, 76vw)",
    transform: "translateY(-50%)",
    // The drawing fades out towards the words, and is faint where it has no room beside them.
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
  pt: "52px",
  pb: "section",
  // Keeps the footer below the fold under a short error message too.
  minHeight: "var(--least-screen)",
};

/** Three to a row on a desktop, the last line of all cards in a row at one height. */
const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "40px 28px",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "64px 36px" },
};

const listCardStyle: ThemeUICSSObject = {
  ...cardStyle,
  gridTemplateRows: "auto auto auto 1fr auto",
  alignContent: "stretch",
  pt: 4,
  borderTop: "2px solid",
  borderColor: "teal900",
  "& h2": {
    fontSize: "clamp(1.25rem, 1.1rem + .5vw, 1.5rem)",
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: "-.028em",
  },
};

const listCoverStyle: ThemeUICSSObject = { ...coverStyle, aspectRatio: "3 / 2", mb: 1 };

const lineStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 12px",
};

type CardProps = {
  readonly post: Post;
  readonly defaultExcerpt: string;
  /** On the page. */
  readonly isFirst: boolean;
};

const Card = ({ post, defaultExcerpt, isFirst }: CardProps) => {
  const summary = summaryOf(post, defaultExcerpt);
  return (
    <article sx={listCardStyle}>
      <div sx={lineStyle}>
        <CategoryLabel post={post} />
        <span sx={metaStyle}>
          <PostDate ms={post.createdAt} />
        </span>
      </div>
      <span sx={listCoverStyle}>
        <ArticleCover post={post} isFirst={isFirst} />
      </span>
      <h2>
        <TitleLink post={post} state={fromList} />
      </h2>
      <p dir="auto" lang={languageOf(summary, post.title)} sx={summaryStyle}>
        {summary}
      </p>
      <div sx={lineStyle}>
        <ReadMore post={post} state={fromList} />
        <span sx={metaStyle}>{en.articles.readingTime}</span>
      </div>
    </article>
  );
};

const coverSkeletonStyle: ThemeUICSSObject = {
  variant: "skeletons.bar",
  aspectRatio: "3 / 2",
  borderRadius: 2,
  mb: 1,
};
const linesStyle: ThemeUICSSObject = { display: "grid", gap: 2, alignContent: "start" };

const CardSkeleton = () => (
  <div sx={listCardStyle}>
    <div sx={skeletonLine("38%", "22px")} />
    <div sx={coverSkeletonStyle} />
    <div sx={linesStyle}>
      <div sx={skeletonLine("92%", "24px")} />
      <div sx={skeletonLine("58%", "24px")} />
    </div>
    <div sx={linesStyle}>
      <div sx={skeletonLine("100%", "16px")} />
      <div sx={skeletonLine("96%", "16px")} />
      <div sx={skeletonLine("42%", "16px")} />
    </div>
    <div sx={skeletonLine("34%", "44px")} />
  </div>
);

const SKELETONS = Array.from({ length: 9 }, (_, index) => index);

const gridOfSkeletonsStyle: ThemeUICSSObject = {
  ...gridStyle,
  variant: "skeletons.tide",
  [media.noScript]: { display: "none" },
};

const loadingStyle: ThemeUICSSObject = { ...visuallyHidden, [media.noScript]: { display: "none" } };

const Skeletons = () => (
  <>
    <p role="status" sx={loadingStyle}>
      {en.articles.listLoading}
    </p>
    <div data-awaited aria-hidden="true" sx={gridOfSkeletonsStyle}>
      {SKELETONS.map((index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  </>
);

/** The list before its data: what the built HTML shows. */
export const ArticleListSkeleton = ({ hero }: { readonly hero: HeroProps }) => (
  <>
    <Hero {...hero} />
    <div sx={bodyStyle}>
      <NoScriptNote />
      <Skeletons />
    </div>
  </>
);

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

/** One page of the articles, with its pager. */
export const ArticleList = ({ articles: { list, defaultExcerpt }, number }: Props) => {
  const { page, state, receivedAt, retry } = usePostPage(number);
  const prefetch = usePrefetchPostPage();

  const region = useRef<HTMLElement>(null);
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
      <Hero {...list} />
      <div sx={bodyStyle}>
        <section
          ref={region}
          id={REGION_ID}
          tabIndex={-1}
          aria-label={en.articles.region(number)}
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
              {withoutRepeatedPictures(page.posts).map((post, index) => (
                <Card key={post.id} post={post} defaultExcerpt={defaultExcerpt} isFirst={index === 0} />
              ))}
            </div>
          )}
        </section>
        {page && (
          <div sx={footStyle}>
            <p role="status">{hasCards && en.articles.shown(page.from, page.to, page.total)}</p>
            <Pager
              label={en.articles.pages}
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

/** A page past the end, or a list without articles. */
const NoArticles = ({ number, lastPage }: { readonly number: number; readonly lastPage: number }) => (
  <div sx={emptyStyle}>
    {number > 1 ? (
      <>
        <h2>{number > lastPage ? en.articles.noSuchPage(number) : en.articles.nothingOnPage(number)}</h2>
        <p>{lastPage > 1 ? en.articles.pageCount(lastPage) : en.articles.fitOnOnePage}</p>
        <Link to={paths.articles.href()} sx={{ variant: "buttons.primaryCompact" }}>
          {en.articles.goToFirstPage}
        </Link>
      </>
    ) : (
      <>
        <h2>{en.articles.noneTitle}</h2>
        <p>{en.articles.noneText}</p>
      </>
    )}
  </div>
);
