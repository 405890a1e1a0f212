import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

import { UsageError } from "./run";

/** Chromium without windows: the tests take half of the time that they take in a browser with windows. */
const headlessShell = "chromium-headless-shell";
const browserNames = [
  headlessShell,
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
const macBrowser = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Returns the path of the first program that is installed. Servers are outside the PATH of most users. */
const onPath = (...names: readonly string[]): string | undefined =>
  `${process.env.PATH}:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin`
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

/** Advice for a machine without a browser. */
export const noBrowserAdvice =
  `No Chromium or Chrome was found. Install one (Debian: apt-get install ${headlessShell}; elsewhere: npx playwright install chromium), ` +
  "or set CHROME_PATH to its executable.";

/** Programs that some tests use, and Debian's package of each. */
const testTools = {
  nginx: "nginx",
  apache2: "apache2",
  "firefox-esr": "firefox-esr",
  // Draws PDF files.
  pdftoppm: "poppler-utils",
} as const;

type TestTool = keyof typeof testTools;
export const testToolNames = Object.keys(testTools) as TestTool[];

/** Returns the path of a program that some tests use. */
export const findTool = (name: TestTool): string | undefined => onPath(name);

/** Installs the missing programs of the tests on Debian, as root. */
export const installPrograms = (): void => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const browser = !process.env.CHROME_PATH && { [headlessShell]: headlessShell };
  for (const [program, name] of Object.entries({ ...browser, ...testTools })) {
    if (onPath(program)) continue;
    console.log(`Installing Debian's package ${name}, which the browser tests use.`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("sh", ["-c", `apt-get update -qq && apt-get install -y -qq ${name}`], {
      stdio: "inherit",
      env,
    });
  }
};

/**
 * Returns the path of a Chromium: CHROME_PATH, one on the PATH, Chrome on a Mac, Playwright's own.
 *
 * @throws UsageError when CHROME_PATH names no file
 */
export const findBrowser = (): string | undefined => {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new UsageError(`CHROME_PATH is ${CHROME_PATH}, but there is no such file.`);
  }
  return onPath(...browserNames) ?? [macBrowser, chromium.executablePath()].find(existsSync);
};
