import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../../components/icon";
import { useStrings } from "../../../components/page-language";
import { PageLink } from "../../../components/page-link";
import { formatPostDate } from "../../../lib/format/bali-time";
import { paths } from "../../../lib/paths";
import { skeletonLine } from "../../../theme/theme";
import { media, motion } from "../../../theme/tokens";
import { visuallyHidden } from "../../../theme/visually-hidden";
import { linkState } from "../article-address";
import { categoryOf, summaryOf, type Post } from "../model/post";
import { ArticleCover } from "./article-cover";

/** One of three columns in the list, or on the landing page a large card and rows beside it. */
export type CardLayout = "column" | "lead" | "row";
type StyleByLayout = Readonly<Record<CardLayout, ThemeUICSSObject>>;

const cardStyle: ThemeUICSSObject = { position: "relative", display: "grid", gap: 3, alignContent: "start" };

const cardStyles: StyleByLayout = {
  column: {
    ...cardStyle,
    // The summary's row grows, so that the last lines of all cards in a row are at one height.
    gridTemplate: `"cover" "category" "title" "summary" 1fr "foot" / minmax(0, 1fr)`,
    alignContent: "stretch",
    "& > div": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", rowGap: 0 },
    "& > div > p": { flex: "1 1 9em" },
  },
  lead: {
    ...cardStyle,
    gridTemplate: `"cover" "category" "title" "summary" "foot" / minmax(0, 1fr)`,
    [media.split]: { gridRow: "span 3", gap: 4 },
  },
  row: {
    ...cardStyle,
    // Large text on a phone takes the room of the picture.
    gridTemplate: `"cover category" "cover title" "cover summary" "cover foot" / clamp(0px, 100vw - 13rem, 104px) minmax(0, 1fr)`,
    columnGap: "18px",
    "& > p": { WebkitLineClamp: "2" },
    [media.split]: {
      gridTemplateColumns: "190px minmax(0, 1fr)",
      gap: "8px 26px",
      py: "26px",
      borderTop: "line",
      "&:nth-of-type(2)": { borderTop: 0, pt: 0 },
    },
  },
};

const coverStyle: ThemeUICSSObject = {
  variant: "photo",
  gridArea: "cover",
  alignSelf: "start",
  borderRadius: 2,
  // Another selector than the variant's, which it would replace.
  "& > span img": { transition: `transform ${motion.slow}` },
  "article:hover > & img": { transform: "scale(1.03)" },
};

const coverStyles: StyleByLayout = {
  // Low on phones: the picture of the second article begins above the action bar.
  column: { ...coverStyle, aspectRatio: "2", [media.wide]: { aspectRatio: "3 / 2" } },
  lead: { ...coverStyle, aspectRatio: "16 / 11", borderBottomRightRadius: "large" },
  row: { ...coverStyle, aspectRatio: "4 / 5", [media.split]: { aspectRatio: "1 / 1" } },
};

/** Widths of the covers. Those of rows are cut at the sides. */
const coverSizes: Readonly<Record<CardLayout, string>> = {
  column: "(min-width: 960px) 400px, (min-width: 640px) 46vw, 92vw",
  lead: "(min-width: 800px) 48vw, 92vw",
  row: "(min-width: 800px) 285px, 195px",
};

const categoryStyle: ThemeUICSSObject = {
  gridArea: "category",
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  minWidth: 0,
  // Beside a picture, with text set to twice its size.
  overflowWrap: "anywhere",
  fontSize: "small",
  fontWeight: 700,
  color: "teal700",
  // Large text on a phone takes the room of the icon.
  "& > svg": { width: "clamp(0px, 100vw - 17rem, 1em)", fontSize: "body", color: "gold800" },
};

const titleStyle: ThemeUICSSObject = {
  gridArea: "title",
  alignSelf: "start",
  overflowWrap: "anywhere",
  // The link covers the whole card and draws the focus ring around it.
  "& > a::after": { content: '""', position: "absolute", inset: 0 },
  "& > a:focus-visible": { outline: "none" },
  "& > a:focus-visible::after": {
    outline: "3px solid",
    outlineColor: "focus",
    outlineOffset: "6px",
    borderRadius: 1,
  },
  "article:hover > & > a": { textDecoration: "underline 1px", textUnderlineOffset: ".22em" },
};

