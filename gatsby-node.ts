import type { GatsbyNode } from "gatsby";

import { writePreviews } from "./plugins/gatsby-plugin-article-previews/write-previews";
import { writeQrCodes } from "./plugins/gatsby-plugin-board-qr/write-qr-codes";
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
import { paths } from "./src/lib/paths";

const forPeople = [ContentQueryError, EnvironmentError, HostLimitError, PolicyError];

/** Ends the build with a sentence for people, without a stack trace. */
const stopWith = (error: unknown, reporter: { panic: (message: string) => void }): void => {
  if (!(error instanceof Error && forPeople.some((kind) => error instanceof kind))) throw error;
  reporter.panic(error.message);
};

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    readEnvironment(process.env);
    readBackend(process.env);
  } catch (error) {
    stopWith(error, reporter);
  }
  const warning = siteUrlWarning(process.env);
  if (warning) reporter.warn(warning);
};

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = (args) => {
  staticStylesInBabel(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  staticStylesInWebpack(args);
  configureWebpackOutput(args);
};

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  // /artikel and everything below it is one client-only route tree (see src/pages/artikel.tsx).
  if (page.path === paths.articles.path && !page.matchPath) {
    actions.createPage({ ...page, matchPath: `${paths.articles.path}/*` });
  }
};

export const createPages: GatsbyNode["createPages"] = async ({ store, reporter, graphql }) => {
  const { data, errors } = await graphql<Queries.QrCodesQuery>(`
    query QrCodes {
      branchesYaml {
        branches {
          id
        }
      }
    }
  `);
  if (!data || errors) return stopWith(new ContentQueryError("The QR codes", errors), reporter);
  const { siteUrl } = readEnvironment(process.env);
  const ids = data.branchesYaml.branches.map(({ id }) => id);
  await writeQrCodes(store.getState().program.directory, siteUrl, ids);
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
        closures {
          date
          until
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
          hours {
            opens
            closes
          }
          geo {
            latitude
            longitude
          }
        }
      }
      articlesYaml {
        defaultExcerpt
        list {
          title
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
  const root = store.getState().program.directory;
  const environment = readEnvironment(process.env);
  // Before the pages are scanned for the security policy.
  const articles = await writePreviews(
    root,
    environment.apiOrigin,
    {
      url: environment.siteUrl,
      name: data.companyYaml.name,
      listTitle: data.articlesYaml.list.title,
      defaultExcerpt: data.articlesYaml.defaultExcerpt,
    },
    (message) => reporter.warn(message),
  );
  const site = {
    articles,
    company: {
      ...data.companyYaml,
      logoMark: data.companyYaml.logoMark.absolutePath,
      socialImage: data.companyYaml.socialImage.absolutePath,
    },
    branches: data.branchesYaml.branches,
    sitemapPaths: listed,
  };
  try {
    await finishBuild(root, environment, site, readBackend(process.env));
  } catch (error) {
    stopWith(error, reporter);
  }
};
