import { spawnSync } from "node:child_process";

import { chromium } from "@playwright/test";

import { createSampleApi } from "../sample-api/create-sample-api";
import { violationsOfStates } from "./audit/accessibility";
import { boardLongTasks } from "./audit/board-tasks";
import { publicDir, requireBuild } from "./lib/built-site";
import { browserFlags, requireBrowser } from "./lib/find-browser";
import { run } from "./lib/run";
import { serveSite } from "./lib/serve-site";

/**
 * `npm run audit`: the sizes of the scripts (size-limit), Lighthouse on every route (Lighthouse CI), axe in every state, and the long
 * tasks of the board. Exits with 1 when one of them fails. RUNS sets the number of Lighthouse's runs a page (5).
 */
run(async () => {
  requireBuild();
  const executablePath = requireBrowser();
  const command = (...args: readonly string[]): boolean =>
    spawnSync("npx", args, { stdio: "inherit", env: { ...process.env, CHROME_PATH: executablePath } })
      .status === 0;
  const results = {
    sizes: command("size-limit"),
    Lighthouse: command("lhci", "autorun"),
    axe: false,
    board: false,
  };

  const api = createSampleApi({ frozen: true });
  const site = await serveSite({ port: 0, publicDir, sampleApi: api });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const origin = `http://localhost:${site.port}`;
    const { found, looks } = await violationsOfStates(browser, origin, api.state);
    for (const violation of found) console.log(violation);
    console.log(`axe: ${found.length} violations in ${looks} looks`);
    results.axe = found.length === 0;
    const tasks = await boardLongTasks(browser, origin, api.state);
    console.log(`board: ${tasks.length} long tasks ${tasks.join(", ")}`);
    results.board = tasks.length === 0;
  } finally {
    await browser.close();
    await site.close();
  }
  console.table(results);
  if (Object.values(results).includes(false)) process.exitCode = 1;
});
