import { graphql, Link } from "gatsby";
import { useMemo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { paths, type SectionId } from "../../lib/paths";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { usePostPage } from "./api/use-posts";
import { builtPost } from "./model/built-article";
import { withoutRepeatedPictures } from "./model/post";
import { ArticleCard, CardSkeleton } from "./parts/article-card";
import { ArticlesError, NoScriptNote, StaleArticlesNote } from "./parts/load-status";

/** Articles on the landing page (specification, section 9). */
const SHOWN = 4;

const postsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "block",
  [media.split]: {
    gridTemplateColumns: "minmax(0, 6.2fr) minmax(0, 5.8fr)",
    rowGap: 0,
  },
};

const skeletonStyle: ThemeUICSSObject = {
  ...postsStyle,
  variant: "skeletons.shimmer",
  [media.noScript]: { display: "none" },
};

const id: SectionId = "articles_section";

type Props = { readonly data: Queries.ArticlesSectionFragment };

/** The newest articles on the landing page: the first of page 1 large, three beside it. */
export const ArticlesSection = ({ data }: Props) => {
  const { heading, defaultExcerpt } = data.articlesYaml;
  const { page, state, staleSince, retry } = usePostPage(1);
  // Remembers their covers.
  useMemo(() => data.allArticle.nodes.forEach(builtPost), [data]);
  const posts = page && withoutRepeatedPictures(page.posts.slice(0, SHOWN));
  return (
    <section id={id} aria-labelledby="articles-heading" sx={{ variant: "layout.section" }}>
      <div sx={{ variant: "layout.wrap" }}>
        <div sx={{ variant: "layout.sectionHeadRow" }}>
          <h2 id="articles-heading" sx={{ variant: "text.h2" }}>
            {heading}
          </h2>
          <Link to={paths.articles.href()} sx={{ variant: "links.arrow" }}>
            {en.articles.viewAll}
            <Icon name="arrow" />
          </Link>
        </div>
        <NoScriptNote />
        {staleSince !== undefined && <StaleArticlesNote since={staleSince} />}
        {state === "failed" && <ArticlesError data={data} onRetry={retry} focusAfter={`#${id} a`} />}
        {state === "loading" && (
          <div aria-busy sx={skeletonStyle}>
            <p role="status" sx={visuallyHidden}>
              {en.articles.listLoading}
            </p>
            {Array.from({ length: SHOWN }, (_, index) => (
              <CardSkeleton key={index} layout={index === 0 ? "lead" : "row"} />
            ))}
          </div>
        )}
        {state === "ready" && posts?.length === 0 && <p sx={{ color: "muted" }}>{en.articles.none}</p>}
        {posts && posts.length > 0 && (
          <div sx={postsStyle}>
            {posts.map((post, index) => (
              <ArticleCard
                key={post.id}
                post={post}
                layout={index === 0 ? "lead" : "row"}
                defaultExcerpt={defaultExcerpt}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
};

export const fragment = graphql`
  fragment ArticlesSection on Query {
    ...ArticlesError
    articlesYaml {
      heading
      defaultExcerpt
    }
    allArticle(sort: { position: ASC }, limit: 4) {
      nodes {
        ...BuiltPost
      }
    }
  }
`;
