/**
 * Whether the browser's cache is to be relied on. What it keeps is asked about by its ETag, and a 304 saves the body on each poll.
 * But half an answer that ended properly is kept as a whole one, and the API says of it that nothing has changed, for as long
 * as that is so. And where two tabs ask a slow API, Chromium lets one wait for the other's answer before it asks for its own.
 */

/** An API as slow as this has its answers asked for past the cache, which makes it no slower. */
const SLOW_MS = 3_000;

/** However often the API says that nothing has changed, what is kept may be wrong for this long at most. */
const WHOLE_EVERY_MS = 60_000;

/** From when on, by `performance.now()`, an address is asked for the whole answer. */
const wholeFrom = new Map<string, number>();

/** How the address is to be asked now: for what has changed, or for the whole answer, which the browser then keeps. */
export const cacheMode = (url: string): RequestCache =>
  performance.now() >= (wholeFrom.get(url) ?? Infinity) ? "reload" : "no-cache";

/**
 * Notes how an address was answered.
 *
 * @param mode it was asked for in
 * @param tookMs Infinity: what came could not be read, or did not come in time
 */
export const noteAnswer = (url: string, mode: RequestCache, tookMs: number): void => {
  const isSlow = tookMs > SLOW_MS;
  if (isSlow || mode === "reload" || !wholeFrom.has(url))
    wholeFrom.set(url, isSlow ? 0 : performance.now() + WHOLE_EVERY_MS);
};
