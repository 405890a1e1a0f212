/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const source = readFileSync(join(__dirname, "../../../plugins/gatsby-plugin-service-worker/sw.js"), "utf8");
const origin = "https://www.example";

const script = (version: string) => `/app-${version.repeat(20)}.js`;
/** As the build lists them: pages first. */
const filesOf = (version: string) => [
  "/",
  "/artikel",
  "/kurs",
  "/404.html",
  script(version),
  "/art/seal.svg",
];

const pathOf = (key: string | { url: string }) =>
  new URL(typeof key === "string" ? key : key.url, origin).pathname;

/** An answer of the site's own host; those that are made by hand are of another type. */
const answer = (text: string, init?: ResponseInit, type = "basic", redirected = false): Response =>
  Object.defineProperties(new Response(text, init), {
    type: { value: type },
    redirected: { value: redirected },
    clone: { value: () => answer(text, init, type, redirected) },
  });

/** What a browser keeps for the site, from one version of the worker to the next. */
class Storage {
  readonly texts = new Map<string, string>();
  hasRoomFor: (path: string) => boolean = () => true;
  isThere = true;

  private readonly cache = {
    put: async (key: string, response: Response) => {
      const path = pathOf(key);
      expect(response.redirected).toBe(false);
      const text = await response.text();
      if (!this.hasRoomFor(path)) throw new Error("the storage is full");
      this.texts.set(path, text);
    },
    keys: async () => [...this.texts.keys()].map((path) => ({ url: origin + path })),
    delete: async (key: { url: string }) => this.texts.delete(pathOf(key)),
  };

  readonly caches = {
    open: async () => this.cache,
    has: async () => this.isThere,
    match: async (key: string) => {
      const text = this.texts.get(pathOf(key));
      return text === undefined ? undefined : new Response(text);
    },
  };
}

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly headers: Headers;
}

/** A version of the worker in a browser, whose network answers with the version's name (or "cached") and the path. */
class Worker {
  private readonly listeners = new Map<string, (event: object) => void>();
  /** Open pages of the site, controlled or not. */
  pages = 1;
  isWaiting = true;
  network = async (path: string, cache?: RequestCache): Promise<Response> =>
    answer(`${cache === "default" ? "cached" : this.version} ${path}`);

  constructor(
    readonly version: string,
    storage: Storage,
  ) {
    runInNewContext(
      source.replace("const FILES = [];", `const FILES = ${JSON.stringify(filesOf(version))};`),
      {
        self: {
          location: { origin },
          clients: { claim: async () => {}, matchAll: async () => Array.from({ length: this.pages }) },
          skipWaiting: async () => void (this.isWaiting = false),
          addEventListener: (type: string, listener: (event: object) => void) =>
            this.listeners.set(type, listener),
        },
        caches: storage.caches,
        fetch: (request: string | Asked, init?: RequestInit) => this.network(pathOf(request), init?.cache),
        URL,
        Response,
        setTimeout,
        clearTimeout,
      },
    );
  }

  private async send(type: string, event: object = {}): Promise<Response | undefined> {
    const awaited: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    this.listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => awaited.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    const answered = await response;
    await Promise.all(awaited);
    return answered;
  }

  install = (event?: object) => this.send("install", event);
  activate = () => this.send("activate");
  /** What the page that says this is told. */
  hear = async (data: unknown): Promise<unknown[]> => {
    const told: unknown[] = [];
    await this.send("message", { data, source: { postMessage: (answer: unknown) => told.push(answer) } });
    return told;
  };
  /** What a page gets that asks for this address; undefined where it is left to the browser. */
  ask = (address: string, request: Partial<Asked> = {}) =>
    this.send("fetch", {
      request: {
        method: "GET",
        mode: "cors",
        url: new URL(address, origin).href,
        headers: new Headers(),
        ...request,
      },
    });
  /** The text that a visitor of this address gets. */
  visit = async (address: string) => (await this.ask(address, { mode: "navigate" }))?.text();
}

