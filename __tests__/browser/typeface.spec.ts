import type { Page } from "@playwright/test";

import { holdRequests } from "./support/hold-requests";
import { MAX_LAYOUT_SHIFT, watchLayoutShifts } from "./support/layout-shifts";
import { expect, failedRequest, test } from "./support/test";

const wholeFile = /plus-jakarta-sans-latin-/;

/** The typefaces that an element's own text is drawn in: how many of its characters, and whether the site brings them. */
const drawnIn = async (page: Page, selector: string) => {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return fonts.map(({ glyphCount, isCustomFont }) => ({ glyphCount, isCustomFont }));
};

test("rare letters use the typeface too, from a second file", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (wholeFile.test(request.url())) requested.push(request.url());
  });
  await page.goto("/kurs");
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
  expect(await drawnIn(page, "h1")).toEqual([{ glyphCount: "Exchange Rate".length, isCustomFont: true }]);

  const loaded = page.waitForEvent("requestfinished", (request) => wholeFile.test(request.url()));
  await page.locator("h1").evaluate((heading) => {
    heading.textContent = "Café";
  });
  await loaded;
  await page.evaluate(() => document.fonts.ready);
  expect(await drawnIn(page, "h1")).toEqual([{ glyphCount: 4, isCustomFont: true }]);
});

// Sizes at which the fallback font once broke lines differently.
for (const [path, width, height] of [
  ["/artikel/4", 1280, 720],
  ["/artikel/22", 1024, 768],
  ["/artikel/16", 360, 740],
  ["/artikel/7", 412, 823],
  ["/artikel/7", 412, 915],
  ["/nowhere", 1024, 768],
  ["/nowhere", 1366, 768],
] as const)
  test.describe(`${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test(`a late font causes no layout shift on ${path}`, async ({ page, expectedErrors }) => {
      if (path === "/nowhere") expectedErrors.push(failedRequest);
      const shifted = await watchLayoutShifts(page);
      const release = await holdRequests(page, /\.woff2$/);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const text = path === "/nowhere" ? page.locator("main p") : page.locator("main article p[dir=auto]");
      await expect(text.last()).toBeVisible();
      // The page has rendered without the font.
      await shifted();
      release();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('800 16px "Plus Jakarta Sans"'))).toBe(true);
      expect(await shifted()).toBeLessThan(MAX_LAYOUT_SHIFT);
    });
  });
