import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { Pager } from "../../components/pagination/pager";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { formatRate as formatNumber } from "../../lib/format/format-number";
import { paths } from "../../lib/paths";
import type { Strings } from "../../strings/en";
import { media } from "../../theme/tokens";
import { usePostPage } from "./api/use-posts";
import { usePageNumber } from "./article-address";
import { hideOnLaterPages } from "./early-article";
import { builtPage } from "./model/built-article";
import type { PostPage } from "./model/post";
import { ArticleCards } from "./parts/article-cards";
import { NoScriptNote } from "./parts/load-status";

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

const REGION_ID = "article_list";

/** Takes the focus by script only. */
const regionStyle: ThemeUICSSObject = { ...hideOnLaterPages, "&:focus": { outline: "none" } };

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
const NoArticles = ({ number }: { readonly number: number }) => {
  const { articles } = useStrings();
  return number === 1 ? (
    <p>{articles.none}</p>
  ) : (
    <div sx={emptyStyle}>
      <h2 sx={{ variant: "text.h3" }}>{articles.noSuchPage(number)}</h2>
      <PageLink to={paths.articles.href()} sx={{ variant: "buttons.primaryCompact" }}>
        {articles.goToFirstPage}
      </PageLink>
    </div>
  );
};

const shownRange = ({ posts, from, to, total }: PostPage, { articles }: Strings) =>
  posts.length > 0 && from !== undefined && to !== undefined && total !== undefined
    ? articles.shown(formatNumber(from), formatNumber(to), formatNumber(total))
    : null;

type Props = { readonly data: Queries.ArticleListFragment };

/**
 * One page of the articles, with its pager. The first render shows the first page at any address, as the built HTML does; at the
 * addresses of other pages its articles are hidden.
 */
export const ArticleList = ({ data }: Props) => {
  const { list: hero, defaultExcerpt } = data.articlesYaml;
  const strings = useStrings();
  const isHydrating = useIsHydrating();
  const asked = usePageNumber();
  const number = isHydrating ? 1 : asked;
  const list = usePostPage(isHydrating ? undefined : number, number === 1 ? builtPage(data) : undefined);
  const { page, state } = list;

  // After a page change, keyboard and screen reader continue at the top of the list.
  const region = useRef<HTMLElement>(null);
  const focusedFor = useRef(asked);
  useEffect(() => {
    if (focusedFor.current === asked) return;
    focusedFor.current = asked;
    region.current?.focus({ preventScroll: true });
  }, [asked]);

  return (
    <>
      <Hero {...hero} />
      <div sx={bodyStyle}>
        {!page && <NoScriptNote />}
        <section
          ref={region}
          id={REGION_ID}
          tabIndex={-1}
          aria-label={strings.articles.region(number)}
          aria-busy={state === "loading"}
          data-hydrating={isHydrating || undefined}
          sx={regionStyle}
        >
          <ArticleCards
            place="list"
            list={list}
            built={data.firstPage.nodes}
            defaultExcerpt={defaultExcerpt}
            focusAfter={`#${REGION_ID}`}
            empty={<NoArticles number={number} />}
          />
        </section>
        {page && (
          <div data-hydrating={isHydrating || undefined} sx={footStyle}>
            <p role="status" sx={{ variant: "text.small" }}>
              {state !== "failed" && shownRange(page, strings)}
            </p>
            <Pager
              label={strings.articles.pages}
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
    ...BuiltPage
    articlesYaml {
      list {
        title
        text
      }
      defaultExcerpt
    }
  }
`;
