/** A request that an inline script made before the scripts had come (src/features/articles/early-article.tsx). */
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
    earlyRequest?: EarlyRequest | undefined;
  }
}

/** Returns the early request, once, if it went to this address at most `maxAgeMs` ago. */
export function takeEarlyRequest(url: URL, maxAgeMs: number): EarlyRequest | undefined {
  const { earlyRequest } = window;
  if (earlyRequest?.url !== url.href) return undefined;
  window.earlyRequest = undefined;
  return Date.now() - earlyRequest.startedAt < maxAgeMs ? earlyRequest : undefined;
}
