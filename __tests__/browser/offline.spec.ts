import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { Locator, Page } from "@playwright/test";

import { lastBranch } from "../support/site-content";
import indonesian from "../../src/strings/id";
import { removeServiceWorker, test, versionOf } from "./support/deployments";
import { holdRequests, scripts } from "./support/hold-requests";
import { expect, expectAccessible, failedRequest } from "./support/test";

test.beforeEach(({ expectedErrors }) => {
  // Chromium logs failed requests and 404 pages in place of scripts; Gatsby and webpack log failed starts.
  expectedErrors.push(
    failedRequest,
    /^Refused to execute script/,
    /Unexpected token '<'/,
    /Not rendering React|Loading chunk/,
  );
});

/** Returns the text that a page with live rates shows. */
const liveStatus = (page: Page) => page.getByText(/^(Updated .+|Diperbarui .+|Last Update - .*)$/).first();

/** The site registers its service worker 20 s after hydration (gatsby-plugin-service-worker). */
const WORKER_REGISTERED_AFTER_MS = 21_000;

/** Advances the page's clock, with a real pause after each step, until a condition is met. */
const advanceUntil = (page: Page, stepMs: number, isMet: () => Promise<boolean>): Promise<void> => {
  const check = async () => {
    await page.clock.fastForward(stepMs);
    return isMet();
  };
  return expect.poll(check, { timeout: 30_000, intervals: [150] }).toBe(true);
};

const advanceUntilVisible = (page: Page, stepMs: number, text: Locator): Promise<void> =>
  advanceUntil(page, stepMs, () => text.isVisible());

/** The host of `deployments.ts` instead of the worker's site. */
const useOwnHost = () => test.use({ baseURL: async ({ host }, use) => use(host.origin) });

const isActive = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === "activated" && !registration.installing && !registration.waiting;
  });

/** Opens a landing page, and waits until the service worker has precached the site in its language. */
const installServiceWorker = async (page: Page, path = "/"): Promise<void> => {
  await page.clock.install();
  await page.goto(path);
  await expect(liveStatus(page)).toBeVisible();
  await page.clock.fastForward(WORKER_REGISTERED_AFTER_MS);
  await expect.poll(() => isActive(page), { timeout: 30_000 }).toBe(true);
};

