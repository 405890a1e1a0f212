import { expect, expectAccessible, test } from "./support/test";

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

test.describe("on a small phone whose text is set to twice its size", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  for (const [route, content] of [
    ["/kurs", "17.890"],
    ["/artikel", "5 min read"],
    ["/artikel/1", "Admin"],
    ["/no-such-page", "Oops! Page not found"],
  ] as const)
    test(`${route} is no wider than the screen`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      await page.goto(route);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await expect(page.getByText(content).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
});
