import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import type { Fault } from "./faults";

/** Hono's environment; the bindings are missing where a test calls the app without a server. */
export interface Env {
  Bindings: Partial<HttpBindings> | undefined;
}
export type Ctx = Context<Env>;

/** An answer before caching, compression and faults. */
export interface Answer {
  readonly status: 200 | 404;
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Returns an answer of JSON that caches revalidate. */
export function json(value: unknown, status: Answer["status"] = 200): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { status, body, contentType: "application/json", cacheControl: "no-cache" };
}

/** A picture: pictures keep their address, so browsers may keep them for a week. */
export async function file(path: string, contentType: string): Promise<Answer> {
  return { status: 200, body: await readFile(path), contentType, cacheControl: "public, max-age=604800" };
}

/** The first half of a body: for an array of objects, JSON that ends in the middle of one. */
export const firstHalf = (body: Buffer) => body.subarray(0, Math.floor(body.length / 2));

/**
 * Where the visitor's browser reached this server, also through a proxy that says so, as that of a workspace in the cloud.
 * Absolute addresses in answers start with it.
 */
export function originOf(c: Ctx): string {
  const url = new URL(c.req.url);
  const host = c.req.header("x-forwarded-host") ?? url.host;
  return `${c.req.header("x-forwarded-proto") ?? url.protocol.slice(0, -1)}://${host}`;
}

/** Weak, because it names the text and not its compressed form. */
export const etagOf = (body: Buffer): string => `W/"${createHash("sha1").update(body).digest("base64url")}"`;

/** Sends with ETag, and 304 to a browser that has the same; compresses what gains from it. */
export function send(
  c: Ctx,
  { status, body, contentType, cacheControl }: Answer,
  etag = etagOf(body),
): Response {
  c.header("Cache-Control", cacheControl);
  c.header("Content-Type", contentType);
  if (status === 200) {
    c.header("ETag", etag);
    if (matches(c.req.header("if-none-match"), etag)) return respondWith(c, 304, null);
  }
  const zip =
    body.length > 1_000 && contentType !== "image/jpeg" && acceptsGzip(c.req.header("accept-encoding"));
  if (zip) c.header("Content-Encoding", "gzip");
  return respondWith(c, status, zip ? gzipSync(body) : body);
}

/** Sends the headers of the whole answer and half of its body, and leaves the connection open. */
export async function sendHalf(c: Ctx, { status, body, contentType }: Answer): Promise<void> {
  const { outgoing } = c.env ?? {};
  if (!outgoing) throw new Error("Half an answer needs a real connection");
  c.header("Content-Type", contentType);
  c.header("Content-Length", String(body.length));
  outgoing.writeHead(status, Object.fromEntries(c.res.headers));
  await new Promise((resolve) => outgoing.write(firstHalf(body), resolve));
}

/** The socket under a request. */
export function connection(c: Ctx): Socket {
  const socket = c.env?.outgoing?.socket ?? c.env?.incoming?.socket;
  if (!socket) throw new Error("Breaking a connection needs a real one");
  return socket;
}

/** An error as Laravel answers it: a page for 500 and up, JSON below. */
export function statusAnswer(c: Ctx, status: number, format: Fault["format"]): Response {
  c.header("Cache-Control", "no-cache, private");
  const text = statusTexts[status] ?? `Status ${status}`;
  const withoutBody = format === "none" || status === 204 || status === 304;
  if (withoutBody) return respondWith(c, status, null);
  if (format === "json" || (format === undefined && status < 500)) {
    c.header("Content-Type", "application/json");
    return respondWith(c, status, Buffer.from(JSON.stringify({ message: text })));
  }
  c.header("Content-Type", "text/html; charset=utf-8");
  const page = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${text}</title></head>
<body><div class="code">${status}</div><div class="message">${text}</div></body></html>`;
  return respondWith(c, status, Buffer.from(page));
}

const statusTexts: Partial<Record<number, string>> = {
  401: "Unauthenticated.",
  403: "This action is unauthorized.",
  404: "Not Found",
  419: "CSRF token mismatch.",
  429: "Too Many Attempts.",
  500: "Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Responds with any status and what has been set on the context so far. */
export function respondWith(c: Ctx, status: number, body: Buffer | null): Response {
  if (!isStatus(status)) throw new RangeError(`${status} is not an HTTP status`);
  c.status(status);
  return body === null ? c.body(null) : c.body(new Uint8Array(body));
}

const isStatus = (status: number): status is StatusCode => status >= 200 && status <= 599;

const matches = (header: string | undefined, etag: string) =>
  header !== undefined && header.split(",").some((one) => [etag, etag.slice(2), "*"].includes(one.trim()));

const acceptsGzip = (header: string | undefined) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(header ?? "");
