/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import type { PictureKind } from "../../../plugins/gatsby-transformer-content/fields";
import { listFiles, pictureFlaw, svgFlaw } from "../../../plugins/gatsby-transformer-content/pictures";

jest.setTimeout(60_000);

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

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "gray" } });
const flaw = (name: string, kind = photo) => pictureFlaw(folder, listFiles(folder), name, kind);

async function saved(name: string, bytes: Uint8Array | string): Promise<string> {
  writeFileSync(join(folder, name), bytes);
  return name;
}

it.each(["jpeg", "png", "webp"] as const)("takes a %s of the right size", async (format) => {
  const name = await saved(`good.${format}`, await blank(60, 40).toFormat(format).toBuffer());
  expect(await flaw(name)).toBeUndefined();
});

it("takes names with spaces and capitals, as telephones give them", async () => {
  const name = await saved("WhatsApp Image 2026 (1).JPG", await blank(60, 40).jpeg().toBuffer());
  expect(await flaw(name)).toBeUndefined();
});

it.each(["caf\u00e9.jpg", "100%.jpg", "new#2.jpg", "what?.jpg"])(
  "refuses the name %s, which breaks in an address",
  async (name) => {
    await saved(name, await blank(60, 40).jpeg().toBuffer());
    expect(await flaw(name)).toContain("Rename the picture");
  },
);

it("asks for another name where the content file cannot say it", async () => {
  await saved("our  shop.jpg", await blank(60, 40).jpeg().toBuffer());
  expect(await flaw("our shop.jpg")).toBe('Rename the picture: "our  shop.jpg" has two spaces in a row.');
});

it("counts the sides as one sees them, when the camera was held upright", async () => {
  const name = await saved(
    "upright.jpg",
    await blank(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  expect(await flaw(name)).toContain("too narrow for its place: 40 x 60 pixels");
});

it("finds a file that was cut off or damaged", async () => {
  const noise = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: "gray",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await flaw(await saved("whole.jpg", noise))).toBeUndefined();
  expect(await flaw(await saved("cut.jpg", noise.subarray(0, noise.length / 2)))).toContain(
    "broken or cut off",
  );
});

it.each([
  [39, 39],
  [50, 29],
])("refuses one of %d x %d pixels, of which one side alone is too small", async (width, height) => {
  const name = await saved(`small-${width}.jpg`, await blank(width, height).jpeg().toBuffer());
  expect(await flaw(name)).toContain(`too small: ${width} x ${height} pixels`);
});

it("sees that a picture has been replaced", async () => {
  const name = await saved("again.jpg", await blank(60, 40).jpeg().toBuffer());
  expect(await flaw(name)).toBeUndefined();
  await saved(name, await blank(20, 10).jpeg().toBuffer());
  expect(await flaw(name)).toContain("too small: 20 x 10 pixels. It needs at least 40 x 30");
});

it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ["empty.jpg", () => Buffer.alloc(0), "empty"],
  ["words.jpg", () => Buffer.from("not a picture"), "broken"],
  ["really-png.jpg", () => blank(60, 40).png().toBuffer(), "is called .jpg but is a PNG picture"],
  ["gif.jpg", () => blank(60, 40).gif().toBuffer(), "of the kind GIF"],
  [
    "drawing.jpg",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>'),
    "SVG picture",
  ],
  ["heavy.jpg", () => Buffer.alloc(11 * 1024 * 1024), "larger than 10 MB"],
  ["huge.png", () => blank(9100, 5).png().toBuffer(), "no side may be longer than 9000"],
  ["phone.jpg", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "HEIC photograph"],
  ["phone.HEIC", () => Buffer.from("\0\0\0\x18ftypheic"), "wrong kind. Use JPEG"],
  ["wide.jpg", () => blank(200, 40).jpeg().toBuffer(), "too wide for its place"],
])("says what is wrong with %s", async (name, bytes, message) => {
  expect(await flaw(await saved(name, await bytes()))).toContain(message);
});

describe("drawings", () => {
  it("asks for a size", async () => {
    const name = await saved(
      "sizeless.svg",
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
    );
    expect(await flaw(name, drawing)).toContain("no width and height");
  });

  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="40">${inside}</svg>`;

  it("takes a plain one, and one with parts that refer to each other", async () => {
    const inside =
      '<defs><linearGradient id="a"/></defs><path id="b" fill="url(#a)" d="M0 0h9v9z"/><use xlink:href="#b"/>';
    expect(await flaw(await saved("plain.svg", svg(inside)), drawing)).toBeUndefined();
  });

  it.each([
    "<script>alert(1)</script>",
    "<svg:script/>",
    '<path onload="alert(1)"/>',
    '<a href="javascript:alert(1)"><path/></a>',
    "<foreignObject><body/></foreignObject>",
    '<image href="https://elsewhere.example/x.png"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<use xlink:href="//elsewhere.example/x.svg#a"/>',
    "<style>@import 'https://elsewhere.example/x.css'</style>",
    '<path fill="url(https://elsewhere.example/#a)"/>',
    '<set attributeName="href" to="x"/>',
  ])("refuses %s", (inside) => {
    expect(svgFlaw(svg(inside))).toMatch(/program code|loads something/);
  });

  it("refuses a document type, and what is no drawing", () => {
    expect(svgFlaw(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`)).toContain("document type");
    expect(svgFlaw("<html></html>")).toContain("not an SVG");
  });

  it.each([
    ['<svg width="60" height="40"><path d="M0 0h9v9z"/></svg>', "lacks  xmlns="],
    ['<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="40"><path/></svg>', "lacks  xmlns="],
    [svg(""), "is empty"],
    [svg("<defs><linearGradient/></defs><g></g>"), "is empty"],
  ])("refuses %s, of which a browser shows nothing", async (source, said) => {
    expect(await flaw(await saved("nothing.svg", source), drawing)).toContain(said);
  });

  it("finds one that is not well formed", async () => {
    expect(await flaw(await saved("cut.svg", svg('<path d="M0 0h9v9z"/><g>')), drawing)).toContain("broken");
  });
});
