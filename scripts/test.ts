import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { findBrowser, findServer, noBrowserAdvice } from "./lib/find-program";
import { UsageError } from "./lib/run";

/** `npm test`: runs all checks, the quickest first. */

type Totals = { passed: number; failed: number; skipped: number };

const root = join(__dirname, "..");
const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const secondTries: string[] = [];

const run = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean => {
  console.log(`\n> ${[command, ...args].join(" ")}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
  });
  return status === 0;
};

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return undefined;
  }
};

/** Runs a command that counts as one test. */
const check = (name: string, command: string, ...args: readonly string[]): boolean => {
  const passed = run(command, args);
  totals[passed ? "passed" : "failed"] += 1;
  if (!passed) failures.push(name);
  return passed;
};

const numberAt = (value: unknown, key: string): number => {
  const found = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === "number" ? found : 0;
};

/** Adds a runner's totals. A runner that fails without a failed test counts as one failure. */
const count = (name: string, passed: boolean, add: Totals): void => {
  const failed = passed ? add.failed : Math.max(1, add.failed);
  totals.passed += add.passed;
  totals.failed += failed;
  totals.skipped += add.skipped;
  if (failed > 0) failures.push(name);
};

const unitTests = (): void => {
  const report = "test-results/jest.json";
  const passed = run("npx", ["jest", "--json", `--outputFile=${report}`]);
  const json = readJson(report);
  count("unit tests", passed, {
    passed: numberAt(json, "numPassedTests"),
    failed: numberAt(json, "numFailedTests") + numberAt(json, "numRuntimeErrorTestSuites"),
    skipped: numberAt(json, "numPendingTests"),
  });
};

const playwrightTests = (name: string, browser: string, report: string, ...args: readonly string[]): void => {
  const passed = run("npx", ["playwright", "test", ...args], { CHROME_PATH: browser });
  const json = readJson(`test-results/${report}`);
  const stats = typeof json === "object" && json !== null ? Reflect.get(json, "stats") : undefined;
  // Playwright's list above names them.
  const atSecondTry = numberAt(stats, "flaky");
  if (atSecondTry > 0) secondTries.push(`${atSecondTry} of the ${name}`);
  count(name, passed, {
    passed: numberAt(stats, "expected") + atSecondTry,
    failed: numberAt(stats, "unexpected"),
    skipped: numberAt(stats, "skipped"),
  });
};

const browserTests = (): void => {
  const leaveOut = (why: string, isFailure: boolean): void => {
    console.log(`\nThe browser tests did not run. ${why}`);
    if (isFailure) count("browser tests", false, { passed: 0, failed: 1, skipped: 0 });
  };
  let browser: string | undefined;
  try {
    browser = findBrowser({ install: true });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    leaveOut(error.message, true);
    return;
  }
  if (!browser) {
    leaveOut(noBrowserAdvice, Boolean(process.env.CI));
    return;
  }
  for (const server of ["nginx", "apache2"] as const)
    if (!findServer(server, { install: true }))
      console.log(`\n${server} is not installed: its tests are skipped.`);
  playwrightTests("browser tests", browser, "browser.json");
  playwrightTests("the form", browser, "editor.json", "--config", "playwright.editor.config.ts");
};

rmSync(join(root, "test-results"), { recursive: true, force: true });
// Jest writes its report only into an existing folder.
mkdirSync(join(root, "test-results"));
check("content", "npm", "run", "--silent", "content:check");
// The build also writes the types of the GraphQL queries, which the type check needs.
const built = check("build", "npm", "run", "--silent", "build");
check("types", "npm", "run", "--silent", "typecheck");
check("lint", "npm", "run", "--silent", "lint");
unitTests();
if (built) {
  check("sizes", "npx", "size-limit");
  browserTests();
}

if (secondTries.length > 0)
  console.log(`\nPassed only at the second try, which is a bug: ${secondTries.join(", ")}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
