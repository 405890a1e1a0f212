import type { Browser, Page, Route as RequestRoute } from "@playwright/test";

const widths = [360, 390, 768, 1440] as const;
const LATE_MS = 1_500;
/** For everything late to have come and been drawn. */
const SETTLED_MS = 3_500;

/** What comes late, by the addresses it comes from. */
export const latecomers = {
  font: /\.woff2$/,
  rates: /\/api\//,
  pictures: /\.(avif|webp|jpe?g|png|svg)$/,
} as const;

const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
};

const later = (route: RequestRoute): void => {
  setTimeout(() => void route.continue().catch(() => undefined), LATE_MS);
};

/** The greatest cumulative layout shift of a page over the widths of the site, with something coming late. */
export const worstShift = async (
  browser: Browser,
  url: string,
  late: (typeof latecomers)[keyof typeof latecomers],
): Promise<number> => {
  let worst = 0;
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: width < 500 ? 823 : 900 } });
    await watchShifts(page);
    await page.route(late, later);
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as number[]);
    worst = Math.max(worst, shifts.reduce((sum, shift) => sum + shift, 0)); // prettier-ignore
    await page.close();
  }
  return worst;
};
