/**
 * All that this site changes of Gatsby's webpack and Babel. The figures are kB gzip of the scripts of `/`, by size-limit without the
 * change (docs/decisions/001-gatsby-build-defaults.md).
 *
 * | change                        | why                                                                               | saves |
 * | ----------------------------- | --------------------------------------------------------------------------------- | ----- |
 * | presets in `babel.config.cjs` | Gatsby's own compile classes and spread for browsers that are not ours            | 1.5   |
 * | no `<Script>`, no Partytown   | both serve scripts of third parties, and the site has none                        | 1.8   |
 * | `match-paths.ts`              | Gatsby lists every built article in the bundle of each page; 100 of them          | 1.2   |
 * | plugin of static-sx           | evaluates `sx` at build time (docs/decisions/003-static-sx.md)                    |       |
 * | externals                     | Node runs autoprefixer, which reads the browsers from package.json                |       |
 * | `output.trustedTypes`         | the security policy allows chunks by the name of their policy                     |       |
 * | `output.clean`                | removes the scripts of earlier builds                                             |       |
 * | compile hint                  | 410 ms less of script on a slow phone (decision 001)                              |       |
 */
import { join } from "node:path";

import type { GatsbyNode, Store } from "gatsby";
import webpack from "gatsby/webpack";

const at = (store: Store, ...path: readonly string[]): string =>
  join(store.getState().program.directory, ...path);

/** Adds the Babel plugin that rewrites `sx` to class names. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ stage, actions, store }) => {
  actions.setBabelPlugin({
    name: at(store, "plugins", "gatsby-plugin-static-sx", "babel-plugin.cjs"),
    options: {
      root: at(store),
      // The production bundle links its style sheet. Every other stage evaluates the styles itself.
      ...(stage !== "build-javascript" && {
        register: at(store, "plugins", "gatsby-plugin-static-sx", "registry"),
      }),
    },
    stage,
  } as Parameters<typeof actions.setBabelPlugin>[0]);
};

const builtScript = /^[^/]+-[0-9a-f]{20}\.js(\.map|\.LICENSE\.txt)?$/;

/**
 * Makes Chromium compile scripts while they load, off the main thread.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = new webpack.BannerPlugin({
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /\.js$/,
  // The minifier removes comments.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Makes the changes of the table. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  store,
}) => {
  if (stage.endsWith("-html"))
    actions.setWebpackConfig({
      externals: [{ autoprefixer: "commonjs autoprefixer", postcss: "commonjs postcss" }],
    });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "gatsby-script": false,
        "@builder.io/partytown/integration": false,
      },
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /^\$virtual\/match-paths\.json$/,
        at(store, "src", "document", "match-paths.ts"),
      ),
      compileHint,
    ],
  });
  // Gatsby ignores `output` in setWebpackConfig.
  const config = getConfig();
  // https://webpack.js.org/configuration/output/#outputtrustedtypes
  config.output.trustedTypes = { policyName: "chunks" };
  config.output.clean = { keep: (file: string) => !builtScript.test(file) };
  actions.replaceWebpackConfig(config);
};
