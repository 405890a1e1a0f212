import type { Browser } from "@playwright/test";

import type { SampleApi } from "../../sample-api/create-sample-api";

const SLOWDOWN = 4;
/** The start of the board does not count: a wall screen runs all day. */
const SETTLED_AFTER_MS = 30_000;
const WATCHED_MS = 30_000;
const CURRENCIES = 60;

/** Returns the durations (ms) of the board's long tasks while every rate changes with every poll on a slow device. */
export const boardLongTasks = async (
  browser: Browser,
  origin: string,
  api: SampleApi["state"],
): Promise<readonly number[]> => {
  api.setData({ currencies: CURRENCIES, moveAll: true, moveEveryMs: 1_000, frozen: false });
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1920, height: 1080 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto("/kurs");
  await page
    .locator("tbody tr")
    .nth(CURRENCIES - 1)
    .waitFor({ state: "attached" });
  await page.waitForTimeout(SETTLED_AFTER_MS);
  const tasks = await page.evaluate(
    (watchedMs) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = [];
        new PerformanceObserver((list) => {
          found.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
        }).observe({ type: "longtask" });
        setTimeout(() => resolve(found), watchedMs);
      }),
    WATCHED_MS,
  );
  await page.close();
  api.resetData();
  return tasks;
};