describe("a new version", () => {
  let storage: Storage;
  beforeEach(async () => {
    storage = new Storage();
    await new Worker("a", storage).install();
  });

  it("is kept whole beside the scripts of the one before, which go when it takes over", async () => {
    const next = new Worker("b", storage);
    await next.install();
    expect(storage.texts.get("/kurs")).toBe("b /kurs");
    expect(storage.texts.get("/art/seal.svg")).toBe("b /art/seal.svg");
    expect(storage.texts.has(script("a"))).toBe(true);
    await next.activate();
    expect([...storage.texts.keys()].sort()).toEqual(filesOf("b").sort());
  });

  it("is kept whole where the browser refuses it a way past the worker", async () => {
    const refuse = jest.fn(async () => Promise.reject(new TypeError("not a condition known here")));
    await new Worker("b", storage).install({ addRoutes: refuse });
    expect(refuse).toHaveBeenCalledTimes(1);
    expect(storage.texts.get("/kurs")).toBe("b /kurs");
  });

  it("replaces no page where the storage has no more room for its scripts", async () => {
    const before = new Map(storage.texts);
    storage.hasRoomFor = (path) => !path.endsWith(".js");
    await expect(new Worker("b", storage).install()).rejects.toThrow("the storage is full");
    expect(storage.texts).toEqual(before);
  });

  it.each([
    ["takes over when the only page leaves", 1, "leaving", false, []],
    ["goes on waiting while another page is open, and says so", 2, "leaving", true, ["staying"]],
    ["goes on waiting at any other message", 1, "something", true, []],
  ])("%s", async (_, pages, message, isWaiting, told) => {
    const next = new Worker("b", storage);
    await next.install();
    next.pages = pages;
    expect(await next.hear(message)).toEqual(told);
    expect(next.isWaiting).toBe(isWaiting);
  });

  it("is not taken up while a page stands in a script's place", async () => {
    const before = new Map(storage.texts);
    const next = new Worker("b", storage);
    const html = { headers: { "content-type": "text/html; charset=utf-8" } };
    next.network = async (path) => answer(`b ${path}`, path === script("b") ? html : {});
    await expect(next.install()).rejects.toThrow(`${script("b")}: 200`);
    expect(storage.texts).toEqual(before);
  });

  it("replaces no page while one of its files is not there", async () => {
    const before = new Map(storage.texts);
    const next = new Worker("b", storage);
    next.network = async (path) =>
      path.startsWith("/art/") ? new Response(null, { status: 404 }) : answer(`b ${path}`);
    await expect(next.install()).rejects.toThrow("/art/seal.svg: 404");
    expect(storage.texts).toEqual(before);
  });
});

/** A worker that keeps what the host gave it then; the host has something new by now. */
const installed = async () => {
  const storage = new Storage();
  const worker = new Worker("a", storage);
  await worker.install();
  worker.network = async (path) => answer(`new ${path}`);
  return { storage, worker };
};

