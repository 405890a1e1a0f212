import { graphql } from "gatsby";

import type { LinkedPost, Neighbours, Post, PostPage, Received } from "./post";

/** An article as the build has read it. */
export interface BuiltArticle extends Neighbours<LinkedPost> {
  /** Without its body. */
  readonly post: Received<Post>;
  /** The sanitised body. Undefined for an article without one. */
  readonly html: string | undefined;
  /** Of the body as the API sent it. */
  readonly digest: string | undefined;
  readonly related: readonly LinkedPost[];
}

/** The optional fields of a GraphQL result are null, those of a post undefined. */
type Defined<Row> = {
  readonly [Key in keyof Row]: null extends Row[Key] ? NonNullable<Row[Key]> | undefined : Row[Key];
};

const withoutNulls = <Row extends object>(row: Row): Defined<Row> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? undefined])) as Defined<Row>;

/** Returns a post of a GraphQL result. */
export const builtPost = ({ cover, ...post }: Queries.BuiltPostFragment): Received<Post> => ({
  ...withoutNulls(post),
  body: undefined,
  cover: cover?.childImageSharp?.gatsbyImageData,
});

/** Returns the first page of the list from a GraphQL result. */
export const builtPage = ({ articles, ...counts }: Queries.BuiltPageFragment): Received<PostPage> => ({
  ...counts,
  posts: articles.map(builtPost),
});

/** Returns an article of a GraphQL result. */
export const builtArticle = (article: Queries.BuiltArticleFragment): BuiltArticle => {
  const { html, digest, newer, older, related, ...post } = article;
  return {
    ...withoutNulls({ html, digest }),
    post: builtPost(post),
    newer: newer ? withoutNulls(newer) : undefined,
    older: older ? withoutNulls(older) : undefined,
    related: related.map(withoutNulls),
  };
};

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
