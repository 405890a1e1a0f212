/** @jest-environment node */
import { createHash } from "node:crypto";

import { parsePage } from "../../../plugins/gatsby-plugin-static-hosting/page";
import { scanPage } from "../../../plugins/gatsby-plugin-static-hosting/page-scan";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scan = (html: string) => scanPage(parsePage(html));

describe("the hashes", () => {
  it("are those of executable inline scripts and of inline styles, each once", () => {
    const { scriptHashes, styleHashes } = scan(
      [
        '<style>a > b { content: "&amp;" }</style><style></style>',
        "<script>one(1 < 2 && '&amp;')</script>",
        '<script type="module">two()</script>',
        "<script>one(1 < 2 && '&amp;')</script>",
        '<script type="text/javascript">three()</script>',
        '<script src="/app.js"></script>',
      ].join("\n"),
    );
    expect(styleHashes).toEqual(['a > b { content: "&amp;" }', ""].map(hashOf));
    expect(scriptHashes).toEqual(["one(1 < 2 && '&amp;')", "two()", "three()"].map(hashOf));
  });

  it.each(["application/ld+json", "application/json", "text/template"])(
    "do not include a data block of type %s",
    (type) => {
      expect(scan(`<script type="${type}">{"a": 1}</script>`).scriptHashes).toEqual([]);
    },
  );
});
