import { useId } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { usePostPage } from "../api/use-posts";
import { categoryOf, type Post } from "../model/post";
import { metaStyle, PostDate, TitleLink } from "./article-card";

const SHOWN = 3;

const moreStyle: ThemeUICSSObject = {
  alignSelf: "start",
  maxWidth: "32em",
  "& h2": { variant: "text.h3" },
  "& ul": { display: "grid", mt: 3 },
  "& li": { py: 3, borderTop: "line", overflowWrap: "anywhere" },
  "& a": {
    // WCAG 2.5.8 asks for 24 px.
    display: "inline-block",
    minHeight: 24,
    fontWeight: 650,
    lineHeight: 1.35,
    color: "text",
    "&:hover": { textDecoration: "underline" },
  },
};

type Props = {
  readonly heading: string;
  /** The article on screen. It is left out, and articles of its category come first. */
  readonly besides?: Post;
};

/** Three of the latest articles, once they have loaded. */
export const MoreArticles = ({ heading, besides }: Props) => {
  const { page } = usePostPage(1);
  const headingId = useId();
  const isRelated = (post: Post) => categoryOf(post.categoryId) === categoryOf(besides?.categoryId);
  const posts = page?.posts.filter(({ id }) => id !== besides?.id) ?? [];
  if (besides) posts.sort((a, b) => Number(isRelated(b)) - Number(isRelated(a)));
  if (posts.length === 0) return null;
  return (
    <nav aria-labelledby={headingId} sx={moreStyle}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {posts.slice(0, SHOWN).map((post) => (
          <li key={post.id}>
            <TitleLink post={post} />
            <p sx={metaStyle}>
              <PostDate ms={post.createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
};
