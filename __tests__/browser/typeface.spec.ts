import { holdRequests } from "./support/hold-requests";
import { MAX_LAYOUT_SHIFT, watchLayoutShifts } from "./support/layout-shifts";
import { expect, failedRequest, test } from "./support/test";

// Sizes at which the fallback font once broke lines differently.
for (const [path, width, height] of [
  ["/artikel/4", 1280, 720],
  ["/artikel/16", 360, 740],
  ["/artikel/7", 412, 915],
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
