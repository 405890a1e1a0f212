import { join } from "node:path";

import type { GatsbyNode, Store } from "gatsby";

const folderOf = (store: Store): string =>
  join(store.getState().program.directory, "plugins", "gatsby-plugin-static-sx");

/** Rewrites `sx` to class names. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ stage, actions, store }) => {
  const folder = folderOf(store);
  actions.setBabelPlugin({
    name: join(folder, "babel-plugin.cjs"),
    options: {
      root: store.getState().program.directory,
      // The production bundle links its style sheet. Every other stage evaluates the styles itself.
      ...(stage !== "build-javascript" && { register: join(folder, "registry") }),
    },
    stage,
  } as Parameters<typeof actions.setBabelPlugin>[0]);
};

/** Replaces Theme UI's JSX runtime. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, store }) => {
  const runtime = join(folderOf(store), "jsx-runtime");
  actions.setWebpackConfig({
    resolve: { alias: { "theme-ui/jsx-runtime": runtime, "theme-ui/jsx-dev-runtime": runtime } },
    // autoprefixer reads the browsers from package.json, so Node loads it, not the bundle.
    ...(stage.endsWith("-html") && {
      externals: [{ autoprefixer: "commonjs autoprefixer", postcss: "commonjs postcss" }],
    }),
  });
};
