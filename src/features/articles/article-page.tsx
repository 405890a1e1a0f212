import { graphql, navigate } from "gatsby";
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { useLanguage, useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { ShareButton } from "../../components/share-button";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { paths } from "../../lib/paths";
import { isPlainClick } from "../../lib/plain-click";
import { inLanguage } from "../../strings/languages";
import { skeletonLine } from "../../theme/theme";
import { media, radii } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { usePost, useRelated } from "./api/use-posts";
import { useArticleId, useLinkState } from "./article-address";
import { ArticleMissing } from "./article-missing";
import { type BuiltArticle, builtArticle, coverOf } from "./model/built-article";
import { categoryOf, type Post } from "./model/post";
import { ArticleBody } from "./parts/article-body";
import { linesStyle, metaStyle, PostDate } from "./parts/article-card";
import { ArticleCover } from "./parts/article-cover";
import { CallToAction } from "./parts/call-to-action";
import { focusHeading } from "./parts/focus-heading";
import { NoScriptNote, StaleArticlesNote } from "./parts/load-status";
import { MoreArticles, NeighbourLinks } from "./parts/more-articles";

const pageStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  minHeight: "var(--small-viewport-height)",
  // Centred, with one right edge for picture, related articles and panel.
  "& > *": { maxWidth: "64rem", mx: "auto" },
  [media.print]: { minHeight: 0, "& > *": { maxWidth: "none" } },
};

/** Text of about 68 characters a line, related articles beside it. */
const columnsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "block",
  [media.desktop]: { gridTemplateColumns: "minmax(0, 36.5rem) minmax(12rem, 1fr)" },
  // Firefox starts a sheet for each part of a grid that does not fit on the last one.
  [media.print]: { display: "block", py: 3, "& > * + *": { mt: 3 } },
};

const headStyle: ThemeUICSSObject = {
  ...columnsStyle,
  alignItems: "center",
  pt: "block",
  "& h1": {
    variant: "text.statement",
    mt: "14px",
    mb: "18px",
    fontWeight: 800,
    overflowWrap: "anywhere",
    // Takes the focus by script only.
    "&:focus": { outline: "none" },
  },
};

const coverStyle: ThemeUICSSObject = {
  variant: "photo",
  width: "100%",
  aspectRatio: "16 / 10",
  [media.desktop]: { aspectRatio: "4 / 3" },
  borderRadius: `10px 10px ${radii.large} 10px`,
  [media.print]: { aspectRatio: "7 / 2", borderRadius: 2 },
};
const coverSkeletonStyle: ThemeUICSSObject = { ...coverStyle, variant: "skeletons.lone" };

const backStyle: ThemeUICSSObject = { variant: "links.arrow", [media.print]: { display: "none" } };

const bodyStyle: ThemeUICSSObject = { ...columnsStyle, py: "block" };
const textStyle: ThemeUICSSObject = {
  display: "grid",
  gap: "28px",
  alignContent: "start",
  minWidth: 0,
  [media.print]: { display: "block", "& > * + *": { mt: 3 } },
};

/** Longer than a sheet, unlike the cards that the page keeps whole on paper. */
const articleStyle: ThemeUICSSObject = { [media.print]: { breakInside: "auto" } };

const rowStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 14px",
  alignItems: "center",
  // On phones, loading the font does not change line breaks.
  [media.phone]: {
    "& > p": { flex: "1 1 9em", rowGap: 0, lineHeight: 1.35 },
    "& > div": { flexBasis: "100%" },
  },
  // At the end of the line, where loading the font does not move it.
  [media.wide]: { "& > div": { ml: "auto" } },
};

const badgeStyle: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: "9px",
  p: "8px 14px 8px 11px",
  borderRadius: 1,
  bg: "foam200",
  color: "teal900",
  fontWeight: 700,
  fontSize: "small",
  "& svg": { size: 19 },
};

const excerptStyle: ThemeUICSSObject = {
  pt: "18px",
  borderTop: "2px solid",
  borderColor: "gold500",
  color: "teal700",
  variant: "text.lead",
  fontWeight: 600,
  letterSpacing: "-.02em",
  overflowWrap: "anywhere",
};

const titleBarStyle: ThemeUICSSObject = {
  ...skeletonLine("min(100%, 12.4rem)", "2.2em"),
  fontSize: "statement",
  mt: "62px",
  mb: "22px",
};

const bodySkeletonStyle: ThemeUICSSObject = {
  variant: "skeletons.shimmer",
  [media.noScript]: { display: "none" },
  // As high as the window, so that what follows the text moves out of sight.
  minHeight: "var(--small-viewport-height)",
  "article:has(&) + aside": { visibility: "hidden" },
};
const bodyBarStyle: ThemeUICSSObject = { ...skeletonLine("100%", "434px"), ...linesStyle };

