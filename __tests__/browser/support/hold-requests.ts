import type { Page } from "@playwright/test";

export const scripts = /\.js$/;

/**
 * Holds the requests whose URL matches. Call before the page opens.
 *
 * @returns a function that releases held and later requests
 */
export const holdRequests = async (page: Page, urls: RegExp): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
