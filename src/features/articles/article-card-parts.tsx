import { Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { visuallyHidden } from "../../components/visually-hidden";
import { paths } from "../../lib/paths";
import { categoryOf, type Post } from "./post";

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
  "& > img": { transition: "transform 520ms cubic-bezier(.2, .7, .2, 1)" },
  "article:hover > & > img": { transform: "scale(1.03)" },
};

export const summaryStyle: ThemeUICSSObject = {
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
  fontSize: "small",
  fontWeight: 700,
  color: "teal700",
  "& svg": { width: 20, height: 20, color: "gold800" },
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

export const TitleLink = ({ post, state }: LinkProps) => (
  <Link to={paths.article.href(post.id)} state={state} dir="auto">
    {post.title}
  </Link>
);

/** Named with the title, since a page has many of them; in words rather than a label, for search engines read these too. */
export const ReadMore = ({ post, state }: LinkProps) => (
  <Link to={paths.article.href(post.id)} state={state} sx={readMoreStyle}>
    <span>Read More</span>
    <span sx={visuallyHidden}> about {post.title}</span>
    <Icon name="arrow" />
  </Link>
);

/** Fixed for every article (specification, section 2). */
export const READING_TIME = "5 min read";
