import { ApiError } from "./api-error";
import { apiUrl } from "./api-url";
import { signOut, storedToken } from "./auth";
import { cacheMode, noteAnswer } from "./cache-trust";
import { takeEarlyRequest } from "./early-request";

/** Time for the whole exchange, body included (specification, section 9). */
export const API_TIMEOUT_MS = 10_000;

/** What has come while the scripts were still on their way is read, however late they are. */
const LEAST_TIME_MS = 1_000;

interface GetJsonOptions {
  /** Gives the exchange up; the promise then rejects with kind `network`. */
  signal?: AbortSignal;
}

/**
 * GETs JSON from the API.
 *
 * Anonymous calls carry no header of ours, so that no CORS preflight doubles them. Nor is `If-None-Match` set by hand:
 * `cache: "no-cache"` has the browser's HTTP cache add it and turn a 304 into the body it already holds (see cache-trust.ts).
 *
 * @param path address below the API's origin, e.g. `/api/posts/7`
 * @returns the parsed body, of unknown shape
 * @throws {ApiError} in every case of failure; a 401 has also removed the stored token and left for /login
 */
export async function getJson(path: string, { signal }: GetJsonOptions = {}): Promise<unknown> {
  const url = apiUrl(path);
  const early = takeEarlyRequest(url);
  const exchange = early?.exchange ?? new AbortController();
  let timedOut = false;
  const now = performance.now();
  const beganAt = early?.startedAt ?? now;
  const patienceMs = Math.max(API_TIMEOUT_MS - (now - beganAt), LEAST_TIME_MS);
  const cache = cacheMode(url.href);
  const askedAt = Date.now();
  // Not AbortSignal.timeout: its clock cannot be driven by tests, and not every browser in use has AbortSignal.any.
  const timer = setTimeout(() => {
    timedOut = true;
    exchange.abort();
  }, patienceMs);
  const giveUp = () => exchange.abort();
  signal?.addEventListener("abort", giveUp);

  // The early request carries none.
  const token = early ? undefined : storedToken();
  try {
    const response = await (early?.response ??
      fetch(url, {
        cache,
        signal: exchange.signal,
        // A redirect could carry the token to another origin: with a token none is followed.
        ...(token && { headers: { Authorization: `Bearer ${token}` }, redirect: "error" }),
      }));
    if (!response.ok) {
      // Nobody reads the rest of an error page.
      exchange.abort();
      if (response.status === 401) signOut(token);
      throw new ApiError("http", response.status);
    }
    const text = await response.text();
    // A device that wakes may hand over what came before it slept ahead of the timers that are overdue.
    if (Date.now() - askedAt > patienceMs) throw new ApiError("timeout");
    const answer: unknown = JSON.parse(text);
    noteAnswer(url.href, cache, performance.now() - beganAt);
    return answer;
  } catch (error) {
    const kind = timedOut ? "timeout" : error instanceof SyntaxError ? "malformed" : "network";
    const failure = error instanceof ApiError ? error : new ApiError(kind);
    if (failure.kind === "timeout" || failure.kind === "malformed") noteAnswer(url.href, cache, Infinity);
    throw failure;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}
