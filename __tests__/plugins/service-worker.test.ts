/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { writeServiceWorker } from "../../plugins/gatsby-plugin-service-worker/write-service-worker";

const ORIGIN = "https://site.example";
const versionFile = "/page-data/app-data.json";
const installedOn = "Wed, 18 Nov 2026 06:00:00 GMT";

let root = "";
let isReachable = true;

/** The parts of a fetch event that Workbox uses. */
class FakeFetchEvent {
  response: Promise<Response> | undefined;
  constructor(readonly request: Request) {}
  respondWith(response: Promise<Response>) {
    this.response = response;
  }
  waitUntil() {
    // The test needs the response only.
  }
}

/** Runs the worker with an in-memory cache. */
function start(script: string) {
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  const stored = new Map<string, Response>();
  const urlOf = (request: Request | string) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).href;
  const cache = {
    keys: () => Promise.resolve([...stored.keys()].map((url) => new Request(url))),
    match: (request: Request | string) => Promise.resolve(stored.get(urlOf(request))?.clone()),
    put: (request: Request | string, response: Response) =>
      Promise.resolve(void stored.set(urlOf(request), response)),
  };
  const scope = {
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    skipWaiting: () => Promise.resolve(),
    registration: { scope: `${ORIGIN}/` },
    location: new URL(`${ORIGIN}/sw.js`),
    caches: { open: () => Promise.resolve(cache), match: cache.match },
    fetch: () =>
      isReachable
        ? Promise.resolve(Response.json({ version: 1 }, { headers: { Date: installedOn, ETag: '"1"' } }))
        : Promise.reject(new TypeError("Failed to fetch")),
    FetchEvent: FakeFetchEvent,
    ...{ Headers, Request, Response, URL, console, clearTimeout },
    // Workbox's network timeout must not keep Jest open.
    setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms).unref(),
  };
  runInNewContext(script, Object.assign(scope, { self: scope }));
  const dispatch = (type: string, event: unknown) =>
    listeners.get(type)?.forEach((listener) => listener(event));
  return {
    install: async () => {
      const pending: Promise<unknown>[] = [];
      const waitUntil = (promise: Promise<unknown>) => pending.push(promise);
      dispatch("install", { type: "install", waitUntil });
      await Promise.all(pending);
    },
    request: (path: string) => {
      const event = new FakeFetchEvent(new Request(ORIGIN + path));
      dispatch("fetch", event);
      return event.response;
    },
  };
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "service-worker-"));
  symlinkSync(join(__dirname, "../../plugins"), join(root, "plugins"));
  mkdirSync(join(root, "public/page-data"), { recursive: true });
  writeFileSync(join(root, "public/index.html"), "<!doctype html>");
  writeFileSync(join(root, "public", versionFile), "{}");
  await writeServiceWorker(root, true);
});
afterAll(() => rmSync(root, { recursive: true }));

it("serves cached page data without the Date of the installation", async () => {
  const worker = start(readFileSync(join(root, "public/sw.js"), "utf8"));
  await worker.install();
  const fromHost = await worker.request(versionFile);
  expect(fromHost?.headers.get("Date")).toBe(installedOn);

  isReachable = false;
  const copy = await worker.request(versionFile);
  expect(copy?.status).toBe(200);
  expect(copy?.headers.has("Date")).toBe(false);
  expect(copy?.headers.get("ETag")).toBe('"1"');
  expect(await copy?.json()).toEqual({ version: 1 });
});
