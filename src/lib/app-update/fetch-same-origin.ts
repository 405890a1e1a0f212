const TIMEOUT_MS = 5_000;

/**
 * Reads a file of the site's own host, past the browser's cache.
 *
 * @param path address on the site
 * @returns the result of `read` for a successful response; undefined without one within 5 s
 */
export async function fetchSameOrigin<T>(
  path: string,
  read: (response: Response) => T | Promise<T>,
  cache: RequestCache = "no-cache",
): Promise<T | undefined> {
  const exchange = new AbortController();
  const askedAt = Date.now();
  // Not AbortSignal.timeout: Safari 15 does not have it.
  const timer = setTimeout(() => exchange.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(new URL(path, window.location.origin), { cache, signal: exchange.signal });
    // After sleep, an old response can arrive before the overdue timeout fires.
    if (Math.abs(Date.now() - askedAt) > TIMEOUT_MS) return undefined;
    return response.ok ? await read(response) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
