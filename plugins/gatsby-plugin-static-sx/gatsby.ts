import { join } from "node:path";

import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from "gatsby";

const folderIn = (root: string): string => join(root, "plugins", "gatsby-plugin-static-sx");

/** Production builds alone: `npm run develop` keeps Theme UI's runtime, and with it hot reload of styles. */
const isProduction = (stage: string): boolean => stage === "build-javascript" || stage === "build-html";

/** Rewrites `sx`. Call from `onCreateBabelConfig`. */
export const staticStylesInBabel = ({ stage, actions, store }: CreateBabelConfigArgs): void => {
  if (!isProduction(stage)) return;
  const root: string = store.getState().program.directory;
  actions.setBabelPlugin({
    name: join(folderIn(root), "babel-plugin.cjs"),
    // Only the build that renders the pages evaluates styles; the browser's build forgets them.
    options: { root, ...(stage === "build-html" && { register: join(folderIn(root), "registry") }) },
    stage,
  } as Parameters<typeof actions.setBabelPlugin>[0]);
};

/** Puts the small runtime in Theme UI's place. Call from `onCreateWebpackConfig`. */
export const staticStylesInWebpack = ({ stage, actions, plugins, store }: CreateWebpackConfigArgs): void => {
  if (!isProduction(stage)) return;
  const folder = folderIn(store.getState().program.directory);
  actions.setWebpackConfig({
    resolve: { alias: { "theme-ui/jsx-runtime": join(folder, "jsx-runtime") } },
    plugins: [plugins.normalModuleReplacement(/\/themed$/, join(folder, "themed"))],
  });
};
