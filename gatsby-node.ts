import { join } from "node:path";

import type { GatsbyNode } from "gatsby";
import webpack from "gatsby/webpack";

import { keepUnderstood } from "./src/build/babel-preset.cjs";
import { quickenAvif } from "./src/build/avif-effort";
import {
  createContentResolvers,
  createContentSchema,
  requireSoundContent,
  serveContentProblems,
  sourceContent,
} from "./src/build/content/gatsby";
import { ContentQueryError } from "./src/build/content/query-error";
import { divideByUse } from "./src/build/divide-by-use";
import { finishBuild, PolicyError } from "./src/build/deploy/finish-build";
import { HostLimitError } from "./src/build/deploy/hosting-files";
import { makeIcons } from "./src/build/deploy/icons";
import { readBackend } from "./src/build/editor/backend";
import { noteEmittedScripts } from "./src/build/emitted-scripts";
import { staticStylesInBabel, staticStylesInWebpack } from "./src/build/static-styles/gatsby";
import { EnvironmentError, readEnvironment, siteUrlWarning } from "./src/build/environment";
import { resolveLazyContent, writeLazyContent } from "./src/build/lazy-content";
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

/** Comes with every page and is used by none, 2.8 kB gzip. */
const unused = {
  // Gatsby's <Script> with Partytown.
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "./utils/inject-partytown-snippet": false,
  // Gatsby's prefetch; ours is src/lib/next-page.ts.
  "./prefetch$": false,
  // SWR's stand-in for what React has had since 18.
  "use-sync-external-store/shim": "react",
};

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = (args) => {
  staticStylesInBabel(args);
  keepUnderstood(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, getConfig, actions, plugins, store } = args;
  resolveLazyContent({ actions, store });
  staticStylesInWebpack(args);
  if (stage !== "build-javascript") return;
  const config = getConfig();
  // Chunks are loaded through a named Trusted Types policy; the content security policy allows that name alone.
  config.output.trustedTypes = { policyName: "chunks" };
  const root: string = store.getState().program.directory;
  Object.assign(config.resolve.alias, unused, {
    "prop-types": join(root, "src/build/no-prop-types.cjs"),
    invariant: join(root, "src/build/no-invariant.mjs"),
  });
  config.module.rules.push({
    test: /[\\/]\.cache[\\/]loader\.js$/,
    enforce: "pre",
    loader: join(root, "src/build/gatsby-loader.cjs"),
  });
  // To what is a module by its name, webpack would hand React in a wrapper.
  config.module.rules.push({ test: /\.mjs$/, include: /node_modules/, type: "javascript/auto" });
  // Gatsby asks webpack and the minifier for code that browsers of 2014 can read.
  config.output.environment = {
    arrowFunction: true,
    const: true,
    destructuring: true,
    forOf: true,
    optionalChaining: true,
    templateLiteral: true,
  };
  for (const plugin of config.optimization.minimizer ?? []) {
    if (plugin.constructor.name !== "TerserPlugin") continue;
    Object.assign(plugin.options.minimizer.options, {
      // A function that is used once is shorter where it stands, but React's repeat themselves less when they stay apart.
      compress: { ecma: 2020, passes: 2, reduce_funcs: false },
      output: { ecma: 2020, comments: false },
    });
  }
  divideByUse(config.optimization.splitChunks.cacheGroups);
  // Of Gatsby's own, for its offline plugin; ours is registered by src/service-worker/register.ts.
  config.plugins.push(plugins.ignore({ resourceRegExp: /^\.\/register-service-worker$/ }));
  // Chromium compiles what runs at once while it still loads, on another thread, instead of twice on the page's own.
  config.plugins.push(
    new webpack.BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad\n",
      raw: true,
      test: /^(framework|app|commons|component---.*)-[0-9a-f]+\.js$/,
      // After the minifier, which forgets comments.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    }),
  );
  config.plugins.push(noteEmittedScripts(root));
  actions.replaceWebpackConfig(config);
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
