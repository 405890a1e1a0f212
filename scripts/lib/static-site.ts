import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, type Handler, Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";

/** Hono reads the paths of `_headers` and `_redirects` as Netlify does, and the build writes one rule for a header at a path. */
const createApp = (publicDir: string): Hono => {
  const blocksOf = (name: string, separator: string) =>
    readFileSync(join(publicDir, name), "utf8").trim().split(separator);
  const sendMissing = (page: string) => (context: Context) =>
    context.html(readFileSync(join(publicDir, page), "utf8"), 404);
  const app = new Hono();
  app.use(async (context, next) => {
    context.header("Cache-Control", "public, max-age=0, must-revalidate");
    await next();
  });
  for (const block of blocksOf("_headers", "\n\n")) {
    const [path = "", ...lines] = block.split("\n");
    const fields = lines.map((line) => /^\s+([\w-]+): (.+)$/.exec(line) ?? []);
    app.use(path, async (context, next) => {
      await next();
      for (const [, name = "", value] of fields) context.header(name, value);
    });
  }
  // A weak ETag names the text, not its compressed form.
  app.use(compress(), etag({ weak: true }));
  app.get("*", serveStatic({ root: publicDir }));
  for (const line of blocksOf("_redirects", "\n")) {
    const [from = "", path = "", status] = line.split(/\s+/);
    const serve = serveStatic({ root: publicDir, path });
    const send: Handler = async (context) =>
      (await serve(context, async () => undefined)) ?? context.notFound();
    app.get(from, status === "404" ? sendMissing(path) : send);
  }
  app.notFound(sendMissing("404.html"));
  return app;
};

/**
 * Serves a built site with its headers, rewrites and 404 page, on machines without the host's server. A newer build may replace
 * the folder meanwhile.
 */
export const createStaticSite = (publicDir: string) => {
  let app = new Hono();
  let version = "";
  return (request: Request): Response | Promise<Response> => {
    const { ino, mtimeMs } = statSync(join(publicDir, "_headers"));
    const current = `${ino} ${mtimeMs}`;
    if (current !== version) app = createApp(publicDir);
    version = current;
    return app.fetch(request);
  };
};
