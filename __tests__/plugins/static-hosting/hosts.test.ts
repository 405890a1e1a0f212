/** @jest-environment node */
import { BuildError } from "../../../plugins/gatsby-plugin-static-hosting/environment";
import { htaccessRules } from "../../../plugins/gatsby-plugin-static-hosting/print-apache";
import { nginxMaps } from "../../../plugins/gatsby-plugin-static-hosting/print-nginx";
import { headersFile, redirectsFile } from "../../../plugins/gatsby-plugin-static-hosting/print-netlify";
import {
  type HeaderRule,
  headerRules,
  headersAt,
  patternOf,
  rewrites,
} from "../../../plugins/gatsby-plugin-static-hosting/rules";

const files = [
  "/index.html",
  "/404.html",
  "/kurs.html",
  "/kurs/index.html",
  "/artikel/index.html",
  "/id.html",
  "/id/index.html",
  "/id/404.html",
  "/id/.htaccess",
  "/id/kurs.html",
  "/id/kurs/index.html",
  "/id/cabang/canggu/index.html",
  "/favicon.svg",
  "/icon-512.png",
  "/social.jpg",
  "/sw.js",
  "/app-0123456789abcdef0123.js",
  "/app-0123456789abcdef0123.js.map",
  "/art/seal.svg",
  "/page-data/kurs/page-data.json",
  "/static/styles-0123456789abcdef0123.css",
  "/static/font-0123456789abcdef0123456789abcdef.woff2",
  "/static/abc/picture.jpg",
  "/static/abc/123/picture.avif",
  "/admin/index.html",
  "/admin/editor.js",
];
const security = {
  "Content-Security-Policy": "public",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};
const editor = { "Content-Security-Policy": "editor", "X-Robots-Tag": "noindex" };
const board = { "Content-Security-Policy": "board" };
const withForm = headerRules(files, { security, board, editor });
const withoutForm = headerRules(files, { security, board: undefined, editor: undefined });

const revalidate = "public, max-age=0, must-revalidate";
const week = "public, max-age=604800, stale-while-revalidate=604800";
const year = "public, max-age=31536000, immutable";

it.each([
  ["/app-0123456789abcdef0123.js", year, "same-origin"],
  ["/static/styles-0123456789abcdef0123.css", year, "same-origin"],
  ["/static/font-0123456789abcdef0123456789abcdef.woff2", year, "same-origin"],
  ["/static/abc/picture.jpg", week, "same-origin"],
  ["/static/abc/123/picture.avif", week, "same-origin"],
  ["/art/seal.svg", week, "same-origin"],
  ["/page-data/kurs/page-data.json", revalidate, "same-origin"],
  ["/sw.js", revalidate, "same-origin"],
  ["/kurs", revalidate, "same-origin"],
  // A missing script is a status 404, which nobody shall keep for a year.
  ["/app-1123456789abcdef0123.js", revalidate, "same-origin"],
  ["/social.jpg", revalidate, "cross-origin"],
  ["/favicon.svg", revalidate, "cross-origin"],
  ["/icon-512.png", revalidate, "cross-origin"],
])("browsers keep %s: %s, and pages of other sites show it: %s", (path, caching, policy) => {
  expect(headersAt(withoutForm, path)).toMatchObject({
    "Cache-Control": caching,
    "Cross-Origin-Resource-Policy": policy,
  });
});

it.each([
  ["/", "public"],
  ["/kurs", "board"],
  ["/kurs/", "board"],
  ["/kurs.html", "board"],
  ["/kursus", "public"],
  ["/id", "public"],
  ["/id/kurs", "board"],
  ["/id/kurs.html", "board"],
  ["/id/cabang/canggu", "public"],
  ["/admin", "editor"],
  ["/admin/editor.js", "editor"],
])("form and board have a policy of their own: %s has that of the %s", (path, expected) => {
  expect(headersAt(withForm, path)["Content-Security-Policy"]).toBe(expected);
  expect(headersAt(withForm, path)["X-Robots-Tag"]).toBe(expected === "editor" ? "noindex" : undefined);
});

describe("_headers", () => {
  /** Joins the values of all rules for a path, as Netlify and Cloudflare do. */
  const joined = (text: string, path: string) => {
    const headers = new Headers();
    for (const block of text.split("\n\n")) {
      const [pattern = "", ...lines] = block.trim().split("\n");
      if (!new RegExp(patternOf(pattern)).test(path)) continue;
      for (const line of lines) headers.append(...(line.trim().split(": ") as [string, string]));
    }
    return Object.fromEntries(headers);
  };

  it.each([
    ["with", withForm],
    ["without", withoutForm],
  ])("gives each file %s the form the headers of the rules, once", (_, rules) => {
    const text = headersFile(rules, files);
    for (const path of ["/", ...files.filter((file) => !/\.(map|htaccess)$/.test(file))])
      expect({ path, ...joined(text, path) }).toEqual({
        path,
        ...Object.fromEntries(new Headers(headersAt(rules, path))),
      });
  });

  it("stops the build at more than 100 rules, which Cloudflare Pages would ignore", () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}.html`);
    const first = withoutForm.slice(0, 1);
    expect(headersFile(first, many(98))).toContain("/page-97.html");
    expect(() => headersFile(first, many(99))).toThrow(BuildError);
    expect(() => headersFile(first, many(99))).toThrow("_headers has 101 rules");
  });

  it("stops the build at a line of more than 2,000 characters", () => {
    const policy = (length: number) => [
      { paths: ["/*"], headers: { "X-Policy": "x".repeat(length - "  X-Policy: ".length) } },
    ];
    expect(headersFile(policy(2_000), [])).toContain("X-Policy: xxx");
    expect(() => headersFile(policy(2_001), [])).toThrow(
      "_headers has 2 rules and a line of 2001 characters",
    );
  });
});

it("_redirects gives an article its own document, or the client-only page, and each language its 404 page", () => {
  const documents = ["/artikel", "/artikel/7", "/kurs", "/id/kurs", "/id/artikel/7"];
  expect(
    redirectsFile(
      rewrites,
      documents.map((path) => `${path}/index.html`),
    ).split("\n"),
  ).toEqual([
    "/artikel/rss.xml  /rss.xml  200",
    "/artikel/  /artikel  200",
    "/artikel/7  /artikel/7/  200",
    "/id/artikel/  /id/artikel  200",
    "/id/artikel/7  /id/artikel/7/  200",
    "/artikel/*  /artikel-shell  200",
    "/id/artikel/*  /id/artikel-shell  200",
    "/id/*  /id/404.html  404",
    "",
  ]);
});

it("nginx takes the first pattern that matches, so the last rule comes first", () => {
  const rules = ["/*", "/a/*", "/a/b/*"].map((path) => ({ paths: [path], headers: { Age: path } }));
  expect(nginxMaps(rules).match(/"~[^"]*"/g)).toEqual(['"~^/a/b(/.*)?$"', '"~^/a(/.*)?$"']);
});

it("Apache gets format specifiers and quotes escaped, and the condition of a rule", () => {
  const rules: readonly HeaderRule[] = [
    { paths: ["/*"], headers: { "X-Test": '100 % of "it"' } },
    { paths: ["/a"], headers: { "X-Own": "1" } },
  ];
  expect(htaccessRules(rules, [])).toContain('always set X-Test "100 %% of \\"it\\""\n');
  expect(htaccessRules(rules, [])).toContain('always set X-Own "1" env=RULE_1\n');
});
