/** What the build is told from outside. All of it is optional; what is given must be right. */
export type BuildEnvironment = {
  /** Origin of the company's API, e.g. "https://api.example"; undefined: the site's own origin answers /api. */
  readonly apiOrigin: string | undefined;
  /** Public address of the site, e.g. "https://www.example"; canonical links, sitemap and social cards need it. */
  readonly siteUrl: string;
  /** Further origins that flags and article pictures come from, e.g. "https://cdn.example". */
  readonly imageOrigins: readonly string[];
};

/** A setting that is wrong: the message says which, and what to write instead. */
export class EnvironmentError extends Error {}

const localSite = "http://localhost:8000";

/** @throws EnvironmentError unless the value is an origin such as the example */
export const originOf = (name: string, value: string, example: string): string => {
  let url: URL;
  try {
    url = new URL(value.trim());
  } catch {
    throw new EnvironmentError(
      `${name} is "${value}", which is no web address. Set it to an address such as ${example}.`,
    );
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new EnvironmentError(`${name} is "${value}". It must begin with https://, for example ${example}.`);
  }
  if (url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    throw new EnvironmentError(
      `${name} is "${value}". Set it to the origin alone, without a path: ${url.protocol}//${url.host}`,
    );
  }
  return url.origin;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** SITE_URL, or what Netlify says of itself: https://docs.netlify.com/configure-builds/environment-variables/ */
const siteUrlIn = (env: Environment): string | undefined =>
  env.SITE_URL?.trim() || (env.NETLIFY === "true" && env.URL?.trim()) || undefined;

/** What to say, if anything, of a build that seems meant for the public but does not know where it will stand. */
export const siteUrlWarning = (env: Environment): string | undefined =>
  env.GATSBY_API_URL?.trim() && !siteUrlIn(env)
    ? `SITE_URL is not set: canonical links, the sitemap and social cards will say ${localSite}. For the public site set it to its address, such as https://www.example.`
    : undefined;

/**
 * Reads GATSBY_API_URL, SITE_URL and GATSBY_IMAGE_ORIGINS (separated by spaces or commas).
 * @throws EnvironmentError with a sentence for people
 */
export const readEnvironment = (env: Environment): BuildEnvironment => ({
  apiOrigin: env.GATSBY_API_URL?.trim()
    ? originOf("GATSBY_API_URL", env.GATSBY_API_URL, "https://api.example")
    : undefined,
  siteUrl: originOf("SITE_URL", siteUrlIn(env) ?? localSite, "https://www.example"),
  imageOrigins: (env.GATSBY_IMAGE_ORIGINS ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((value) => originOf("GATSBY_IMAGE_ORIGINS", value, "https://cdn.example")),
});

/**
 * The site's address for gatsby-config, where Gatsby itself would refuse a wrong one in its own words:
 * it gets a right one instead, and `onPreInit` says what is wrong.
 */
export const siteUrlForConfig = (env: Environment): string => {
  try {
    return readEnvironment({ SITE_URL: siteUrlIn(env) }).siteUrl;
  } catch {
    return localSite;
  }
};
