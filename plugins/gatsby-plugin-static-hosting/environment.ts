/** What the build is told from outside. All of it is optional; what is given must be right. */
export type BuildEnvironment = {
  /** Origin of the company's API, e.g. "https://api.example"; undefined: the site's own origin answers /api. */
  readonly apiOrigin: string | undefined;
  /** Public address of the site, e.g. "https://www.example"; canonical links, sitemap and social cards need it. */
  readonly siteUrl: string;
  /** Further origins that flags and article pictures come from, e.g. "https://cdn.example". */
  readonly imageOrigins: readonly string[];
  /** Origins of pages that may show the board in a frame, as signage players and hotels do; without any, framing is forbidden. */
  readonly frameAncestors: readonly string[];
  /** Whether browsers keep a copy of the site for visits without network; false: those who have one lose it. */
  readonly keepsOffline: boolean;
};

/** A setting that is wrong: the message says which, and what to write instead. */
export class EnvironmentError extends Error {}

const localSite = "http://localhost:8000";

/** Pages put paths behind it as it was written: a parser's forgiveness, for a lost slash say, would not reach them. */
const plainOrigin = /^https?:\/\/(?:[\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::\d+)?\/?$/iu;

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
  if (!plainOrigin.test(value.trim())) {
    throw new EnvironmentError(
      `${name} is "${value}". Check its slashes and signs: an address such as ${example} is expected.`,
    );
  }
  return url.origin;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Nothing but `off` itself is off: `gatsby-browser.tsx` compares with that word. */
const keepsOfflineIn = ({ GATSBY_SERVICE_WORKER: value = "" }: Environment): boolean => {
  if (value.trim() !== "" && value !== "off") {
    throw new EnvironmentError(
      `GATSBY_SERVICE_WORKER is "${value}". Set it to off for a site without the offline copy, or leave it out.`,
    );
  }
  return value !== "off";
};

/** SITE_URL, or what Netlify says of itself: https://docs.netlify.com/configure-builds/environment-variables/ */
const siteUrlIn = (env: Environment): string | undefined =>
  env.SITE_URL?.trim() || (env.NETLIFY === "true" && env.URL?.trim()) || undefined;

/** What to say, if anything, of a build that seems meant for the public but does not know where it will stand. */
export const siteUrlWarning = (env: Environment): string | undefined =>
  env.GATSBY_API_URL?.trim() && !siteUrlIn(env)
    ? `SITE_URL is not set: canonical links, the sitemap and social cards will say ${localSite}. For the public site set it to its address, such as https://www.example.`
    : undefined;

/** Origins, separated by spaces or commas. */
const originsIn = (env: Environment, name: string, example: string): readonly string[] =>
  (env[name] ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((value) => originOf(name, value, example));

/**
 * Reads GATSBY_API_URL, SITE_URL, GATSBY_IMAGE_ORIGINS, FRAME_ANCESTORS and GATSBY_SERVICE_WORKER.
 * @throws EnvironmentError with a sentence for people
 */
export const readEnvironment = (env: Environment): BuildEnvironment => ({
  apiOrigin: env.GATSBY_API_URL?.trim()
    ? originOf("GATSBY_API_URL", env.GATSBY_API_URL, "https://api.example")
    : undefined,
  siteUrl: originOf("SITE_URL", siteUrlIn(env) ?? localSite, "https://www.example"),
  imageOrigins: originsIn(env, "GATSBY_IMAGE_ORIGINS", "https://cdn.example"),
  frameAncestors: originsIn(env, "FRAME_ANCESTORS", "https://signage.example"),
  keepsOffline: keepsOfflineIn(env),
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
