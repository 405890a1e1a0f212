/** What every address of the API begins with, as it was set at build time; empty where the site's own origin serves it. */
export function apiBase(): string {
  return (process.env.GATSBY_API_URL ?? "").trim().replace(/\/+$/, "");
}

/**
 * The absolute address of something that the API serves.
 *
 * The API's origin is fixed at build time by `GATSBY_API_URL` (a trailing slash is harmless); unset means that the API
 * is served from the site's own origin.
 *
 * @example apiUrl("/api/posts/7") // https://api.example/api/posts/7
 */
export function apiUrl(path: string): URL {
  // The build reads articles too, where there is no window.
  return new URL(`${apiBase()}/${path.replace(/^\/+/, "")}`, apiBase() || window.location.origin);
}

const isLoopback = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/.test(hostname);

/**
 * Returns the absolute address of a picture of the API, or undefined when a browser should load none.
 *
 * Two mistakes of Laravel set-ups are corrected: a loopback address (`APP_URL` left at its default) stands for the API's
 * origin, and plain http of the API's host becomes https when the API is served over TLS.
 *
 * @param path absolute http(s) address, or a path relative to the API's origin
 */
export function imageUrl(path: unknown): string | undefined {
  if (typeof path !== "string" || path.trim() === "" || path.length > 2000) return undefined;
  try {
    const api = apiUrl("/");
    const url = new URL(path.trim(), api);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    const isOfDeveloper = isLoopback(url.hostname) && !isLoopback(api.hostname);
    const isDowngraded =
      url.protocol === "http:" && api.protocol === "https:" && url.hostname === api.hostname;
    return isOfDeveloper || isDowngraded ? new URL(url.pathname + url.search, api).href : url.href;
  } catch {
    return undefined;
  }
}
