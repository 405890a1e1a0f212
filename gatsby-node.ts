import { join } from "node:path";

import type { GatsbyNode } from "gatsby";
import webpack from "gatsby/webpack";

import { readEnvironment } from "./plugins/gatsby-plugin-static-hosting/environment";
import { feedOf, writeFeed } from "./src/features/articles/build/feed";
import { readArticlesFrom } from "./src/features/articles/build/in-window";
import type { ArticlesContext } from "./src/features/articles/model/post";
import { paths } from "./src/lib/paths";

let list: ArticlesContext["list"];

/** Makes /artikel and everything below it one client-only route tree (see src/pages/artikel.tsx), with the articles of its first page. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path !== paths.articles.path || page.matchPath) return;
  const context = { ...page.context, ...(list && { list }) };
  actions.createPage({ ...page, context, matchPath: `${paths.articles.path}/*` });
};

/** Makes a page for each article of the API, and that of the design system under `gatsby develop`. Gatsby makes those of src/pages later. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter, store }) => {
  const root = store.getState().program.directory;
  const { apiOrigin, siteUrl } = readEnvironment(process.env);
  const publicDir = join(root, "public");
  if (process.env.NODE_ENV === "development")
    actions.createPage({
      path: "/dev/styles",
      component: join(root, "src", "dev", "styles-page.tsx"),
      context: {},
    });
  if (!apiOrigin || process.env.NODE_ENV !== "production") return writeFeed(publicDir, undefined);
  const { data, errors } = await graphql<Queries.ArticleFeedQuery>(`
    query ArticleFeed {
      articlesYaml {
        defaultExcerpt
      }
      siteYaml {
        title
        pages {
          articles {
            title
            description
          }
        }
      }
    }
  `);
  if (!data) return reporter.panic("The texts of the articles' feed could not be read.", errors);
  const read = await readArticlesFrom(root, siteUrl, apiOrigin);
  const component = join(root, "src", "pages", "artikel.tsx");
  for (const article of read.articles)
    actions.createPage({ path: paths.article.href(article.post.id), context: { article }, component });
  list = read.list;
  const { title, pages } = data.siteYaml;
  const feed =
    siteUrl &&
    read.list &&
    feedOf(read.posts, {
      siteUrl,
      title: `${pages.articles.title} | ${title}`,
      description: pages.articles.description,
      defaultExcerpt: data.articlesYaml.defaultExcerpt,
    });
  await writeFeed(publicDir, feed || undefined);
  reporter[read.isComplete ? "info" : "warn"](read.report);
};

/** Keeps the paths of built articles out of the bundle (see src/document/match-paths.ts). */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, store }) => {
  if (stage !== "build-javascript") return;
  const file = join(store.getState().program.directory, "src", "document", "match-paths.ts");
  actions.setWebpackConfig({
    plugins: [new webpack.NormalModuleReplacementPlugin(/^\$virtual\/match-paths\.json$/, file)],
  });
};
