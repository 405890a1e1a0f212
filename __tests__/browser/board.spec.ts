import type { Page } from "@playwright/test";

import { boxOf } from "./support/box-of";
import { openHost, versionOf, type Host } from "./support/deployments";
import { FakeTime } from "./support/fake-time";
import { isIn, POLL_MS, showView, views } from "./support/live-views";
import { holdScripts } from "./support/hold-scripts";
import { expect, failedRequest, phone, test as base } from "./support/test";

/** The board on a wall, with nobody beside it. */
const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await openHost();
    await use(host);
    await host.close();
  },
});

test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

const fullscreenButton = (page: Page) => page.getByRole("button", { name: "Fullscreen" });
const isFullscreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

const enterFullscreen = async (page: Page) => {
  await fullscreenButton(page).click();
  await expect.poll(() => isFullscreen(page)).toBe(true);
};

/** Whether the flags are shown as bitmaps, all but the placeholder of the one currency that has none. */
const areDrawn = (page: Page) =>
  page.evaluate(() => {
    const flags = [...document.querySelectorAll<HTMLImageElement>("tbody img")];
    const isDrawn = ({ currentSrc, complete }: HTMLImageElement) =>
      complete && currentSrc.startsWith("blob:");
    return flags.length > 0 && flags.every((flag) => isDrawn(flag) || /placeholder/.test(flag.src));
  });

/** The tab is hidden, or seen again. */
const become = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test.describe("in fullscreen", () => {
  test("keeps the screen awake, again after each absence, and lets go in the end", async ({ page }) => {
    await page.addInitScript(() => {
      const locks: { released: boolean }[] = [];
      const request = () => {
        const lock = { released: false, release: async () => void (lock.released = true) };
        locks.push(lock);
        return Promise.resolve(lock);
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
      Object.assign(window, { locks });
    });
    const locks = () =>
      page.evaluate(() => {
        const all: { released: boolean }[] = Reflect.get(window, "locks");
        return all.map(({ released }) => (released ? "released" : "held"));
      });
    await page.goto("/kurs");
    await expect(page.getByText(/^Last Update - \d/)).toBeVisible();
    expect(await locks()).toEqual([]);
    await enterFullscreen(page);
    await expect.poll(locks).toEqual(["held"]);
    // The browser itself takes the lock away from a hidden page.
    await page.evaluate(() => {
      const all: { released: boolean }[] = Reflect.get(window, "locks");
      for (const lock of all) lock.released = true;
    });
    await become(page, "hidden");
    expect(await locks()).toEqual(["released"]);
    await become(page, "visible");
    await expect.poll(locks).toEqual(["released", "held"]);
    await page.evaluate(() => document.exitFullscreen());
    await expect.poll(locks).toEqual(["released", "released"]);
    await expect(fullscreenButton(page)).toBeVisible();
  });

  test("hides its button, and a pointer that rests", async ({ page }) => {
    const time = await FakeTime.stop(page);
    await showView(page, views.board, time);
    const cursor = () => page.locator("main").evaluate((main) => getComputedStyle(main).cursor);
    await enterFullscreen(page);
    await expect(fullscreenButton(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
    expect(await cursor()).not.toBe("none");
    await time.until("the pointer is hidden", 6_000, async () => (await cursor()) === "none");
    await page.mouse.move(400, 400);
    expect(await cursor()).not.toBe("none");
  });

  test("that the browser refuses is told", async ({ page }) => {
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("Permissions check failed"));
    });
    await page.goto("/kurs");
    await expect(page.getByText(/^Last Update - \d/)).toBeVisible();
    await fullscreenButton(page).click();
    await expect(page.getByRole("alert")).toContainText("The browser refused fullscreen. Try the F11 key.");
    await expect(page.getByText(/^Last Update - \d/)).toBeVisible();
  });
});

