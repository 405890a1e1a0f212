import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import subsetFont from "subset-font";

import { basicRange } from "../src/document/font-range";

/**
 * `npm run font`: cuts the typeface down to what nearly every page is written with. That file is preloaded (see
 * src/document/font-head.tsx); the whole one comes only with a text that takes more. To be run when the typeface's package
 * has a new version; a test tells when the file is out of date.
 */

const root = join(__dirname, "..");
const source = join(
  root,
  "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
);
export const basicFont = join(root, "src/document/plus-jakarta-sans-basic.woff2");

/** The characters of a `unicode-range` without wildcards. */
const charactersOf = (range: string): string =>
  range
    .split(",")
    .map((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
    })
    .join("");

/** WOFF2 of the basic characters with the alternate forms that they have (tabular figures, fractions), weights 300 to 800. */
export const basicFontOf = async (): Promise<Buffer> =>
  subsetFont(await readFile(source), charactersOf(basicRange), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 300, max: 800 } },
  });

if (require.main === module) void basicFontOf().then((font) => writeFile(basicFont, font));
