import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

import type { Post, PostPage, Received } from "./post";

/** The optimised covers of the pages that this visit has seen, by the address of the API's picture. */
export const optimisedCovers = new Map<string, IGatsbyImageData>();

/** Returns the post of an article's node, which has it as JSON. */
const postOf = ({ post }: Queries.LinkedPostFragment) => post as unknown as Received<Post>;

/** Returns the post of an article's node, and remembers its cover. */
export const builtPost = (article: Queries.BuiltPostFragment): Received<Post> => {
  const post = postOf(article);
  const cover = article.cover?.childImageSharp;
  if (post.imageUrl && cover) optimisedCovers.set(post.imageUrl, cover.gatsbyImageData);
  return post;
};

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
  html: article.html,
  digest: article.digest,
  post: builtPost(article),
  newer: article.newer ? postOf(article.newer) : undefined,
  older: article.older ? postOf(article.older) : undefined,
  related: article.related.map(postOf),
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
