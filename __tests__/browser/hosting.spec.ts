import { createSampleApi } from "../../sample-api/create-sample-api";
import { complete } from "../../scripts/audit/weigh";
import { findNginx } from "../../scripts/lib/find-nginx";
import { startNginx } from "./support/nginx";
import { expect, test as base } from "./support/test";

const nginx = findNginx();

/** The site as the shipped nginx file serves it. */
const test = base.extend<object, { readonly nginxOrigin: string }>({
  nginxOrigin: [
    async ({}, use) => {
      if (!nginx) throw new Error("nginx is not installed");
      const api = createSampleApi({ frozen: true });
      const { port } = await api.listen();
      const server = await startNginx(nginx, `http://127.0.0.1:${port}`);
      await use(server.origin);
      await server.stop();
      await api.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ nginxOrigin }, use) => use(nginxOrigin),
});

test.describe("on nginx with the shipped file", () => {
  test.skip(!nginx, "nginx is not installed here (Debian: apt-get install nginx)");

  for (const [path, heading] of [
    ["/", "Authorized MONEY CHANGER"],
    ["/kurs", "Exchange Rate"],
    ["/artikel", /./],
    ["/artikel/1", /./],
  ] as const) {
    test(`${path} is served, hydrated and shows live data under the policy`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(complete[path](page)).toBeVisible();
    });
  }

  test("an unknown address and /login answer 404 with the 404 page", async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    for (const path of ["/login", "/no-such-page"]) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    }
  });

  test("answers carry every security header, whatever the encoding and status", async ({ request }) => {
    for (const path of ["/", "/kurs", "/no-such-page", "/favicon.svg"]) {
      for (const encoding of ["br", "gzip", "identity"]) {
        const headers = (await request.get(path, { headers: { "accept-encoding": encoding } })).headers();
        expect(headers["content-security-policy"], `${path} ${encoding}`).toContain("default-src 'none'");
        expect(headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
        expect(headers["x-content-type-options"]).toBe("nosniff");
        expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
        expect(headers["permissions-policy"]).toContain("fullscreen=(self)");
        expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
        expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
        expect(headers["content-encoding"] ?? "identity", `${path} ${encoding}`).toBe(encoding);
      }
    }
  });

  test("hashed files are kept for ever, pages and page data are asked for anew", async ({
    request,
    page,
  }) => {
    const kept = async (path: string) => (await request.get(path)).headers()["cache-control"];
    await page.goto("/");
    const html = await (await request.get("/")).text();
    const script = /\/app-[0-9a-f]{20}\.js/.exec(html)?.[0] ?? "";
    const font = /\/static\/[^"]+\.woff2/.exec(html)?.[0] ?? "";
    expect(await kept(script)).toBe("public, max-age=31536000, immutable");
    expect(await kept(font)).toBe("public, max-age=31536000, immutable");
    for (const path of ["/", "/kurs", "/artikel/7", "/page-data/app-data.json"]) {
      expect(await kept(path), path).toBe("public, max-age=0, must-revalidate");
    }
  });

  test("the API's answers keep their own Cache-Control, beside the site's security headers", async ({
    request,
  }) => {
    const headers = (await request.get("/api/posts/7")).headersArray();
    const valuesOf = (wanted: string) =>
      headers.flatMap(({ name, value }) => (name.toLowerCase() === wanted ? [value] : []));
    expect(valuesOf("cache-control")).toEqual(["no-cache"]);
    expect(valuesOf("x-content-type-options")).toEqual(["nosniff"]);
  });

  test("an unchanged page costs a 304", async ({ request }) => {
    const { etag } = (await request.get("/")).headers();
    const again = await request.get("/", { headers: { "if-none-match": etag ?? "" } });
    expect(again.status()).toBe(304);
  });

  test("an article whose id ends in .br is found", async ({ request }) => {
    for (const encoding of ["br", "identity"]) {
      const answer = await request.get("/artikel/kurs.br", { headers: { "accept-encoding": encoding } });
      expect(answer.status(), encoding).toBe(200);
      expect(answer.headers()["content-type"]).toBe("text/html; charset=utf-8");
      expect(await answer.text()).toContain("<html");
    }
  });

  test("the policy of a later build is sent after a reload", async () => {
    const server = await startNginx(nginx ?? "", "http://127.0.0.1:9");
    // The reload may close a connection just as it is asked on.
    const policy = async () =>
      (await fetch(server.origin).catch(() => undefined))?.headers.get("content-security-policy");
    try {
      expect(await policy()).toContain("default-src 'none'");
      server.rebuilt("add_header Content-Security-Policy later always;");
      await expect.poll(policy).toBe("later");
    } finally {
      await server.stop();
    }
  });

  test("the compressed copies and the host files have no address of their own", async ({ request }) => {
    for (const path of ["/index.html.br", "/site.webmanifest.br", "/_headers", "/_redirects"]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
