import { readdirSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";

import type { Locator, Page } from "@playwright/test";

import { openHost, removeServiceWorker, versionOf, type Host } from "./support/deployments";
import { FakeTime } from "./support/fake-time";
import { expect, failedRequest, test as base } from "./support/test";

/** Each test has a host of its own: service workers and deployments outlast a page. */
const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await openHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});

/** The browser updates its workers in its own time. */
const patient = { timeout: 30_000 };

test.describe.configure({ timeout: 120_000 });

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
/** Chromium's own note of a script that a 404 page came in the place of. */
const lostScript = /^Refused to execute script .* MIME type/;

/** Waits until the service worker has kept its files. */
const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    const worker = active ?? installing ?? waiting;
    while (worker && worker.state !== "activated")
      await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  });

/** Stays until the service worker has been registered and has kept its files. */
const stay = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByText("Live Update").or(page.getByText("Updated just now")).first()).toBeVisible();
  await page.clock.fastForward(21_000);
  await untilKept(page);
};

/** Has something else answer under the host's address, until the returned function brings the host back. */
const takePlace = async (host: Host, answer: RequestListener): Promise<() => Promise<void>> => {
  await host.stop();
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(Number(new URL(host.origin).port), resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await host.start();
  };
};

/**
 * Waits, on a page of no site, until no worker waits any more. Asked of the browser: a page of the site that opens while the old
 * worker goes brings it back.
 */
const takeOver = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const states = new Map<string, string>();
  const isOver = new Promise<void>((resolve) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      for (const { versionId, status } of versions) states.set(versionId, status);
      const left = [...states.values()].filter((state) => state !== "redundant");
      if (left.length > 0 && left.every((state) => state === "activated")) resolve();
    });
  });
  await session.send("ServiceWorker.enable");
  await isOver;
  await session.detach();
};

const kept = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    return addresses;
  });