const titleStyles: StyleByLayout = {
  column: { ...titleStyle, variant: "text.h3" },
  lead: { ...titleStyle, variant: "text.statement" },
  row: { ...titleStyle, variant: "text.h4" },
};

const summaryStyle: ThemeUICSSObject = {
  gridArea: "summary",
  // Stretched by the grid, it would show the lines that are clamped.
  alignSelf: "start",
  color: "muted",
  variant: "text.note",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: "3",
  overflow: "hidden",
  overflowWrap: "anywhere",
  [media.phone]: { WebkitLineClamp: "2" },
};

const footStyle: ThemeUICSSObject = {
  gridArea: "foot",
  display: "grid",
  gap: "inherit",
  alignItems: "center",
};

export const metaStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 14px",
  fontSize: "small",
  color: "muted",
};

const readMoreStyle: ThemeUICSSObject = {
  variant: "links.arrow",
  position: "relative",
  zIndex: 1,
  justifySelf: "start",
  fontSize: "small",
};

type TitleLinkProps = { readonly post: Post; readonly state?: object };

/** The title as a link to the article. */
export const TitleLink = ({ post, state = linkState(post) }: TitleLinkProps) => (
  <PageLink to={paths.article.href(post.id)} state={state} dir="auto" lang={post.language}>
    {post.title}
  </PageLink>
);

/** The day of an article, in Indonesian on English pages too, `dd MMMM yyyy`. */
export const PostDate = ({ ms }: { readonly ms: number | undefined }) =>
  ms === undefined ? null : (
    <time dateTime={new Date(ms).toISOString()} lang="id">
      {formatPostDate(ms)}
    </time>
  );

type CardProps = {
  readonly post: Post;
  readonly layout: CardLayout;
  readonly defaultExcerpt: string;
  /** Above the fold. */
  readonly isFirst?: boolean;
};

/** An article in the list or on the landing page. */
export const ArticleCard = ({ post, layout, defaultExcerpt, isFirst }: CardProps) => {
  const { articles } = useStrings();
  const category = categoryOf(post.categoryId);
  const summary = summaryOf(post, defaultExcerpt);
  const isListed = layout === "column";
  const Heading = isListed ? "h2" : "h3";
  // Tells the article's page that the list is one step back in the history.
  const state = linkState(post, isListed);
  return (
    <article sx={cardStyles[layout]}>
      <span sx={coverStyles[layout]}>
        <ArticleCover post={post} sizes={coverSizes[layout]} isFirst={isFirst} />
      </span>
      <span sx={categoryStyle}>
        <Icon name={category} />
        {articles.categories[category]}
      </span>
      <Heading sx={titleStyles[layout]}>
        <TitleLink post={post} state={state} />
      </Heading>
      <p dir="auto" lang={summary === defaultExcerpt ? undefined : post.language} sx={summaryStyle}>
        {summary}
      </p>
      <div sx={footStyle}>
        <p sx={metaStyle}>
          <PostDate ms={post.createdAt} />
          <span>{articles.readingTime}</span>
        </p>
        {/* The title is text, not a label: search engines read link texts. */}
        <PageLink to={paths.article.href(post.id)} state={state} sx={readMoreStyle}>
          <span>{articles.readMore}</span>
          <span sx={visuallyHidden}>
            {" "}
            {articles.about} <span lang={post.language}>{post.title}</span>
          </span>
          <Icon name="arrow" />
        </PageLink>
      </div>
    </article>
  );
};

/** Cuts a skeleton's bar into lines of text. */
export const linesStyle: ThemeUICSSObject = {
  maskImage: "repeating-linear-gradient(black 0 18px, transparent 0 26px)",
};
const textBarStyle: ThemeUICSSObject = { ...skeletonLine("96%", "204px"), ...linesStyle, gridArea: "title" };
const coverBarStyle: ThemeUICSSObject = { ...skeletonLine("100%", "100%"), borderRadius: 0 };

/** Reserves the space of a card that is loading. */
export const CardSkeleton = ({ layout }: Pick<CardProps, "layout">) => (
  <div aria-hidden="true" sx={cardStyles[layout]}>
    <span sx={coverStyles[layout]}>
      <span sx={coverBarStyle} />
    </span>
    <div sx={textBarStyle} />
  </div>
);