test.describe("the service worker", () => {
  useOwnHost();

  test("shows every page without a network and while the host fails", async ({ page, host }) => {
    await installServiceWorker(page);
    // The `Date` of the installation would set the board's clock wrong.
    const dateOfPageData = () =>
      page.evaluate(async () => (await fetch("/page-data/app-data.json")).headers.get("date"));
    expect(await dateOfPageData()).not.toBeNull();

    await test.step("the landing page without a network", async () => {
      await host.stop();
      await page.goto("/");
      expect(await dateOfPageData()).toBeNull();
      const section = page.locator("#exchange_section");
      await section.scrollIntoViewIfNeeded();
      await advanceUntilVisible(page, 1_000, section.getByText("Connection Error"));
      await expect(section.getByText(/^Last rate .* ago$/).first()).toBeVisible();
      await expect(page.getByText(/^(Live|Live Update)$/)).toHaveCount(0);
    });

    await test.step("other pages without a network", async () => {
      await page.getByRole("link", { name: "View Today's Rates" }).first().click();
      await expect(page).toHaveURL("/kurs");
      await expect(page.locator("tr", { hasText: "USD" }).first()).toBeVisible();
      await expect(page.getByText(/^Rates from .* ago\. Please ask the cashier\.$/)).toBeVisible();
      for (const [path, text] of [
        ["/artikel?page=2", "Failed to load articles. Please try again later."],
        ["/artikel/7", "Artikel Tidak Ditemukan"],
      ] as const) {
        await page.goto(path);
        await advanceUntilVisible(page, 1_000, page.getByText(text));
      }
    });

    await test.step("a counter's page that was never open, without a network", async () => {
      const { slug, name, address } = lastBranch();
      await page.goto(`/cabang/${slug}`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByRole("main").getByText(address).first()).toBeVisible();
      const map = page.getByRole("group", { name: /^Sketch map/ });
      const drawing = map.locator("xpath=..").locator("img");
      await map.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      // Hydrated: the link leads to another counter without a request for its document.
      await map.getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1, name })).toHaveCount(0);
    });

    await test.step("a currency's page that was never open, without a network", async () => {
      await page.goto("/kurs/eur");
      await expect(
        page.getByRole("heading", { level: 1, name: "Euro to rupiah today in Bali" }),
      ).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Japanese Yen" }).click();
      await expect(page.getByRole("combobox")).toHaveValue("JPY");
      await expect(page).toHaveURL(/\/kurs\/jpy$/);
    });

    for (const [what, answer] of [
      ["answers 502", () => new Response("Bad Gateway", { status: 502 })],
      ["does not answer within four seconds", () => new Promise<Response>(() => undefined)],
    ] as const)
      await test.step(`the host ${what}`, async () => {
        await host.replaceBy(answer);
        await page.goto("/kurs?wall");
        // The time shows that the page is hydrated.
        await expect(page.getByText(/^\d\d:\d\d:\d\d$/).first()).toBeVisible();
        await expect(page.locator('[data-freshness="live"]')).toHaveCount(0);
        await page.goto("/kurs/gbp");
        await expect(page.getByRole("heading", { level: 1 })).toContainText("British Pound");
      });

    await test.step("rates are live once the host is back", async () => {
      await host.stop();
      await host.start();
      await advanceUntilVisible(page, 3_000, liveStatus(page));
    });
  });

  /** The `Date` of each cached response, by its path. */
  const cachedAt = (page: Page) =>
    page.evaluate(async () => {
      const dates: Record<string, string | null> = {};
      const cache = await caches.open((await caches.keys()).find((key) => key.includes("precache")) ?? "");
      for (const request of await cache.keys())
        dates[new URL(request.url).pathname] = (await cache.match(request))?.headers.get("date") ?? null;
      return dates;
    });
  const boards = async (page: Page) =>
    Object.keys(await cachedAt(page)).filter((path) => path.endsWith("/kurs"));
  /** Opens a page until the worker has its copy. */
  const keep = async (page: Page, path: string) => {
    await page.goto(path);
    await expect.poll(() => boards(page), { timeout: 30_000 }).toHaveLength(2);
    await expect.poll(() => isActive(page), { timeout: 30_000 }).toBe(true);
  };

  test("keeps the pages of the languages that were visited, and fetches nothing twice", async ({
    page,
    host,
  }) => {
    const { slug } = lastBranch();
    await installServiceWorker(page, "/id");
    expect(await boards(page)).toEqual(["/id/kurs"]);

    await host.stop();
    const { rates, articles } = indonesian;
    for (const [path, text] of [
      ["/id#exchange_section", rates.connectionError],
      ["/id/kurs", /^\d\d:\d\d:\d\d$/],
      [`/id/cabang/${slug}#exchange_section`, rates.connectionError],
      ["/id/kurs/eur", "Kurs Euro hari ini di Bali"],
      ["/id/artikel/7", articles.missing.title],
    ] as const) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", "id");
      await advanceUntilVisible(page, 1_000, page.getByText(text).filter({ visible: true }).first());
    }

    await host.start();
    const before = await cachedAt(page);
    const walls = ["/kurs?wall", "/id/kurs?wall"];
    for (const wall of [...walls, ...walls]) await keep(page, wall);
    expect(await cachedAt(page)).toMatchObject(before);
    await host.stop();
    for (const wall of walls) {
      await page.goto(wall);
      expect(page.url()).toBe(host.origin + wall);
      await expect(page.getByText(/^\d\d:\d\d:\d\d$/).first()).toBeVisible();
    }
  });

  test("opens a page of another language in a kept one without a network", async ({ page, host }) => {
    const { slug } = lastBranch();
    await installServiceWorker(page);
    // The page is open in Indonesian before its language is kept.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error("storage is full"));
    });
    await page.goto("/id");
    await expect(liveStatus(page)).toBeVisible();
    await host.stop();
    await page.getByRole("banner").getByRole("link", { name: "Kurs", exact: true }).first().click();
    await expect(page).toHaveURL(`${host.origin}/kurs`);
    await expect(page.getByText(/^\d\d:\d\d:\d\d$/).first()).toBeVisible();
    await page.goto(`/id/cabang/${slug}?from=map`);
    await expect(page).toHaveURL(`${host.origin}/cabang/${slug}?from=map`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("waits for a slow host without a copy, and shows the host's own error page", async ({
    page,
    host,
  }) => {
    await installServiceWorker(page);
    const html = (text: string, status: number) =>
      new Response(`<!DOCTYPE html><h1>${text}</h1>`, { status, headers: { "Content-Type": "text/html" } });
    await host.replaceBy(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_500));
      return html("Pelan", 200);
    });
    await page.goto("/id/artikel");
    await expect(page.getByRole("heading")).toHaveText("Pelan");
    await host.replaceBy(() => html("Under maintenance", 503));
    expect((await page.goto("/id/cabang/" + lastBranch().slug))?.status()).toBe(503);
    await expect(page.getByRole("heading")).toHaveText("Under maintenance");
  });

  test("waits for a missing script of a new version, and goes when removed", async ({ page, host }) => {
    await installServiceWorker(page);
    host.deploy((folder) => {
      for (const name of readdirSync(folder)) if (/^app-.*\.js$/.test(name)) rmSync(join(folder, name));
    });
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const redundant = new Promise((resolve) =>
        registration.addEventListener("updatefound", () => {
          const worker = registration.installing;
          worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve(worker));
        }),
      );
      await registration.update().catch(() => undefined);
      await redundant;
    });
    await host.stop();
    await page.goto("/kurs");
    expect(await versionOf(page)).toBe("1");
    await expect(page.getByText(/^\d\d:\d\d:\d\d$/)).toBeVisible();

    await host.start();
    host.deploy(removeServiceWorker);
    // Pages of a build without it do not register it.
    await page.addInitScript(() => {
      if (!("serviceWorker" in navigator)) return;
      navigator.serviceWorker.register = () => Promise.reject(new Error("not in this build"));
    });
    const remaining = async () => {
      // Chrome activates the new worker when the old one is idle, which can take a minute, or has no page left.
      for (const url of ["/", "about:blank", "/"]) await page.goto(url);
      return page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        void registration?.update().catch(() => undefined);
        return [registration === undefined, (await caches.keys()).length];
      });
    };
    // The worker loads the page again, which interrupts what the test does.
    const found = () => remaining().catch(() => undefined);
    await expect.poll(found, { timeout: 30_000 }).toEqual([true, 0]);
  });
});

