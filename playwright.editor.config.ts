import { defineConfig } from "@playwright/test";

import site from "./playwright.config";

/** `npm run test:editor`: the form beside the developed site, as `npm run edit` starts them, on a copy of the project. */
export default defineConfig(site, {
  testDir: "__tests__/editing",
  outputDir: "test-results/editor",
  workers: 1,
  // Most of it is Gatsby's start from nothing.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/editor.json" }]],
});
