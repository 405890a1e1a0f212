import { gzipSync } from "node:zlib";

import type { Locator, Page } from "@playwright/test";

import { isOfSampleApi } from "../../sample-api/paths";
import type { Route } from "./budgets";

export type Weight = { readonly url: string; readonly isScript: boolean; readonly bytes: number };

/** What is on a page once all has come that nobody need ask for: live rates, dates, the article's body. */
export const complete: Readonly<Record<Route, (page: Page) => Locator>> = {
  // The last section that comes alive without a scroll.
  "/": (page) => page.locator("#articles_section").getByText("Read More").first(),
  "/kurs": (page) => page.getByText("17.890").first(),
  "/artikel": (page) => page.locator("time", { hasText: /\d{4}/ }).first(),
  // The call to action below it has a heading too.
  "/artikel/1": (page) => page.getByRole("article").getByRole("heading", { level: 2 }).first(),
};

/**
 * Opens a route and weighs what it fetched until nothing was under way any more. Text counts as gzip at the level that
 * is everybody's default, whatever the server sent, so that the figure does not depend on it; pictures and fonts count as they are. The API's answers do not count.
 *
 * @param page of a site whose sample API is frozen; between two polls the network is quiet for long enough
 */
export const weigh = async (page: Page, route: Route): Promise<Weight[]> => {
  const weights: Promise<Weight>[] = [];
  page.on("response", (response) => {
    const url = response.url();
    if (isOfSampleApi(new URL(url).pathname) || response.status() !== 200) return;
    weights.push(
      response.body().then((body) => ({
        url,
        isScript: response.request().resourceType() === "script" || /\.js$/.test(url),
        bytes: /\.(woff2|avif|webp|png|jpg|jpeg|ico)$/.test(url) ? body.length : gzipSync(body).length,
      })),
    );
  });
  await page.goto(route);
  await complete[route](page).waitFor();
  await page.waitForLoadState("networkidle");
  return Promise.all(weights);
};

/** Bytes. */
export const totalOf = (weights: readonly Weight[]): number =>
  weights.reduce((sum, { bytes }) => sum + bytes, 0);
