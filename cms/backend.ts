/** Where the form of a public site saves, and the headers of its pages. */
import type { GitHubBackend } from "@sveltia/cms";

import { BuildError, originOf } from "../plugins/gatsby-plugin-static-hosting/environment";

/**
 * Reads ADMIN_REPOSITORY (`owner/name`), ADMIN_BRANCH and ADMIN_AUTH_URL. The names do not begin with GATSBY_, because Gatsby puts such
 * variables into the scripts of public pages.
 *
 * @returns undefined when there is no repository; the site is then built without the form
 * @throws BuildError with a sentence for people
 */
export function readBackend(env: Readonly<Record<string, string | undefined>>): GitHubBackend | undefined {
  const repo = env.ADMIN_REPOSITORY?.trim();
  const auth = env.ADMIN_AUTH_URL?.trim();
  if (!repo) return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo))
    throw new BuildError(`ADMIN_REPOSITORY is "${repo}". Set it to the repository, such as company/website.`);
  return {
    name: "github",
    repo,
    branch: env.ADMIN_BRANCH?.trim() || "main",
    ...(auth && { base_url: originOf("ADMIN_AUTH_URL", auth, "https://login.example") }),
  };
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
