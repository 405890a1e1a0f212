import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { licencesOf } from "../../../plugins/gatsby-plugin-static-hosting/licences";

let root: string;
const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === "string" ? content : JSON.stringify(content));
};
const installed = (folder: string, manifest: object, licence?: string) => {
  write(`${folder}/package.json`, manifest);
  if (licence) write(`${folder}/LICENSE.md`, licence);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "licences-"));
  installed("node_modules/@fontsource-variable/plus-jakarta-sans", {
    name: "typeface",
    version: "5.0.0",
    license: "OFL-1.1",
  });
});
afterEach(() => rmSync(root, { recursive: true }));

it("names each package in the scripts once, nested ones too, with the text of its licence", async () => {
  installed("node_modules/swr", { name: "swr", version: "2.0.0", license: "MIT" }, "Copyright of swr");
  installed("node_modules/gatsby/node_modules/@scope/deep", {
    name: "@scope/deep",
    version: "1.0.0",
    license: "ISC",
  });
  write("public/a.js.map", {
    sources: ["webpack://site/./node_modules/swr/index.js", "webpack://site/./src/own.ts"],
  });
  write("public/b.js.map", {
    sources: [
      "webpack://site/./node_modules/swr/b.js",
      "webpack://site/./node_modules/gatsby/node_modules/@scope/deep/x.js",
    ],
  });
  const text = await licencesOf(
    root,
    ["a.js", "b.js", "without-map.js"].map((name) => join(root, "public", name)),
  );
  expect(text.match(/^.+ \d\.0\.0 \(.+\)$/gm)).toEqual([
    "typeface 5.0.0 (OFL-1.1)",
    "@scope/deep 1.0.0 (ISC)",
    "swr 2.0.0 (MIT)",
  ]);
  expect(text).toContain("Copyright of swr");
});
