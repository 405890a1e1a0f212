import { gzipSync } from "node:zlib";

import type { Locator, Page } from "@playwright/test";

import { expect, phone, test } from "./support/test";

const kB = 1_000;

/** JavaScript before any interaction, gzip. An empty Gatsby page with React 19 is 90.5 kB. */
const scriptBudgets = {
  "/": 120 * kB,
  "/kurs": 115 * kB,
  "/artikel": 115 * kB,
  // The goal was 125 kB, with 9 kB for the sanitiser; DOMPurify 3.4 is 11.7 kB.
  "/artikel/1": 129 * kB,
} as const;
type Route = keyof typeof scriptBudgets;

/** What is on the page once everything that belongs to the first view has come: live rates, dates, the article's body. */
const complete: Readonly<Record<Route, (page: Page) => Locator>> = {
  "/": (page) => page.getByText(/^Updated/).first(),
  "/kurs": (page) => page.getByText("17.890").first(),
  "/artikel": (page) => page.locator("time", { hasText: /\d{4}/ }).first(),
  "/artikel/1": (page) => page.getByRole("heading", { level: 2 }).first(),
};

/** Everything a phone fetches for the landing page before scrolling: HTML, scripts, data, fonts and pictures. */
const LANDING_ON_THE_WIRE = 300 * kB;

type Weight = { readonly url: string; readonly isScript: boolean; readonly bytes: number };

/**
 * Opens a route and weighs what it fetched until nothing was under way any more. Text counts as gzip, whatever the server
 * sent, so that the figure does not depend on it; pictures and fonts count as they are. The API's polls do not count.
 */
const weigh = async (page: Page, route: Route): Promise<Weight[]> => {
  const weights: Promise<Weight>[] = [];
  page.on("response", (response) => {
    const url = response.url();
    if (/\/(api|flags|storage|sample-api)\//.test(url) || response.status() !== 200) return;
    weights.push(
      response.body().then((body) => ({
        url,
        isScript: response.request().resourceType() === "script" || /\.js$/.test(url),
        bytes: /\.(woff2|avif|webp|png|jpg|jpeg|ico)$/.test(url)
          ? body.length
          : gzipSync(body, { level: 9 }).length,
      })),
    );
  });
  await page.goto(route);
  await expect(complete[route](page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  return Promise.all(weights);
};

const total = (weights: readonly Weight[]): number => weights.reduce((sum, { bytes }) => sum + bytes, 0);
const table = (weights: readonly Weight[]): string =>
  weights.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join("\n");

test.describe("size budgets", () => {
  test.use({ viewport: phone });

  // The polls would keep the network busy for ever; one answer is all that these tests need.
  test.beforeEach(({ page }) => page.clock.install());

  for (const route of Object.keys(scriptBudgets) as Route[]) {
    const budget = scriptBudgets[route];
    test(`scripts of ${route} stay within ${budget / kB} kB gzip`, async ({ page }) => {
      const scripts = (await weigh(page, route)).filter(({ isScript }) => isScript);
      console.log(`${route}: ${(total(scripts) / kB).toFixed(1)} of ${budget / kB} kB of scripts`);
      expect(total(scripts), table(scripts)).toBeLessThanOrEqual(budget);
    });
  }

  test("the landing page on a phone stays within 300 kB on the wire before scrolling", async ({ page }) => {
    const all = await weigh(page, "/");
    console.log(`/: ${(total(all) / kB).toFixed(1)} of ${LANDING_ON_THE_WIRE / kB} kB on the wire`);
    expect(total(all), table(all)).toBeLessThanOrEqual(LANDING_ON_THE_WIRE);
  });
});
