import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { recentDays, recordedTypes, type RecordedDay } from "./src/features/currencies/recent-days";
import { inLanguage, languageCodes } from "./src/strings/languages";
import { paths } from "./src/lib/paths";

export { onCreateBabelConfig, onCreateWebpackConfig } from "./build-settings";

const articlePage = join("src", "pages", "artikel", "[...].tsx");

/**
 * Makes each page in each language. The client-only page of articles gets a path that every host can serve for other addresses (see
 * `redirectsFile`).
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.context?.language) return;
  actions.deletePage(page);
  for (const language of languageCodes)
    actions.createPage({
      ...page,
      path: inLanguage(page.matchPath ? paths.articleShell.path : page.path, language),
      ...(page.matchPath && { matchPath: inLanguage(page.matchPath, language) }),
      context: { ...page.context, language },
    });
};

/** Makes a page in each language for each article that the build has read. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter, store }) => {
  const root = store.getState().program.directory;
  const { data, errors } = await graphql<Queries.BuiltArticlesQuery>(`
    query BuiltArticles {
      allArticle(filter: { html: { ne: null } }) {
        nodes {
          id
          post
        }
      }
    }
  `);
  if (!data) return reporter.panic("The articles could not be read.", errors);
  for (const { id, post } of data.allArticle.nodes)
    // Gatsby does not call `onCreatePage` for the pages of its own file.
    for (const language of languageCodes)
      actions.createPage({
        path: inLanguage(paths.article.href(String(post.id)), language),
        component: join(root, articlePage),
        context: { id, language },
      });
};

/** Declares the days of content/rates, which a new project does not have yet. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(recordedTypes);

type NodeModel = { findAll(query: object): Promise<{ readonly entries: Iterable<RecordedDay> }> };

/** Gives each currency its recorded days. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) =>
  create({
    CurrencyYaml: {
      recentDays: {
        type: "RecentDays!",
        resolve: async ({ slug }: { slug: string }, _: unknown, context: { nodeModel: NodeModel }) => {
          const filter = { code: { eq: slug.toUpperCase() } };
          const { entries } = await context.nodeModel.findAll({ type: "RecordedRate", query: { filter } });
          return recentDays(entries);
        },
      },
    },
  });
