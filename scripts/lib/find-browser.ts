import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

import { installOnDebian } from "./install-on-debian";
import { UsageError } from "./run";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];
const wellKnown = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const onPath = (): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

/** The flags that keep a Chromium on a closed network quiet, and that let it run as root. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What to tell somebody who has no browser. */
export const noBrowserAdvice =
  "No Chromium or Chrome was found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), " +
  "or set CHROME_PATH to its executable.";

interface Options {
  /** Whether one may be installed where that needs no asking. */
  readonly install?: boolean;
}

/**
 * Looks in CHROME_PATH, on the PATH, in the usual places, at Playwright's own, and at last asks Debian, when root.
 *
 * @throws UsageError when there is nothing where CHROME_PATH points
 */
export const findBrowser = ({ install = false }: Options = {}): string | undefined => {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new UsageError(`CHROME_PATH is ${CHROME_PATH}, but there is no such file.`);
  }
  const own = chromium.executablePath();
  return (
    onPath() ??
    wellKnown.find(existsSync) ??
    (existsSync(own) ? own : undefined) ??
    (install && installOnDebian("chromium") ? onPath() : undefined)
  );
};

/** @throws UsageError with what to do when there is none */
export const requireBrowser = (options?: Options): string => {
  const found = findBrowser(options);
  if (!found) throw new UsageError(noBrowserAdvice);
  return found;
};
