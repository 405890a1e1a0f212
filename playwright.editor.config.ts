import { defineConfig } from "@playwright/test";

import site from "./playwright.config";

/** `npm run test:editor`: what changes the project, on a copy: the form beside the developed site. */
export default defineConfig(site, {
  testDir: "__tests__/editing",
  outputDir: "test-results/editor",
  workers: 1,
  // Most of it is Gatsby's start from nothing.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/editor.json" }]],
});
