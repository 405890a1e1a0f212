import { Link } from "gatsby";
import type { ComponentProps } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { isRoutable, paths } from "../../lib/paths";
import { visuallyHidden } from "../../theme/visually-hidden";
import { categoryOf, type Post } from "./post";

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

export const TitleLink = ({ post, state }: LinkProps) => (
  <ArticleLink post={post} state={state} dir="auto" lang={post.language}>
    {post.title}
  </ArticleLink>
);

/** Named with the title, since a page has many of them; in words rather than a label, for search engines read these too. */
export const ReadMore = ({ post, state }: LinkProps) => (
  <ArticleLink post={post} state={state} sx={readMoreStyle}>
    <span>Read More</span>
    <span sx={visuallyHidden}>
      {" "}
      about <span lang={post.language}>{post.title}</span>
    </span>
    <Icon name="arrow" />
  </ArticleLink>
);

/** Fixed for every article (specification, section 2). */
export const READING_TIME = "5 min read";
