/** @jest-environment node */
import { readFile } from "node:fs/promises";

import { basicFont, basicFontOf } from "../../scripts/subset-font";

it("the basic font is the result of `npm run font` for the installed typeface", async () => {
  expect((await basicFontOf()).equals(await readFile(basicFont))).toBe(true);
}, 30_000);
