import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";

import { headersFor, parseHeaders, parseRedirects, rewriteFor } from "./hosting-rules";

const compressible = /^(text\/|application\/(json|manifest\+json|xml|ld\+json)|image\/svg)/;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Compresses texts as hosts do, for browsers that accept Brotli. Keeps the compressed bodies by their ETag. */
const compress = (): MiddlewareHandler => {
  const compressed = new Map<string, Buffer>();
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const tag = headers.get("ETag");
    if (!tag || !compressible.test(headers.get("Content-Type") ?? "")) return;
    context.header("Vary", "Accept-Encoding", { append: true });
    if (context.res.status !== 200 || !context.req.header("Accept-Encoding")?.includes("br")) return;
    const body =
      compressed.get(tag) ??
      (await promisify(brotliCompress)(Buffer.from(await context.res.arrayBuffer()), quality));
    compressed.set(tag, body);
    context.res = new Response(new Uint8Array(body), context.res);
    context.header("Content-Encoding", "br");
    context.header("Content-Length", String(body.length));
  };
};

/** Returns a function that parses a file, and parses it again only once the file has changed. A missing file is an empty text. */
const createFileParser = <Parsed>(path: string, parse: (text: string) => Parsed): (() => Promise<Parsed>) => {
  let parsed: Parsed | undefined;
  let parsedVersion: string | undefined;
  return async () => {
    const version = await stat(path).then(
      ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
      () => "missing",
    );
    if (parsed === undefined || version !== parsedVersion) {
      parsed = parse(await readFile(path, "utf8").catch(() => ""));
      parsedVersion = version;
    }
    return parsed;
  };
};

/**
 * Serves a built site as static hosts do: `_headers`, `_redirects`, compression, ETags and `404.html`. It notices changed
 * files, so a newer build may replace the folder while the server runs.
 */
export function createStaticSite(publicDir: string): Hono {
  const headerRules = createFileParser(join(publicDir, "_headers"), parseHeaders);
  const rewrites = createFileParser(join(publicDir, "_redirects"), parseRedirects);
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const headers = headersFor(await headerRules(), context.req.path);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "public, max-age=0, must-revalidate");
    for (const [name, value] of headers) context.header(name, value);
  });
  // A weak ETag names the text, not its compressed form.
  app.use(compress(), etag({ weak: true }));
  app.get("*", serveStatic({ root: publicDir }), async (context, next) => {
    const path = rewriteFor(await rewrites(), context.req.path);
    return path === undefined ? next() : serveStatic({ root: publicDir, path })(context, next);
  });
  app.notFound(async (context) =>
    context.html(await readFile(join(publicDir, "404.html"), "utf8").catch(() => ""), 404),
  );
  return app;
}
