import type { Page } from "@playwright/test";

/** Two frames: a shift is told after the frame in which it is drawn. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/**
 * Counts layout shifts, those soon after an input too. To be called before the page is opened.
 *
 * @returns the sum of the scores until now, once what has been laid out is drawn
 */
export const watchLayoutShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifted: Number(Reflect.get(window, "shifted")) + Number(Reflect.get(entry, "value")),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await twoFrames(page);
    return page.evaluate(() => Number(Reflect.get(window, "shifted")));
  };
};

/** Keeps back what comes from the addresses that match, until the function that it returns is called. */
export const holdBack = async (page: Page, addresses: RegExp): Promise<() => void> => {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(addresses, async (route) => {
    await delivery;
    await route.continue();
  });
  return deliver;
};
