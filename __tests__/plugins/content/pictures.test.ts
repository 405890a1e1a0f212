/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import type { PictureKind } from "../../../content-schema/fields";
import { listFiles, picturesIn } from "../../../plugins/gatsby-transformer-content/pictures";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const photo: PictureKind = {
  purpose: "a photo",
  types: ["jpg", "png", "webp"],
  minWidth: 40,
  minHeight: 30,
  ratio: [1, 2],
};
const drawing: PictureKind = { purpose: "a logo", types: ["svg"], minWidth: 10, minHeight: 10 };

const blank = (width: number, height: number, background = "gray") =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (width: number, height: number) => blank(width, height).jpeg().toBuffer();
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="40">${inside}</svg>`;

type Bytes = Uint8Array | string;

/** Saves a picture and returns the reported problem. */
async function flawIn(name: string, bytes: Bytes | Promise<Bytes>): Promise<string | undefined> {
  writeFileSync(join(folder, name), await bytes);
  return picturesIn(folder, listFiles(folder))(name, name.endsWith(".svg") ? drawing : photo);
}

it("lists the files of all folders, without hidden ones and links", () => {
  const root = mkdtempSync(join(folder, "list-"));
  for (const path of ["a/b", ".hidden/c"]) mkdirSync(join(root, path), { recursive: true });
  for (const path of ["top.yaml", "a/b/deep.jpg", ".hidden/c/no.jpg", "a/.no"])
    writeFileSync(join(root, path), "");
  symlinkSync("a", join(root, "link"));
  expect(listFiles(root).sort()).toEqual(["a/b/deep.jpg", "top.yaml"]);
});

it.each<[string, () => Bytes | Promise<Bytes>]>([
  ["good.jpeg", () => jpeg(60, 40)],
  ["good.png", () => blank(60, 40).png().toBuffer()],
  ["WhatsApp Image 2026 (1).JPG", () => jpeg(60, 40)],
  [
    "plain.svg",
    () => svg(`<linearGradient id="a"/><path id="b" fill='url("#a")' d="M0 0h9v9z"/><use xlink:href="#b"/>`),
  ],
])("accepts %s", async (name, bytes) => {
  expect(await flawIn(name, bytes())).toBeUndefined();
});

it.each<[string, () => Bytes | Promise<Bytes>, string]>([
  ["caf\u00e9.jpg", () => jpeg(60, 40), "Rename the picture"],
  ["small.jpg", () => jpeg(50, 29), "too small: 50 x 29 pixels. It needs at least 40 x 30"],
  ["wide.jpg", () => jpeg(200, 40), "too wide for its place: 200 x 40 pixels"],
  [
    "upright.jpg",
    () => blank(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "too narrow for its place: 40 x 60 pixels",
  ],
  ["cut.jpg", async () => (await jpeg(400, 300)).subarray(0, 900), "broken, cut off"],
  [
    "really-png.jpg",
    () => blank(60, 40).png().toBuffer(),
    "called really-png.jpg, but is a picture of the kind png",
  ],
  ["heavy.jpg", () => Buffer.alloc(11 * 1024 * 1024), "larger than 10 MB"],
  [
    "moving.webp",
    async () => {
      const frames = [await jpeg(60, 40), await blank(60, 40, "red").jpeg().toBuffer()];
      return sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer();
    },
    "Moving pictures are not supported",
  ],
  ["sizeless.svg", () => svg("<path/>").replace(/ (width|height)="\d+"/g, ""), "is broken"],
  ["copied.svg", () => '<svg width="60" height="40"><path/></svg>', "has no xmlns"],
])("rejects %s", async (name, bytes, message) => {
  expect(await flawIn(name, bytes())).toContain(message);
});

it("opens a picture again that has changed, at the same size too", async () => {
  const good = await jpeg(60, 40);
  expect(await flawIn("same.jpg", good)).toBeUndefined();
  expect(await flawIn("same.jpg", Buffer.alloc(good.length))).toContain("is broken");
});

it.each([
  "<script>alert(1)</script>",
  '<path onload="alert(1)"/>',
  '<a href="javascript:alert(1)"><path/></a>',
  '<image href="https://elsewhere.example/x.png"/>',
  '<use xlink:href="//elsewhere.example/x.svg#a"/>',
  '<path fill="url(https://elsewhere.example/#a)"/>',
])("rejects an SVG with %s", async (inside) => {
  expect(await flawIn("active.svg", svg(inside))).toContain("program code, loads something");
});
