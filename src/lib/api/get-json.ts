import { cacheAgeMs, currentTime, setClockFrom } from "../clock";
import { ApiError } from "./api-error";
import { apiUrl } from "./api-url";
import { signOut, storedToken } from "./auth";

/** Time for the whole exchange, body included (specification, section 9). */
export const API_TIMEOUT_MS = 10_000;

/** The longest wait that an API may ask for. */
const LONGEST_WAIT_MS = 60_000;

interface GetJsonOptions {
  /** Gives the exchange up; the promise then rejects with kind `network`. */
  signal?: AbortSignal;
}

export interface Answer {
  /** The parsed body, of unknown shape. */
  readonly body: unknown;
  /** How long it has been in a shared cache, in milliseconds. */
  readonly cacheAgeMs: number;
}

/** A request that an inline script made before the scripts came (src/features/articles/early-article.tsx). */
interface EarlyRequest {
  /** Absolute address. */
  readonly url: string;
  /** Milliseconds since 1970, by the device's clock. */
  readonly startedAt: number;
  readonly exchange: AbortController;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** For the first call of the page, if it goes to the same address. */
    earlyRequest?: EarlyRequest | undefined;
  }
}

/** Addresses whose cached response may be old or broken: half a body that ended properly is cached as a whole one. */
const distrusted = new Set<string>();

/**
 * GETs JSON from the API.
 *
 * Anonymous calls carry no header of ours, which would cost a CORS preflight. `cache: "no-cache"` has the browser's HTTP
 * cache add `If-None-Match` and turn a 304 into the body it already holds.
 *
 * @param path address below the API's origin, e.g. `/api/posts/7`
 * @throws {ApiError} in every case of failure; a 401 has also removed the stored token and left for /login
 */
export async function getAnswer(path: string, { signal }: GetJsonOptions = {}): Promise<Answer> {
  const url = apiUrl(path);
  const token = storedToken();
  const { earlyRequest } = window;
  window.earlyRequest = undefined;
  const isUsable =
    !token && earlyRequest?.url === url.href && Date.now() - earlyRequest.startedAt < API_TIMEOUT_MS;
  const early = isUsable ? earlyRequest : undefined;
  if (!early) earlyRequest?.exchange.abort();
  const exchange = early?.exchange ?? new AbortController();
  let timedOut = false;
  const askedAt = early?.startedAt ?? Date.now();
  // Not AbortSignal.timeout: its clock cannot be driven by tests, and not every browser in use has AbortSignal.any.
  const timer = setTimeout(
    () => {
      timedOut = true;
      exchange.abort();
    },
    Math.min(API_TIMEOUT_MS, askedAt + API_TIMEOUT_MS - Date.now()),
  );
  const giveUp = () => exchange.abort();
  signal?.addEventListener("abort", giveUp);

  try {
    const response = await (early?.response ??
      fetch(url, {
        cache: distrusted.has(url.href) ? "reload" : "no-cache",
        signal: exchange.signal,
        // A redirect could carry the token to another origin: with a token none is followed.
        ...(token && { headers: { Authorization: `Bearer ${token}` }, redirect: "error" }),
      }));
    setClockFrom(response.headers);
    if (!response.ok) {
      // Nobody reads the rest of an error page.
      exchange.abort();
      if (response.status === 401) signOut(token);
      throw new ApiError("http", response.status, retryAfterMs(response.headers));
    }
    const text = await response.text();
    // A device that wakes may hand over what came before it slept ahead of the timers that are overdue.
    if (Date.now() - askedAt > API_TIMEOUT_MS) throw new ApiError("timeout");
    const body: unknown = JSON.parse(text);
    const ageMs = cacheAgeMs(response.headers);
    // The next request goes past the caches.
    if (ageMs > 0) distrusted.add(url.href);
    else distrusted.delete(url.href);
    return { body, cacheAgeMs: ageMs };
  } catch (error) {
    const kind = timedOut ? "timeout" : error instanceof SyntaxError ? "malformed" : "network";
    const failure = error instanceof ApiError ? error : new ApiError(kind);
    if (failure.kind === "timeout" || failure.kind === "malformed") distrusted.add(url.href);
    throw failure;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

/** Like `getAnswer`, for callers that need the body alone. */
export const getJson = async (path: string, options?: GetJsonOptions): Promise<unknown> =>
  (await getAnswer(path, options)).body;

/** Reads `Retry-After`, which gives seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(headers: Headers): number | undefined {
  const header = headers.get("Retry-After")?.trim();
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - currentTime();
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}
