import { basename, join } from "node:path";

import type { GatsbyNode, Reporter } from "gatsby";

import { readBackend } from "../../cms/backend";
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

/**
 * Serves the form at /admin/ under `gatsby develop`. It saves to the project's folder, which it asks for by its name.
 *
 * @see https://sveltiacms.app/en/docs/workflows/local
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, store }) => {
  const root = store.getState().program.directory;
  const folder = join(root, "public", "admin");
  await writeEditor(root, folder, { name: "github", repo: `local/${basename(root)}` });
  // Gatsby serves the other files of public/.
  app.get("/admin/", (_request: unknown, response: { sendFile(file: string): void }) =>
    response.sendFile(join(folder, "index.html")),
  );
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter, graphql }) => {
  const { data, errors } = await graphql<Queries.FinishedSiteQuery>(`
    query FinishedSite {
      companyYaml {
        name
        shortName
        icon {
          absolutePath
        }
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
