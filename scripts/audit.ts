import { spawnSync } from "node:child_process";

import { chromium } from "@playwright/test";

import { createSampleApi } from "../sample-api/create-sample-api";
import { violationsOfStates } from "./audit/accessibility";
import { browserFlags, requireBrowser } from "./lib/find-program";
import { run } from "./lib/run";
import { publicDir, requireBuild, serveSite } from "./lib/serve-site";

/**
 * `npm run audit`: script sizes (size-limit), Lighthouse on every route (Lighthouse CI), and axe in each view. RUNS sets the number
 * of Lighthouse runs a page (5).
 */
run(async () => {
  requireBuild();
  const executablePath = requireBrowser();
  const command = (...args: readonly string[]): boolean =>
    spawnSync("npx", args, { stdio: "inherit", env: { ...process.env, CHROME_PATH: executablePath } })
      .status === 0;
  const results = { sizes: command("size-limit"), Lighthouse: command("lhci", "autorun"), axe: true };

  const api = createSampleApi({ frozen: true });
  const site = await serveSite({ port: 0, publicDir, sampleApi: api });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    for await (const violation of violationsOfStates(browser, site.origin, api.state)) {
      console.log(violation);
      results.axe = false;
    }
  } finally {
    await browser.close();
    await site.close();
  }
  console.table(results);
  if (Object.values(results).includes(false)) process.exitCode = 1;
});
