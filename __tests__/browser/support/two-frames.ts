import type { Page } from "@playwright/test";

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
