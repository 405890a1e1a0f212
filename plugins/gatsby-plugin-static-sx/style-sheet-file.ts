import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { forOlderBrowsers } from "./older-browsers";
import { styleSheet } from "./registry";

// Every module registers its styles when it is loaded, whether a page renders it or not.
const modules = require.context("../../src", true, /^\.\/(components|document|features|pages)\/.*\.tsx$/);
modules.keys().forEach(modules);

const write = async (): Promise<string> => {
  const sheet = forOlderBrowsers(styleSheet());
  const hash = createHash("sha256").update(sheet).digest("hex").slice(0, 20);
  await mkdir(join("public", "static"), { recursive: true });
  await writeFile(join("public", "static", `styles-${hash}.css`), sheet);
  return `/static/styles-${hash}.css`;
};

let written: Promise<string> | undefined;

/** Writes the site's one style sheet into `public/static`, once a build, and returns its address. */
export const writeStyleSheet = (): Promise<string> => (written ??= write());