test.describe("a page that is open during a deployment", () => {
  useOwnHost();

  let loads = 0;
  test.beforeEach(({ page }) => {
    loads = 0;
    page.on("domcontentloaded", () => {
      loads += 1;
    });
  });
  test.afterEach(async ({ page }) => {
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    // The visit and one reload.
    expect(loads).toBe(2);
    expect(await versionOf(page)).toBe("2");
  });

  test("reloads once when the code of a dialog is gone, and opens it", async ({ page, host }) => {
    await page.goto("/");
    await expect(liveStatus(page)).toBeVisible();
    host.deploy();
    const button = page.getByRole("button", { name: "Contact Us" }).first();
    await button.click();
    await expect.poll(() => versionOf(page)).toBe("2");
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("starts even if a deployment removes its scripts while it loads", async ({ page, host }) => {
    let isDeployed = false;
    await page.route(/\/app-[0-9a-f]{20}\.js$/, async (route) => {
      if (!isDeployed) host.deploy();
      isDeployed = true;
      await route.continue();
    });
    await page.goto("/");
    await expect(liveStatus(page)).toBeVisible();
  });
});

test.describe("a server with a missing file", () => {
  test("shows a toast when a dialog fails to load, and keeps the page", async ({ page }) => {
    const lazyChunk = /\/\d+-[0-9a-f]{20}\.js$/;
    await page.goto("/");
    await expect(liveStatus(page)).toBeVisible();
    await page.route(lazyChunk, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("button", { name: "Contact Us" }).first().click();
    await expect(page.getByText("Couldn't load this")).toBeVisible();
    await page.unroute(lazyChunk);
    await page.getByRole("button", { name: "Contact Us" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  for (const [what, file] of [
    ["a script that every page needs", /\/app-[0-9a-f]{20}\.js$/],
    ["the page's data", /\/page-data\/index\/page-data\.json$/],
  ] as const)
    test(`the page starts once ${what} is available`, async ({ page }) => {
      let attempts = 0;
      await page.route(file, (route) => {
        attempts += 1;
        return attempts < 3 ? route.fulfill({ status: 500 }) : route.continue();
      });
      await page.clock.install();
      await page.goto("/");
      // Shorter than the time limit of a request for a file of the site.
      await advanceUntilVisible(page, 2_000, liveStatus(page));
    });

  test("the page gets its styles once the style sheet is available", async ({ page }) => {
    let attempts = 0;
    await page.route(/styles-[0-9a-f]+\.css$/, (route) => {
      attempts += 1;
      return attempts < 3 ? route.abort() : route.continue();
    });
    await page.clock.install();
    await page.goto("/kurs");
    const header = page.getByRole("banner");
    await expect(page.getByText("too old to show live rates")).toBeHidden();
    const hasStyles = () => header.evaluate((element) => getComputedStyle(element).display === "grid");
    await advanceUntil(page, 10_000, hasStyles);
  });
});

test.describe("a page whose scripts do not arrive", () => {
  const note = (page: Page) =>
    page.getByRole("complementary").filter({ hasText: "This page did not load completely" });
  const html = { contentType: "text/html", body: "<!DOCTYPE html><p>Blocked" };

  const expectNote = async (page: Page) => {
    await expect(note(page)).toBeInViewport();
    await expect(note(page).getByRole("link", { name: "+62 361 000 001" })).toHaveAttribute(
      "href",
      "tel:+62361000001",
    );
    await expect(note(page).getByRole("listitem")).toHaveCount(7);
  };

  for (const [path, ...widths] of [
    ["/kurs", 1280, 390],
    ["/artikel/7", 390],
  ] as const)
    test(`${path}, ${widths.join(" and ")} px: shows telephone numbers and a link`, async ({ page }) => {
      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.route(scripts, (route) => route.abort());
      await page.clock.install();
      await page.goto(path);
      await expect(note(page)).toBeHidden();
      await page.clock.runFor(17_000);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNote(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await expectAccessible(page);
      // Not before the reload: the page's own retry would hide the note and its link.
      await page.route(`**${path}`, async (route) => {
        await page.unroute(scripts);
        await route.continue();
      });
      await note(page).getByRole("link", { name: "Load this page again" }).click();
      // Only a hydrated page is without the note after 17 s.
      await page.clock.runFor(17_000);
      await expect(note(page)).toBeHidden();
    });

  test("shows them in sight without the style sheet too", async ({ page }) => {
    await page.route(/\.(js|css)$/, (route) => route.abort());
    await page.clock.install();
    await page.goto("/");
    await page.clock.runFor(17_000);
    await expectNote(page);
  });

  for (const [what, file, answer] of [
    ["the page's own chunk is missing", /component---src-pages-kurs/, { status: 404 }],
    ["the host answers with a page and status 200", /component---src-pages-kurs/, html],
    ["the host answers with a page for the first script", /\/webpack-runtime-/, html],
  ] as const)
    test(`for good, because ${what}: shows the note, without reloading in a loop`, async ({ page }) => {
      let loads = 0;
      page.on("domcontentloaded", () => (loads += 1));
      await page.route(file, (route) => route.fulfill(answer));
      await page.clock.install();
      await page.goto("/kurs");
      await page.clock.runFor(17_000);
      await expectNote(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.clock.runFor(120_000);
      expect(loads).toBe(1);
      if (file.source.includes("webpack")) return;
      await page.unroute(file);
      await advanceUntilVisible(page, 60_000, liveStatus(page));
      await expect(note(page)).toBeHidden();
    });

  test("hides the note when they arrive late", async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await page.clock.install();
    await page.goto("/kurs", { waitUntil: "domcontentloaded" });
    await page.clock.runFor(17_000);
    await expect(note(page)).toBeVisible();
    release();
    await advanceUntilVisible(page, 1_000, liveStatus(page));
    await expect(note(page)).toBeHidden();
  });
});

/** A worker that answers every navigation from its cache, as that of a former site does. */
const formerWorker = `
  const page = () => new Response("<!DOCTYPE html><h1>The former site</h1>", { headers: { "Content-Type": "text/html" } });
  self.addEventListener("install", (event) => event.waitUntil(
    caches.open("former").then((cache) => cache.put("/", page())).then(() => self.skipWaiting())));
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate") event.respondWith(caches.match("/").then((answer) => answer || page()));
  });`;

test.describe("a worker that a former site left", () => {
  useOwnHost();

  test("goes when the worker of this site takes over its address", async ({ page, host }) => {
    const formerPage = { headers: { "Content-Type": "text/html" } };
    await host.replaceBy(({ url }) =>
      url.endsWith("/sw.js")
        ? new Response(formerWorker, { headers: { "Content-Type": "text/javascript" } })
        : new Response("<!DOCTYPE html><h1>The former site</h1>", formerPage),
    );
    await page.goto("/");
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
    });
    await host.stop();
    await host.start();
    // The former worker still answers, and the browser then finds that its script has changed.
    await page.goto("/kurs");
    const isFormerLeft = () => page.evaluate(() => caches.has("former"));
    await expect.poll(isFormerLeft, { timeout: 40_000 }).toBe(false);
    await page.goto("/kurs");
    await expect(liveStatus(page)).toBeVisible();
  });
});

test("a page starts when the browser blocks storage", async ({ page }) => {
  await page.addInitScript(() => {
    const blockAccess = () => {
      throw new DOMException("Access is denied.", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, { get: blockAccess, configurable: true });
  });
  await page.goto("/kurs");
  await expect(liveStatus(page)).toBeVisible();
});
