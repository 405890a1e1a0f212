import type { CreateWebpackConfigArgs } from "gatsby";

import { noteEmittedScripts } from "./emitted-scripts";

/**
 * Makes webpack load chunks through the Trusted Types policy "chunks", which the content security policy allows by name.
 *
 * @see https://webpack.js.org/configuration/output/#outputtrustedtypes
 */
export const configureTrustedTypes = ({ stage, actions, store }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    output: { trustedTypes: { policyName: "chunks" } },
    plugins: [noteEmittedScripts(store.getState().program.directory)],
  });
};
