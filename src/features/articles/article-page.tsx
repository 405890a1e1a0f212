import { Link, navigate } from "gatsby";
import { useEffect, useRef, type MouseEvent } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { useStructuredData } from "../../components/use-structured-data";
import { languageOf } from "../../lib/language-of";
import { paths } from "../../lib/paths";
import { isPlainClick } from "../../lib/plain-click";
import { media } from "../../theme/tokens";
import { ArticleBody, loadSanitiser } from "./article-body";
import { metaStyle } from "./article-card-styles";
import { ArticleCover } from "./article-cover";
import { articleData } from "./article-data";
import { useArticleHead } from "./article-head";
import { ArticleMissing } from "./article-missing";
import { ArticleShell, BodySkeleton } from "./article-shell";
import { articleStyle, columnsStyle, coverFrameStyle, headStyle } from "./article-shell-style";
import { CallToAction } from "./call-to-action";
import { focusHeading } from "./focus-heading";
import { categoryOf, summaryOf, type Post } from "./post";
import { PostDate } from "./post-date";
import { ReceivedNote } from "./received-note";
import { ShareButton } from "./share-button";
import { usePost } from "./use-posts";

const fullHeadStyle: ThemeUICSSObject = {
  ...headStyle,
  "& h1": {
    maxWidth: "13.3em",
    mt: "18px",
    mb: "22px",
    fontSize: "clamp(2.125rem, 1.5rem + 2.9vw, 4rem)",
    fontWeight: 800,
    letterSpacing: "-.042em",
    lineHeight: 1.03,
    overflowWrap: "anywhere",
    // Focused by script when the article has come; no control.
    "&:focus": { outline: "none" },
    // A title as long as a sentence or two is no headline any more.
    "&[data-long]": {
      maxWidth: "22.4em",
      fontSize: "clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)",
      lineHeight: 1.12,
    },
  },
};

const rowStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 14px",
  alignItems: "center",
  // On phones each has a place that does not depend on how wide its words are drawn: until the font has come, the row would
  // break elsewhere.
  "@media (max-width: 39.99em)": {
    "& > p": { flex: "1 1 9em", rowGap: 0, lineHeight: 1.35 },
    "& > div": { flexBasis: "100%" },
  },
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
  "& svg": { width: 19, height: 19 },
};

const authorStyle: ThemeUICSSObject = {
  ...metaStyle,
  "& > * + *::before": {
    content: '""',
    display: "inline-block",
    width: 14,
    height: "1px",
    mr: "14px",
    bg: "sand400",
    verticalAlign: "middle",
  },
};

const excerptStyle: ThemeUICSSObject = {
  alignSelf: "start",
  pt: "22px",
  borderTop: "2px solid",
  borderColor: "gold500",
  color: "teal700",
  fontSize: "clamp(1.1875rem, 1.05rem + .55vw, 1.5rem)",
  fontWeight: 600,
  lineHeight: 1.42,
  letterSpacing: "-.02em",
  overflowWrap: "anywhere",
  [media.desktop]: { position: "sticky", top: "32px" },
};

const coverStyle: ThemeUICSSObject = { ...coverFrameStyle, variant: "photo" };

/** Characters from which a title is set smaller. */
const LONG_TITLE = 90;

type Props = {
  readonly id: string;
  readonly siteTitle: string;
  /** Public address of the site, e.g. "https://www.example". */
  readonly siteUrl: string;
  readonly articles: Queries.ArticleRoutesFragment["articlesYaml"];
  /** Whether the list is one step back in the history. */
  readonly isFromList: boolean;
};

/** One article. */
const ArticlePage = ({ id, siteTitle, siteUrl, articles, isFromList }: Props) => {
  const { post, state, receivedAt, isGone, retry } = usePost(id);
  // Beside the article itself, not after it.
  useEffect(() => void loadSanitiser().catch(() => undefined), []);

  if (state === "missing" || state === "failed") {
    return (
      <ArticleMissing
        path={paths.article.href(id)}
        siteTitle={siteTitle}
        onRetry={state === "failed" ? retry : undefined}
      />
    );
  }
  if (!post) return <ArticleShell isNewPage />;
  return (
    <Article
      post={post}
      isWhole={state === "ready"}
      receivedAt={receivedAt}
      isGone={isGone}
      siteTitle={siteTitle}
      siteUrl={siteUrl}
      articles={articles}
      isFromList={isFromList}
    />
  );
};

export default ArticlePage;
export { ArticleMissing };

type ArticleProps = Omit<Props, "id"> & {
  readonly post: Post;
  /** False while only what its card knew is there. */
  readonly isWhole: boolean;
  readonly receivedAt: number | undefined;
  readonly isGone: boolean;
};

const Article = ({
  post,
  isWhole,
  receivedAt,
  isGone,
  siteTitle,
  siteUrl,
  articles,
  isFromList,
}: ArticleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusHeading(heading.current), []);
  const path = paths.article.href(post.id);
  const description = post.metaDescription ?? summaryOf(post, articles.defaultExcerpt);
  useArticleHead({
    title: `${post.title} | ${siteTitle}`,
    description,
    path,
    image: post.imageUrl,
    isIndonesian: post.language === "id",
  });
  const site = { url: siteUrl, title: siteTitle, listTitle: articles.list.title };
  useStructuredData(JSON.stringify(articleData(post, description, site)));

  const { icon, indonesianLabel } = categoryOf(post.categoryId);
  // The way back is the way the visitor came: the same page of the list, scrolled to the same card.
  const goBack = (event: MouseEvent) => {
    if (!isFromList || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <div sx={articleStyle}>
      <article aria-busy={!isWhole}>
        <header sx={fullHeadStyle}>
          <Link to={paths.articles.href()} onClick={goBack} sx={{ variant: "links.arrow" }}>
            <Icon name="back" />
            Back to articles
          </Link>
          <h1
            ref={heading}
            tabIndex={-1}
            dir="auto"
            lang={post.language}
            data-long={post.title.length > LONG_TITLE ? "" : undefined}
          >
            {post.title}
          </h1>
          <div sx={rowStyle}>
            <span lang="id" sx={badgeStyle}>
              <Icon name={icon} />
              {indonesianLabel}
            </span>
            <p sx={authorStyle}>
              <PostDate ms={post.createdAt} />
              <span>Admin</span>
            </p>
            <ShareButton title={post.title} url={window.location.origin + path} />
          </div>
        </header>
        <ReceivedNote at={receivedAt} isGone={isGone} />
        {post.imageUrl && (
          <div sx={coverStyle}>
            <ArticleCover src={post.imageUrl} isFirst />
          </div>
        )}
        <div sx={columnsStyle}>
          {post.excerpt && (
            <p dir="auto" lang={languageOf(post.excerpt, post.title)} sx={excerptStyle}>
              {post.excerpt}
            </p>
          )}
          {isWhole ? (
            post.body && <ArticleBody html={post.body} fallback={<BodySkeleton />} />
          ) : (
            <BodySkeleton />
          )}
        </div>
      </article>
      <CallToAction {...articles.callToAction} />
    </div>
  );
};
