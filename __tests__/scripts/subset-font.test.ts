/** @jest-environment node */
import { readFile } from "node:fs/promises";

import { basicFont, basicFontOf } from "../../scripts/subset-font";

it("the basic font is what `npm run font` makes of the typeface that is installed", async () => {
  expect((await basicFontOf()).equals(await readFile(basicFont))).toBe(true);
});
