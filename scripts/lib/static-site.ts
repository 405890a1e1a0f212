import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { getMimeType } from "hono/utils/mime";

import { headersFor, parseHeaders, parseRedirects, rewriteFor } from "./hosting-rules";

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof compressors;

const compressible = /^(text\/|application\/(json|manifest\+json|xml|ld\+json)|image\/svg)/;
const revalidate = "public, max-age=0, must-revalidate";

interface Representation {
  readonly body: Buffer;
  readonly encoding: Encoding | undefined;
  readonly etag: string;
}

/**
 * Serves a folder as Netlify does: `_headers` and `_redirects`, compression, `404.html`, ETags, and the rules for slashes. It
 * reads files on each request, so a newer build may replace the folder while the server runs.
 */
export function createStaticSite(publicDir: string): (request: Request) => Promise<Response> {
  const compressed = new Map<string, Representation>();

  const rulesOf = async <Rule>(name: string, parse: (text: string) => Rule[]): Promise<Rule[]> =>
    parse(await readFile(join(publicDir, name), "utf8").catch(() => ""));

  /** Returns the path of a file below the folder, null for a link that leads out of it. */
  async function fileAt(segments: readonly string[]): Promise<string | null> {
    try {
      const root = await realpath(publicDir);
      const path = await realpath(join(root, ...segments));
      return path.startsWith(root + sep) && (await stat(path)).isFile() ? path : null;
    } catch {
      return null;
    }
  }

  /** Returns the file for a path, or the path to redirect to, by Netlify's rules. */
  async function lookUp(pathname: string): Promise<{ file: string } | { redirect: string } | null> {
    const segments = segmentsOf(pathname);
    if (!segments) return null;
    const index = await fileAt([...segments, "index.html"]);
    if (segments.length === 0) return index === null ? null : { file: index };
    const html = await fileAt([...segments.slice(0, -1), `${segments.at(-1)}.html`]);
    if (pathname.endsWith("/")) {
      if (index !== null) return { file: index };
      return html === null ? null : { redirect: pathname.slice(0, -1) };
    }
    const file = (await fileAt(segments)) ?? html;
    if (file !== null) return { file };
    return index === null ? null : { redirect: `${pathname}/` };
  }

  /** Returns a file in the client's encoding. Compressed bodies are kept until the file changes. */
  async function represent(file: string, type: string, accepted: string): Promise<Representation> {
    const { mtimeMs, size } = await stat(file);
    const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
    const isCompressed = encoding && size > 500 && compressible.test(type);
    const key = [file, mtimeMs, size, encoding].join();
    const known = compressed.get(key);
    if (known) return known;
    const plain = await readFile(file);
    const body = isCompressed ? await compressors[encoding](plain) : plain;
    const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
    const made = { body, encoding: isCompressed ? encoding : undefined, etag };
    if (isCompressed) compressed.set(key, made);
    return made;
  }

  async function sendFile(request: Request, pathname: string, file: string, status = 200): Promise<Response> {
    const type = getMimeType(file) ?? "application/octet-stream";
    const accepted = request.headers.get("accept-encoding") ?? "";
    const { body, encoding, etag } = await represent(file, type, accepted);
    const headers = headersFor(await rulesOf("_headers", parseHeaders), pathname);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", revalidate);
    if (!headers.has("Content-Type")) headers.set("Content-Type", type);
    headers.append("Vary", "Accept-Encoding");
    headers.set("ETag", etag);
    if (status === 200 && request.headers.get("if-none-match") === etag)
      return new Response(null, { status: 304, headers });
    if (encoding) headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(body.length));
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
  }

  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Method Not Allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
    }
    const found = await lookUp(pathname);
    if (found && "file" in found) return sendFile(request, pathname, found.file);
    const rewritten = rewriteFor(await rulesOf("_redirects", parseRedirects), pathname);
    const target = rewritten === undefined ? null : await lookUp(rewritten);
    const file = target && "redirect" in target ? await lookUp(target.redirect) : target;
    if (file && "file" in file) return sendFile(request, pathname, file.file);
    if (found) {
      const headers = { Location: found.redirect + search, "Cache-Control": revalidate };
      return new Response(null, { status: 301, headers });
    }
    return sendFile(request, pathname, join(publicDir, "404.html"), 404);
  };
}

/** Returns the decoded parts of a path, null for one with dot segments and for the files that only the host reads. */
function segmentsOf(pathname: string): string[] | null {
  const trimmed = pathname.replace(/^\//, "").replace(/\/$/, "");
  if (trimmed === "") return pathname === "/" ? [] : null;
  try {
    const segments = trimmed.split("/").map(decodeURIComponent);
    const isSafe = segments.every((segment) => segment !== "" && !/^\.\.?$|[/\\\0]/.test(segment));
    return isSafe && !/^_(headers|redirects)$|(^|\/)\.htaccess$/.test(segments.join("/")) ? segments : null;
  } catch {
    return null;
  }
}
