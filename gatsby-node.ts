import type { GatsbyNode } from "gatsby";

import { quickenAvif } from "./src/build/avif-effort";
import {
  createContentResolvers,
  createContentSchema,
  requireSoundContent,
  serveContentProblems,
  sourceContent,
} from "./src/build/content/gatsby";
import { ContentQueryError } from "./src/build/content/query-error";
import { finishBuild, PolicyError } from "./src/build/deploy/finish-build";
import { HostLimitError } from "./src/build/deploy/hosting-files";
import { makeIcons } from "./src/build/deploy/icons";
import { readBackend } from "./src/build/editor/backend";
import { staticStylesInBabel, staticStylesInWebpack } from "./src/build/static-styles/gatsby";
import { EnvironmentError, readEnvironment, siteUrlWarning } from "./src/build/environment";
import { resolveLazyContent, writeLazyContent } from "./src/build/lazy-content";
import { keepUnderstood } from "./src/build/webpack/babel-preset.cjs";
import { configureBrowserScripts } from "./src/build/webpack/gatsby";
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
  quickenAvif(store.getState().program.directory);
};

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = (args) => {
  staticStylesInBabel(args);
  keepUnderstood(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  resolveLazyContent(args);
  staticStylesInWebpack(args);
  configureBrowserScripts(args);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createContentSchema;

export const createResolvers: GatsbyNode["createResolvers"] = createContentResolvers;

export const sourceNodes: GatsbyNode["sourceNodes"] = sourceContent;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveContentProblems;

export const createPages: GatsbyNode["createPages"] = async (args) => {
  try {
    await Promise.all([writeLazyContent(args), makeIcons(args)]);
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
        shortName
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
    company: { ...data.companyYaml, socialImage: data.companyYaml.socialImage.absolutePath },
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
