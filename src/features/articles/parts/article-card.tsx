import { Link } from "gatsby";
import type { ComponentProps } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../../components/icon";
import { formatPostDate } from "../../../lib/format/bali-time";
import { isRoutable, paths } from "../../../lib/paths";
import * as en from "../../../strings/en";
import { motion } from "../../../theme/tokens";
import { visuallyHidden } from "../../../theme/visually-hidden";
import { categoryOf, type Post } from "../model/post";

/** The whole card leads to its article: the title's link is stretched over it, and carries the focus ring for it. */
export const cardStyle: ThemeUICSSObject = {
  position: "relative",
  display: "grid",
  gap: 3,
  alignContent: "start",
  "& h2, & h3": { overflowWrap: "anywhere" },
  "& h2 a::after, & h3 a::after": { content: '""', position: "absolute", inset: 0 },
  "& h2 a:focus-visible, & h3 a:focus-visible": { outline: "none" },
  "& h2 a:focus-visible::after, & h3 a:focus-visible::after": {
    outline: "3px solid",
    outlineColor: "focus",
    outlineOffset: "6px",
    borderRadius: 1,
  },
  "&:hover h2 a, &:hover h3 a": { textDecoration: "underline 1px", textUnderlineOffset: ".22em" },
};

export const coverStyle: ThemeUICSSObject = {
  variant: "photo",
  borderRadius: 2,
  "& > img": { transition: `transform ${motion.slow}` },
  "article:hover > & > img": { transform: "scale(1.03)" },
};

export const summaryStyle: ThemeUICSSObject = {
  // Stretched by a grid, it would show below its last line what is cut off there.
  alignSelf: "start",
  color: "muted",
  fontSize: ".9375rem",
  lineHeight: 1.55,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: "3",
  overflow: "hidden",
  overflowWrap: "anywhere",
};

export const metaStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 14px",
  fontSize: "small",
  color: "muted",
  fontVariantNumeric: "tabular-nums lining-nums",
};

const categoryStyle: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  minWidth: 0,
  // Beside a picture, with text set to twice its size.
  overflowWrap: "anywhere",
  fontSize: "small",
  fontWeight: 700,
  color: "teal700",
  "& svg": { flex: "none", width: 20, height: 20, color: "gold800" },
};

const readMoreStyle: ThemeUICSSObject = {
  variant: "links.arrow",
  position: "relative",
  zIndex: 1,
  justifySelf: "start",
  fontSize: ".9375rem",
};

/** Tells the article's page that the list is one step back in the history, scrolled to where it was. */
export const fromList = { fromList: true } as const;

/** The article's category, with its drawing. */
export const CategoryLabel = ({ post }: { readonly post: Post }) => {
  const { icon, label } = categoryOf(post.categoryId);
  return (
    <span sx={categoryStyle}>
      <Icon name={icon} />
      {label}
    </span>
  );
};

type LinkProps = { readonly post: Post; readonly state?: object };

type ArticleLinkProps = LinkProps & Omit<ComponentProps<"a">, "href" | "ref">;

const ArticleLink = ({ post, state, children, ...rest }: ArticleLinkProps) => {
  const href = paths.article.href(post.id);
  return isRoutable(href) ? (
    <Link to={href} state={state} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
};

/** The title as a link to the article. */
export const TitleLink = ({ post, state }: LinkProps) => (
  <ArticleLink post={post} state={state} dir="auto" lang={post.language}>
    {post.title}
  </ArticleLink>
);

/** Named with the title, since a page has many of them; in words rather than a label, for search engines read these too. */
export const ReadMore = ({ post, state }: LinkProps) => (
  <ArticleLink post={post} state={state} sx={readMoreStyle}>
    <span>{en.articles.readMore}</span>
    <span sx={visuallyHidden}>
      {" "}
      {en.articles.about} <span lang={post.language}>{post.title}</span>
    </span>
    <Icon name="arrow" />
  </ArticleLink>
);

/** The day of an article, in Indonesian: 'dd MMMM yyyy'. Nothing for an article without one. */
export const PostDate = ({ ms }: { readonly ms: number | undefined }) =>
  ms === undefined ? null : (
    <time dateTime={new Date(ms).toISOString()} lang="id">
      {formatPostDate(ms)}
    </time>
  );
