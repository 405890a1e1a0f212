/** Requests as a browser makes them, each with an end. */
import { setTimeout as wait } from "node:timers/promises";

import { EnvHttpProxyAgent, fetch, type Response } from "undici";

import { API_TIMEOUT_MS } from "../../src/lib/api/get-json";

export interface Limits {
  /** Of one request, body included. */
  readonly timeoutMs: number;
  /** Of the whole check. */
  readonly totalMs: number;
  /** From one request to the next. */
  readonly pauseMs: number;
  /** An answer that takes longer is slow. */
  readonly slowMs: number;
  readonly maxBytes: number;
}

export const limits: Limits = {
  timeoutMs: API_TIMEOUT_MS,
  totalMs: 22_000,
  pauseMs: 1_000,
  slowMs: 3_000,
  maxBytes: 5_000_000,
};

/**
 * - `unreachable`: no connection, or one that broke before the headers
 * - `timeout`: no headers in time
 * - `endless`: the body did not end in time
 * - `large`: more than `maxBytes`
 * - `broken`: the body broke off, or could not be decompressed
 * - `redirect`: to another origin, or too often
 * - `skipped`: the check ran out of time
 */
export type FailureKind = "unreachable" | "timeout" | "endless" | "large" | "broken" | "redirect" | "skipped";

export interface Exchange {
  readonly url: string;
  /** Addresses to which the API redirected. */
  readonly hops: readonly string[];
  readonly ms: number;
  readonly status?: number;
  readonly headers: Headers;
  /** Decompressed; as much as came. */
  readonly body: Buffer;
  readonly failure?: { readonly kind: FailureKind; readonly detail: string };
}

const MOST_HOPS = 5;

/** Returns the innermost reason of a failed request: the system's code or message. */
function reasonOf(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string };
  return typeof cause === "object" && cause !== null ? reasonOf(cause) : (code ?? message ?? String(error));
}

export class Asker {
  private readonly start = performance.now();
  private lastStart = -Infinity;
  private readonly dispatcher: EnvHttpProxyAgent;

  /**
   * @param insecure whether a certificate that nobody vouches for is accepted
   * @param onRequest is told of each request
   */
  constructor(
    private readonly limits: Limits,
    insecure: boolean,
    private readonly onRequest: (line: string) => void,
  ) {
    const tls = { rejectUnauthorized: !insecure };
    // Reads HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Node's own fetch ignores.
    this.dispatcher = new EnvHttpProxyAgent({ connect: tls, requestTls: tls });
  }

  close = (): Promise<void> => this.dispatcher.destroy();

  /** Whether another request may start. */
  get hasTime(): boolean {
    return this.leftMs > this.limits.pauseMs;
  }

  private get leftMs(): number {
    return this.start + this.limits.totalMs - performance.now();
  }

  /**
   * Makes one request, and follows redirects within the origin: the site's security policy forbids others. It never rejects.
   *
   * @param headers sent besides those of every browser; none holds a token
   */
  async ask(url: string, headers: Record<string, string>, method = "GET"): Promise<Exchange> {
    const hops: string[] = [];
    for (;;) {
      const target = hops[hops.length - 1] ?? url;
      const exchange = await this.askOnce(target, headers, method);
      const next = exchange.headers.get("Location");
      const isRedirect = [301, 302, 303, 307, 308].includes(exchange.status ?? 0) && next !== null;
      if (!isRedirect || method !== "GET") return { ...exchange, url, hops };
      const location = URL.canParse(next, target) ? new URL(next, target) : undefined;
      hops.push(location?.href ?? next);
      if (location?.origin !== new URL(url).origin || hops.length > MOST_HOPS)
        return { ...exchange, url, hops, failure: { kind: "redirect", detail: location?.href ?? next } };
    }
  }

  private async askOnce(url: string, headers: Record<string, string>, method: string): Promise<Exchange> {
    await wait(Math.max(0, this.lastStart + this.limits.pauseMs - performance.now()));
    const nothing = { url, hops: [], ms: 0, headers: new Headers(), body: Buffer.alloc(0) };
    const timeoutMs = Math.min(this.limits.timeoutMs, this.leftMs);
    if (timeoutMs <= 0) return { ...nothing, failure: { kind: "skipped", detail: "" } };
    this.onRequest(`${method} ${url}`);
    this.lastStart = performance.now();
    const signal = AbortSignal.timeout(Math.ceil(timeoutMs));
    const elapsed = () => Math.round(performance.now() - this.lastStart);
    let response: Response | undefined;
    const chunks: Uint8Array[] = [];
    const got = (kind?: FailureKind, detail = ""): Exchange => ({
      ...nothing,
      ms: elapsed(),
      ...(response && { status: response.status, headers: new Headers([...response.headers]) }),
      body: Buffer.concat(chunks),
      ...(kind && { failure: { kind, detail } }),
    });
    try {
      response = await fetch(url, {
        method,
        headers: {
          "User-Agent": "Mozilla/5.0 (compatible; api:check)",
          "Cache-Control": "max-age=0",
          ...headers,
        },
        redirect: "manual",
        dispatcher: this.dispatcher,
        signal,
      });
      let bytes = 0;
      for await (const chunk of response.body ?? []) {
        chunks.push(chunk as Uint8Array);
        bytes += (chunk as Uint8Array).length;
        if (bytes > this.limits.maxBytes) return got("large");
      }
      return got();
    } catch (error) {
      if (signal.aborted && timeoutMs < this.limits.timeoutMs) return got("skipped");
      if (signal.aborted) return got(response ? "endless" : "timeout");
      return got(response ? "broken" : "unreachable", reasonOf(error));
    }
  }
}
