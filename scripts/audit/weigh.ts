import type { Locator, Page } from "@playwright/test";

import type { Route } from "./budgets";

/** Returns what is on a page once everything has loaded that needs no interaction: live rates, dates, the article's body. */
export const complete: Readonly<Record<Route, (page: Page) => Locator>> = {
  "/": (page) => page.locator("#articles_section").getByText("Read More").first(),
  "/kurs": (page) => page.getByText("17.890").first(),
  "/artikel": (page) => page.locator("time", { hasText: /\d{4}/ }).first(),
  "/artikel/1": (page) => page.getByRole("article").getByRole("heading", { level: 2 }).first(),
};
