import { ageHeaderMs } from "../clock";
import type { Dom } from "../dom";
import { ApiError } from "./api-error";
import { apiUrl } from "./api-url";
import { signOut, storedToken } from "./auth";

/** Timeout of a request, body included (specification, section 9). */
export const API_TIMEOUT_MS = 10_000;

/** The longest `Retry-After` to respect. */
const LONGEST_WAIT_MS = 60_000;

/** A request by an inline script before the bundles load (src/features/articles/early-article.tsx). */
interface EarlyRequest {
  /** Absolute address. */
  readonly url: string;
  /** Milliseconds since 1970, on the device's clock. */
  readonly startedAt: number;
  readonly exchange: AbortController;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** Used by the first call of the page if the address is the same. */
    earlyRequest?: EarlyRequest | undefined;
  }
}

/** Addresses whose cached response may be old or truncated: browsers cache half a body as a whole one. */
const distrusted = new Set<string>();

/**
 * GETs JSON from the API.
 *
 * Anonymous calls have no custom header, which would cost a CORS preflight. `cache: "no-cache"` makes the browser
 * revalidate with `If-None-Match` and return the cached body for a 304.
 *
 * @param path such as `/api/posts/7`
 * @throws {ApiError} on every failure; a 401 also signs out
 */
export async function getAnswer(path: string, dom: Dom = window) {
  const url = apiUrl(path);
  const token = storedToken();
  const { earlyRequest } = dom;
  dom.earlyRequest = undefined;
  const isUsable =
    !token && earlyRequest?.url === url.href && Date.now() - earlyRequest.startedAt < API_TIMEOUT_MS;
  const early = isUsable ? earlyRequest : undefined;
  if (!early) earlyRequest?.exchange.abort();
  const exchange = early?.exchange ?? new AbortController();
  let timedOut = false;
  const askedAt = early?.startedAt ?? Date.now();
  // Fake timers cannot drive AbortSignal.timeout, and AbortSignal.any needs Chromium 116.
  const timer = setTimeout(
    () => {
      timedOut = true;
      exchange.abort();
    },
    Math.min(API_TIMEOUT_MS, askedAt + API_TIMEOUT_MS - Date.now()),
  );

  try {
    const response = await (early?.response ??
      fetch(url, {
        cache: distrusted.has(url.href) ? "reload" : "no-cache",
        signal: exchange.signal,
        // A redirect could carry the token to another origin.
        ...(token && { headers: { Authorization: `Bearer ${token}` }, redirect: "error" }),
      }));
    // After sleep, an old response can arrive before the overdue timeout fires.
    const isOverdue = () => Math.abs(Date.now() - askedAt) > API_TIMEOUT_MS;
    if (isOverdue()) throw new ApiError("timeout");
    if (!response.ok) {
      // Ends the download of the error page.
      exchange.abort();
      if (response.status === 401) signOut(token, dom);
      throw new ApiError("http", response.status, retryAfterMs(response.headers));
    }
    const text = await response.text();
    if (isOverdue()) throw new ApiError("timeout");
    const body: unknown = JSON.parse(text);
    // The next request bypasses the caches.
    if (ageHeaderMs(response.headers) > 0) distrusted.add(url.href);
    else distrusted.delete(url.href);
    return { body, headers: response.headers };
  } catch (error) {
    const kind = timedOut ? "timeout" : error instanceof SyntaxError ? "malformed" : "network";
    const failure = error instanceof ApiError ? error : new ApiError(kind);
    if (failure.kind === "timeout" || failure.kind === "malformed") distrusted.add(url.href);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

/** GETs JSON from the API, without the headers. */
export const getJson = async (path: string, dom?: Dom): Promise<unknown> => (await getAnswer(path, dom)).body;

/** Returns `Retry-After`, which Laravel gives in seconds, in milliseconds; undefined for a date. */
function retryAfterMs(headers: Headers): number | undefined {
  const header = headers.get("Retry-After") ?? "";
  return /^\d+$/.test(header) ? Math.min(Number(header) * 1_000, LONGEST_WAIT_MS) : undefined;
}
