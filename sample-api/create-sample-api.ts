import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { openServer, type OpenServer } from "../scripts/lib/open-server";
import { file, json, originOf, send, type Ctx, type Env } from "./answers";
import { addControls } from "./control-page";
import { faultKinds, type Build, type Target } from "./faults";
import type { LoggedRequest } from "./request-log";
import { createState, type SampleApiOptions, type SampleApiState } from "./state";

export interface SampleApi {
  readonly app: Hono<Env>;
  readonly state: SampleApiState;
  /** Listens on 127.0.0.1, on a free port unless one is given. */
  listen(port?: number): Promise<OpenServer>;
  /** Answers requests that hang, then stops listening. */
  close(): Promise<void>;
}

const flagFolder = join(dirname(require.resolve("flag-icons/package.json")), "flags", "4x3");
const imageFolder = join(__dirname, "images");

/** Creates the stand-in for the company's API, with the page of its faults at `/sample-api/`. */
export function createSampleApi(options: SampleApiOptions = {}): SampleApi {
  const state = createState(options);
  const app = new Hono<Env>();

  app.use(
    // Any origin may read it, as the company's API allows its site.
    cors({
      origin: (origin) => origin,
      allowMethods: ["GET", "HEAD", "OPTIONS"],
      allowHeaders: ["Authorization", "If-None-Match"],
      exposeHeaders: ["Age", "Date", "ETag", "Retry-After"],
    }),
    compress(),
    etag({
      retainedHeaders: [
        ...RETAINED_304_HEADERS,
        "age",
        "access-control-allow-origin",
        "access-control-expose-headers",
      ],
    }),
  );

  app.get("/api/exchange-rates", (c) =>
    answer(c, "rates", (absurd) => {
      const rows = state.rateRows(originOf(c), absurd);
      if (c.req.query("paginate") === "false") return json(rows);
      return json({ current_page: 1, data: rows, last_page: 1, total: rows.length });
    }),
  );

  app.get("/api/posts", (c) =>
    answer(c, "posts", (absurd) =>
      json(state.postPage(pageNumber(c.req.query("page")), originOf(c), absurd)),
    ),
  );

  app.get("/api/posts/:id", (c) =>
    answer(c, "post", (absurd) => {
      const id = c.req.param("id");
      if (absurd) return json({ id, title: null, body: 42, category_id: [], image: {}, created_at: "soon" });
      const post = state.post(id, originOf(c));
      return post
        ? json(post)
        : json({ message: `No query results for model [App\\Models\\Post] ${id}` }, 404);
    }),
  );

  for (const [target, path, folder, type] of [
    ["flags", "/flags/:file", flagFolder, "image/svg+xml"],
    ["images", "/storage/posts/:file", imageFolder, "image/jpeg"],
  ] as const)
    app.get(path, (c) =>
      answer(c, target, async () => {
        const [name = ""] = /^[a-z-]+\.(?:svg|jpg)$/.exec(c.req.param("file")) ?? [];
        return file(join(folder, name), type).catch(() => json({ message: "Not Found" }, 404));
      }),
    );

  addControls(app, state, options.site ?? "");

  app.notFound((c) => c.json({ message: `The route ${c.req.path.slice(1)} could not be found.` }, 404));

  /** Logs a request, and responds with its fault or its data. */
  async function answer(c: Ctx, target: Target, build: Build): Promise<Response> {
    const url = new URL(c.req.url);
    const authorization = c.req.header("authorization") ?? null;
    const entry: LoggedRequest = { url: url.pathname + url.search, authorization, status: null };
    state.logRequest(target, entry);
    const outgoing = c.env?.outgoing;
    const closed = new AbortController();
    // A request ends with its connection, not when the handler returns.
    outgoing?.once("close", () => {
      if (outgoing.writableEnded) entry.status = outgoing.statusCode;
      closed.abort();
    });
    const fault = state.takeFault(target);
    if (!fault) return send(c, await build(false));
    await wait(fault.delayMs, undefined, { signal: closed.signal }).catch(() => undefined);
    const released = () => state.untilReleased(closed.signal);
    return faultKinds[fault.kind].respond({ c, target, fault, build, released });
  }

  let server: OpenServer | null = null;
  return {
    app,
    state,
    listen: async (port = 0) => {
      server = await openServer((request, bindings) => app.fetch(request, bindings), port);
      return server;
    },
    close: async () => {
      state.clearFaults();
      await server?.close();
      server = null;
    },
  };
}

// Like Laravel: anything but a whole number from 1 is page 1.
const pageNumber = (text: string | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : 1);
