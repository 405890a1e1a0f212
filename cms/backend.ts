/** Where the form saves (the work tree under `npm run develop`, GitHub in production), and the headers of its pages. */
import type { GitHubBackend } from "@sveltia/cms";

import { BuildError, originOf } from "../plugins/gatsby-plugin-static-hosting/environment";

/**
 * The setting of the form under `npm run develop`: "Work with Local Repository" writes to the folder of this name, which the browser
 * asks for.
 *
 * @see https://sveltiacms.app/en/docs/workflows/local
 */
export const localBackend = (folder: string): GitHubBackend => ({ name: "github", repo: `local/${folder}` });

const defaultAuth = "https://api.netlify.com";

/**
 * Reads ADMIN_BACKEND (`github`), ADMIN_REPOSITORY (`owner/name`), ADMIN_BRANCH and ADMIN_AUTH_URL.
 *
 * The names do not begin with GATSBY_, because Gatsby puts such variables into the scripts of public pages.
 *
 * @returns undefined when no backend is chosen; the site is then built without the form
 * @throws BuildError with a sentence for people
 */
export function readBackend(env: Readonly<Record<string, string | undefined>>): GitHubBackend | undefined {
  const name = env.ADMIN_BACKEND?.trim();
  if (!name || name === "off") return undefined;
  if (name !== "github") {
    throw new BuildError(
      `ADMIN_BACKEND is "${name}". Set it to github, or leave it out to build without the editor.`,
    );
  }
  const repo = env.ADMIN_REPOSITORY?.trim() ?? "";
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo)) {
    throw new BuildError(
      `ADMIN_REPOSITORY is "${repo}". With ADMIN_BACKEND=github set it to the repository, such as company/website.`,
    );
  }
  const auth = env.ADMIN_AUTH_URL?.trim()
    ? originOf("ADMIN_AUTH_URL", env.ADMIN_AUTH_URL, "https://login.example")
    : defaultAuth;
  return { name, repo, branch: env.ADMIN_BRANCH?.trim() || "main", base_url: auth };
}

/**
 * The content security policy of the form's page. It is as strict as Sveltia CMS allows: it writes inline styles, and shows pictures
 * that are not saved yet (blob:).
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Headers for everything below /admin. They replace the public pages' headers of the same names. */
export const editorHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": `${pagePolicy}; frame-ancestors 'none'`,
  "X-Robots-Tag": "noindex, nofollow",
};