const BodySkeleton = () => (
  <div data-skeleton sx={bodySkeletonStyle}>
    <p role="status" sx={visuallyHidden}>
      {useStrings().articles.articleLoading}
    </p>
    <div aria-hidden="true" sx={bodyBarStyle} />
  </div>
);

const skeletonHeadStyle: ThemeUICSSObject = { ...headStyle, [media.noScript]: { display: "none" } };

/** An article before its data. */
const ArticleSkeleton = () => (
  <div sx={pageStyle}>
    <h1 sx={visuallyHidden}>{useStrings().common.article}</h1>
    <NoScriptNote />
    <div aria-hidden="true" sx={skeletonHeadStyle}>
      <div>
        <div sx={titleBarStyle} />
        <div sx={skeletonLine("min(70%, 320px)", "38px")} />
      </div>
      <div sx={coverSkeletonStyle} />
    </div>
    <div sx={bodyStyle}>
      <BodySkeleton />
    </div>
  </div>
);

type Props = {
  readonly data: Queries.ArticlePartsFragment & { readonly article: Queries.BuiltArticleFragment | null };
};

/**
 * An article, or what replaces it until it has loaded, or for good: that of the page, or that of the address on the client-only
 * page. Hosts serve the latter for any article, so its first render is a skeleton.
 */
export const ArticlePage = ({ data: { article, articlesYaml, heroYaml } }: Props) => {
  const asked = useArticleId();
  const isShell = useIsHydrating() && !article;
  const built = article ? builtArticle(article) : undefined;
  const id = isShell ? undefined : (built?.post.id ?? asked);
  const linked = useLinkState().post;
  const { post, state, staleSince, isWithdrawn, retry } = usePost(id, built?.post, linked);
  if (state === "missing" || state === "failed" || (id === undefined && !isShell))
    return <ArticleMissing key={id} onRetry={state === "failed" ? retry : undefined} />;
  if (!post) return <ArticleSkeleton />;
  const note =
    staleSince === undefined ? null : <StaleArticlesNote since={staleSince} isWithdrawn={isWithdrawn} />;
  const cover = coverOf(post, [built?.post, linked]);
  return (
    <div sx={pageStyle}>
      <Article key={id} post={post} cover={cover} built={built} isWhole={state === "ready"} note={note} />
      <CallToAction {...articlesYaml.callToAction} {...heroYaml} />
    </div>
  );
};

type ArticleProps = {
  readonly post: Post;
  readonly cover: Post["cover"];
  readonly built: BuiltArticle | undefined;
  /** Whether its body has loaded too. */
  readonly isWhole: boolean;
  readonly note: ReactNode;
};

const Article = ({ post, cover, built, isWhole, note }: ArticleProps) => {
  const related = useRelated(post, built);
  const { fromList } = useLinkState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusHeading(heading.current), []);
  const { articles } = useStrings();
  const language = useLanguage();
  const category = categoryOf(post.categoryId);
  // The list is one step back in the history, which restores its page and scroll position.
  const goBack = (event: MouseEvent) => {
    if (!fromList || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <article aria-busy={!isWhole} sx={articleStyle}>
      <header sx={headStyle}>
        <div>
          <PageLink to={paths.articles.href()} onClick={goBack} sx={backStyle}>
            <Icon name="back" />
            {articles.backToList}
          </PageLink>
          <h1 ref={heading} tabIndex={-1} dir="auto" lang={post.language}>
            {post.title}
          </h1>
          <div sx={rowStyle}>
            <span lang={articles.badge.lang} sx={badgeStyle}>
              <Icon name={category} />
              {articles.badge[category]}
            </span>
            <p sx={metaStyle}>
              <PostDate ms={post.createdAt} />
              <span>{articles.author}</span>
            </p>
            <ShareButton title={post.title} url={inLanguage(paths.article.href(post.id), language)} />
          </div>
        </div>
        {post.imageUrl && (
          <div sx={coverStyle}>
            <ArticleCover post={{ ...post, cover }} sizes="(min-width: 960px) 640px, 92vw" isFirst />
          </div>
        )}
      </header>
      <div sx={bodyStyle}>
        <div sx={textStyle}>
          {note}
          {post.excerpt && (
            <p dir="auto" lang={post.language} sx={excerptStyle}>
              {post.excerpt}
            </p>
          )}
          {isWhole ? <ArticleBody post={post} built={built} fallback={<BodySkeleton />} /> : <BodySkeleton />}
          {isWhole && built && <NeighbourLinks {...built} />}
        </div>
        {isWhole && <MoreArticles heading={articles.related} posts={related} />}
      </div>
    </article>
  );
};

export const fragment = graphql`
  fragment ArticleParts on Query {
    articlesYaml {
      callToAction {
        title
        text
        homeButton
        articlesButton
      }
    }
    heroYaml {
      ratesButton
    }
  }
`;