describe("an address", () => {
  let storage: Storage;
  let worker: Worker;
  beforeEach(async () => {
    ({ storage, worker } = await installed());
  });
  const cutOff = () => {
    worker.network = () => Promise.reject(new TypeError("no network"));
  };

  it.each([
    ["/", "/"],
    ["/kurs", "/kurs"],
    ["/kurs/", "/kurs"],
    ["/artikel?page=2", "/artikel"],
    ["/artikel/7", "/artikel"],
    ["/artikel/7?x=1", "/artikel"],
  ])("%s is a page: what the host answers is kept for the next visit", async (address, key) => {
    const [path] = address.split("?");
    expect(await worker.visit(address)).toBe(`new ${path}`);
    expect(storage.texts.get(key)).toBe(`new ${path}`);
    cutOff();
    expect(await worker.visit(address)).toBe(`new ${path}`);
    expect([...storage.texts.keys()].sort()).toEqual(filesOf("a").sort());
  });

  it.each(["/storage/contract.pdf", "/dashboard/", "/sample-api/", "/no-such-page", "/404", "/kurs/more"])(
    "%s is none: it is the host's, and nothing of it is kept",
    async (address) => {
      const before = new Map(storage.texts);
      expect(await worker.visit(address)).toBe(`new ${address}`);
      expect(storage.texts).toEqual(before);
      cutOff();
      expect(await worker.visit(address)).toBe("a /404.html");
    },
  );

  it.each(["/api/posts", "/admin/"])("%s is left to the browser", async (address) => {
    expect(await worker.visit(address)).toBeUndefined();
  });

  it("of a page that must not be stored keeps what was there", async () => {
    worker.network = async () => answer("for once", { headers: { "Cache-Control": "private, no-store" } });
    expect(await worker.visit("/kurs")).toBe("for once");
    expect(storage.texts.get("/kurs")).toBe("a /kurs");
  });

  it.each([
    ["an error", answer("for once", { status: 404 })],
    ["of another origin, behind a redirect", answer("for once", {}, "cors")],
  ])("of a page whose answer is %s keeps what was there", async (_, response) => {
    worker.network = async () => response;
    expect(await worker.visit("/kurs")).toBe("for once");
    expect(storage.texts.get("/kurs")).toBe("a /kurs");
  });

  it("of a page is kept without the memory of a redirect, with which no browser would show it", async () => {
    worker.network = async () => answer("new", {}, "basic", true);
    await worker.visit("/kurs");
    expect(storage.texts.get("/kurs")).toBe("new");
  });

  it("of a page is answered with what is kept where the host is down behind its proxy", async () => {
    worker.network = async () => answer("Internal Server Error", { status: 500 });
    expect(await worker.visit("/kurs")).toBe("a /kurs");
  });

  it("of a page brings nothing back into a storage that another worker has cleared for good", async () => {
    storage.isThere = false;
    await worker.visit("/kurs");
    expect(storage.texts.get("/kurs")).toBe("a /kurs");
  });
});

describe("a file", () => {
  let worker: Worker;
  beforeEach(async () => {
    ({ worker } = await installed());
  });
  const textOf = async (address: string) => (await worker.ask(address))?.text();

  it("with a hash in its name comes from what is kept", async () => {
    expect(await textOf(script("a"))).toBe(`cached ${script("a")}`);
    expect(await textOf(script("b"))).toBe(`new ${script("b")}`);
  });

  it("with a hash in its name is not kept where a page stands in its place", async () => {
    const network = worker.network;
    worker.network = async () => answer("<!doctype html>", { headers: { "content-type": "text/html" } });
    expect(await textOf(script("b"))).toBe("<!doctype html>");
    worker.network = network;
    expect(await textOf(script("b"))).toBe(`new ${script("b")}`);
  });

  it.each(["/art/seal.svg", "/page-data/kurs/page-data.json"])(
    "%s comes from the host, and from what was met last without a network",
    async (path) => {
      expect(await textOf(path)).toBe(`new ${path}`);
      worker.network = () => Promise.reject(new TypeError("no network"));
      expect(await textOf(path)).toBe(`new ${path}`);
    },
  );

  it("of a page that there is none of is said to be missing without a network", async () => {
    worker.network = () => Promise.reject(new TypeError("no network"));
    expect((await worker.ask("/page-data/no-such-page/page-data.json"))?.status).toBe(404);
    await expect(worker.ask("/art/unknown.svg")).rejects.toThrow("no network");
  });

  it.each<[string, string, Partial<Asked>]>([
    ["of another host", "https://api.example/flags/us.svg", {}],
    ["of the API", "/api/exchange-rates.json", {}],
    ["that has a query", "/storage/us.svg?v=2", {}],
    ["that is asked for in parts", "/art/seal.svg", { headers: new Headers({ Range: "bytes=0-9" }) }],
    ["that is sent something", "/art/seal.svg", { method: "POST" }],
    ["that is a photo", "/static/abc/photo.webp", {}],
  ])("%s is left to the browser", async (_, address, request) => {
    expect(await worker.ask(address, request)).toBeUndefined();
  });
});