test.describe("the service worker", () => {
  test("is registered once the visitor has stayed for 20 s, under the site's own security policy", async ({
    page,
  }) => {
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    const time = await FakeTime.stop(page);
    await time.open("/");
    await time.wait("the rates are there", () => page.getByText("Updated just now").first().isVisible());
    await time.pass(15_000);
    expect(await registrations()).toBe(0);
    await time.pass(5_000);
    await expect.poll(registrations).toBe(1);
    await untilKept(page);
    const files = await kept(page);
    expect(files).toEqual(expect.arrayContaining(["/", "/kurs", "/artikel", "/404.html", "/art/seal.svg"]));
    // Of every kept page what it loads, of earlier builds nothing; nor the font for rare characters.
    const pages = await Promise.all(
      ["/", "/kurs", "/artikel", "/404.html"].map(async (path) => (await page.request.get(path)).text()),
    );
    const sheets = pages.flatMap((html) => [...html.matchAll(/data-rest="([^"]+)"/g)].map(([, at]) => at));
    expect(sheets).toHaveLength(8);
    expect(files.filter((file) => file.endsWith(".css")).sort()).toEqual([...new Set(sheets)].sort());
    expect(files.filter((file) => file.endsWith(".woff2"))).toEqual([expect.stringContaining("-basic-")]);
    expect(files.filter((file) => file.startsWith("/api/"))).toEqual([]);
  });

  test("is not woken for the rates", async ({ page }) => {
    await stay(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const source = new Promise<string | undefined>((resolve) => {
      session.on("Network.responseReceived", ({ response }) => {
        if (response.url.includes("/api/exchange-rates"))
          resolve(response.serviceWorkerRouterInfo?.actualSourceType);
      });
    });
    await page.clock.fastForward(3_000);
    expect(await source).toBe("network");
  });

  test("brings a returning visitor the pages without a network, with the last rates, dated and not green", async ({
    page,
    host,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    await stay(page);
    await host.stop();

    await page.goto("/");
    await expect(h1(page)).toBeVisible();
    const section = page.locator("#exchange_section");
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText("Connection Error")).toBeVisible();
    await expect(section.getByText(/^Rates received .* ago$/)).toBeVisible();
    await expect(section.getByText("Not live", { exact: true })).toHaveCount(6);
    await expect(page.getByText(/^(Live|Live Update)$/)).toHaveCount(0);

    await page.goto("/kurs");
    await expect(page.locator("tr", { hasText: "USD" }).first()).toBeVisible();
    await expect(page.getByText("Connection Error")).toBeVisible();
    await expect(page.getByText(/^Rates received .* ago$/)).toBeVisible();

    await page.goto("/artikel");
    await expect(h1(page)).toBeVisible();
    await expect(page.getByText("Failed to load articles. Please try again later.")).toBeVisible();

    await page.goto("/artikel/7");
    await expect(page.getByRole("heading", { name: "Artikel Tidak Ditemukan" })).toBeVisible();

    await page.goto("/no-such-page");
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();

    await page.goto("/kurs");
    await host.start();
    await expect(page.getByText(/^Last Update - /)).toBeVisible();
    await expect(page.getByText("Connection Error")).toBeHidden();
  });

  test("brings its pages also where a proxy says that the host is down", async ({
    page,
    host,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    await stay(page);
    const giveBack = await takePlace(host, (_, response) => response.writeHead(502).end("Bad Gateway"));
    await page.goto("/kurs");
    await expect(page.locator("tr", { hasText: "USD" }).first()).toBeVisible();
    await expect(page.getByText("Connection Error")).toBeVisible();
    await giveBack();
    await expect(page.getByText(/^Last Update - /)).toBeVisible();
  });

  test("brings its pages also where the host does not answer, after four seconds", async ({
    page,
    host,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    await stay(page);
    let asked = 0;
    const giveBack = await takePlace(host, () => {
      asked += 1;
    });
    await page.goto("/kurs");
    await expect(h1(page)).toHaveText("Exchange Rate");
    // Alive, not only there: the clock goes.
    await expect(page.getByText(/^\d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(page.locator('[data-freshness="live"]')).toHaveCount(0);
    expect(asked).toBeGreaterThan(0);
    await giveBack();
    await expect(page.getByText(/^Last Update - /)).toBeVisible(patient);
  });

  test("moves between pages without a network", async ({ page, host, expectedErrors }) => {
    expectedErrors.push(failedRequest);
    await stay(page);
    await page.goto("/");
    await host.stop();
    await page.getByRole("link", { name: "View Today's Rates" }).first().click();
    await expect(page).toHaveURL("/kurs");
    await expect(page.getByText("Connection Error")).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/");
    await page.getByRole("button", { name: "Contact Us" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("never answers for the API", async ({ page, host }) => {
    await stay(page);
    const answers: [path: string, byWorker: boolean][] = [];
    page.on("response", (response) =>
      answers.push([new URL(response.url()).pathname, response.fromServiceWorker()]),
    );
    host.api.resetRequests();
    await page.goto("/artikel/7");
    await expect(page.getByRole("article")).toBeVisible();
    await page.goto("/kurs");
    await expect(page.getByText(/^Last Update - /)).toBeVisible();
    const ofApi = answers.filter(([path]) => path.startsWith("/api/"));
    expect(ofApi.length).toBeGreaterThan(1);
    expect(ofApi.filter(([, byWorker]) => byWorker)).toEqual([]);
    expect(answers.some(([path, byWorker]) => byWorker && /\/app-[0-9a-f]+\.js$/.test(path))).toBe(true);
    const { rates, post } = host.api.requests();
    expect(rates.count + post.count).toBe(ofApi.length);
    expect((await kept(page)).filter((file) => file.startsWith("/api/"))).toEqual([]);
  });

  test("keeps the site's own pages alone, whatever else is at its origin", async ({ page }) => {
    await stay(page);
    const before = (await kept(page)).sort();
    await page.goto("/sample-api/");
    await expect(page.getByRole("heading", { name: "Sample API switches" })).toBeVisible();
    await page.goto("/storage/posts/avoiding-scams.jpg");
    await page.goto("/sample-api/requests");
    await page.goto("/artikel/7?from=mail");
    await expect(page.getByRole("article")).toBeVisible();
    // What is met on the way, such as flags, may have come to it.
    const pagesIn = (files: string[]) => files.filter((file) => !/\.(css|js|json|svg|woff2)$/.test(file));
    expect(pagesIn((await kept(page)).sort())).toEqual(pagesIn(before));
  });

  test("costs a visitor whose storage is full nothing but the offline copy", async ({ page, host }) => {
    await stay(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.overrideQuotaForOrigin", { origin: host.origin, quotaSize: 1 });
    // Of another version, so that its scripts are not those that are kept.
    host.deploy();
    for (const path of ["/kurs", "/"]) {
      await page.goto(path);
      expect(await versionOf(page)).toBe("2");
      await expect(page.getByText(/^(Last Update - .*|Updated just now)$/).first()).toBeVisible();
    }
  });

  test("gives way to a new deployment on the next page, and keeps nothing of the old one", async ({
    page,
    host,
    context,
  }) => {
    await stay(page);
    const old = await kept(page);
    host.deploy();
    await page.goto("/kurs");
    expect(await versionOf(page)).toBe("2");
    await expect(page.getByText(/^Last Update - /)).toBeVisible();
    // The old worker leaves with the last of its pages.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)), patient)
      .toBe(true);
    await page.close();
    const next = await context.newPage();
    await takeOver(next);
    await next.goto("/");
    expect(await versionOf(next)).toBe("2");
    await expect
      .poll(
        async () => (await kept(next)).filter((file) => /\.js$/.test(file) && old.includes(file)),
        patient,
      )
      .toEqual([]);
    await host.stop();
    await next.goto("/artikel");
    expect(await versionOf(next)).toBe("2");
    await expect(h1(next)).toBeVisible();
  });

  test("on a screen that is never closed, each version goes with the next but one", async ({
    page,
    host,
  }) => {
    await stay(page);
    const first = (await kept(page)).filter((file) => /-[0-9a-f]{20}\.js$/.test(file));
    const time = await FakeTime.stop(page);
    await time.open("/kurs");
    // The page may leave in the middle of the question.
    const isVersion = (version: string) => async () =>
      (await versionOf(page).catch(() => undefined)) === version;
    for (const version of ["2", "3"]) {
      await time.pass(61_000);
      host.deploy();
      await time.jump(5 * 60_000);
      await time.until(`version ${version} is there`, 60_000, isVersion(version));
      // Waits now, or took over already if the browser noticed it before the page did.
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing), patient)
        .toBeNull();
    }
    expect(first.length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await kept(page)).filter((file) => first.includes(file)), patient)
      .toEqual([]);
  });

  for (const [name, file] of [
    ["a script", /^app-[0-9a-f]{20}\.js$/],
    ["a drawing", /^art\/seal\.svg$/],
  ] as const)
    test(`keeps the version that it has while ${name} of a new one is not there`, async ({
      page,
      host,
      expectedErrors,
    }) => {
      expectedErrors.push(failedRequest);
      await stay(page);
      host.deploy((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((path) => file.test(path))
          .forEach((path) => rmSync(join(folder, path))),
      );
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const refused = new Promise((resolve) => {
          registration.addEventListener("updatefound", () => {
            const worker = registration.installing;
            worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve(worker));
          });
        });
        await registration.update().catch(() => undefined);
        await refused;
      });
      await host.stop();
      await page.goto("/kurs");
      expect(await versionOf(page)).toBe("1");
      // Alive, not only there: the clock goes.
      await expect(page.getByText(/^\d\d:\d\d:\d\d$/)).toBeVisible();
    });

  test("leaves, with all it kept, when a deployment takes it back", async ({ page, host }) => {
    await stay(page);
    host.deploy(removeServiceWorker);
    // Pages of such a build do not register it again, which would keep a worker that is on its way out.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error("not in this build"));
    });
    await page.goto("/");
    const left = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update().catch(() => undefined);
        return [registration === undefined, (await caches.keys()).length];
      });
    await expect.poll(left, patient).toEqual([true, 0]);
    await page.goto("/kurs");
    await expect(page.getByText(/^Last Update - /)).toBeVisible();
  });
});

test.describe("a page that is open while the site is deployed anew", () => {
  test.beforeEach(async ({ page, expectedErrors }) => {
    expectedErrors.push(failedRequest, lostScript);
    await page.addInitScript(() => {
      const loads = Number(sessionStorage.getItem("loads") ?? 0) + 1;
      sessionStorage.setItem("loads", String(loads));
    });
  });

  const loads = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("loads")));

  test.afterEach(async ({ page }) => {
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    // The visit itself, and the new version: never a loop.
    expect(await loads(page)).toBe(2);
    expect(await versionOf(page)).toBe("2");
  });

  /** Time stands still: from here on nothing comes alive, or is asked for, but by what the visitor does. */
  const openLanding = async (page: Page): Promise<FakeTime> => {
    const time = await FakeTime.stop(page);
    await time.open("/");
    await time.wait("rates are live", () => page.getByText("Updated just now").first().isVisible());
    return time;
  };

  /** Scrolls there, and waits for the sections near by: in the version that the page is of. */
  const goThere = async (time: FakeTime, target: Locator): Promise<void> => {
    await target.scrollIntoViewIfNeeded();
    // The sections' own observers hear of it with this one: what they ask for is under way then.
    await target.evaluate(
      (element) => new Promise((resolve) => new IntersectionObserver(resolve).observe(element)),
    );
    await time.pass(1_000);
  };

  const isNew = (page: Page) => () => page.locator('html[data-version="2"]').isVisible();

  test("opens the contact dialog by way of the new version", async ({ page, host }) => {
    const time = await openLanding(page);
    host.deploy();
    await page.getByRole("button", { name: "Contact Us" }).first().click();
    await time.wait("the dialog is open", () => page.getByRole("dialog").isVisible());
  });

  for (const [name, path] of [
    ["View Today's Rates", "/kurs"],
    ["View All Articles", "/artikel"],
  ] as const)
    test(`goes to ${path} by a link that is clicked once`, async ({ page, host }) => {
      const time = await openLanding(page);
      const link = page.getByRole("link", { name }).first();
      await goThere(time, link);
      host.deploy();
      await link.click();
      await time.wait("the new version is there", isNew(page));
      await expect(page).toHaveURL(path);
      await expect(h1(page)).toBeVisible();
    });

  test("shows every section that the visitor scrolls to, alive", async ({ page, host }) => {
    const time = await openLanding(page);
    host.deploy();
    const exchange = page.locator("#exchange_section");
    await exchange.scrollIntoViewIfNeeded();
    await time.wait("the new version is there", isNew(page));
    await time.wait("its rates are live", () => exchange.getByText("Live Update").isVisible());
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "FAQ" }).click();
    await time.wait("the dialog is open", () => page.getByRole("dialog").isVisible());
  });

  test("turns the gallery's page by way of the new version, in which it is clicked once more", async ({
    page,
    host,
  }) => {
    const time = await openLanding(page);
    const gallery = page.locator("#gallery_section");
    const next = gallery.getByRole("button", { name: "Next" });
    await goThere(time, next);
    host.deploy();
    await next.click();
    await time.wait("the new version is there", isNew(page));
    await next.click();
    await time.wait("the page is turned", () => gallery.getByText("7 - 12 of 24 photos").isVisible());
  });

  test("opens an article from the list", async ({ page, host }) => {
    await page.goto("/artikel");
    await expect(page.getByText(/^Showing 1 - 9 of/)).toBeVisible();
    host.deploy();
    await page.getByRole("article").first().getByRole("link").first().click();
    await expect(page.getByRole("article").getByText("Admin")).toBeVisible();
    await expect(page).toHaveURL(/\/artikel\/\d+$/);
  });

  test("starts although its scripts went away while it was loading", async ({ page, host }) => {
    let deployed = false;
    await page.route(/\/app-[0-9a-f]{20}\.js$/, async (route) => {
      if (!deployed) host.deploy();
      deployed = true;
      await route.continue();
    });
    await page.goto("/");
    await expect(page.getByText("Updated just now").first()).toBeVisible();
  });
});

