import { execFileSync } from "node:child_process";

import { expect, test } from "@playwright/test";

import { createSampleApi } from "../../sample-api/create-sample-api";
import { findTool } from "../../scripts/lib/find-program";
import { publicDir, serveSite } from "../../scripts/lib/serve-site";
import { type Engine, keys, startFirefox } from "../engines/engine";

test.skip(!findTool("firefox-esr"), "Firefox is not installed here (Debian: apt-get install firefox-esr)");
// One Firefox for all.
test.describe.configure({ mode: "default" });

/** Returns by how many CSS pixels the page is wider than the viewport. */
const overflowOf = (engine: Engine) =>
  engine.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const freshnessOf = (engine: Engine) =>
  engine.evaluate(() => document.querySelector<HTMLElement>("[data-freshness]")?.dataset.freshness);

/** Focuses and clicks the first visible button of a part of the page with a text. */
const click = (engine: Engine, scope: string, text: string) =>
  engine.evaluate(
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
const dialogOf = (engine: Engine) =>
  engine.evaluate(() => {
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
let engine: Engine;
let site: Awaited<ReturnType<typeof serveSite>>;
let origin: string;
test.beforeAll(async () => {
  site = await serveSite({ port: 0, publicDir, sampleApi });
  origin = `http://localhost:${site.port}`;
  engine = await startFirefox();
});
test.beforeEach(() => sampleApi.state.reset());
test.afterAll(async () => {
  await engine.close();
  await site.close();
});

const open = async (path: string, width: number, height: number) => {
  await engine.resize(width, height);
  await engine.goto(origin + path);
  await expect
    .poll(() => engine.evaluate(() => document.querySelectorAll("main [data-skeleton]").length))
    .toBe(0);
};

// Firefox has no narrower window than 500 px.
for (const [path, width, height] of [
  ["/", 500, 844],
  ["/", 1440, 900],
  ["/artikel", 500, 844],
  ["/artikel", 1440, 900],
  ["/artikel/7", 1440, 900],
  ["/kurs", 500, 844],
] as const)
  test(`${path} fits into ${width} px`, async () => {
    await open(path, width, height);
    expect(await overflowOf(engine)).toBeLessThanOrEqual(0);
    const heading = () => engine.evaluate(() => document.querySelector("h1")?.getBoundingClientRect().width);
    expect(await heading()).toBeGreaterThan(100);
  });

for (const [width, height] of [
  [1440, 900],
  [960, 540],
] as const)
  test(`/kurs shows four tables side by side at ${width} x ${height} px`, async () => {
    await open("/kurs", width, height);
    await expect.poll(() => freshnessOf(engine)).toBe("live");
    const tables = await engine.evaluate(() =>
      [...document.querySelectorAll("main table")].map((table) => {
        const { left, right, top } = table.getBoundingClientRect();
        const last = [...table.querySelectorAll("tbody tr")].pop()?.getBoundingClientRect().bottom;
        return { left, right, top, last };
      }),
    );
    expect(tables).toHaveLength(4);
    for (const [index, table] of tables.entries()) {
      expect(table.top).toBe(tables[0]?.top);
      expect(table.left).toBeGreaterThanOrEqual(tables[index - 1]?.right ?? 0);
      expect(table.right).toBeLessThanOrEqual(width);
      expect(table.last).toBeLessThanOrEqual(height);
    }
    expect(await overflowOf(engine)).toBeLessThanOrEqual(0);
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
    await click(engine, scope, opener);
    await expect.poll(() => dialogOf(engine)).toMatchObject({ isCentred: true, isInside: true });
    for (let press = 0; press < 12; press += 1) {
      await engine.press(keys.tab);
      expect(await dialogOf(engine), `${scope} ${opener}, Tab ${press + 1}`).toMatchObject({
        hasFocus: true,
      });
    }
    await engine.press(keys.escape);
    await expect.poll(() => dialogOf(engine)).toBeNull();
    const focused = () => engine.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused, scope).toBe("BUTTON");
  }
});

test("the board polls, marks old rates in an outage, and recovers", async () => {
  await open("/kurs", 1440, 900);
  await expect.poll(() => freshnessOf(engine)).toBe("live");
  const usd = () => engine.evaluate(() => document.querySelector("main tbody tr")?.textContent);
  const before = await usd();
  sampleApi.state.setData({ currencies: 36 });
  for (let step = 0; step < 40; step += 1) sampleApi.state.step();
  await expect.poll(usd).not.toBe(before);
  sampleApi.state.setFaults({ target: "rates", kind: "status", status: 500 });
  await expect.poll(() => freshnessOf(engine)).toBe("stale");
  sampleApi.state.clearFaults();
  await expect.poll(() => freshnessOf(engine)).toBe("live");
});

test("the first Tab shows the skip link, and Enter follows it", async () => {
  await open("/artikel", 1440, 900);
  await engine.press(keys.tab);
  const skip = () => engine.evaluate(() => document.activeElement?.getAttribute("href"));
  expect(await skip()).toBe("#main");
  const top = () => engine.evaluate(() => document.activeElement?.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await engine.press(keys.enter);
  await expect.poll(() => engine.evaluate(() => location.hash)).toBe("#main");
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
  await expect.poll(() => engine.evaluate(() => document.querySelectorAll("main td").length)).toBe(7);
  const input = Buffer.from(await engine.print({ page: { width: 21, height: 29.7 } }), "base64");
  const textOf = (...options: string[]) =>
    execFileSync("pdftotext", [...options, "-", "-"], { input, encoding: "utf8" }).replace(/\s/g, "");
  for (const text of [code, ...columns.map((column) => `${column}17.925`)])
    expect(textOf("-l", "1")).toContain(text);
  expect(textOf()).toContain("Last");
});

test("the board opens without a network after a first visit", async () => {
  await open("/kurs", 1440, 900);
  const hasWorker = async () =>
    engine.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
  await expect.poll(hasWorker, { timeout: 60_000 }).toBe(true);
  await site.close();
  await engine.goto(`${origin}/kurs`);
  await expect
    .poll(() => engine.evaluate(() => document.querySelector("h1")?.textContent))
    .toBe("Exchange Rate");
  await expect.poll(() => freshnessOf(engine)).not.toBe("live");
});
