import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { createSampleApi } from "../../sample-api/create-sample-api";
import { openServer } from "../../scripts/lib/open-server";
import { findTool } from "../../scripts/lib/find-program";
import { startApache, startNginx, type WebServer } from "./support/web-server";
import { expect, test as base } from "./support/test";

const servers = { nginx: startNginx, apache2: startApache } as const;

for (const [name, start] of Object.entries(servers)) {
  const ownArticle = `hosting-spec-${name}`;
  const ownDocument = join(__dirname, "../../public/artikel", ownArticle);
  const executable = findTool(name as keyof typeof servers);

  /** The site on a real server with the shipped configuration. The API tells at /api/echo which headers it has received. */
  const test = base.extend<object, { readonly server: WebServer }>({
    server: [
      async ({}, use) => {
        const { app } = createSampleApi({ frozen: true });
        const api = await openServer(
          (request, bindings) =>
            request.url.endsWith("/api/echo")
              ? Response.json(Object.fromEntries(request.headers), {
                  headers: { "Cache-Control": "no-store" },
                })
              : app.fetch(request, bindings),
          0,
        );
        try {
          const server = await start(executable ?? "", api.origin);
          await use(server);
          await server.stop();
        } finally {
          await api.close();
        }
      },
      { scope: "worker" },
    ],
    baseURL: async ({ server }, use) => use(server.origin),
  });

  test.describe(`on ${name}`, () => {
    test.skip(!executable, `${name} is not installed here (Debian: apt-get install ${name})`);

    test("pages are hydrated and show live data under the content security policy", async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/404/);
      for (const [path, text] of [
        ["/", /^Updated .+, Bali time$/],
        ["/kurs", "17.890"],
        ["/artikel", /^Showing 1 - 9 of/],
        ["/artikel/1", "Admin"],
        ["/cabang/berawa", "17.890"],
        ["/kurs/usd", "1.789.000 IDR"],
      ] as const) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        expect(new URL(page.url()).pathname).toBe(path);
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      }
      expect((await page.goto("/no-such-page"))?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    });

    test("responses have the right status, type, headers and encoding", async ({ request }) => {
      const get = (path: string, headers = {}) => request.get(path, { headers, maxRedirects: 0 });
      for (const path of ["/", "/kurs", "/no-such-page", "/favicon.svg"]) {
        for (const encoding of ["gzip", "identity"]) {
          const headers = (await get(path, { "accept-encoding": encoding })).headers();
          expect(headers, `${path} ${encoding}`).toMatchObject({
            "content-security-policy": expect.stringContaining("default-src 'none'"),
            "strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "permissions-policy": expect.stringContaining("geolocation=(self)"),
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": path === "/favicon.svg" ? "cross-origin" : "same-origin",
          });
          // Apache does not compress error pages.
          if (path !== "/no-such-page")
            expect(headers["content-encoding"] ?? "identity", `${path} ${encoding}`).toBe(encoding);
        }
      }
      const html = await (await get("/")).text();
      const immutable = "public, max-age=31536000, immutable";
      const week = "public, max-age=604800, stale-while-revalidate=604800";
      const revalidate = "public, max-age=0, must-revalidate";
      for (const [path, type, caching] of [
        [/\/app-[0-9a-f]{20}\.js/.exec(html)?.[0] ?? "", "text/javascript; charset=utf-8", immutable],
        [/\/static\/[^"]+\.woff2/.exec(html)?.[0] ?? "", "font/woff2", immutable],
        ["/art/seal.svg", "image/svg+xml; charset=utf-8", week],
        ["/", "text/html; charset=utf-8", revalidate],
        ["/kurs", "text/html; charset=utf-8", revalidate],
        ["/kurs/", "text/html; charset=utf-8", revalidate],
        ["/artikel/7", "text/html; charset=utf-8", revalidate],
        ["/cabang/berawa", "text/html; charset=utf-8", revalidate],
        ["/cabang/berawa/", "text/html; charset=utf-8", revalidate],
        ["/id", "text/html; charset=utf-8", revalidate],
        ["/id/", "text/html; charset=utf-8", revalidate],
        ["/id/kurs/", "text/html; charset=utf-8", revalidate],
        ["/id/cabang/berawa", "text/html; charset=utf-8", revalidate],
        ["/kurs/usd", "text/html; charset=utf-8", revalidate],
        ["/id/kurs/usd", "text/html; charset=utf-8", revalidate],
        ["/page-data/app-data.json", "application/json; charset=utf-8", revalidate],
        ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", revalidate],
      ] as const) {
        const response = await get(path);
        expect(response.status(), path).toBe(200);
        expect(response.headers(), path).toMatchObject({ "content-type": type, "cache-control": caching });
      }
      for (const path of [
        "/_headers",
        "/_redirects",
        "/login",
        "/static/",
        "/cabang",
        "/cabang/nowhere",
        "/artikel/rss.xml",
        "/id/nowhere",
        "/kurs/xyz",
        "/id/kurs/xyz",
        "/id/cabang",
        "/id/cabang/nowhere",
        "/idea",
      ]) {
        const response = await get(path);
        expect(response.status(), path).toBe(404);
        const language = path.startsWith("/id/") ? "id" : "en";
        expect(await response.text(), path).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
      }
      expect([403, 404]).toContain((await get("/.htaccess")).status());

      const { etag = "" } = (await get("/", { "accept-encoding": "gzip" })).headers();
      const again = await get("/", { "accept-encoding": "gzip", "if-none-match": etag });
      expect(again.status()).toBe(304);
    });

    test("tells the API the visitor's own address, and passes its caching on", async ({
      request,
      server,
    }) => {
      const response = await request.get("/api/echo", { headers: { "X-Forwarded-For": "203.0.113.9" } });
      const { host, ...forwarded } = (await response.json()) as Record<string, string>;
      expect(forwarded).toMatchObject({
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-proto": "http",
        "x-forwarded-host": new URL(server.origin).host,
      });
      // The API's own name.
      expect(host).toMatch(/^127\.0\.0\.1:/);
      expect(response.headers()["cache-control"]).toBe("no-store");
    });

    test("serves an article's own document if there is one, else the shell", async ({ request }) => {
      mkdirSync(ownDocument, { recursive: true });
      writeFileSync(join(ownDocument, "index.html"), "<title>Its own</title>");
      try {
        for (const path of [`/artikel/${ownArticle}`, `/artikel/${ownArticle}/`])
          expect(await (await request.get(path, { maxRedirects: 0 })).text()).toBe("<title>Its own</title>");
        for (const prefix of ["", "/id"]) {
          const shell = await (await request.get(`${prefix}/artikel-shell`)).text();
          expect(await (await request.get(`${prefix}/artikel/another`)).text()).toBe(shell);
        }
        const list = await (await request.get("/id/artikel")).text();
        expect(await (await request.get("/id/artikel/", { maxRedirects: 0 })).text()).toBe(list);
      } finally {
        rmSync(ownDocument, { recursive: true });
      }
    });
  });
}
