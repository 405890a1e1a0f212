import { defineConfig } from "@playwright/test";

import { findBrowser } from "./scripts/lib/find-program";

/** Browser tests run against the production build in public/; each worker serves it with a sample API of its own. */
export default defineConfig({
  testDir: "__tests__/browser",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs its second try is named by `npm test`: it is a bug, in the site or in the test.
  retries: 1,
  workers: 2,
  // A loaded CI machine of two cores takes ten times as long as a developer's.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findBrowser() },
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // Without a GPU, painting the marquee takes most of the time. Tests of motion set "no-preference".
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
  },
});
