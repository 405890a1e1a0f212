import { execFileSync } from "node:child_process";

import { expect, test } from "@playwright/test";
import type { Page } from "puppeteer-core";

import { createSampleApi } from "../../sample-api/create-sample-api";
import { findTool } from "../../scripts/lib/find-program";
import { publicDir, serveSite } from "../../scripts/lib/serve-site";
import { startFirefox } from "./support/firefox";

test.skip(!findTool("firefox-esr"), "Firefox is not installed here (Debian: apt-get install firefox-esr)");
// One Firefox for all.
test.describe.configure({ mode: "default" });

/** Returns by how many CSS pixels the page is wider than the viewport. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const freshnessOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>("[data-freshness]")?.dataset.freshness);

/** Focuses and clicks the first visible button of a part of the page with a text. */
const click = (page: Page, scope: string, text: string) =>
  page.evaluate(
    (selector, label) => {
      const buttons = [...document.querySelectorAll<HTMLElement>(`${selector} button`)];
      const button = buttons.find((one) => one.textContent.includes(label) && one.checkVisibility());
      button?.scrollIntoView({ block: "center", behavior: "instant" });
      button?.focus();
      button?.click();
    },
    scope,
    text,
  );

/** Returns where the open dialog is, and whether it has the focus. */
const dialogOf = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector("dialog[open], [role=dialog]");
    if (!dialog) return null;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return {
      isCentred: Math.abs(left - (clientWidth - right)) <= 20,
      isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= Math.max(innerHeight, clientHeight),
      // The browser's own controls may follow the dialog's.
      hasFocus: dialog.contains(document.activeElement) || document.activeElement === document.body,
    };
  });

const sampleApi = createSampleApi();
let page: Page;
let site: Awaited<ReturnType<typeof serveSite>>;
let origin: string;
test.beforeAll(async () => {
  site = await serveSite({ port: 0, publicDir, sampleApi });
  origin = `http://localhost:${site.port}`;
  page = await startFirefox();
});
test.beforeEach(() => sampleApi.state.reset());
test.afterAll(async () => {
  await page.browser().close();
  await site.close();
});

const open = async (path: string, width: number, height: number) => {
  // A tab in the background has no focus.
  await page.bringToFront();
  await page.setViewport({ width, height });
  await page.goto(origin + path);
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll("main [data-skeleton]").length))
    .toBe(0);
};

// First: after other tests this Firefox without a window may have lost the focus.
test("the first Tab shows the skip link, and Enter follows it", async () => {
  await open("/artikel", 1440, 900);
  await page.keyboard.press("Tab");
  const skip = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
  expect(await skip()).toBe("#main");
  const top = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#main");
});

for (const [path, width, height] of [
  ["/", 390, 844],
  ["/", 1440, 900],
  ["/artikel", 390, 844],
  ["/artikel", 1440, 900],
  ["/artikel/7", 1440, 900],
  ["/kurs", 390, 844],
] as const)
  test(`${path} fits into ${width} px`, async () => {
    await open(path, width, height);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const heading = () => page.evaluate(() => document.querySelector("h1")?.getBoundingClientRect().width);
    expect(await heading()).toBeGreaterThan(100);
  });

for (const [width, height] of [
  [1440, 900],
  [960, 540],
] as const)
  test(`/kurs shows four tables side by side at ${width} x ${height} px`, async () => {
    await open("/kurs", width, height);
    await expect.poll(() => freshnessOf(page)).toBe("live");
    const tables = await page.evaluate(() =>
      [...document.querySelectorAll("main table")].map((table) => {
        const { left, right, top } = table.getBoundingClientRect();
        const last = [...table.querySelectorAll("tbody tr")].pop()?.getBoundingClientRect().bottom;
        return { left, right, top, last };
      }),
    );
    expect(tables).toHaveLength(4);
    for (const [index, table] of tables.entries()) {
      expect(table.top).toBe(tables[0]?.top);
      // Edges are sums of fractions of a pixel.
      expect(table.left).toBeGreaterThanOrEqual((tables[index - 1]?.right ?? 0) - 0.01);
      expect(table.right).toBeLessThanOrEqual(width + 0.01);
      expect(table.last).toBeLessThanOrEqual(height);
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

test("the four dialogs are centred, keep the focus, and give it back", async () => {
  await open("/", 1440, 900);
  for (const [scope, opener] of [
    ["main", "Contact Us"],
    ["main", "Today's Rates"],
    ["footer", "FAQ"],
    ["#gallery_section li", ""],
  ] as const) {
    // A dialog loads when its button is pressed.
    await click(page, scope, opener);
    await expect.poll(() => dialogOf(page)).toMatchObject({ isCentred: true, isInside: true });
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      expect(await dialogOf(page), `${scope} ${opener}, Tab ${press + 1}`).toMatchObject({
        hasFocus: true,
      });
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => dialogOf(page)).toBeNull();
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused, scope).toBe("BUTTON");
  }
});

test("every column of a wide table and every letter of long code is printed, from the first sheet on", async () => {
  test.skip(!findTool("pdftoppm"), "pdftotext is not installed here (Debian: apt-get install poppler-utils)");
  const code = Array.from({ length: 38 }, (_, index) => `w${index + 100}`).join("");
  const columns = Array.from({ length: 7 }, (_, index) => `Cell${index}`);
  const row = `<tr>${columns.map((text) => `<td>${text} 17.925</td>`).join("")}</tr>`;
  const words = "<p>Words that fill a column of the sheet.</p>".repeat(90);
  const body = `<table>${row}</table><pre>${code}</pre>${words}<p>Last</p>`;
  const rest = { excerpt: null, meta_description: null, category_id: 1, image: null, created_at: null };
  sampleApi.state.setData({ posts: [{ id: 500, title: "Wide", body, ...rest }] });
  await open("/artikel/500", 1440, 900);
  await expect.poll(() => page.evaluate(() => document.querySelectorAll("main td").length)).toBe(7);
  const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
  const input = await page.pdf({ format: "A4", margin });
  const textOf = (...options: string[]) =>
    execFileSync("pdftotext", [...options, "-", "-"], { input, encoding: "utf8" }).replace(/\s/g, "");
  for (const text of [code, ...columns.map((column) => `${column}17.925`)])
    expect(textOf("-l", "1")).toContain(text);
  expect(textOf()).toContain("Last");
});

test("the board opens without a network after a first visit", async () => {
  await open("/kurs", 1440, 900);
  const hasWorker = async () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
  await expect.poll(hasWorker, { timeout: 60_000 }).toBe(true);
  await site.close();
  await page.goto(`${origin}/kurs`);
  await expect
    .poll(() => page.evaluate(() => document.querySelector("h1")?.textContent))
    .toBe("Exchange Rate");
  await expect.poll(() => freshnessOf(page)).not.toBe("live");
});
