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
  return new URL(`${apiBase()}/${path.replace(/^\/+/, "")}`, window.location.origin);
}

/**
 * A picture's address as the API gives it (absolute, or relative to the API's origin), or undefined when there is none
 * that a browser should load: only http and https are.
 */
export function imageUrl(path: unknown): string | undefined {
  if (typeof path !== "string" || path.trim() === "" || path.length > 2000) return undefined;
  try {
    const url = new URL(path.trim(), apiUrl("/"));
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
