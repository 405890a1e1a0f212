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