test.describe("a server that has lost a file", () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(failedRequest);
  });

  test("costs a dialog, which says so, and never the page", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Updated just now").first()).toBeVisible();
    await page.route(/\/\d+-[0-9a-f]{20}\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("button", { name: "Contact Us" }).first().click();
    await expect(page.getByText("This did not load")).toBeVisible();
    await expect(h1(page)).toBeVisible();
    await page.unroute(/\/\d+-[0-9a-f]{20}\.js$/);
    await page.getByRole("button", { name: "Contact Us" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("leaves sections as they were built, and they come alive when it is found", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Updated just now").first()).toBeVisible();
    await page.clock.install();
    const lost = /\/[0-9a-z-]+-[0-9a-f]{20}\.js$/;
    await page.route(lost, (route) => route.fulfill({ status: 404 }));
    const section = page.locator("#exchange_section");
    await section.scrollIntoViewIfNeeded();
    await page.clock.fastForward(60_000);
    await expect(section.getByRole("heading", { level: 2 })).toBeVisible();
    await page.unroute(lost);
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(section.getByText("Live Update")).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test("does not keep a page from starting once it is found", async ({ page }) => {
    let attempts = 0;
    await page.clock.install();
    await page.route(/\/app-[0-9a-f]{20}\.js$/, (route) => {
      attempts += 1;
      return attempts < 3 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.goto("/");
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(page.getByText("Updated just now").first()).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(attempts).toBe(3);
  });

  // As Gatsby and webpack put it.
  const failedStart = /Not rendering React|Loading chunk/;

  test("starts the page by itself when its data had one bad answer", async ({ page, expectedErrors }) => {
    expectedErrors.push(failedStart);
    let attempts = 0;
    await page.route("**/page-data/index/page-data.json", (route) => {
      attempts += 1;
      return attempts === 1 ? route.fulfill({ status: 500 }) : route.continue();
    });
    await page.goto("/");
    await expect(page.getByText("Updated just now").first()).toBeVisible();
  });

  for (const [what, files] of Object.entries({
    data: "**/page-data/**/page-data.json",
    code: /component---src-pages-index/,
  }))
    test(`says so when the ${what} of a page does not come, and starts it within a minute once it does`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(failedStart);
      await page.clock.install();
      let asked = 0;
      await page.route(files, (route) => {
        asked += 1;
        return route.fulfill({ status: 500 });
      });
      await page.goto("/");
      const heading = page.getByRole("heading", { name: "Unexpected Application Error!" });
      await expect(async () => {
        await page.clock.fastForward(1_000);
        await expect(heading).toBeVisible({ timeout: 200 });
      }).toPass();
      await expect(page.getByRole("alert")).toHaveText(
        "Part of this page did not load. It will be tried again by itself.",
      );
      expect(asked).toBeLessThan(20);
      await page.unroute(files);
      await page.clock.fastForward(60_000);
      await expect(async () => {
        await page.clock.fastForward(1_000);
        await expect(page.getByText("Updated just now").first()).toBeVisible({ timeout: 500 });
      }).toPass();
    });

  test("has an error page, not a blank one, when the way back leads to a page whose code is gone", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(failedStart, /slicesMap/);
    await page.goto("/kurs");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/");
    await page.reload();
    await expect(page.getByText("Updated just now").first()).toBeVisible();
    const board = /component---src-pages-kurs/;
    await page.route(board, (route) => route.fulfill({ status: 404 }));
    const isAskedFor = page.waitForResponse(board);
    await page.getByRole("link", { name: "View Today's Rates" }).first().hover();
    await isAskedFor;
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible(patient);
    await expect(page).toHaveURL("/kurs");
  });

  test("is asked again at an easy pace, however often the network comes and goes", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(failedStart);
    await page.clock.install();
    let loads = 0;
    page.on("domcontentloaded", () => {
      loads += 1;
    });
    await page.route(/component---src-pages-index/, (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    await expect(async () => {
      await page.clock.fastForward(1_000);
      await expect(page.getByRole("alert")).toBeVisible({ timeout: 200 });
    }).toPass();
    const before = loads;
    for (let second = 0; second < 30; second += 1) {
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      await page.clock.fastForward(1_000);
    }
    await expect(page.getByRole("alert")).toBeVisible();
    expect(loads).toBe(before);
  });

  for (const storage of ["sessionStorage", "localStorage"] as const)
    test(`starts where ${storage} is there and refuses everything`, async ({ page }) => {
      await page.addInitScript((name) => {
        const refuse = () => {
          throw new DOMException("No storage here.", "SecurityError");
        };
        const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
        Object.defineProperty(window, name, { value: refusing, configurable: true });
      }, storage);
      await page.goto("/kurs");
      await expect(page.getByText(/^Last Update - /)).toBeVisible();
    });

  test("starts the page again also where nothing can be stored", async ({ page, expectedErrors }) => {
    expectedErrors.push(failedStart);
    await page.addInitScript(() =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("No storage here.", "SecurityError");
        },
      }),
    );
    await page.clock.install();
    let attempts = 0;
    await page.route("**/page-data/index/page-data.json", (route) => {
      attempts += 1;
      return attempts <= 4 ? route.fulfill({ status: 500 }) : route.continue();
    });
    await page.goto("/");
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(page.getByText("Updated just now").first()).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});
