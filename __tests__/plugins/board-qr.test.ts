/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import jsQr from "jsqr";
import sharp from "sharp";

import { createPages } from "../../plugins/gatsby-plugin-board-qr/gatsby-node";

const root = mkdtempSync(join(tmpdir(), "qr-"));
afterAll(() => rmSync(root, { recursive: true }));

const read = async (name: string): Promise<string | undefined> => {
  const { data, info } = await sharp(join(root, "public", name), { density: 300 })
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

it("draws a code of each branch's page, and one of the board, in each language", async () => {
  const nodes = [{ slug: "head-office" }, { slug: "beach" }];
  const args = {
    store: { getState: () => ({ program: { directory: root } }) },
    graphql: async () => ({ data: { allBranchYaml: { nodes } } }),
  };
  jest.replaceProperty(process, "env", { SITE_URL: "https://www.example" });
  await createPages?.(args as never, {} as never, () => undefined);
  expect(readdirSync(join(root, "public/qr")).sort()).toEqual(["_board.svg", "beach.svg", "head-office.svg"]);
  expect(await read("qr/beach.svg")).toBe("https://www.example/cabang/beach");
  expect(await read("qr/_board.svg")).toBe("https://www.example/kurs");
  expect(await read("id/qr/beach.svg")).toBe("https://www.example/id/cabang/beach");

  // A build without a public address has none, also none of an earlier build.
  jest.replaceProperty(process, "env", {});
  await createPages?.(args as never, {} as never, () => undefined);
  expect(readdirSync(join(root, "public"), { recursive: true })).toEqual(["id"]);
});
