/** The articles of the company's API as Gatsby nodes: one for each, and one for the first page of their list. */
import { rm } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { relatedTo } from "../../src/features/articles/model/post";
import { paths } from "../../src/lib/paths";
import { readEnvironment } from "../gatsby-plugin-static-hosting/environment";
import { withBrowserGlobals } from "./browser-globals";
import { withCovers } from "./covers";
import { type Articles, readArticles } from "./read-articles";

/** Under this name Gatsby's cache has what the last build knew of the articles. */
const KEPT = "articles";

/** A build without an API has no nodes to infer the types from. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(`
    enum ArticleLanguage { en id }
    type Article implements Node @dontInfer {
      postId: String!
      title: String!
      language: ArticleLanguage
      excerpt: String
      metaDescription: String
      categoryId: Float
      imageUrl: String
      createdAt: Float
      updatedAt: Float
      receivedAt: Float!
      "Place in the API's order, newest first."
      position: Int!
      "The sanitised body."
      html: String
      "Of the body as the API sent it."
      digest: String
      hasPage: Boolean!
      "The picture of imageUrl."
      cover: File @link
      newer: Article @link
      older: Article @link
      related: [Article!]! @link
    }
    type ArticleList implements Node @dontInfer {
      page: Int!
      lastPage: Int!
      from: Int!
      to: Int!
      total: Int!
      receivedAt: Float!
      articles: [Article!]! @link
    }
  `);

/** Makes the nodes. What the API does not send stays as an earlier build has read it. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const { actions, cache, createNodeId, createContentDigest, reporter } = args;
  const { apiOrigin, siteUrl, requiresArticles } = readEnvironment(process.env);
  // `gatsby develop` reads articles as a browser does.
  if (!apiOrigin || process.env.NODE_ENV !== "production") return;
  const earlier = ((await cache.get(KEPT)) as Articles | undefined) ?? { articles: [], list: undefined };
  const read = await withBrowserGlobals(siteUrl, () => readArticles(earlier));
  if (requiresArticles && !read.isComplete)
    return reporter.panic(`ARTICLES is required, and the API did not send all of them. ${read.report}`);
  reporter[read.isWarning ? "warn" : "info"](read.report);

  const articles = await withCovers(args, read.articles, earlier.articles);
  const { list } = read;
  await cache.set(KEPT, { articles, list } satisfies Articles);

  const makeNode = (type: string, id: string, fields: object) =>
    actions.createNode({ ...fields, id, internal: { type, contentDigest: createContentDigest(fields) } });
  const nodeIdOf = (postId: string) => createNodeId(`Article ${postId}`);
  const linkable = articles.map(({ postId: id, categoryId }) => ({ id, categoryId }));
  const latest = linkable.filter(({ id }) => list?.postIds.includes(id));
  for (const [position, article] of articles.entries()) {
    const newer = linkable[position - 1];
    const older = linkable[position + 1];
    const related = relatedTo({ ...article, id: article.postId }, latest, { newer, older });
    await makeNode("Article", nodeIdOf(article.postId), {
      ...article,
      position,
      newer: newer && nodeIdOf(newer.id),
      older: older && nodeIdOf(older.id),
      related: related.map(({ id }) => nodeIdOf(id)),
    });
  }
  if (!list) return;
  const links = latest.map(({ id }) => nodeIdOf(id));
  await makeNode("ArticleList", createNodeId("ArticleList"), { ...list, articles: links });
};

/** Removes the feed of a build without articles or public address: an empty one, or that of an earlier build. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, getNodesByType }) => {
  if (getNodesByType("Article").length > 0 && readEnvironment(process.env).siteUrl) return;
  await rm(join(store.getState().program.directory, "public", paths.articleFeed.path), { force: true });
};
