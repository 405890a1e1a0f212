import type { Page } from "@playwright/test";

import { boxOf } from "./support/box-of";
import { expect, failedRequest, phone, test } from "./support/test";

test.describe("in a browser without overflow: clip, such as Safari before 16", () => {
  test.use({ viewport: phone, bypassCSP: true, serviceWorkers: "block" });

  test("no page scrolls sideways, and only the page scrolls", async ({ page }) => {
    await page.route("**/*", async (route) => {
      if (!/^(document|stylesheet)$/.test(route.request().resourceType())) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/(overflow(-[xy])?):clip/g, "$1:unknown");
      return route.fulfill({ response, body });
    });
    for (const path of ["/", "/kurs", "/artikel", "/404.html"]) {
      await page.goto(path);
      const sheets = page.locator('link[href*="/static/styles-"]');
      const loaded = () =>
        sheets.evaluateAll((all) => all.filter((sheet) => Reflect.get(sheet, "sheet")).length);
      await expect.poll(loaded).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.width);
      const scrolling = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((element) => {
            const { overflowX, overflowY } = getComputedStyle(element);
            return (
              (overflowX === "auto" && element.scrollWidth > element.clientWidth) ||
              (overflowY === "auto" && element.scrollHeight > element.clientHeight)
            );
          })
          .map((element) => `${element.localName}.${element.className}`),
      );
      expect(scrolling, path).toEqual([]);
    }
  });
});

test.describe("browsers without dynamic viewport units, such as Chromium before 108,", () => {
  // A service worker would bypass the test's routes.
  test.use({ serviceWorkers: "block" });
  // The last style sheet may still be loading.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  const removeUnits = (page: Page) =>
    page.route("**/*", async (route) => {
      if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
      const body = (await response.text()).replace(/(?<=\d)[ds]vh\b/g, "unknown");
      return route.fulfill({ response, headers, body });
    });

  for (const [path, part, viewport] of [
    ["/kurs", "tbody tr", { width: 1920, height: 1080 }],
    ["/no-such-page", "div:has(> main)", { width: 1440, height: 900 }],
  ] as const)
    test(`lay out ${path} the same: ${part} at ${viewport.width} px`, async ({ page, expectedErrors }) => {
      if (path === "/no-such-page") expectedErrors.push(failedRequest);
      await page.setViewportSize(viewport);
      const size = async () => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        // The rows of the placeholder have no role.
        if (path === "/kurs") await expect(page.getByRole("rowheader").first()).toBeVisible();
        const box = await boxOf(page.locator(part).first());
        return [box.width, box.height];
      };
      const usual = await size();
      await removeUnits(page);
      expect(await size()).toEqual(usual);
    });
});

test.describe("a browser without String.prototype.replaceAll, such as Chromium before 85,", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript("delete String.prototype.replaceAll");
    // The old browser does not run the scripts.
    await page.route(/\.js$/, () => undefined);
  });

  test("asks for an update in place of a frozen skeleton", async ({ page }) => {
    await page.goto("/kurs", { waitUntil: "commit" });
    await expect(page.getByRole("alert")).toContainText("too old to show live rates. Please update it");
    await expect(page.locator("main > :visible, header button:visible")).toHaveCount(0);
  });
});

test("a visitor who asks for more contrast gets it for muted text and lines", async ({ page }) => {
  await page.goto("/artikel");
  const descriptor = (landmark: "banner" | "contentinfo") =>
    page.getByRole(landmark).locator("small").first();
  const line = page
    .getByRole("button", { name: "Previous" })
    .or(page.getByRole("link", { name: "Next" }))
    .first();
  await expect(line).toBeVisible();
  await expect(descriptor("banner")).not.toHaveCSS("color", "rgb(6, 40, 43)");
  const usual = await line.evaluate((element) => getComputedStyle(element).borderTopColor);
  await page.emulateMedia({ contrast: "more" });
  await expect(descriptor("banner")).toHaveCSS("color", "rgb(6, 40, 43)");
  await expect(descriptor("contentinfo")).toHaveCSS("color", "rgb(255, 247, 232)");
  await expect(line).not.toHaveCSS("border-top-color", usual);
});

test("the landing page has few sizes of text and four weights, and the headline's thin word", async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(page.getByText(/^Updated/).first()).toBeVisible();
    const used = (property: "fontSize" | "fontWeight") =>
      page.evaluate((name) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const values = new Set<string>();
        while (texts.nextNode()) {
          const { parentElement: one, textContent } = texts.currentNode;
          // The unit of a figure is as large as the figure lets it be.
          if (!textContent?.trim() || textContent.trim() === "Rp" || one?.closest("[aria-hidden=true], svg"))
            continue;
          if (one?.checkVisibility()) values.add(getComputedStyle(one)[name]);
        }
        return [...values].sort();
      }, property);
    expect((await used("fontSize")).length, `${width} px`).toBeLessThanOrEqual(11);
    expect(await used("fontWeight"), `${width} px`).toEqual(["300", "400", "600", "700", "800"]);
  }
});
