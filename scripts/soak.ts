import { chromium, type Route } from "@playwright/test";

import { createSampleApi } from "../sample-api/create-sample-api";
import { findBrowser, noBrowserAdvice } from "./lib/find-program";
import { run, UsageError } from "./lib/run";
import { publicDir, requireBuild, serveSite } from "./lib/serve-site";

/** `npm run soak`: runs the board for HOURS (24) on a fast clock, and exits with 1 if it leaks heap, DOM nodes or listeners. */

const allowedGrowth = { heap: 300_000, nodes: 0, listeners: 0 };
/** A poll's interval. */
const STEP_MS = 3_000;
const STEPS_PER_MINUTE = 60_000 / STEP_MS;

type Answer = (route: Route) => unknown;

/** One an hour. The last never ends. */
const faults: readonly Answer[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 404 }),
  (route) => route.fulfill({ status: 503 }),
  (route) => route.fulfill({ body: "{", contentType: "application/json" }),
  (route) => route.fulfill({ json: [] }),
  () => undefined,
];

run(async () => {
  requireBuild();
  const executablePath = findBrowser();
  if (!executablePath) throw new UsageError(noBrowserAdvice);
  let now = Date.now();
  const site = await serveSite({ port: 0, publicDir, sampleApi: createSampleApi({ now: () => now }) });
  // Compiled code counts as heap, and V8 compiles more of it over hours.
  const browser = await chromium.launch({ executablePath, args: ["--js-flags=--jitless"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
    const cdp = await page.context().newCDPSession(page);
    let polls = 0;
    const good: Answer = async (route) => {
      polls += 1;
      await route.fulfill({ response: await route.fetch() });
    };
    let answer = good;
    let answered: unknown;
    await page.route("**/api/exchange-rates?*", (route) => (answered = answer(route)));
    await page.clock.install({ time: now });
    await page.goto(`${site.origin}/kurs`);
    await page.getByText(/^Last Update/).waitFor();
    await page.clock.pauseAt((now += 60_000));

    const pass = async (minutes: number): Promise<void> => {
      for (let step = 0; step < minutes * STEPS_PER_MINUTE; step += 1) {
        now += STEP_MS;
        await page.clock.runFor(STEP_MS);
        await answered;
      }
    };
    const hour = async (fault: Answer, quietMinutes: number): Promise<void> => {
      answer = fault;
      await pass(5);
      answer = good;
      for (const types of [["offline"], ["online", "visibilitychange"]]) {
        await page.evaluate((names) => names.forEach((name) => dispatchEvent(new Event(name))), types);
        await pass(3);
      }
      await page.getByRole("button", { name: "Refresh" }).dispatchEvent("click");
      await pass(quietMinutes);
    };
    const read = async (): Promise<typeof allowedGrowth> => {
      await page.getByText(/^Last Update/).waitFor();
      for (let times = 0; times < 3; times += 1) await page.requestGC();
      const { usedSize } = await cdp.send("Runtime.getHeapUsage");
      const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
      return { heap: usedSize, nodes, listeners: jsEventListeners };
    };
    // Meets every event once, so that later growth is a leak.
    for (const fault of faults) await hour(fault, 2);
    const start = await read();
    const hours = Number(process.env.HOURS ?? 24);
    for (let index = 0; index < hours; index += 1) await hour(faults[index % faults.length] ?? good, 49);
    const end = await read();
    console.table({ start, end });
    console.log(`${hours} hours, ${polls} polls`);
    for (const kind of ["heap", "nodes", "listeners"] as const)
      if (end[kind] > start[kind] + allowedGrowth[kind]) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.close();
  }
});
