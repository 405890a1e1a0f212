import type { CreateWebpackConfigArgs } from "gatsby";

import { noteEmittedScripts } from "./emitted-scripts";

/**
 * Makes webpack load chunks through the Trusted Types policy "chunks", which the content security policy allows by name.
 *
 * @see https://webpack.js.org/configuration/output/#outputtrustedtypes
 */
export const configureTrustedTypes = ({
  stage,
  getConfig,
  actions,
  store,
}: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  // Gatsby drops `output` from what setWebpackConfig is given.
  config.output.trustedTypes = { policyName: "chunks" };
  config.plugins.push(noteEmittedScripts(store.getState().program.directory));
  actions.replaceWebpackConfig(config);
};
