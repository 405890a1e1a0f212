/** The settings of a build, from environment variables. */
export type BuildEnvironment = {
  /** Origin of the company's API, e.g. "https://api.example"; undefined: the site's own origin serves /api. */
  readonly apiOrigin: string | undefined;
  /** Public address of the site, e.g. "https://www.example"; undefined: unknown, and nothing names one. */
  readonly siteUrl: string | undefined;
  /** Further origins of flags and article pictures, e.g. "https://cdn.example". */
  readonly imageOrigins: readonly string[];
  /** Origins of pages that may show the site in a frame, such as signage players. Without any, frames are forbidden. */
  readonly frameAncestors: readonly string[];
  /** Whether browsers keep a copy of the site for visits without network. */
  readonly keepsOffline: boolean;
  /** Whether the build fails when the API does not send all articles. */
  readonly requiresArticles: boolean;
};

/** A build setting that somebody has to correct. The message is a sentence for people. */
export class BuildError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns a text with `***` in place of the names and passwords in its addresses. */
export const withoutPasswords = (text: string): string =>
  text.replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s"'<>/?#]*@/gi, "$1***@");

/** @throws BuildError unless the value is an origin such as the example */
export const originOf = (name: string, value: string, example: string): string => {
  const text = value.trim().replace(/\/$/, "");
  const origin = URL.canParse(text) ? new URL(text).origin : "";
  if (/^https?:\/\/[\w.:[\]-]+$/i.test(text) && origin === text.toLowerCase()) return origin;
  // A malformed address may have a password before any "@". Build logs are public.
  const shown = value.replace(/^(\s*[a-z][a-z0-9+.-]*:\/\/)?.*@/is, "$1***@");
  throw new BuildError(
    `${name} is "${shown}". Set it to an address such as ${example}: with https://, without a path.`,
  );
};

/** Reads SITE_URL, or Netlify's own variables: https://docs.netlify.com/configure-builds/environment-variables/ */
const siteUrlIn = (env: Environment): string | undefined => {
  const value = env.SITE_URL?.trim() || (env.NETLIFY === "true" && env.URL?.trim());
  return value ? originOf("SITE_URL", value, "https://www.example") : undefined;
};

/** The warning for a production build without a public address. */
export const noSiteUrl =
  "SITE_URL is not set: the site will have no canonical links, sitemap, feed, structured data, link previews and QR codes. " +
  "For the public site set it to its address, such as https://www.example.";

/** Reads origins that are separated by spaces or commas. */
const originsIn = (env: Environment, name: string, example: string): readonly string[] =>
  (env[name] ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((value) => originOf(name, value, example));

/** Reads a switch, whose only value is a word. */
const isSet = (env: Environment, name: string, word: string, purpose: string): boolean => {
  const value = env[name] ?? "";
  if (value === "" || value === word) return value !== "";
  throw new BuildError(`${name} is "${value}". Set it to ${word} for ${purpose}, or leave it out.`);
};

/**
 * Reads GATSBY_API_URL, SITE_URL, GATSBY_IMAGE_ORIGINS, FRAME_ANCESTORS, GATSBY_SERVICE_WORKER and ARTICLES. Empty ones
 * count as not set.
 *
 * @throws BuildError if one of them is malformed
 */
export const readEnvironment = (env: Environment): BuildEnvironment => {
  const api = env.GATSBY_API_URL?.trim();
  // gatsby-plugin-service-worker/gatsby-browser.ts compares with this exact word.
  const isRemoved = isSet(env, "GATSBY_SERVICE_WORKER", "off", "a site without the offline copy");
  const requiresArticles = isSet(env, "ARTICLES", "required", "a build that fails without them");
  if (requiresArticles && !api)
    throw new BuildError(
      "ARTICLES is required, but GATSBY_API_URL does not say where they are. Set it to the API's address.",
    );
  return {
    apiOrigin: api ? originOf("GATSBY_API_URL", api, "https://api.example") : undefined,
    siteUrl: siteUrlIn(env),
    imageOrigins: originsIn(env, "GATSBY_IMAGE_ORIGINS", "https://cdn.example"),
    frameAncestors: originsIn(env, "FRAME_ANCESTORS", "https://signage.example"),
    keepsOffline: !isRemoved,
    requiresArticles,
  };
};

/** Returns the site's address for gatsby-config. Gatsby reads it before `onPreInit` can report a malformed one. */
export const siteUrlForConfig = (env: Environment): string | undefined => {
  try {
    return siteUrlIn(env);
  } catch {
    return undefined;
  }
};
