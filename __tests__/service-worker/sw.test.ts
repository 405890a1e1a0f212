/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const source = readFileSync(join(__dirname, "../../src/service-worker/sw.js"), "utf8");
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
const answer = (text: string, headers?: Record<string, string>): Response =>
  Object.defineProperties(new Response(text, { headers }), {
    type: { value: "basic" },
    clone: { value: () => answer(text, headers) },
  });

/** What a browser keeps for the site, from one version of the worker to the next. */
class Storage {
  readonly texts = new Map<string, string>();
  hasRoomFor: (path: string) => boolean = () => true;

  private readonly cache = {
    put: async (key: string, response: Response) => {
      const path = pathOf(key);
      const text = await response.text();
      if (!this.hasRoomFor(path)) throw new Error("the storage is full");
      this.texts.set(path, text);
    },
    keys: async () => [...this.texts.keys()].map((path) => ({ url: origin + path })),
    delete: async (key: { url: string }) => this.texts.delete(pathOf(key)),
  };

  readonly caches = {
    open: async () => this.cache,
    has: async () => true,
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

/** A version of the worker in a browser, whose network answers with the version's name and the path. */
class Worker {
  private readonly listeners = new Map<string, (event: object) => void>();
  network = async (path: string): Promise<Response> => answer(`${this.version} ${path}`);

  constructor(
    readonly version: string,
    storage: Storage,
  ) {
    runInNewContext(
      source.replace("const FILES = [];", `const FILES = ${JSON.stringify(filesOf(version))};`),
      {
        self: {
          location: { origin },
          clients: { claim: async () => {} },
          addEventListener: (type: string, listener: (event: object) => void) =>
            this.listeners.set(type, listener),
        },
        caches: storage.caches,
        fetch: (request: string | Asked) => this.network(pathOf(request)),
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

  install = () => this.send("install");
  activate = () => this.send("activate");
  /** The text that a visitor of this address gets. */
  visit = async (address: string) => {
    const request: Asked = { method: "GET", mode: "navigate", url: origin + address, headers: new Headers() };
    return (await this.send("fetch", { request }))?.text();
  };
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

  it("replaces no page where the storage has no more room for its scripts", async () => {
    const before = new Map(storage.texts);
    storage.hasRoomFor = (path) => !path.endsWith(".js");
    await expect(new Worker("b", storage).install()).rejects.toThrow("the storage is full");
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

describe("an address", () => {
  let storage: Storage;
  let worker: Worker;
  beforeEach(async () => {
    storage = new Storage();
    worker = new Worker("a", storage);
    await worker.install();
    worker.network = async (path) => answer(`new ${path}`);
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
    worker.network = async () => answer("for once", { "Cache-Control": "private, no-store" });
    expect(await worker.visit("/kurs")).toBe("for once");
    expect(storage.texts.get("/kurs")).toBe("a /kurs");
  });
});
