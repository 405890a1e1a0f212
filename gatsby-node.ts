import type { GatsbyNode } from "gatsby";

import {
  createContentResolvers,
  createContentSchema,
  requireSoundContent,
  serveContentProblems,
  sourceContent,
} from "./plugins/gatsby-transformer-content/gatsby";
import { ContentQueryError } from "./plugins/gatsby-transformer-content/query-error";
import { finishBuild, PolicyError } from "./plugins/gatsby-plugin-static-hosting/finish-build";
import { HostLimitError } from "./plugins/gatsby-plugin-static-hosting/hosting-files";
import { readBackend } from "./cms/backend";
import { staticStylesInBabel, staticStylesInWebpack } from "./plugins/gatsby-plugin-static-sx/gatsby";
import { configureWebpackOutput } from "./plugins/gatsby-plugin-static-hosting/webpack";
import {
  EnvironmentError,
  readEnvironment,
  siteUrlWarning,
} from "./plugins/gatsby-plugin-static-hosting/environment";
import { resolveLazyContent, writeLazyContent } from "./plugins/gatsby-transformer-content/lazy-content";
import { paths } from "./src/lib/paths";

const forPeople = [ContentQueryError, EnvironmentError, HostLimitError, PolicyError];

/** Ends the build with a sentence for people, without a stack trace. */
const stopWith = (error: unknown, reporter: { panic: (message: string) => void }): void => {
  if (!(error instanceof Error && forPeople.some((kind) => error instanceof kind))) throw error;
  reporter.panic(error.message);
};

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  try {
    readEnvironment(process.env);
    readBackend(process.env);
  } catch (error) {
    stopWith(error, reporter);
  }
  const warning = siteUrlWarning(process.env);
  if (warning) reporter.warn(warning);
  await requireSoundContent({ reporter, store });
};

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = (args) => {
  staticStylesInBabel(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  resolveLazyContent(args);
  staticStylesInWebpack(args);
  configureWebpackOutput(args);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createContentSchema;

export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;

export const sourceNodes: GatsbyNode["sourceNodes"] = sourceContent;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveContentProblems;

export const createPages: GatsbyNode["createPages"] = async (args) => {
  try {
    await writeLazyContent(args);
  } catch (error) {
    // In develop the site goes on with what it had.
    stopWith(error, { panic: (message) => args.reporter.panicOnBuild(message) });
  }
};

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  // /artikel and everything below it is one client-only route tree (see src/pages/artikel.tsx).
  if (page.path === paths.articles.path && !page.matchPath) {
    actions.createPage({ ...page, matchPath: `${paths.articles.path}/*` });
  }
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter, graphql }) => {
  const { data, errors } = await graphql<Queries.FinishedSiteQuery>(`
    query FinishedSite {
      companyYaml {
        name
        legalName
        since
        email
        instagram
        facebook
        licence {
          authority
          number
        }
        hours {
          opens
          closes
        }
        logoMark {
          absolutePath
        }
        socialImage {
          absolutePath
        }
      }
      branchesYaml {
        branches {
          id
          name
          area
          headOffice
          address
          phone
          mapsUrl
          geo {
            latitude
            longitude
          }
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
    }
  `);
  if (!data || errors) return stopWith(new ContentQueryError("The finished site", errors), reporter);
  const listed = data.allSitePage.nodes
    .map(({ path }) => path)
    .filter((path) => !/^\/(404|dev-404)/.test(path))
    .sort();
  const site = {
    company: {
      ...data.companyYaml,
      logoMark: data.companyYaml.logoMark.absolutePath,
      socialImage: data.companyYaml.socialImage.absolutePath,
    },
    branches: data.branchesYaml.branches,
    sitemapPaths: listed,
  };
  try {
    const root = store.getState().program.directory;
    await finishBuild(root, readEnvironment(process.env), site, readBackend(process.env));
  } catch (error) {
    stopWith(error, reporter);
  }
};
