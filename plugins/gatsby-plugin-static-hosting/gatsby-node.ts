import { basename, join } from "node:path";

import type { GatsbyNode, Reporter } from "gatsby";
import webpack from "gatsby/webpack";

import { localBackend, readBackend } from "../../cms/backend";
import { writeEditor } from "../../cms/bundle";
import { paths } from "../../src/lib/paths";
import { languageCodes } from "../../src/strings/languages";
import { BuildError, noSiteUrl, readEnvironment } from "./environment";
import { finishBuild, type Site } from "./finish-build";

/** Ends the build with a sentence for people instead of a stack trace. */
const panicWith = (error: unknown, reporter: Reporter): void => {
  if (!(error instanceof BuildError)) throw error;
  reporter.panic(error.message);
};

/** Checks the settings of the build. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    const { siteUrl } = readEnvironment(process.env);
    readBackend(process.env);
    if (!siteUrl && process.env.NODE_ENV === "production") reporter.warn(noSiteUrl);
  } catch (error) {
    panicWith(error, reporter);
  }
};

const builtScript = /^[^/]+-[0-9a-f]{20}\.js(\.map|\.LICENSE\.txt)?$/;

/** Makes Chromium compile scripts while they load, off the main thread (docs/decisions/001-gatsby-build-defaults.md). */
const compileHint = new webpack.BannerPlugin({
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /\.js$/,
  // The minifier removes comments.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * Makes webpack load chunks through the Trusted Types policy "chunks", which the content security policy allows by name,
 * remove the scripts of earlier builds, and add the compile hint.
 *
 * @see https://webpack.js.org/configuration/output/#outputtrustedtypes
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  // Gatsby ignores `output` in setWebpackConfig.
  config.output.trustedTypes = { policyName: "chunks" };
  config.output.clean = { keep: (file: string) => !builtScript.test(file) };
  // Gatsby's own value is ES5.
  config.target = "browserslist";
  config.plugins.push(compileHint);
  actions.replaceWebpackConfig(config);
};

/** Serves the form at /admin/ under `gatsby develop`. It saves to the project's folder. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, store }) => {
  const root = store.getState().program.directory;
  const folder = join(root, "public", "admin");
  await writeEditor(root, folder, localBackend(basename(root)), undefined);
  // Gatsby serves the other files of public/.
  app.get("/admin/", (_request: unknown, response: { sendFile(file: string): void }) =>
    response.sendFile(join(folder, "index.html")),
  );
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter, graphql }) => {
  const { data, errors } = await graphql<Queries.FinishedSiteQuery>(`
    query FinishedSite {
      companyYaml {
        logoMark {
          absolutePath
        }
        socialImage {
          absolutePath
        }
      }
      allBranchYaml(sort: [{ headOffice: DESC }, { order: ASC }]) {
        nodes {
          name
          headOffice
          address
          phone
        }
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
      allArticle {
        nodes {
          post
        }
      }
    }
  `);
  if (!data) return reporter.panic("The company and the pages could not be read.", errors);
  // The variables are the context, by which texts are in a language.
  const untranslated = await Promise.all(
    languageCodes.map(async (language) => {
      const list = await graphql<{ readonly untranslated: readonly string[] }>("{ untranslated }", {
        language,
      });
      return [language, list.data?.untranslated ?? []] as const;
    }),
  );
  const changes = new Map(
    data.allArticle.nodes.map(({ post: { id, createdAt, updatedAt } }) => [
      paths.article.href(String(id)),
      Number(updatedAt ?? createdAt) || undefined,
    ]),
  );
  const site = {
    company: data.companyYaml,
    branches: data.allBranchYaml.nodes,
    untranslated: Object.fromEntries(untranslated) as Site["untranslated"],
    pages: data.allSitePage.nodes.map(({ path }) => ({ path, modified: changes.get(path) })),
  };
  try {
    await finishBuild(
      store.getState().program.directory,
      readEnvironment(process.env),
      site,
      readBackend(process.env),
    );
  } catch (error) {
    panicWith(error, reporter);
  }
};
