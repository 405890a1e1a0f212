import type { Page } from "@playwright/test";

export const scripts = /\.js$/;

/**
 * Holds the requests whose address matches. Call before the page opens.
 *
 * @returns a function that lets them and all that follow through
 */
export const holdRequests = async (page: Page, addresses: RegExp): Promise<() => void> => {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(addresses, async (route) => {
    await delivery;
    await route.continue();
  });
  return deliver;
};
