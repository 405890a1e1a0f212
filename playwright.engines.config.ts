import { defineConfig } from "@playwright/test";

import { installEngines } from "./scripts/lib/find-program";
import site from "./playwright.config";

installEngines();

/** `npm run test:engines`: the built site in Firefox and WebKitGTK, from Debian. */
export default defineConfig(site, {
  testDir: "__tests__/engines",
  outputDir: "test-results/engines",
  fullyParallel: false,
  workers: 1,
  retries: 0,
  reporter: [["list"]],
});
