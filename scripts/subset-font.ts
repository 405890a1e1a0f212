import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import subsetFont from "subset-font";

import { basicRange } from "../src/document/font-range";

/**
 * `npm run font`: subsets the typeface to the characters of nearly every page. Pages preload that file (see
 * src/document/font-head.tsx), and load the whole one only for other characters. Run it after an update of the typeface's package;
 * a test fails when the file is out of date.
 */

const root = join(__dirname, "..");
const source = join(
  root,
  "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
);
export const basicFont = join(root, "src/document/plus-jakarta-sans-basic.woff2");

/** Returns the characters of a `unicode-range` without wildcards. */
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

/** Returns the subset as WOFF2, with its alternate forms (tabular figures, fractions) and weights 300 to 800. */
export const basicFontOf = async (): Promise<Buffer> =>
  subsetFont(await readFile(source), charactersOf(basicRange), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 300, max: 800 } },
  });

if (require.main === module) void basicFontOf().then((font) => writeFile(basicFont, font));
