/** Serves the form at /admin on this machine, and Decap CMS's proxy protocol for the content folder. */
import { posix } from "node:path";

import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { z } from "zod";

import { editorHeaders, localBackend, localBackendPath } from "../../cms/backend";
import {
  type ContentStore,
  createContentStore,
  type PictureFile,
  RefusedError,
} from "../../cms/content-store";
import { openServer, type OpenServer } from "./open-server";

const base64 = z.base64().transform((text) => Buffer.from(text, "base64"));
const asset = z.object({ path: z.string(), content: base64 });

/** The requests of the protocol that this site's form makes. It has no drafts. */
const requestSchema = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("entriesByFiles"),
    params: z.object({ files: z.array(z.object({ path: z.string() })) }),
  }),
  z.object({ action: z.literal("entriesByFolder"), params: z.object({ folder: z.string() }) }),
  z.object({ action: z.literal("getEntry"), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal("getMedia"), params: z.object({ mediaFolder: z.string() }) }),
  z.object({ action: z.literal("getMediaFile"), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal("persistMedia"), params: z.object({ asset }) }),
  z.object({
    action: z.literal("persistEntry"),
    params: z.object({
      dataFiles: z.array(z.object({ path: z.string(), raw: z.string() })),
      assets: z.array(asset),
    }),
  }),
  z.object({ action: z.literal("deleteFiles"), params: z.object({ paths: z.array(z.string()) }) }),
  z.object({ action: z.literal("getNotes") }),
  z.object({ action: z.literal("getDeployPreview") }),
]);

const pictureFor = ({ path, bytes }: PictureFile) => ({
  id: path,
  path,
  name: posix.basename(path),
  content: Buffer.from(bytes).toString("base64"),
  encoding: "base64",
});

async function answer(store: ContentStore, request: z.infer<typeof requestSchema>): Promise<unknown> {
  const entry = async (path: string) => ({ data: await store.read(path), file: { path, id: null } });
  // A damaged file stays in the list. The form cannot open it.
  const unreadable = (path: string) => (error: unknown) => {
    if (error instanceof RefusedError) return { data: "", file: { path, id: null } };
    throw error;
  };
  switch (request.action) {
    case "entriesByFiles":
      return Promise.all(request.params.files.map(({ path }) => entry(path).catch(unreadable(path))));
    case "entriesByFolder":
      return Promise.all(
        store.list(request.params.folder).map((path) => entry(path).catch(unreadable(path))),
      );
    case "getEntry":
      return entry(request.params.path);
    case "getMedia":
      return (await store.pictures(request.params.mediaFolder)).map(pictureFor);
    case "getMediaFile":
      return pictureFor(await store.picture(request.params.path));
    case "persistMedia": {
      const { path, content: bytes } = request.params.asset;
      await store.save([], [{ path, bytes }]);
      return pictureFor({ path, bytes });
    }
    case "persistEntry": {
      const { dataFiles, assets } = request.params;
      await store.save(
        dataFiles.map(({ path, raw }) => ({ path, text: raw })),
        assets.map(({ path, content: bytes }) => ({ path, bytes })),
      );
      return { message: "saved" };
    }
    case "deleteFiles":
      await store.remove(request.params.paths);
      return { message: "deleted" };
    case "getNotes":
      return { notes: [] };
    case "getDeployPreview":
      return null;
  }
}

export interface EditorServerOptions {
  /** 0 for a free one. */
  readonly port: number;
  /** The content folder that is edited. */
  readonly contentFolder: string;
  /** The form as `writeEditor` wrote it. */
  readonly editorFolder: string;
}

/** Serves the form on 127.0.0.1. Other sites in the same browser cannot use it, because they have another origin. */
export async function openEditorServer({
  port,
  contentFolder,
  editorFolder,
}: EditorServerOptions): Promise<OpenServer> {
  // Each window has its own store, which knows the versions that this window has read.
  const stores = new Map<string, ContentStore>();
  const storeOf = (tab: string): ContentStore => {
    const store = stores.get(tab) ?? createContentStore(contentFolder);
    stores.set(tab, store);
    return store;
  };
  const headers = editorHeaders(localBackend);
  const app = new Hono();

  app.use(async (context, next) => {
    const { host } = new URL(context.req.url);
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) return context.text("Not this server", 421);
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    context.header("Cache-Control", "no-cache");
  });
  for (const path of ["/", "/admin"]) app.get(path, (context) => context.redirect("/admin/"));
  const rewriteRequestPath = (path: string) => path.replace("/admin", "");
  app.get("/admin/*", serveStatic({ root: editorFolder, rewriteRequestPath }));
  app.post(localBackendPath, async (context) => {
    const { origin } = new URL(context.req.url);
    const isOurs = context.req.header("Origin") === origin;
    if (!isOurs || !context.req.header("Content-Type")?.startsWith("application/json")) {
      return context.json({ error: "Only the editor itself may send this request." }, 403);
    }
    const request = requestSchema.safeParse(await context.req.json());
    if (!request.success) return context.json({ error: "The editor does not support this request." }, 422);
    try {
      return context.json(await answer(storeOf(context.req.query("tab") ?? ""), request.data));
    } catch (error) {
      if (error instanceof RefusedError) return context.json({ error: error.message }, 422);
      throw error;
    }
  });
  return openServer((request, bindings) => app.fetch(request, bindings), port);
}
