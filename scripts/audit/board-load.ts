import { setTimeout as wait } from "node:timers/promises";

import type { Browser } from "@playwright/test";

import type { SampleApi } from "../../sample-api/create-sample-api";
import { LONG_TASK_MS } from "./budgets";
import { median } from "./figure";
import { openUnattended } from "./unattended-page";

const SLOWDOWN = 4;
/**
 * A wall screen runs all day, so its start is not counted: the offline copy comes after 20 s, and the documents of the flags' files
 * (flatten-flags.ts) go with a garbage collection within a minute after 15 s.
 */
const SETTLED_AFTER_S = 90;
const WATCHED_S = 30;

export interface BoardLoad {
  /** Share of the time in which the main thread was busy. */
  readonly busy: number;
  /** Milliseconds; 0 where there was no long one. */
  readonly longestTask: number;
}

/** Runs in the page. */
const watchLongTasks = (): void => {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: "longtask" });
};

/**
 * Watches the board on a wall screen, after its start, while every rate changes with every poll.
 *
 * @param runs half minutes; the share is their median, the longest task that of all
 */
export const boardLoad = async (
  browser: Browser,
  origin: string,
  api: SampleApi["state"],
  currencies: number,
  runs: number,
): Promise<BoardLoad> => {
  api.setData({ currencies, moveAll: true, moveEveryMs: 1_000, frozen: false });
  const page = await openUnattended(browser, { width: 1920, height: 1080 });
  await page.send("Performance.enable");
  await page.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.send("Page.navigate", { url: `${origin}/kurs` });
  await wait(SETTLED_AFTER_S * 1_000);
  await page.send("Runtime.evaluate", { expression: `(${watchLongTasks.toString()})()` });
  const busySeconds = async () => {
    const { metrics } = await page.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  const shares: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = await busySeconds();
    await wait(WATCHED_S * 1_000);
    shares.push(((await busySeconds()) - before) / WATCHED_S);
  }
  const read = async (expression: string): Promise<unknown> =>
    (await page.send("Runtime.evaluate", { expression, returnByValue: true })).result.value;
  // A page that did not load has little to do.
  const rows = await read("document.querySelectorAll('tbody tr').length");
  if (rows !== currencies) throw new Error(`The board shows ${String(rows)} of ${currencies} currencies.`);
  const tasks = (await read("tasks")) as number[];
  await page.close();
  api.resetData();
  const longestTask = Math.max(0, ...tasks.filter((duration) => duration >= LONG_TASK_MS));
  return { busy: median(shares), longestTask };
};
