import { useId } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../../components/page-language";
import { media } from "../../../theme/tokens";
import type { BuiltArticle } from "../model/built-article";
import type { Post } from "../model/post";
import { metaStyle, PostDate, TitleLink } from "./article-card";

const listedLinkStyle: ThemeUICSSObject = {
  // WCAG 2.5.8 asks for 24 px.
  display: "inline-block",
  minHeight: 24,
  fontWeight: 600,
  lineHeight: 1.35,
  textWrap: "balance",
  color: "text",
  "&:hover": { textDecoration: "underline" },
};

const moreStyle: ThemeUICSSObject = {
  alignSelf: "start",
  // Stays in sight beside a long text.
  [media.desktop]: { position: "sticky", top: 6 },
  "& h2": { variant: "text.h3" },
  "& ul": { display: "grid", mt: 3 },
  "& li": { py: 3, borderTop: "line", overflowWrap: "anywhere" },
  "& a": listedLinkStyle,
};

type Props = {
  readonly heading: string;
  readonly posts: readonly Post[];
};

/** Links to further articles, if there are any. */
export const MoreArticles = ({ heading, posts }: Props) => {
  const headingId = useId();
  if (posts.length === 0) return null;
  return (
    <nav aria-labelledby={headingId} sx={moreStyle}>
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {posts.map((post) => (
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

/** Below the text, two beside each other. */
const neighboursStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "18px 28px",
  pt: 4,
  borderTop: "line",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.print]: { display: "none" },
  "& > p": { overflowWrap: "anywhere" },
  "& > p:nth-of-type(even)": { [media.wide]: { textAlign: "end" } },
  "& span": { display: "block", mb: 1, fontSize: "small", color: "muted" },
  "& a": listedLinkStyle,
};

/** Links to the articles before and after one, where they are known. */
export const NeighbourLinks = ({ newer, older }: Pick<BuiltArticle, "newer" | "older">) => {
  const { articles } = useStrings();
  if (!newer && !older) return null;
  return (
    <nav aria-label={articles.neighbours} sx={neighboursStyle}>
      {newer && (
        <p>
          <span>{articles.newer}</span>
          <TitleLink post={newer} />
        </p>
      )}
      {older && (
        <p>
          <span>{articles.older}</span>
          <TitleLink post={older} />
        </p>
      )}
    </nav>
  );
};
