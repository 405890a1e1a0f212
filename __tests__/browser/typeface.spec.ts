import { holdRequests } from "./support/hold-requests";
import { MAX_LAYOUT_SHIFT, watchLayoutShifts } from "./support/layout-shifts";
import { expect, failedRequest, test } from "./support/test";

const font = /\.woff2$/;

test("a late font causes no layout shift", async ({ page, expectedErrors }) => {
  expectedErrors.push(failedRequest);
  const shifted = await watchLayoutShifts(page);
  // Sizes at which the fallback font once broke lines differently.
  for (const [path, width, height] of [
    ["/artikel/4", 1280, 720],
    ["/artikel/16", 360, 740],
    ["/artikel/7", 412, 915],
    ["/nowhere", 1366, 768],
  ] as const)
    await test.step(`${path}, ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      // Routing disables the HTTP cache, so the page requests the font again.
      const release = await holdRequests(page, font);
      const requested = page.waitForRequest(font);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await requested;
      const text = path === "/nowhere" ? page.locator("main p") : page.locator("main article p[dir=auto]");
      await expect(text.last()).toBeVisible();
      // The page has rendered without the font.
      await shifted();
      release();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('800 16px "Plus Jakarta Sans"'))).toBe(true);
      expect(await shifted()).toBeLessThan(MAX_LAYOUT_SHIFT);
      await page.unroute(font);
    });
});
