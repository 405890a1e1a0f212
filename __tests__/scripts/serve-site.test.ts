/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { createSampleApi } from "../../sample-api/create-sample-api";
import type { OpenServer } from "../../scripts/lib/open-server";
import { serveSite } from "../../scripts/lib/serve-site";

const text = "Selamat datang. ".repeat(100);
let folder: string;
let publicDir: string;
let server: OpenServer;
const sampleApi = createSampleApi();

function put(path: string, content: string): void {
  const file = join(publicDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  publicDir = join(folder, "public");
  put("index.html", `<h1>Home</h1>${text}`);
  put("kurs/index.html", "<h1>Board</h1>");
  put("artikel/index.html", "<h1>Articles</h1>");
  put("404.html", "<h1>Lost</h1>");
  put("app-0123456789abcdef0123.js", `//${text}`);
  put("static/abc/picture.avif", "picture");
  put("page-data/index/page-data.json", "{}");
  put("manifest.webmanifest", "{}");
  writeFileSync(join(folder, "secret.txt"), "secret");
  server = await serveSite({ port: 0, publicDir, sampleApi });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Sends a path unchanged, and follows no redirects. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port: server.port, host: "127.0.0.1", path, headers, agent: false };
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on("error", reject);
    request.end();
  });
}

describe("paths", () => {
  it.each([
    ["/", "Home"],
    ["/index.html", "Home"],
    ["/kurs", "Board"],
    ["/kurs/", "Board"],
    ["/kurs?lang=id", "Board"],
  ])("%s is served", async (path, heading) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain(`<h1>${heading}</h1>`);
  });

  it.each(["/nothing", "/kurs/nothing", "/static/"])("%s gets the 404 page with status 404", async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=UTF-8");
    expect(body.toString()).toBe("<h1>Lost</h1>");
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/kurs/..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
    "/%00",
    "/%zz",
    "//evil.example/..",
    "/kurs//",
  ])("%s does not lead out of the folder", async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain("secret");
  });

  it("sees a newer build without a restart", async () => {
    await ask("/kurs/");
    put("kurs/index.html", "<h1>Board, new</h1>");
    expect((await ask("/kurs/")).body.toString()).toBe("<h1>Board, new</h1>");
  });
});

describe("_redirects", () => {
  it("rewrites client-only routes, not files and unknown routes", async () => {
    put("artikel/picture.txt", "a file");
    put("_redirects", "/artikel/*  /artikel/index.html  200\n");
    expect((await ask("/artikel/7?x=1")).body.toString()).toBe("<h1>Articles</h1>");
    expect((await ask("/artikel")).body.toString()).toBe("<h1>Articles</h1>");
    expect((await ask("/artikel/picture.txt")).body.toString()).toBe("a file");
    expect((await ask("/artikelx")).status).toBe(404);
  });

  it("answers with an article's own document, if there is one", async () => {
    put("artikel/7/index.html", "<h1>Seven</h1>");
    put("_redirects", "/artikel/7  /artikel/7/  200\n/artikel/*  /artikel  200\n");
    expect((await ask("/artikel/7")).body.toString()).toBe("<h1>Seven</h1>");
    expect((await ask("/artikel/8")).body.toString()).toBe("<h1>Articles</h1>");
  });
});

describe("headers", () => {
  it("takes them from _headers, on the 404 page as well", async () => {
    put("_headers", "/*\n  X-Content-Type-Options: nosniff\n/kurs/*\n  Cache-Control: no-cache\n");
    expect((await ask("/kurs/")).headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cache-control": "no-cache",
    });
    expect((await ask("/nothing")).headers).toMatchObject({ "x-content-type-options": "nosniff" });
  });

  it("sends a path's headers with a 404 too, as hosts do", async () => {
    put("_headers", "/static/*\n  Cache-Control: public, max-age=31536000, immutable\n");
    expect(await ask("/static/gone.css")).toMatchObject({
      status: 404,
      headers: { "cache-control": "public, max-age=31536000, immutable" },
    });
    expect((await ask("/nothing")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/app-0123456789abcdef0123.js", "text/javascript; charset=utf-8"],
    ["/page-data/index/page-data.json", "application/json"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/static/abc/picture.avif", "image/avif"],
  ])("gives %s the type %s", async (path, type) => {
    expect((await ask(path)).headers["content-type"]).toBe(type);
  });

  it("answers 304 for a known ETag", async () => {
    const { headers } = await ask("/");
    const etag = String(headers.etag);
    const again = await ask("/", { "If-None-Match": etag });
    expect(again).toMatchObject({ status: 304, headers: { etag } });
    expect(again.body).toHaveLength(0);
    expect((await ask("/", { "If-None-Match": '"other"' })).status).toBe(200);
  });
});

describe("compression", () => {
  it.each([
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["identity", undefined],
    ["", undefined],
  ])("answers Accept-Encoding %j with %s", async (accept, expected) => {
    const { headers, body } = await ask("/", { "Accept-Encoding": accept });
    expect(headers["content-encoding"]).toBe(expected);
    expect(headers.vary).toBe("Accept-Encoding");
    const plain = expected === "br" ? brotliDecompressSync(body) : body;
    expect(plain.toString()).toBe(`<h1>Home</h1>${text}`);
    expect(headers["content-length"]).toBe(String(body.length));
  });

  it("does not compress pictures", async () => {
    const { headers, body } = await ask("/static/abc/picture.avif", { "Accept-Encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe("picture");
  });
});

describe("the sample API under the same origin", () => {
  it.each([
    "/api/exchange-rates?paginate=false",
    "/api/posts/7",
    "/flags/us.svg",
    "/sample-api/",
    "/storage/posts/avoiding-scams.jpg",
  ])("answers %s", async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it("writes picture addresses with the requested host", async () => {
    const { body } = await ask("/api/exchange-rates?paginate=false", { Host: "localhost:8000" });
    expect(body.toString()).toContain('"image_path":"http://localhost:8000/flags/us.svg"');
  });

  it("is absent when the site was built for another API", async () => {
    const plain = await serveSite({ port: 0, publicDir, sampleApi: null });
    try {
      for (const path of ["/api/posts/7", "/flags/us.svg", "/sample-api/"]) {
        expect((await fetch(plain.origin + path)).status).toBe(404);
      }
    } finally {
      await plain.close();
    }
  });
});
