/** The articles of the company's API as Gatsby nodes. */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { type Post, relatedTo } from "../../src/features/articles/model/post";
import { paths } from "../../src/lib/paths";
import { defaultLanguage, type Language } from "../../src/strings/languages";
import { readEnvironment } from "../gatsby-plugin-static-hosting/environment";
import { withCovers } from "./covers";
import { feedFile } from "./feed";
import { type ReadArticle, readArticles } from "./read-articles";

/** Under this name Gatsby's cache has the articles of the last build. */
const KEPT = "articles";

/** A build without an API has no nodes to infer the type from. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(`
    type Article implements Node @dontInfer {
      "A Post (src/features/articles/model/post.ts) without its body."
      post: JSON!
      "The page of the API's list, and the place in the whole of it, newest first."
      page: Int!
      position: Int!
      "The sanitised body in the page's language, empty without a body. The browser loads articles without this field."
      html: String
      "Of the body as the API sent it."
      digest: String
      cover: File @link
      newer: Article @link
      older: Article @link
      related: [Article!]! @link
    }
  `);

/** Gives a page the text whose links stay in its language. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers({
    Article: {
      html: {
        type: "String",
        resolve: ({ html }: ReadArticle, _: unknown, { language = defaultLanguage }: PageContext) =>
          html && (html[language] ?? ""),
      },
    },
  });

/** Makes the nodes. What the API does not send stays as an earlier build has read it. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const { actions, cache, createNodeId, createContentDigest, reporter } = args;
  const { apiOrigin, siteUrl, requiresArticles } = readEnvironment(process.env);
  // `gatsby develop` reads articles as a browser does.
  if (!apiOrigin || process.env.NODE_ENV !== "production") return;
  const earlier = ((await cache.get(KEPT)) ?? []) as readonly ReadArticle[];
  const read = await readArticles(earlier, siteUrl);
  const report = read.report.join(" ");
  if (requiresArticles && !read.isComplete)
    return reporter.panic(`ARTICLES is required, and the API did not send all of them. ${report}`);
  reporter[read.report.length > 1 ? "warn" : "info"](report);
  const articles = await withCovers(args, read.articles);
  await cache.set(KEPT, articles);

  const nodeIdOf = (post: { readonly id: string }) => createNodeId(`Article ${post.id}`);
  const posts = articles.map(({ post }) => post);
  const latest = articles.filter(({ page }) => page === 1).map(({ post }) => post);
  for (const [position, article] of articles.entries()) {
    const newer = posts[position - 1];
    const older = posts[position + 1];
    const fields = {
      ...article,
      position,
      newer: newer && nodeIdOf(newer),
      older: older && nodeIdOf(older),
      related: relatedTo(article.post, latest, [newer?.id, older?.id]).map(nodeIdOf),
    };
    const internal = { type: "Article", contentDigest: createContentDigest(fields) };
    await actions.createNode({ ...fields, id: nodeIdOf(article.post), internal });
  }
};

/** Of a query: the context of its page. */
interface PageContext {
  readonly language?: Language;
}

type FeedQuery = Pick<Queries.ArticleHeadFragment, "siteYaml" | "articlesYaml"> &
  Pick<Queries.BuiltArticlesQuery, "allArticle">;

/** Writes the feed. A build without articles or public address removes that of an earlier one. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql, reporter }) => {
  const { data, errors } = await graphql<FeedQuery>(`
    query ArticleFeed {
      siteYaml {
        title
        pages {
          articles {
            title
            description
          }
        }
      }
      articlesYaml {
        defaultExcerpt
      }
      allArticle(sort: { position: ASC }, limit: 50) {
        nodes {
          post
        }
      }
    }
  `);
  if (!data) return reporter.panic("The feed could not be read.", errors);
  const { siteUrl } = readEnvironment(process.env);
  const file = join(store.getState().program.directory, "public", paths.articleFeed.file);
  const posts = data.allArticle.nodes.map(({ post }) => post as unknown as Post);
  if (!siteUrl || posts.length === 0) return rm(file, { force: true });
  const { title, pages } = data.siteYaml;
  const { description } = pages.articles;
  const texts = { ...data.articlesYaml, title: `${pages.articles.title} | ${title}`, description };
  await writeFile(file, feedFile(siteUrl, texts, posts));
};
