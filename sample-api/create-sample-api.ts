import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { openServer, type OpenServer } from "../scripts/lib/open-server";
import { connection, etagOf, file, firstHalf, json, originOf, respondWith, send, sendHalf, statusAnswer, type Answer, type Ctx, type Env } from "./answers"; // prettier-ignore
import { addControls } from "./controls";
import type { Fault, Target } from "./faults";
import { paginate } from "./posts";
import { flagCodes } from "./rates";
import { SampleApiState, type SampleApiOptions } from "./state";

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

/** Creates the stand-in for the company's API, with its control page at `/sample-api/`. */
export function createSampleApi(options: SampleApiOptions = {}): SampleApi {
  const state = new SampleApiState(options);
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
      const rows = absurd ? state.absurdRates(originOf(c)) : state.rateRows(originOf(c));
      if (c.req.query("paginate") === "false") return json(rows);
      return json({ current_page: 1, data: rows, last_page: 1, total: rows.length });
    }),
  );

  app.get("/api/posts", (c) =>
    answer(c, "posts", (absurd) => {
      const origin = originOf(c);
      const page = state.postPage(pageNumber(c.req.query("page")), origin);
      if (state.data().postShape === "meta") {
        const { data, ...meta } = page;
        return json({ data, links: {}, meta });
      }
      return json(
        absurd ? { ...page, data: state.absurdPosts(origin), from: "1", to: {}, total: "many" } : page,
      );
    }),
  );

  app.get("/api/posts/:id", (c) =>
    answer(c, "post", (absurd) => {
      const id = c.req.param("id");
      if (absurd) return json({ id, title: null, body: 42, category_id: [], image: {}, created_at: "soon" });
      const post = state.post(id, originOf(c));
      return post
        ? json(state.data().postShape === "plain" ? post : { data: post })
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

  addControls(app, state);

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
    const { entry, over } = state.logRequest(target, {
      method: c.req.method,
      url: url.pathname + url.search,
      authorization: c.req.header("authorization") ?? null,
      ifNoneMatch: c.req.header("if-none-match") ?? null,
      origin: c.req.header("origin") ?? null,
      cookie: c.req.header("cookie") ?? null,
    });
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
        await sendHalf(c, await build(false));
        void state.untilReleased(gone).then(() => connection(c).destroy());
        return RESPONSE_ALREADY_SENT;
      case "cut":
        await sendHalf(c, await build(false));
        connection(c).destroy();
        return RESPONSE_ALREADY_SENT;
      case "refuse":
        connection(c).destroy();
        return RESPONSE_ALREADY_SENT;
      case "malformed": {
        const whole = await build(false);
        return send(c, { ...whole, body: firstHalf(whole.body) });
      }
      case "torn": {
        const whole = await build(false);
        return send(c, { ...whole, body: firstHalf(whole.body) }, etagOf(whole.body));
      }
      case "not-array":
        return send(
          c,
          json(target === "posts" ? { data: { first: "one" }, last_page: "x" } : wrongShapes[target]),
        );
      case "empty":
        return send(c, json(target === "rates" ? [] : target === "posts" ? emptyPage(originOf(c)) : {}));
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

const wrongShapes: Record<Exclude<Target, "posts">, unknown> = {
  rates: { message: "Sedang dalam pemeliharaan" },
  post: [],
  flags: {},
  images: {},
};

const emptyPage = (origin: string) => paginate([], 1, 0, `${origin}/api/posts`);

// Like Laravel: anything but a whole number from 1 is page 1.
const pageNumber = (text: string | undefined) => (/^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : 1);
