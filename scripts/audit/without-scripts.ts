import { gzipSync } from "node:zlib";

import { openServer, type OpenServer } from "../lib/open-server";
import { createStaticSite } from "../lib/static-site";

/** Serves a built site with every script taken out of its pages: what the page would cost as plain HTML. */
export const serveWithoutScripts = (publicDir: string): Promise<OpenServer> => {
  const site = createStaticSite(publicDir);
  return openServer(async (request) => {
    const response = await site(new Request(request.url, { headers: { accept: "*/*" } }));
    if (!response.headers.get("content-type")?.startsWith("text/html")) return site(request);
    const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
    const headers = new Headers(response.headers);
    headers.set("content-encoding", "gzip");
    headers.delete("content-length");
    return new Response(new Uint8Array(gzipSync(html)), { status: response.status, headers });
  }, 0);
};
