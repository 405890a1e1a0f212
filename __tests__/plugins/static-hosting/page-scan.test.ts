/** @jest-environment node */
import { createHash } from "node:crypto";

import { parsePage } from "../../../plugins/gatsby-plugin-static-hosting/page";
import { scanPage } from "../../../plugins/gatsby-plugin-static-hosting/page-scan";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scan = (html: string) => scanPage(parsePage(html));
const problemsOf = (html: string) => scan(`<!doctype html><html><body>${html}</body></html>`).problems;

describe("problems that no strict policy allows", () => {
  it.each([
    ['<button onclick="go()">Go</button>', "<button> has the inline event handler onclick"],
    ['<img src="/a.png" onerror=go()>', "<img> has the inline event handler onerror"],
    ['<p style="color: red">Red</p>', '<p> has the inline style "color: red"'],
    ['<a href="javascript:go()">Go</a>', "<a href> is a javascript: address"],
    ['<a href=" JavaScript&#58;go()">Go</a>', "<a href> is a javascript: address"],
    ['<form action="javascript:go()"></form>', "<form action> is a javascript: address"],
    [
      '<img src="https://elsewhere.example/a.png">',
      "<img> loads https://elsewhere.example/a.png from another origin",
    ],
    ['<img src="//elsewhere.example/a.png">', "<img> loads //elsewhere.example/a.png from another origin"],
    ['<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', "<img> holds a data: address"],
    ["<base>", "<base> is on the page"],
    ["<applet></applet>", "<applet> is on the page"],
    ["<iframe></iframe>", "<iframe> is on the page"],
    ["<object></object>", "<object> is on the page"],
    ["<embed>", "<embed> is on the page"],
  ])("%s", (html, problem) => {
    expect(problemsOf(html)).toEqual([problem]);
  });

  it.each(["stylesheet", "preload", "modulepreload", "prefetch", "icon", "shortcut icon"])(
    "<link rel=%p> from another origin",
    (rel) => {
      const link = (href: string) => `<link rel="${rel}" href="${href}">`;
      expect(problemsOf(link("//elsewhere.example/a.css") + link("https://elsewhere.example/b"))).toEqual([
        "<link> loads //elsewhere.example/a.css from another origin",
        "<link> loads https://elsewhere.example/b from another origin",
      ]);
      expect(problemsOf(link("/a.css"))).toEqual([]);
    },
  );
});

it.each([
  '<script src="/app.js" async></script>',
  '<img src="/static/a.avif" alt="data: and javascript: in words">',
  '<a href="https://elsewhere.example/">Elsewhere</a>',
  '<link rel="canonical" href="https://www.example/">',
  '<meta name="description" content="Style on a budget">',
  "<p>onclick=go() style=red</p>",
])("there is no problem with %s", (html) => {
  expect(problemsOf(html)).toEqual([]);
});

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
