import { chromium, type Page } from "@playwright/test";

import { oldChromium } from "./support/old-chromium";
import { expect, test } from "./support/test";

/** Ships the oldest Chromium of package.json's browserslist. */
const release = "chrome-aws-lambda@5.2.1";

/** For a build without GPU that runs in one process. */
const flags = ["--no-sandbox", "--single-process", "--no-zygote", "--disable-gpu", "--use-gl=swiftshader"];

/** Returns what the board shows: rows, freshness, clock, and measurements of its layout. Playwright's assertions need a newer Chromium inside the page. */
const boardOf = (page: Page) =>
  page.evaluate(() => {
    const bottom = (element: Element | null | undefined) =>
      element?.getBoundingClientRect().bottom ?? Infinity;
    return {
      codes: document.querySelectorAll("tbody .code").length,
      freshness: document.querySelector<HTMLElement>("[data-freshness]")?.dataset.freshness,
      clock: [...document.querySelectorAll("header time")].find(({ textContent }) =>
        textContent?.includes(":"),
      )?.textContent,
      headerPart: bottom(document.querySelector("header")) / window.innerHeight,
      isCutOff: bottom([...document.querySelectorAll("tbody tr")].pop()) > window.innerHeight,
    };
  });

// The trace needs a newer Chromium inside the page.
test.use({ trace: "off" });
test.skip(process.platform !== "linux" || process.arch !== "x64", "the old Chromium is a Linux build");

test("Chromium 85 shows all rates, marks old ones, and recovers; it shows an article", async ({
  site,
  api,
}) => {
  const browser = await chromium.launch({ executablePath: oldChromium(release), args: flags });
  try {
    expect(browser.version()).toMatch(/^85\./);
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const freshness = async () => (await boardOf(page)).freshness;

    for (const viewport of [
      { width: 1920, height: 1080 },
      { width: 960, height: 540 },
    ]) {
      await page.setViewportSize(viewport);
      if (viewport.width === 1920) await page.goto(`${site.origin}/kurs`);
      await expect.poll(async () => (await boardOf(page)).codes).toBe(34);
      await expect.poll(freshness).toBe("live");
      const { clock } = await boardOf(page);
      expect(clock).toMatch(/^\d\d:\d\d:\d\d$/);
      // A later second, so after the layout for this size.
      await expect.poll(async () => (await boardOf(page)).clock).not.toBe(clock);
      const { headerPart, isCutOff } = await boardOf(page);
      expect(headerPart).toBeLessThan(0.2);
      expect(isCutOff).toBe(false);
    }

    api.setFaults({ target: "rates", kind: "status", status: 500 });
    await expect.poll(freshness, { timeout: 60_000 }).toBe("stale");
    expect((await boardOf(page)).codes).toBe(34);
    api.clearFaults();
    await expect.poll(freshness, { timeout: 60_000 }).toBe("live");

    await page.goto(`${site.origin}/artikel/7`);
    // Only a hydrated page has links to other articles.
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll("article nav a").length))
      .toBeGreaterThan(0);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
