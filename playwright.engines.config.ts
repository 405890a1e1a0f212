import { defineConfig } from "@playwright/test";

import site from "./playwright.config";

/** `npm run test:engines`: the board in the Chromium of televisions some years old. Not part of `npm test`: it downloads 200 MB. */
export default defineConfig(site, {
  testDir: "__tests__/engines",
  outputDir: "test-results/engines",
  workers: 1,
  retries: 0,
  timeout: 240_000,
  // Needs a newer Chromium inside the page.
  use: { trace: "off" },
  reporter: [["list"]],
});
