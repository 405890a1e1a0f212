/** Serves the form of `npm run edit` on this machine, with decap-server for the files of this folder. */
import { once } from "node:events";
import type { Server } from "node:http";

import { registerLocalFs } from "decap-server/dist/middlewares";
import express from "express";

import { editorHeaders, localBackend } from "../../cms/backend";

/**
 * Serves the form at /admin/ of 127.0.0.1.
 *
 * @param port 0 for a free one
 * @param root the folder with the content folder in it
 * @param editorFolder the form as `writeEditor` wrote it
 */
export async function openEditorServer(port: number, root: string, editorFolder: string): Promise<Server> {
  const app = express();
  // Other sites in the same browser must not reach decap-server, which writes files.
  app.use((request, response, next) => {
    const { host = "", origin = `http://${host}` } = request.headers;
    if (!/^(?:localhost|127\.0\.0\.1):\d+$/.test(host) || origin !== `http://${host}`)
      return response.status(403).end();
    response.set({ ...editorHeaders(localBackend), "Cache-Control": "no-cache" });
    next();
  });
  app.use("/admin", express.static(editorFolder));
  process.env.GIT_REPO_DIRECTORY = root;
  await registerLocalFs(app, { logLevel: "error" });
  const server = app.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
