import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { paths } from "../../src/lib/paths";
import { readEnvironment } from "../gatsby-plugin-static-hosting/environment";
import { writePreviews } from "./write-previews";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter, graphql }) => {
  const { data, errors } = await graphql<Queries.PreviewSiteQuery>(`
    query PreviewSite {
      companyYaml {
        name
      }
      articlesYaml {
        defaultExcerpt
        list {
          title
        }
      }
    }
  `);
  if (!data) return reporter.panic("The texts for link previews could not be read.", errors);
  const { apiOrigin, siteUrl } = readEnvironment(process.env);
  const site = {
    url: siteUrl,
    name: data.companyYaml.name,
    listTitle: data.articlesYaml.list.title,
    defaultExcerpt: data.articlesYaml.defaultExcerpt,
  };
  const folder = join(store.getState().program.directory, "public", paths.articles.path);
  await writePreviews(folder, apiOrigin, site, (message) => reporter.warn(message));
};