test("changes nothing but its clock while polls bring nothing new, then the figure that is new", async ({
  page,
  api,
}) => {
  const time = await FakeTime.stop(page);
  await showView(page, views.board, time);
  await time.until("flags are drawn", 20_000, () => areDrawn(page));
  await page.evaluate(() => {
    const changes: string[] = [];
    new MutationObserver((records) => {
      for (const { type, target, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const place = element?.closest("time, td, p, tr, header, main") ?? element;
        changes.push(`${place?.localName} ${type === "attributes" ? attributeName : "text"}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { changes });
  });
  const changes = async () => {
    const kinds = await page.evaluate(() => {
      const all: string[] = Reflect.get(window, "changes");
      return all.splice(0);
    });
    return [...new Set(kinds)].sort();
  };
  await time.pass(4 * POLL_MS);
  expect(await changes()).toEqual(["time datetime", "time text"]);
  const before = await page.locator("td").allTextContents();
  api.step();
  await time.pass(POLL_MS);
  expect(await changes()).toEqual(["p text", "td data-changed", "td text", "time datetime", "time text"]);
  const after = await page.locator("td").allTextContents();
  const isNew = (_: string, index: number) => after[index] !== before[index];
  expect(await page.locator("td[data-changed]").allTextContents()).toEqual(after.filter(isNew));
  await time.pass(3_000);
  await expect(page.locator("td[data-changed]")).toHaveCount(0);
});

test.describe("a flag on the wall", () => {
  const flagOf = (page: Page, code: string) =>
    page
      .getByRole("row")
      .filter({ hasText: new RegExp(`^${code} `) })
      .locator("img");

  /** Colours in the middle of its quarters, as the browser draws it from a file or from the bitmap that it shows. */
  const coloursOf = (page: Page, code: string, from: "src" | "currentSrc") =>
    flagOf(page, code).evaluate(async (flag: HTMLImageElement, address) => {
      const picture = new Image();
      picture.src = flag[address];
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = 80;
      canvas.height = 60;
      const context = canvas.getContext("2d");
      context?.drawImage(picture, 0, 0, 80, 60);
      return [20, 60].flatMap((x) => [15, 45].map((y) => `${context?.getImageData(x, y, 1, 1).data.join()}`));
    }, from);

  test("is drawn once, and looks as its file does", async ({ page }) => {
    const time = await FakeTime.stop(page);
    await showView(page, views.board, time);
    await time.until("flags are drawn", 20_000, () => areDrawn(page));
    for (const code of ["USD", "JPY"]) {
      await expect(flagOf(page, code)).toHaveAttribute("src", /\/flags\/\w+\.svg$/);
      expect(await coloursOf(page, code, "currentSrc")).toEqual(await coloursOf(page, code, "src"));
    }
    const sharpness = await flagOf(page, "USD").evaluate(
      (flag: HTMLImageElement) => flag.naturalWidth / flag.width,
    );
    expect(sharpness).toBeGreaterThan(1.9);
  });

  test("gives way to another one, and to the placeholder", async ({ page, expectedErrors }) => {
    expectedErrors.push(failedRequest);
    let file = "/flags/us.svg";
    await page.route("**/api/exchange-rates?*", async (route) => {
      const rates: Record<string, unknown>[] = await (await route.fetch()).json();
      const moved = rates.map((rate) =>
        rate["currency_code"] === "USD" ? { ...rate, image_path: file } : rate,
      );
      await route.fulfill({ json: moved });
    });
    const time = await FakeTime.stop(page);
    await showView(page, views.board, time);
    await time.until("flags are drawn", 20_000, () => areDrawn(page));
    const american = await coloursOf(page, "USD", "currentSrc");
    file = "/flags/jp.svg";
    const shows = (address: RegExp) => async () =>
      address.test((await flagOf(page, "USD").getAttribute("src")) ?? "");
    await time.until("the other one is there", POLL_MS + 1_000, shows(/jp\.svg$/));
    await time.until("it is drawn", 2_000, () => areDrawn(page));
    const japanese = await coloursOf(page, "USD", "currentSrc");
    expect(japanese).not.toEqual(american);
    expect(japanese).toEqual(await coloursOf(page, "JPY", "currentSrc"));
    file = "/flags/none.svg";
    await time.until("the placeholder is there", POLL_MS + 1_000, shows(/^\/placeholder-flag\.svg$/));
    await expect
      .poll(() => coloursOf(page, "USD", "currentSrc"))
      .toEqual(await coloursOf(page, "USD", "src"));
  });
});

test.describe("a new deployment", () => {
  test.use({ baseURL: async ({ host }, use) => use(host.origin) });

  test.beforeEach(async ({ page, expectedErrors }) => {
    // The scripts of the old version are gone.
    expectedErrors.push(failedRequest);
    await page.addInitScript(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const main = document.querySelector("main")?.textContent ?? "";
        if (/Unexpected Application Error|Failed to Load|No rates/.test(main)) seen.push(main);
      }).observe(document, { subtree: true, childList: true });
      addEventListener("pagehide", () => sessionStorage.setItem("errors", JSON.stringify(seen)));
    });
  });

  const errors = (page: Page) => page.evaluate(() => sessionStorage.getItem("errors"));
  const isGood = (page: Page) => () => isIn(page, views.board, "good");
  const isVersion = (page: Page, version: string) => async () => (await versionOf(page)) === version;

  /** A board that has stood for a minute, and a deployment. */
  const deployUnder = async (page: Page, host: Host, time: FakeTime) => {
    await time.pass(61_000);
    host.deploy();
    expect(await versionOf(page)).toBe("1");
  };

  test("is taken up within six minutes, without an error", async ({ page, host }) => {
    const time = await FakeTime.stop(page);
    await showView(page, views.board, time);
    await deployUnder(page, host, time);
    await time.jump(5 * 60_000);
    await time.until("the new version is there", 60_000, isVersion(page, "2"));
    await time.wait("its rates are live", isGood(page));
    expect(await errors(page)).toBe("[]");
  });

  test("waits until the counters are closed where a reload would end fullscreen", async ({ page, host }) => {
    const time = await FakeTime.stop(page);
    await showView(page, views.board, time);
    await enterFullscreen(page);
    await deployUnder(page, host, time);
    await time.jump(5 * 60_000);
    await time.pass(30_000);
    expect(await versionOf(page)).toBe("1");
    expect(await isGood(page)()).toBe(true);
    // From two in the afternoon to ten in the evening.
    await time.jump(8 * 3_600_000);
    await time.until("the new version is there", 60_000, isVersion(page, "2"));
    await time.wait("its rates are live", isGood(page));
    expect(await errors(page)).toBe("[]");
  });

  test("does not disturb a visitor who searches", async ({ page, host }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const time = await FakeTime.stop(page);
    await time.open("/kurs");
    const isLive = () => page.getByText(/^Last Update - \d/).isVisible();
    await time.until("rates are live", 5_000, isLive);
    await page.getByRole("searchbox").fill("dollar");
    await deployUnder(page, host, time);
    await time.jump(10 * 60_000);
    await time.pass(30_000);
    expect(await versionOf(page)).toBe("1");
    await page.getByRole("searchbox").fill("");
    await time.pass(50_000);
    expect(await versionOf(page)).toBe("1");
    await time.until("the new version is there", 40_000, isVersion(page, "2"));
    await time.wait("its rates are live", isLive);
    expect(await errors(page)).toBe("[]");
  });
});

test("a search typed before the scripts have come is answered above a phone's keyboard", async ({ page }) => {
  await page.setViewportSize(phone);
  const { deliver } = await holdScripts(page);
  await page.goto("/kurs", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("drachma");
  deliver();
  const answer = await boxOf(page.getByText("No currency matches your search"));
  expect(answer && answer.y + answer.height).toBeLessThan(phone.height - 330);
});

test("a search in the middle of the list shows what it has found from its beginning", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/kurs");
  const search = page.getByRole("searchbox");
  const first = page.locator("main li").first();
  await expect(first).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1_800));
  await search.fill("a");
  await expect(page.getByText(/^Currencies found for a: \d\d$/)).toBeAttached();
  const field = await boxOf(search);
  const row = await boxOf(first);
  expect(field && row && row.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  await expect(first).toBeInViewport({ ratio: 1 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the board leads to where rates are told", async ({ page }) => {
    await page.goto("/kurs");
    await page.locator("noscript a").last().click();
    await expect(page).toHaveURL("/#location_section");
  });
});

/** Where words stand, by their text: first that of the header, then the column heads. Whole pixels. */
const placesOfWords = (page: Page) =>
  page.evaluate(() => {
    const rectOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const words = [...document.querySelectorAll("h1, h1 + p, thead th, [role=status] p > span")]
      .filter((element) => element.checkVisibility())
      .map((element) => [element.textContent, rectOf(element)] as const);
    const tools = [...document.querySelectorAll("header a, header button, [data-freshness]")]
      .filter((element) => element.checkVisibility())
      .map((element) => [element.localName, element.getBoundingClientRect()] as const);
    return [...words, ...tools].map(
      ([name, { left, right, top }]) => `${name}: ${[left, right, top].map(Math.round).join(" ")}`,
    );
  });

/** The date is there, and the screen's own view of the board. */
const isReady = (page: Page) => () => page.locator("h1 + p time").isVisible();

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [1080, 1920],
] as const)
  test(`heads, title and tools stand still when rates come and when they fail: ${width} × ${height} px`, async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    await page.setViewportSize({ width, height });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/exchange-rates*", async (route) => {
      await held;
      await route.continue();
    });
    const time = await FakeTime.stop(page);
    time.withoutAnswers = true;
    await time.open("/kurs");
    await time.wait("the date is there", isReady(page));
    await page.evaluate(() => document.fonts.ready);
    const whileWaiting = await placesOfWords(page);
    expect(whileWaiting.filter((place) => place.startsWith("BUY:"))).toHaveLength(4);
    release();
    time.withoutAnswers = false;
    await time.wait("good data are seen", () => isIn(page, views.board, "good"));
    expect(await placesOfWords(page)).toEqual(whileWaiting);
    api.setFaults({ target: "rates", kind: "status", status: 500 });
    await time.until("the failure is told", 30_000, () => isIn(page, views.board, "stale"));
    expect(await placesOfWords(page)).toEqual(whileWaiting);
  });

test("a phone on its side shows the first rates before it is scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/kurs");
  await expect(page.getByText("17.890").first()).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const)
  test(`a failure pushes no rates away on a phone: ${width} × ${height} px`, async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    await page.setViewportSize({ width, height });
    const time = await FakeTime.stop(page);
    await time.open("/kurs");
    const row = page.getByRole("listitem").filter({ hasText: "US Dollar" }).first();
    await time.until("rates are there", 5_000, () => row.isVisible());
    const before = await boxOf(row);
    api.setFaults({ target: "rates", kind: "status", status: 500 });
    const note = page.getByText(/^Showing the rates received at .* We keep trying to reconnect\.$/);
    await time.until("the failure is told", 30_000, () => note.isVisible());
    await expect(page.getByText("Connection Error")).toBeVisible();
    expect(await boxOf(row)).toEqual(before);
    const ends = await note.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(ends).toBeLessThanOrEqual(before.y);
  });

test("on a screen hung upright the tables stand two by two, with figures twice as large", async ({
  page,
}) => {
  const figures = page.locator("tbody td");
  const sizes = new Map<string, number>();
  for (const [width, height] of [
    [1080, 1079],
    [1080, 1920],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/kurs");
    await expect(figures.first()).toBeVisible();
    const size = await figures.first().evaluate((figure) => parseFloat(getComputedStyle(figure).fontSize));
    sizes.set(`${width}x${height}`, size);
  }
  expect(sizes.get("1080x1920")).toBeGreaterThan(2 * (sizes.get("1080x1079") ?? NaN));
  const boxes = await page
    .getByRole("table")
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().toJSON() as DOMRect));
  const [first, second, third, fourth] = boxes;
  if (!first || !second || !third || !fourth) throw new Error("There are not four tables.");
  expect([second.top, third.left, fourth.left, fourth.top]).toEqual([
    first.top,
    first.left,
    second.left,
    third.top,
  ]);
  expect(second.left).toBeGreaterThanOrEqual(first.right);
  expect(third.top).toBeGreaterThanOrEqual(first.bottom);
  // All of it on one screen, above the notices.
  const notices = await boxOf(page.getByRole("complementary", { name: "Notices" }));
  expect(fourth.bottom).toBeLessThanOrEqual(notices.y);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1920);
});

test("at 400 % the search and the notices go with the page, and leave the screen to the rates", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/kurs");
  await page.getByText("British Pound", { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByText("British Pound", { exact: true })).toBeInViewport();
  await expect(page.getByRole("searchbox")).not.toBeInViewport();
  const notices = page.getByRole("complementary", { name: "Notices" });
  await expect(notices).not.toBeInViewport();
  await notices.scrollIntoViewIfNeeded();
  await expect(notices).toBeInViewport();
});

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1920, 1080],
] as const)
  test(`code and name of a currency do not touch the lines of their row, ${width} x ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/kurs");
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    const beyond = await page.getByRole("rowheader").evaluateAll((heads) =>
      heads.map((head) => {
        const row = head.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(head.querySelector("small") ?? head);
        const name = range.getBoundingClientRect();
        range.selectNodeContents(head.querySelector("b") ?? head);
        return Math.max(row.top - range.getBoundingClientRect().top, name.bottom - row.bottom);
      }),
    );
    expect(beyond.length).toBeGreaterThan(30);
    // Of a typeface's height, which that is, letters leave more than this free.
    expect(Math.max(...beyond)).toBeLessThan(2);
  });

test("printed from a wide window, the four tables stand two by two, their rows apart", async ({ page }) => {
  // A browser prints the tables that are there; the sheet is too narrow for a board to make tables of its own on it.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query.includes("min-width: 64em")
        ? Object.create(matchMedia(query), {
            matches: { value: true },
            addEventListener: { value: () => undefined },
          })
        : matchMedia(query);
  });
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto("/kurs");
  await expect(page.locator("tbody td").first()).toHaveText(/\d/);
  const tables = page.locator("main table");
  const boxes = await tables.evaluateAll((all) => all.map((table) => table.getBoundingClientRect().toJSON()));
  expect(boxes.map(({ x }) => Math.round(x))).toEqual([0, 1, 0, 1].map((at) => Math.round(boxes[at].x)));
  expect(boxes[1].x).toBeGreaterThanOrEqual(boxes[0].x + boxes[0].width);
  expect(boxes[2].y).toBeGreaterThanOrEqual(boxes[0].y + boxes[0].height);
  for (const cell of await page.locator("tbody td:not([colspan]), tbody b").all())
    expect(await cell.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
  const heights = await page
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(30);
});
