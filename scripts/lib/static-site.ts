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
  readonly encoding: Encoding | null;
  readonly etag: string;
  readonly modified: Date;
}

/**
 * Serves a folder as Netlify does: its `_headers` and `_redirects`, compression, `404.html`, ETags, and the rules for slashes. Files
 * are read on each request, so the folder may be swapped for a newer build while the server runs.
 *
 * @returns a function from request to response
 */
export function createStaticSite(publicDir: string): (request: Request) => Promise<Response> {
  const compressed = new Map<string, { stamp: string; representation: Representation }>();

  async function rulesOf<Rule>(name: string, parse: (text: string) => Rule[]): Promise<Rule[]> {
    const text = await readFile(join(publicDir, name), "utf8").catch(() => "");
    return parse(text);
  }

  /** The path of a regular file below the folder, or null; a link that leads out of it counts as none. */
  async function fileAt(segments: readonly string[]): Promise<string | null> {
    try {
      const root = await realpath(publicDir);
      const path = await realpath(join(root, ...segments));
      return path.startsWith(root + sep) && (await stat(path)).isFile() ? path : null;
    } catch {
      return null;
    }
  }

  /** The file for a path, or the path to redirect to, by Netlify's rules. */
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
    const exact = await fileAt(segments);
    if (exact !== null || html !== null) return { file: exact ?? html ?? "" };
    return index === null ? null : { redirect: `${pathname}/` };
  }

  async function represent(
    file: string,
    type: string,
    accepted: readonly Encoding[],
  ): Promise<Representation> {
    const { mtime, size } = await stat(file);
    const [encoding] = accepted;
    if (!encoding || size <= 500 || !compressible.test(type))
      return representation(await readFile(file), null, mtime);
    const key = `${encoding} ${file}`;
    const stamp = `${mtime.getTime()} ${size}`;
    const known = compressed.get(key);
    if (known?.stamp === stamp) return known.representation;
    const made = representation(await compressors[encoding](await readFile(file)), encoding, mtime);
    compressed.set(key, { stamp, representation: made });
    return made;
  }

  async function sendFile(request: Request, url: URL, file: string, status: number): Promise<Response> {
    const type = getMimeType(file) ?? "application/octet-stream";
    const { body, encoding, etag, modified } = await represent(file, type, encodingsOf(request));
    const headers = headersFor(await rulesOf("_headers", parseHeaders), url.pathname);
    const set = (name: string, value: string) => headers.has(name) || headers.set(name, value);
    set("Cache-Control", revalidate);
    set("Content-Type", type);
    headers.append("Vary", "Accept-Encoding");
    headers.set("ETag", etag);
    headers.set("Last-Modified", modified.toUTCString());
    if (status === 200 && isFresh(request, etag, modified))
      return new Response(null, { status: 304, headers });
    if (encoding) headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(body.length));
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
  }

  async function notFound(request: Request, url: URL): Promise<Response> {
    const page = await fileAt(["404.html"]);
    if (page !== null) return sendFile(request, url, page, 404);
    return new Response("Not Found", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }

  return async (request) => {
    const url = new URL(request.url);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Method Not Allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
    }
    const found = await lookUp(url.pathname);
    if (found && "file" in found) return sendFile(request, url, found.file, 200);
    const rewritten = rewriteFor(await rulesOf("_redirects", parseRedirects), url.pathname);
    if (rewritten) {
      const target = await lookUp(rewritten);
      const file = target && "redirect" in target ? await lookUp(target.redirect) : target;
      if (file && "file" in file) return sendFile(request, url, file.file, 200);
    }
    return found ? redirect(found.redirect, url) : notFound(request, url);
  };
}

function representation(body: Buffer, encoding: Encoding | null, modified: Date): Representation {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  return { body, encoding, etag, modified };
}

function redirect(to: string, { search }: URL): Response {
  return new Response(null, {
    status: 301,
    headers: { Location: to + search, "Cache-Control": revalidate },
  });
}

/** The decoded parts of a path; null when it could lead astray, or to the files that only the host reads. */
function segmentsOf(pathname: string): string[] | null {
  const trimmed = pathname.replace(/^\//, "").replace(/\/$/, "");
  if (trimmed === "") return pathname === "/" ? [] : null;
  try {
    const segments = trimmed.split("/").map(decodeURIComponent);
    const safe = segments.every((segment) => segment !== "" && !/^\.\.?$|[/\\\0]/.test(segment));
    return safe && !/^_(headers|redirects)$|(^|\/)\.htaccess$/.test(segments.join("/")) ? segments : null;
  } catch {
    return null;
  }
}

/** The encodings that the client accepts and we have, the better first. */
function encodingsOf(request: Request): Encoding[] {
  const accepted = new Set(
    (request.headers.get("accept-encoding") ?? "")
      .split(",")
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q=/),
      )
      .filter(([, quality = "1"]) => Number(quality) > 0)
      .map(([name]) => name),
  );
  const ours: Encoding[] = ["br", "gzip"];
  return ours.filter((encoding) => accepted.has(encoding));
}

function isFresh(request: Request, etag: string, modified: Date): boolean {
  const tags = request.headers.get("if-none-match");
  if (tags !== null)
    return tags.split(",").some((tag) => [etag, "*"].includes(tag.trim().replace(/^W\//, "")));
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}
