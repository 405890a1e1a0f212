import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { findBrowser, findTool, installPrograms, noBrowserAdvice, testToolNames } from "./lib/find-program";
import { run } from "./lib/run";

/** `npm test`: runs all checks. Those that leave a core idle run in pairs. */

type Totals = { passed: number; failed: number; skipped: number; flaky: number };

const root = join(__dirname, "..");
const reports = join(root, "test-results");
const totals: Totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const failures: string[] = [];
/** The tests look for the site's address in canonical links and QR codes. */
process.env.SITE_URL ||= "http://localhost:8000";

/** Adds a run's totals. A run that fails without a failed test counts as one failure. */
const add = (name: string, hasPassed: boolean, run: Partial<Totals>): void => {
  const failed = hasPassed ? 0 : Math.max(1, run.failed ?? 0);
  for (const kind of ["passed", "skipped", "flaky"] as const) totals[kind] += run[kind] ?? 0;
  totals.failed += failed;
  if (failed > 0) failures.push(name);
};

const execute = async (command: string, ...args: readonly string[]): Promise<boolean> => {
  console.log(`\n> ${[command, ...args].join(" ")}`);
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };
  const [status] = await once(spawn(command, args, { cwd: root, stdio: "inherit", env }), "exit");
  return status === 0;
};

/** Runs a command that counts as one test. */
const check = async (name: string, command: string, ...args: readonly string[]): Promise<boolean> => {
  const hasPassed = await execute(command, ...args);
  add(name, hasPassed, { passed: hasPassed ? 1 : 0 });
  return hasPassed;
};

/** Returns the numbers of a runner's JSON report, none if the runner did not write it. */
const readReport = (file: string): { readonly stats?: Record<string, number> } & Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(join(reports, file), "utf8"));
  } catch {
    return {};
  }
};

const unitTests = async (): Promise<void> => {
  // By default Jest leaves one core idle.
  const hasPassed = await execute(
    "npx",
    "jest",
    "--maxWorkers=100%",
    "--json",
    `--outputFile=${join(reports, "jest.json")}`,
  );
  const report = readReport("jest.json") as Record<string, number>;
  add("unit tests", hasPassed, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  });
};

const playwrightTests = async (name: string, file: string, ...args: readonly string[]): Promise<void> => {
  const hasPassed = await execute("npx", "playwright", "test", ...args);
  const { expected = 0, unexpected, skipped, flaky = 0 } = readReport(file).stats ?? {};
  add(name, hasPassed, { passed: expected + flaky, failed: unexpected, skipped, flaky });
};

run(async () => {
  installPrograms();
  const browser = findBrowser();
  for (const tool of testToolNames)
    if (!findTool(tool)) console.log(`${tool} is not installed: its tests are skipped.`);

  rmSync(reports, { recursive: true, force: true });
  // Jest writes its report only into an existing folder.
  mkdirSync(reports);
  // The build checks the content, and writes the types of the GraphQL queries, which the type check needs.
  const [isBuilt] = await Promise.all(
    ["build", "lint"].map((name) => check(name, "npm", "run", "--silent", name)),
  );
  await Promise.all([
    unitTests(),
    check("typecheck", "nice", "-n", "10", "npm", "run", "--silent", "typecheck"),
  ]);
  if (isBuilt) await check("sizes", "npx", "size-limit");
  if (isBuilt && browser) await playwrightTests("browser tests", "browser.json", "--grep-invert", "@audit");
  if (!browser) {
    console.log(`\nThe browser tests did not run. ${noBrowserAdvice}`);
    if (process.env.CI) add("browser tests", false, {});
  }

  // Playwright's list names them.
  if (totals.flaky > 0) console.log(`\nPassed only at the second try, which is a bug: ${totals.flaky}`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
});
