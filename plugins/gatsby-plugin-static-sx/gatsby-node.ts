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

/** Leaves autoprefixer to Node: it reads the browsers from package.json. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage.endsWith("-html"))
    actions.setWebpackConfig({
      externals: [{ autoprefixer: "commonjs autoprefixer", postcss: "commonjs postcss" }],
    });
};
