import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

import type { Post, PostPage, Received } from "./post";

/** The optional fields of a GraphQL result are null, those of a post undefined. */
type Defined<Row> = {
  readonly [Key in keyof Row]: null extends Row[Key] ? NonNullable<Row[Key]> | undefined : Row[Key];
};

const withoutNulls = <Row extends object>(row: Row): Defined<Row> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? undefined])) as Defined<Row>;

/** The optimised covers of the pages that this visit has seen, by the address of the API's picture. */
export const optimisedCovers = new Map<string, IGatsbyImageData>();

/** Returns a post of a GraphQL result, and remembers its cover. */
export const builtPost = ({ cover, ...post }: Queries.BuiltPostFragment): Received<Post> => {
  if (post.imageUrl && cover?.childImageSharp)
    optimisedCovers.set(post.imageUrl, cover.childImageSharp.gatsbyImageData);
  return { ...withoutNulls(post), body: undefined };
};

/** Returns the first page of the list from a GraphQL result. */
export const builtPage = ({ articles, ...counts }: Queries.BuiltPageFragment): Received<PostPage> => ({
  ...counts,
  posts: articles.map(builtPost),
});

/** Returns an article of a GraphQL result: its post without the body, and the sanitised body as `html`. */
export const builtArticle = (article: Queries.BuiltArticleFragment) => {
  const { html, digest, newer, older, related, ...post } = article;
  return {
    ...withoutNulls({ html, digest }),
    post: builtPost(post),
    newer: newer ? withoutNulls(newer) : undefined,
    older: older ? withoutNulls(older) : undefined,
    related: related.map(withoutNulls),
  };
};
export type BuiltArticle = ReturnType<typeof builtArticle>;

export const fragments = graphql`
  fragment LinkedPost on Article {
    id: postId
    title
    language
    createdAt
  }
  fragment BuiltPost on Article {
    id: postId
    title
    language
    excerpt
    metaDescription
    categoryId
    imageUrl
    createdAt
    updatedAt
    receivedAt
    cover {
      childImageSharp {
        gatsbyImageData(width: 640, formats: [WEBP, AVIF])
      }
    }
  }
  fragment BuiltPage on ArticleList {
    page
    lastPage
    from
    to
    total
    receivedAt
    articles {
      ...BuiltPost
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
