import { join } from "node:path";

import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from "gatsby";

const folderIn = (root: string): string => join(root, "plugins", "gatsby-plugin-static-sx");

/** Rewrites `sx` to class names. Call from `onCreateBabelConfig`. */
export const staticStylesInBabel = ({ stage, actions, store }: CreateBabelConfigArgs): void => {
  const root: string = store.getState().program.directory;
  actions.setBabelPlugin({
    name: join(folderIn(root), "babel-plugin.cjs"),
    // The production bundle has its style sheet in a file. Everything else evaluates the styles itself.
    options: {
      root,
      ...(stage !== "build-javascript" && { register: join(folderIn(root), "registry") }),
    },
    stage,
  } as Parameters<typeof actions.setBabelPlugin>[0]);
};

/** Replaces Theme UI's JSX runtime. Call from `onCreateWebpackConfig`. */
export const staticStylesInWebpack = ({ actions, store }: CreateWebpackConfigArgs): void => {
  const runtime = join(folderIn(store.getState().program.directory), "jsx-runtime");
  actions.setWebpackConfig({
    resolve: { alias: { "theme-ui/jsx-runtime": runtime, "theme-ui/jsx-dev-runtime": runtime } },
  });
};
