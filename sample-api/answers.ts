import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { StatusCode } from "hono/utils/http-status";

/** Hono's environment. The bindings are missing when a test calls the app without a server. */
export interface Env {
  Bindings: Partial<HttpBindings> | undefined;
}
export type Ctx = Context<Env>;

/** A response without fault. */
export interface Answer {
  readonly status: 200 | 404;
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Returns JSON that caches revalidate. */
export function json(value: unknown, status: Answer["status"] = 200): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { status, body, contentType: "application/json", cacheControl: "no-cache" };
}

/** Returns a picture, which browsers may cache for a week. */
export async function file(path: string, contentType: string): Promise<Answer> {
  return { status: 200, body: await readFile(path), contentType, cacheControl: "public, max-age=604800" };
}

/** Returns the first half of a body. */
export const firstHalf = (body: Buffer) => body.subarray(0, Math.floor(body.length / 2));

/** Returns this server's origin as the browser sees it, also behind the proxy of a cloud workspace. */
export function originOf(c: Ctx): string {
  const url = new URL(c.req.url);
  const host = c.req.header("x-forwarded-host") ?? url.host;
  return `${c.req.header("x-forwarded-proto") ?? url.protocol.slice(0, -1)}://${host}`;
}

/**
 * Sends a response. Hono's middleware compresses it, or replaces it by a 304.
 *
 * @param text what the ETag names
 */
export function send(c: Ctx, { status, body, contentType, cacheControl }: Answer, text = body): Response {
  c.header("Cache-Control", cacheControl);
  c.header("Content-Type", contentType);
  c.header("ETag", `W/"${createHash("sha1").update(text).digest("base64url")}"`);
  return c.body(new Uint8Array(body), status);
}

/** Sends the headers of the whole response and half of its body, and leaves the connection open. */
export async function sendHalf(c: Ctx, { status, body, contentType }: Answer): Promise<void> {
  const { outgoing } = c.env ?? {};
  if (!outgoing) throw new Error("Half a response needs a real connection");
  c.header("Content-Type", contentType);
  c.header("Content-Length", String(body.length));
  outgoing.writeHead(status, Object.fromEntries(c.res.headers));
  await new Promise((resolve) => outgoing.write(firstHalf(body), resolve));
}

/** Returns the socket of a request. */
export function connection(c: Ctx): Socket {
  const socket = c.env?.outgoing?.socket ?? c.env?.incoming?.socket;
  if (!socket) throw new Error("Breaking a connection needs a real one");
  return socket;
}

/** Returns an error as Laravel sends it: HTML from 500, JSON below. */
export function statusAnswer(c: Ctx, status: number, format = status < 500 ? "json" : "html"): Response {
  c.header("Cache-Control", "no-cache, private");
  c.status(status as StatusCode);
  const text = STATUS_CODES[status] ?? `Status ${status}`;
  if (format === "none" || status === 204 || status === 304) return c.body(null);
  if (format === "json") return c.json({ message: text });
  return c.html(`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${text}</title></head>
<body><div class="code">${status}</div><div class="message">${text}</div></body></html>`);
}
