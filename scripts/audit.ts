import { chromium, type Browser } from "@playwright/test";

import { createSampleApi } from "../sample-api/create-sample-api";
import { violationsOfStates } from "./audit/accessibility";
import { boardLoad } from "./audit/board-load";
import {
  BLOCKING_MS,
  BOARD_BUSY,
  INTERACTION_MS,
  LANDING_ON_THE_WIRE,
  LARGEST_PAINT_MS,
  LARGEST_PAINT_RATIO,
  LAYOUT_SHIFT,
  LIGHTHOUSE_SCORE,
  LONG_TASK_MS,
  routes,
  scriptBudgets,
} from "./audit/budgets";
import { type Figure, holds, inKB, inMs, inPercent, plain, tableOf } from "./audit/figure";
import { slowestControl, timeToBoard } from "./audit/interaction";
import { latecomers, worstShift } from "./audit/layout-shift";
import { lighthouseOf } from "./audit/lighthouse";
import { boardSeconds } from "./audit/own-layers";
import { totalOf, weigh } from "./audit/weigh";
import { serveWithoutScripts } from "./audit/without-scripts";
import { publicDir, requireBuild } from "./lib/built-site";
import { browserFlags, requireBrowser } from "./lib/find-browser";
import { run } from "./lib/run";
import { serveSite } from "./lib/serve-site";

/**
 * `npm run audit`: measures the built site in a real browser and prints one table: figure, budget, verdict. Ends with 1 past
 * a budget. Times mean something only on a machine that does nothing else meanwhile. RUNS sets the number of Lighthouse's
 * runs for each page, of the ways to the board and of the half minutes in which that is watched (5).
 */

const most = (name: string, value: number, budget: number, show: Figure["show"]): Figure => ({
  name,
  value,
  budget,
  bound: "most",
  show,
});

const audit = async (): Promise<void> => {
  requireBuild();
  const executable = requireBrowser();
  const runs = Number(process.env.RUNS ?? 5);

  const api = createSampleApi({ frozen: true });
  const site = await serveSite({ port: 0, publicDir, sampleApi: api });
  const plainSite = await serveWithoutScripts(publicDir);
  const origin = `http://localhost:${site.port}`;
  // Times are taken in a browser that has shown nothing else, as Lighthouse takes its own.
  const inNewBrowser = async <Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> => {
    const browser = await chromium.launch({ executablePath: executable, args: browserFlags });
    try {
      return await measure(browser);
    } finally {
      await browser.close();
    }
  };
  const figures: Figure[] = [];
  const add = (...more: readonly Figure[]): void => {
    figures.push(...more);
    for (const { name, value, show } of more) console.log(`${name}: ${show(value)}`);
  };

  try {
    await inNewBrowser(async (browser) => {
      for (const route of routes) {
        const page = await browser.newPage({ baseURL: origin, viewport: { width: 390, height: 844 } });
        const weights = await weigh(page, route);
        const scripts = totalOf(weights.filter(({ isScript }) => isScript));
        add(most(`${route} scripts, gzip`, scripts, scriptBudgets[route], inKB));
        if (route === "/")
          add(most("/ on the wire before scrolling", totalOf(weights), LANDING_ON_THE_WIRE, inKB));
        await page.close();
      }
    });

    for (const route of routes) {
      const report = await lighthouseOf(origin + route, executable, runs);
      console.log(`${route} measured on a machine of Lighthouse's benchmark index ${report.machineSpeed}`);
      for (const [category, score] of Object.entries(report.scores)) {
        add({
          name: `${route} ${category}`,
          value: score,
          budget: LIGHTHOUSE_SCORE,
          bound: "least",
          show: plain,
        });
      }
      add(
        most(`${route} blocking time`, report.blocking, BLOCKING_MS, inMs),
        most(`${route} layout shift`, report.layoutShift, LAYOUT_SHIFT, plain),
      );
      if (route !== "/") continue;
      const { largestPaint } = await lighthouseOf(plainSite.origin, executable, runs);
      add(
        most("/ largest paint", report.largestPaint, LARGEST_PAINT_MS, inMs),
        most(
          "/ largest paint against no scripts",
          report.largestPaint / largestPaint,
          LARGEST_PAINT_RATIO,
          plain,
        ),
      );
    }

    await inNewBrowser(async (browser) => {
      for (const route of routes) {
        for (const [what, late] of Object.entries(latecomers)) {
          add(most(`${route} layout shift, ${what} late`, await worstShift(browser, origin + route, late), LAYOUT_SHIFT, plain)); // prettier-ignore
        }
      }
    });

    const { found, looks } = await inNewBrowser((browser) => violationsOfStates(browser, origin, api.state));
    for (const violation of found) console.log(violation);
    add(most(`accessibility, violations in ${looks} looks`, found.length, 0, plain));

    for (const route of routes) {
      const { control, duration } = await inNewBrowser((browser) => slowestControl(browser, origin + route));
      add(most(`${route} slowest control (${control})`, duration, INTERACTION_MS, inMs));
    }
    const toBoard = await inNewBrowser((browser) => timeToBoard(browser, origin, runs));
    add(most("/ to the board's frame", toBoard, INTERACTION_MS, inMs));

    const seconds = await inNewBrowser((browser) => boardSeconds(browser, origin));
    add(
      most("/kurs clock and notices: other layers painted", seconds.otherPaints, 0, plain),
      most("/kurs clock and notices: whole layouts", seconds.wholeLayouts, 0, plain),
      most("/kurs clock and notices: layers arranged anew", seconds.arrangements, 0, plain),
    );

    const sixty = await inNewBrowser((browser) => boardLoad(browser, origin, api.state, 60, runs));
    const threeHundred = await inNewBrowser((browser) => boardLoad(browser, origin, api.state, 300, 1));
    add(
      most("/kurs busy, 60 currencies changing", sixty.busy, BOARD_BUSY, inPercent),
      most("/kurs longest task, 60 currencies", sixty.longestTask, LONG_TASK_MS, inMs),
      most("/kurs longest task, 300 currencies", threeHundred.longestTask, LONG_TASK_MS * 2, inMs),
    );
  } finally {
    await Promise.all([site.close(), plainSite.close()]);
  }

  console.log(`\n${tableOf(figures)}`);
  const over = figures.filter((figure) => !holds(figure));
  console.log(`\n${figures.length - over.length} within their budgets, ${over.length} over`);
  if (over.length > 0) process.exitCode = 1;
};

run(audit);
