import { setClockFrom } from "../clock";

const ANSWER_WITHIN_MS = 5_000;

/**
 * Reads something off the site's own host as it is served now, past the browser's cache.
 *
 * @param path address on the site
 * @returns what `read` makes of a good answer; undefined when none comes within 5 s
 */
export async function fetchSameOrigin<T>(
  path: string,
  read: (response: Response) => T | Promise<T>,
  cache: RequestCache = "no-cache",
): Promise<T | undefined> {
  const exchange = new AbortController();
  // Not AbortSignal.timeout: Safari 15 has none.
  const timer = setTimeout(() => exchange.abort(), ANSWER_WITHIN_MS);
  try {
    const address = new URL(path, window.location.origin);
    const response = await fetch(address, { cache, signal: exchange.signal });
    setClockFrom(response.headers);
    return response.ok ? await read(response) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
