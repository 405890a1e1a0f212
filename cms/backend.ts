/** Where the form saves (the work tree in `npm run edit`, a Git host in production), and the headers of its pages. */
import { BuildError, originOf } from "../plugins/gatsby-plugin-static-hosting/environment";

/** Decap CMS's `backend` setting, and the origins that the browser must be allowed to ask for it. */
export interface Backend {
  readonly config: Readonly<Record<string, string>>;
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
}

/** Path of the local backend on the editor's own origin. */
const localBackendPath = "/api/v1";

/** Files of the work tree, through the server that `npm run edit` starts. */
export const localBackend: Backend = {
  config: { name: "proxy", proxy_url: localBackendPath, branch: "main" },
  connect: [],
  pictures: [],
};

const defaultAuth = "https://api.netlify.com";

/**
 * Reads ADMIN_BACKEND (`github`), ADMIN_REPOSITORY (`owner/name`), ADMIN_BRANCH and ADMIN_AUTH_URL.
 *
 * The names do not begin with GATSBY_, because Gatsby puts such variables into the scripts of public pages.
 *
 * @returns undefined when no backend is chosen; the site is then built without the form
 * @throws BuildError with a sentence for people
 */
export function readBackend(env: Readonly<Record<string, string | undefined>>): Backend | undefined {
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
  return {
    config: { name, repo, branch: env.ADMIN_BRANCH?.trim() || "main", base_url: auth },
    connect: ["https://api.github.com", "https://www.githubstatus.com"],
    pictures: ["https://avatars.githubusercontent.com"],
  };
}

/**
 * Returns the headers for everything below /admin. They replace the public pages' headers of the same names.
 *
 * The policy is as strict as Decap CMS allows: it checks its configuration by compiled code ('unsafe-eval'), writes inline
 * styles, and shows pictures that are not saved yet (blob:).
 */
export const editorHeaders = ({ connect, pictures }: Backend): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...pictures].join(" "),
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...connect].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "X-Robots-Tag": "noindex, nofollow",
});
