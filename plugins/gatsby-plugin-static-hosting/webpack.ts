import type { CreateWebpackConfigArgs } from "gatsby";

const builtScript = /^[^/]+-[0-9a-f]{20}\.js(\.map|\.LICENSE\.txt)?$/;

/**
 * Makes webpack load chunks through the Trusted Types policy "chunks", which the content security policy allows by name, and
 * remove the scripts of earlier builds.
 *
 * @see https://webpack.js.org/configuration/output/#outputtrustedtypes
 */
export const configureWebpackOutput = ({ stage, getConfig, actions }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  // Gatsby drops `output` from what setWebpackConfig is given.
  config.output.trustedTypes = { policyName: "chunks" };
  config.output.clean = { keep: (file: string) => !builtScript.test(file) };
  actions.replaceWebpackConfig(config);
};
