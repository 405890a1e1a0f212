import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { styleSheet } from "./registry";

// Every module registers its styles when it is loaded, whether a page renders it or not.
const modules = require.context("../../src", true, /^\.\/(components|document|features|pages)\/.*\.tsx$/);
modules.keys().forEach(modules);

let address: string | undefined;

/** Returns the address of the site's one style sheet, which the first call in a build writes into `public/static`. */
export const styleSheetFile = (): string => {
  if (address) return address;
  const sheet = styleSheet();
  const hash = createHash("sha256").update(sheet).digest("hex").slice(0, 20);
  mkdirSync(join("public", "static"), { recursive: true });
  writeFileSync(join("public", "static", `styles-${hash}.css`), sheet);
  return (address = `/static/styles-${hash}.css`);
};
