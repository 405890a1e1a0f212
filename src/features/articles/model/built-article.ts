import { graphql } from "gatsby";
import type { Post, PostPage, Received } from "./post";

type ArticleNode = Queries.LinkedPostFragment & Partial<Queries.BuiltPostFragment>;

/** Returns the post of an article's node, which has it as JSON. */
export const builtPost = ({ post, cover }: ArticleNode) =>
  ({ ...post, cover: cover?.childImageSharp?.gatsbyImageData }) as unknown as Received<Post>;

/** Returns the cover that the build has optimised, if any of the known posts has the same picture. */
export const coverOf = ({ imageUrl }: Post, known: readonly (Post | undefined)[]): Post["cover"] =>
  known.find((post) => post?.imageUrl === imageUrl)?.cover;

/** Returns the first page of the list as the build read it, if it did. */
export const builtPage = ({
  firstPage,
  allArticle: { lastPage, totalCount },
}: Queries.BuiltPageFragment): Received<PostPage> | undefined => {
  const posts = firstPage.nodes.map(builtPost);
  const [first] = posts;
  return (
    first && {
      posts,
      page: 1,
      lastPage: lastPage ?? 1,
      from: 1,
      to: posts.length,
      total: totalCount,
      receivedAt: first.receivedAt,
    }
  );
};

/** Returns an article as the build read it: its post without the body, and the sanitised body as `html`. */
export const builtArticle = (article: Queries.BuiltArticleFragment) => ({
  ...article,
  post: builtPost(article),
  newer: article.newer ? builtPost(article.newer) : undefined,
  older: article.older ? builtPost(article.older) : undefined,
  related: article.related.map(builtPost),
});
export type BuiltArticle = ReturnType<typeof builtArticle>;

export const fragments = graphql`
  fragment LinkedPost on Article {
    post
  }
  fragment BuiltPost on Article {
    ...LinkedPost
    cover {
      childImageSharp {
        gatsbyImageData(width: 640, formats: [WEBP, AVIF])
      }
    }
  }
  fragment BuiltPage on Query {
    firstPage: allArticle(filter: { page: { eq: 1 } }, sort: { position: ASC }) {
      nodes {
        ...BuiltPost
      }
    }
    allArticle {
      lastPage: max(field: { page: SELECT })
      totalCount
    }
  }
  fragment BuiltArticle on Article {
    ...BuiltPost
    html
    digest
    newer {
      ...LinkedPost
    }
    older {
      ...LinkedPost
    }
    related {
      ...LinkedPost
    }
  }
`;
