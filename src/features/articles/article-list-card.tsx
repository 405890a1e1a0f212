import type { ThemeUICSSObject } from "theme-ui";

import { languageOf } from "../../lib/language-of";
import { CategoryLabel, fromList, READING_TIME, ReadMore, TitleLink } from "./article-card-parts";
import { coverStyle, metaStyle, summaryStyle } from "./article-card-styles";
import { ArticleCover } from "./article-cover";
import { listCardStyle } from "./article-list-style";
import { summaryOf, type Post } from "./post";
import { PostDate } from "./post-date";

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

export const ArticleListCard = ({ post, defaultExcerpt, isFirst }: Props) => {
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
        <ArticleCover src={post.imageUrl} isFirst={isFirst} />
      </span>
      <h2>
        <TitleLink post={post} state={fromList} />
      </h2>
      <p dir="auto" lang={languageOf(summary, post.title)} sx={summaryStyle}>
        {summary}
      </p>
      <div sx={lineStyle}>
        <ReadMore post={post} state={fromList} />
        <span sx={metaStyle}>{READING_TIME}</span>
      </div>
    </article>
  );
};
