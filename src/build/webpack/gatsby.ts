import { join } from "node:path";

import type { CreateWebpackConfigArgs } from "gatsby";
import webpack from "gatsby/webpack";

import { divideByUse } from "./divide-by-use";
import { noteEmittedScripts } from "./emitted-scripts";

/** Comes with every page and is used by none, 3 kB gzip. */
const unused = {
  // Gatsby's <Script> with Partytown.
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "./utils/inject-partytown-snippet": false,
  // For parts of a page that scroll by themselves.
  "./use-scroll-restoration": false,
  // Gatsby's prefetch; ours is src/lib/next-page.ts.
  "./prefetch$": false,
  // SWR's stand-in for what React has had since 18.
  "use-sync-external-store/shim": "react",
};

/** Of Gatsby's own, for its offline plugin; ours is registered by src/service-worker/register.ts. */
const workerRegistration = { resourceRegExp: /^\.\/register-service-worker$/ };

/** What webpack's own code may be written with: Gatsby asks it, and the minifier, for what browsers of 2014 can read. */
const environment = {
  arrowFunction: true,
  const: true,
  destructuring: true,
  forOf: true,
  optionalChaining: true,
  templateLiteral: true,
};

/** Terser's options. */
const minified = {
  // A function that is used once is shorter where it stands, but React's repeat themselves less when they stay apart.
  compress: { ecma: 2020, passes: 2, reduce_funcs: false },
  output: { ecma: 2020, comments: false },
};

/** Chromium compiles what runs at once while it still loads, on another thread, instead of twice on the page's own. */
const compileWhileLoading = () =>
  new webpack.BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad\n",
    raw: true,
    test: /^(framework|app|commons|component---.*)-[0-9a-f]+\.js$/,
    // After the minifier, which forgets comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });

/**
 * The browsers' scripts: without what no page of ours uses and what our browsers need not be spared, divided by use, and
 * loaded under a name that the security policy knows. Call from `onCreateWebpackConfig`.
 */
export const configureBrowserScripts = (args: CreateWebpackConfigArgs): void => {
  const { stage, getConfig, actions, plugins, store } = args;
  if (stage !== "build-javascript") return;
  const root: string = store.getState().program.directory;
  const folder = join(root, "src", "build", "webpack");
  const config = getConfig();
  // Chunks are loaded through a named Trusted Types policy; the content security policy allows that name alone.
  Object.assign(config.output, { trustedTypes: { policyName: "chunks" }, environment });
  Object.assign(config.resolve.alias, unused, {
    "prop-types": join(folder, "no-prop-types.cjs"),
    invariant: join(folder, "no-invariant.mjs"),
  });
  config.module.rules.push(
    { test: /[\\/]\.cache[\\/]loader\.js$/, enforce: "pre", loader: join(folder, "gatsby-loader.cjs") },
    {
      test: /[\\/]react-dom-client\.production\.js$/,
      enforce: "pre",
      loader: join(folder, "react-loader.cjs"),
    },
    // To what is a module by its name, webpack would hand React in a wrapper.
    { test: /\.mjs$/, include: /node_modules/, type: "javascript/auto" },
  );
  for (const plugin of config.optimization.minimizer ?? []) {
    if (plugin.constructor.name === "TerserPlugin") Object.assign(plugin.options.minimizer.options, minified);
  }
  divideByUse(config.optimization.splitChunks.cacheGroups);
  config.plugins.push(plugins.ignore(workerRegistration), compileWhileLoading(), noteEmittedScripts(root));
  actions.replaceWebpackConfig(config);
};
