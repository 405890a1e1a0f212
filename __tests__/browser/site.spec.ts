import { doubleText, expect, expectAccessible, test } from "./support/test";

const routes = ["/", "/kurs", "/artikel", "/artikel/1", "/no-such-page"];

test.describe("every route", () => {
  // Chromium's own note of the page's status.
  test.beforeEach(({ expectedErrors }) => expectedErrors.push(/status of 404/));

  for (const route of routes) {
    test(`${route} loads without a word in the console and asks no other origin for anything`, async ({
      page,
      site,
    }) => {
      const elsewhere: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(site.origin)) elsewhere.push(request.url());
      });
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(elsewhere).toEqual([]);
    });

    test(`${route} is accessible`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test("an unknown address answers 404 with a way home", async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: /home/i }).first().click();
  await expect(page).toHaveURL("/");
});

test.describe("with text set to twice its size", () => {
  // 320 px: what WCAG's criterion on reflow asks for.
  for (const width of [320, 360, 1280])
    for (const [route, content] of [
      ["/", "We buy."],
      ["/kurs", "17.890"],
      ["/artikel", "5 min read"],
      ["/artikel/1", "Admin"],
      ["/artikel/999", "Artikel Tidak Ditemukan"],
      ["/no-such-page", "Oops! Page not found"],
    ] as const)
      test(`${route} is accessible and no wider than a screen of ${width} px`, async ({
        page,
        expectedErrors,
      }) => {
        expectedErrors.push(/status of 404/);
        await page.setViewportSize({ width, height: 780 });
        await page.goto(route);
        await doubleText(page);
        await expect(page.getByText(content).first()).toBeVisible();
        if (route === "/") {
          await page.locator("#articles_section").scrollIntoViewIfNeeded();
          await expect(page.getByText("5 min read").first()).toBeVisible();
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expectAccessible(page);
      });
});

test("the rate under the headline keeps clear of the picture beside it, with text set to twice its size", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  await doubleText(page);
  const figure = page.locator("main section").first().getByText("17.890");
  await figure.scrollIntoViewIfNeeded();
  const covering = await figure.evaluate((element) => {
    const text = element.getBoundingClientRect();
    return [...document.querySelectorAll("main section:first-of-type img")].filter((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return left < text.right && right > text.left && top < text.bottom && bottom > text.top;
    }).length;
  });
  expect(covering).toBe(0);
});
