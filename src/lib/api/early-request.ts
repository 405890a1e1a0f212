/** A request that the page's head made before any script had come. */
interface EarlyRequest {
  /** Absolute. */
  readonly url: string;
  /** By the clock of `performance.now()`, milliseconds. */
  readonly startedAt: number;
  readonly exchange: AbortController;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    earlyRequest?: EarlyRequest;
  }
}

/** Hands the early request over, once, if it is for this address; one for another address is given up. */
export function takeEarlyRequest(url: URL): EarlyRequest | undefined {
  const { earlyRequest } = window;
  if (!earlyRequest) return undefined;
  delete window.earlyRequest;
  if (earlyRequest.url === url.href) return earlyRequest;
  earlyRequest.exchange.abort();
  return undefined;
}
