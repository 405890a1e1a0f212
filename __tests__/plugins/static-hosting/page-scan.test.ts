/** @jest-environment node */
import { createHash } from "node:crypto";

import { parsePage } from "../../../plugins/gatsby-plugin-static-hosting/page";
import { scanPage } from "../../../plugins/gatsby-plugin-static-hosting/page-scan";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("returns the hashes of inline styles and of inline scripts, not of JSON-LD", () => {
  const { scriptHashes, styleHashes } = scanPage(
    parsePage(
      [
        '<style>a > b { content: "&amp;" }</style><style></style>',
        "<script>one(1 < 2 && '&amp;')</script>",
        '<script type="module">two()</script>',
        '<script src="/app.js"></script>',
        '<script type="application/ld+json">{"a": 1}</script>',
      ].join("\n"),
    ),
  );
  expect(styleHashes).toEqual(['a > b { content: "&amp;" }', ""].map(hashOf));
  expect(scriptHashes).toEqual(["one(1 < 2 && '&amp;')", "two()"].map(hashOf));
});
