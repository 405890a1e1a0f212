import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { openServer, type OpenServer } from "../scripts/lib/open-server";
import { connection, etagOf, file, firstHalf, json, originOf, respondWith, send, sendHalf, statusAnswer, type Answer, type Ctx, type Env } from "./answers"; // prettier-ignore
import { addControls } from "./control-page";
import type { Fault, Target } from "./faults";
import { paginate } from "./posts";
import { flagCodes } from "./rates";
import type { LoggedRequest } from "./request-log";
import { createState, type SampleApiOptions, type SampleApiState } from "./state";

/** Builds a response, with malformed rows if `absurd`. */
type Build = (absurd: boolean) => Answer | Promise<Answer>;

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
  const { now = Date.now, site = "" } = options;
  const app = new Hono<Env>();

  // Any origin may read it, as the company's API allows its site.
  app.use("*", async (c, next) => {
    const origin = c.req.header("origin");
    c.header("Vary", "Origin, Accept-Encoding");
    if (origin !== undefined) {
      c.header("Access-Control-Allow-Origin", origin);
      c.header("Access-Control-Expose-Headers", "Age, Date, ETag, Retry-After");
    }
    if (c.req.method !== "OPTIONS") return next();
    c.header("Access-Control-Allow-Methods", "GET, HEAD, OPTIONS");
    c.header("Access-Control-Allow-Headers", "Authorization, If-None-Match");
    return c.body(null, 204);
  });

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

  app.get("/flags/:file", (c) => {
    const [, code = ""] = /^([a-z]{2})\.svg$/.exec(c.req.param("file")) ?? [];
    if (!flagCodes.has(code)) return c.notFound();
    return answer(c, "flags", () => file(join(flagFolder, `${code}.svg`), "image/svg+xml"));
  });

  app.get("/storage/posts/:file", (c) =>
    answer(c, "images", async () => {
      const [name] = /^[a-z-]+\.jpg$/.exec(c.req.param("file")) ?? [];
      const found =
        name === undefined ? null : await file(join(imageFolder, name), "image/jpeg").catch(() => null);
      return found ?? json({ message: "Not Found" }, 404);
    }),
  );

  addControls(app, state, site);

  app.all("/api/*", (c) => {
    const route = c.req.path.slice(1);
    if (c.req.method === "GET") return c.json({ message: `The route ${route} could not be found.` }, 404);
    const message = `The ${c.req.method} method is not supported for route ${route}. Supported methods: GET, HEAD.`;
    return c.json({ message }, 405, { Allow: "GET, HEAD" });
  });
  app.notFound((c) => c.json({ message: `The route ${c.req.path.slice(1)} could not be found.` }, 404));

  /** Logs a request, and responds with its fault or its data. */
  async function answer(c: Ctx, target: Target, build: Build): Promise<Response> {
    const url = new URL(c.req.url);
    const header = (name: string) => c.req.header(name) ?? null;
    const entry: LoggedRequest = {
      at: new Date(now()).toISOString(),
      method: c.req.method,
      url: url.pathname + url.search,
      authorization: header("authorization"),
      origin: header("origin"),
      status: null,
      fault: null,
    };
    const over = state.logRequest(target, entry);
    const outgoing = c.env?.outgoing;
    const gone = new AbortController();
    // A request ends with its connection, not when the handler returns.
    outgoing?.once("close", () => {
      gone.abort();
      over();
    });
    const fault = state.takeFault(target);
    entry.fault = fault?.kind ?? null;
    try {
      if (fault) await wait(fault.delayMs, undefined, { signal: gone.signal }).catch(() => undefined);
      const response = await respond(c, target, fault, build, gone.signal);
      entry.status = response === RESPONSE_ALREADY_SENT ? null : response.status;
      return response;
    } finally {
      if (!outgoing) over();
    }
  }

  async function respond(c: Ctx, target: Target, fault: Fault | null, build: Build, gone: AbortSignal) {
    switch (fault?.kind) {
      case "status":
        if (fault.seconds !== undefined) c.header("Retry-After", String(fault.seconds));
        return statusAnswer(c, fault.status ?? 500, fault.format);
      case "redirect":
        c.header("Location", fault.location ?? "/");
        c.header("Cache-Control", "no-store");
        return respondWith(c, fault.status ?? 302, null);
      case "hang":
        await state.untilReleased(gone);
        return send(c, await build(false));
      case "stall":
      case "cut": {
        await sendHalf(c, await build(false));
        const released = fault.kind === "cut" ? Promise.resolve() : state.untilReleased(gone);
        void released.then(() => connection(c).destroy());
        return RESPONSE_ALREADY_SENT;
      }
      case "refuse":
        connection(c).destroy();
        return RESPONSE_ALREADY_SENT;
      case "malformed":
      case "torn": {
        const { body, ...whole } = await build(false);
        const half = firstHalf(body);
        return send(c, { ...whole, body: half }, etagOf(fault.kind === "torn" ? body : half));
      }
      case "not-array":
        return send(c, json(wrongShapes[target]));
      case "empty":
        return send(
          c,
          json(
            target === "rates"
              ? []
              : target === "posts"
                ? paginate([], 1, 0, `${originOf(c)}/api/posts`)
                : {},
          ),
        );
      case "missing-fields":
        return send(c, await build(true));
      case "cached":
        c.header("Age", String(fault.seconds ?? 600));
        return send(c, await build(false));
      case "delay":
      case undefined:
        return send(c, await build(false));
    }
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

const wrongShapes: Record<Target, unknown> = {
  rates: { message: "Service Unavailable" },
  posts: { data: { first: "one" }, last_page: "x" },
  post: [],
  flags: {},
  images: {},
};

// Like Laravel: anything but a whole number from 1 is page 1.
const pageNumber = (text: string | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : 1);
