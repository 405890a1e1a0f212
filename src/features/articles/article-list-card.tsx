import type { ThemeUICSSObject } from "theme-ui";

import {
  cardStyle,
  CategoryLabel,
  coverStyle,
  fromList,
  metaStyle,
  READING_TIME,
  ReadMore,
  summaryStyle,
  TitleLink,
} from "./article-card-parts";
import { ArticleCover } from "./article-cover";
import { summaryOf, type Post } from "./post";
import { PostDate } from "./post-date";

/** Three to a row on a desktop, the last line of all cards in a row at one height. */
export const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "40px 28px",
  "@media (min-width: 640px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "@media (min-width: 1000px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "64px 36px" },
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

type Props = {
  readonly post: Post;
  /** Stands where a post has no summary of its own. */
  readonly defaultExcerpt: string;
  /** On the page. */
  readonly isFirst: boolean;
};

export const ArticleListCard = ({ post, defaultExcerpt, isFirst }: Props) => (
  <article sx={listCardStyle}>
    <div sx={lineStyle}>
      <CategoryLabel post={post} />
      <span sx={metaStyle}>
        <PostDate ms={post.createdAt} />
      </span>
    </div>
    <span sx={listCoverStyle}>
      <ArticleCover src={post.imageUrl} isFirst={isFirst} />
    </span>
    <h2>
      <TitleLink post={post} state={fromList} />
    </h2>
    <p dir="auto" sx={summaryStyle}>
      {summaryOf(post, defaultExcerpt)}
    </p>
    <div sx={lineStyle}>
      <ReadMore post={post} state={fromList} />
      <span sx={metaStyle}>{READING_TIME}</span>
    </div>
  </article>
);

const lineSkeleton = (width: string, height: string): ThemeUICSSObject => ({
  variant: "skeleton",
  width,
  height,
});
const coverSkeletonStyle: ThemeUICSSObject = {
  variant: "skeleton",
  aspectRatio: "3 / 2",
  borderRadius: 2,
  mb: 1,
};
const linesStyle: ThemeUICSSObject = { display: "grid", gap: 2, alignContent: "start" };

/** A card whose post is on its way. */
export const ArticleListCardSkeleton = () => (
  <div sx={listCardStyle}>
    <div sx={lineSkeleton("38%", "22px")} />
    <div sx={coverSkeletonStyle} />
    <div sx={linesStyle}>
      <div sx={lineSkeleton("92%", "24px")} />
      <div sx={lineSkeleton("58%", "24px")} />
    </div>
    <div sx={linesStyle}>
      <div sx={lineSkeleton("100%", "16px")} />
      <div sx={lineSkeleton("96%", "16px")} />
      <div sx={lineSkeleton("42%", "16px")} />
    </div>
    <div sx={lineSkeleton("34%", "44px")} />
  </div>
);
