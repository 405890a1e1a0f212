/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import jsQr from "jsqr";
import sharp from "sharp";

import { writeQrCodes } from "../../plugins/gatsby-plugin-board-qr/write-qr-codes";

const root = mkdtempSync(join(tmpdir(), "qr-"));
afterAll(() => rmSync(root, { recursive: true }));

const read = async (name: string): Promise<string | undefined> => {
  const { data, info } = await sharp(join(root, "public/qr", name), { density: 300 })
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

it("draws a code for each branch, and one for a board that knows none", async () => {
  await writeQrCodes(root, "https://www.example", ["head-office", "beach"]);
  expect(readdirSync(join(root, "public/qr")).sort()).toEqual(["beach.svg", "board.svg", "head-office.svg"]);
  expect(await read("beach.svg")).toBe("https://www.example/kurs?branch=beach");
  expect(await read("board.svg")).toBe("https://www.example/kurs");
});
