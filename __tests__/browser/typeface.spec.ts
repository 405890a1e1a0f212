import type { Page } from "@playwright/test";

import { expect, test } from "./support/test";

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

test("rare letters are drawn in the typeface too, by a file that only they ask for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (wholeFile.test(request.url())) asked.push(request.url());
  });
  await page.goto("/kurs");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  expect(await drawnIn(page, "h1")).toEqual([{ glyphCount: "Exchange Rate".length, isCustomFont: true }]);

  const come = page.waitForEvent("requestfinished", (request) => wholeFile.test(request.url()));
  await page.locator("h1").evaluate((heading) => {
    heading.textContent = "Café";
  });
  await come;
  await page.evaluate(() => document.fonts.ready);
  expect(await drawnIn(page, "h1")).toEqual([{ glyphCount: 4, isCustomFont: true }]);
});

// For a face that has not come, Chromium looks up a stand-in at each size and weight on the page as soon as another face of
// its family is used.
test("no family waits for a second file", async ({ page }) => {
  await page.goto("/");
  const families = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family }) => family.includes("Plus Jakarta"))
      .map(({ family }) => family);
  });
  expect(families.length).toBeGreaterThan(1);
  expect(new Set(families).size).toBe(families.length);
});
