import type { Page } from "@playwright/test";

/** The largest sum of layout shift scores that a page may have. */
export const MAX_LAYOUT_SHIFT = 0.01;

/** Waits until the page has rendered twice. An IntersectionObserver reports once a frame, also while the page's clock is stopped. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
  });

/**
 * Counts layout shifts, also those right after an input. Call before the page opens.
 *
 * @returns a function that returns the sum of the scores until now
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
    // A shift is reported after the frame that paints it.
    await twoFrames(page);
    return page.evaluate(() => Number(Reflect.get(window, "shifted")));
  };
};
