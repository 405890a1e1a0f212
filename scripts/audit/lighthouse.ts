import { chromium } from "@playwright/test";

import { browserFlags } from "../lib/find-browser";
import { freePort } from "../lib/ports";
import { median } from "./figure";

/** Scores out of 100, times in milliseconds, each the median of the runs. */
export interface LighthouseReport {
  readonly scores: Readonly<Record<string, number>>;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
  /** Lighthouse's measure of the machine's speed: times from a slower one cannot be held against a budget. */
  readonly machineSpeed: number;
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse's own preset for phones, in a browser of its own for each run. */
const runOnce = async (url: string, browser: string): Promise<LighthouseReport> => {
  const { default: lighthouse } = await import("lighthouse");
  const port = await freePort();
  const chrome = await chromium.launch({
    executablePath: browser,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: "error" });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "no report");
    const { lhr } = result;
    const valueOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: Object.fromEntries(
        categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
      ),
      largestPaint: valueOf("largest-contentful-paint"),
      blocking: valueOf("total-blocking-time"),
      layoutShift: valueOf("cumulative-layout-shift"),
      machineSpeed: lhr.environment.benchmarkIndex,
    };
  } finally {
    await chrome.close();
  }
};

// Now and then the browser's trace lacks the start of the page load, and there is nothing to report.
const RETRIES = 3;

const runSteadily = async (url: string, browser: string): Promise<LighthouseReport> => {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await runOnce(url, browser);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
};

/**
 * Runs Lighthouse on one page several times, one run after the other.
 *
 * @param runs odd, for there to be a middle one
 * @throws the last run's error when a run fails four times
 */
export const lighthouseOf = async (url: string, browser: string, runs: number): Promise<LighthouseReport> => {
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runSteadily(url, browser));
  return {
    scores: Object.fromEntries(
      categories.map((id) => [id, median(reports.map(({ scores }) => scores[id] ?? 0))]),
    ),
    largestPaint: median(reports.map(({ largestPaint }) => largestPaint)),
    blocking: median(reports.map(({ blocking }) => blocking)),
    machineSpeed: median(reports.map(({ machineSpeed }) => machineSpeed)),
    layoutShift: median(reports.map(({ layoutShift }) => layoutShift)),
  };
};
