import type { Dom } from "../dom";

/** Returns the origin of the API, set at build time; empty if the site's own origin serves it. */
export function apiBase(): string {
  return (process.env.GATSBY_API_URL ?? "").trim().replace(/\/+$/, "");
}

/**
 * Returns the absolute address of an API path.
 *
 * @example apiUrl("/api/posts/7") // https://api.example/api/posts/7
 */
export function apiUrl(path: string): URL {
  // The build, which has no window, reads articles of an API that is set.
  return new URL(`${apiBase()}/${path.replace(/^\/+/, "")}`, apiBase() || window.location.origin);
}

const isLoopback = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/.test(hostname);

/**
 * Corrects two mistakes of Laravel set-ups: a loopback address (default `APP_URL`) becomes one of `origin`, and http of the API's
 * host becomes https if the API uses TLS.
 */
export function correctedUrl(url: URL, origin: URL): URL {
  const api = apiUrl("/");
  const path = url.pathname + url.search + url.hash;
  if (isLoopback(url.hostname) && !isLoopback(api.hostname)) return new URL(path, origin);
  const isDowngraded = url.protocol === "http:" && api.protocol === "https:" && url.hostname === api.hostname;
  return isDowngraded ? new URL(path, api) : url;
}

/**
 * Returns the absolute address of a picture of the API, corrected; undefined if a browser should not load it.
 *
 * @param path absolute http(s) address, or a path relative to the API's origin
 */
export function imageUrl(path: unknown): string | undefined {
  if (typeof path !== "string" || path.trim() === "" || path.length > 2000) return undefined;
  try {
    const api = apiUrl("/");
    const url = new URL(path.trim(), api);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    return correctedUrl(url, api).href;
  } catch {
    return undefined;
  }
}

/** Returns whether the content security policy allows a picture: of the site, of the API, or of `GATSBY_IMAGE_ORIGINS`. */
export const isAllowedPicture = (address: string, { location }: Dom = window): boolean =>
  [location.origin, apiUrl("/").href, ...(process.env.GATSBY_IMAGE_ORIGINS ?? "").split(/[\s,]+/)]
    .filter(Boolean)
    .some((allowed) => new URL(allowed).origin === new URL(address).origin);
