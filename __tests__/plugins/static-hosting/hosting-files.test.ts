/** @jest-environment node */
import { headersFor, parseHeaders } from "../../../scripts/lib/hosting-rules";
import { BuildError } from "../../../plugins/gatsby-plugin-static-hosting/environment";
import {
  cacheRules,
  headersFile,
  IMMUTABLE,
  nginxEditor,
  securityRules,
} from "../../../plugins/gatsby-plugin-static-hosting/hosting-files";

const files = [
  "/index.html",
  "/404.html",
  "/kurs.html",
  "/kurs/index.html",
  "/artikel/index.html",
  "/favicon.svg",
  "/sw.js",
  "/app-0123456789abcdef0123.js",
  "/app-0123456789abcdef0123.js.map",
  "/static/styles-0123456789abcdef0123.css",
  "/static/styles-0123456789abcdef0123.css.br",
  "/static/font-0123456789abcdef0123456789abcdef.woff2",
  "/static/abc/picture.jpg",
  "/static/abc/123/picture.avif",
  "/admin/index.html",
  "/admin/editor.js",
];
const security = { "Content-Security-Policy": "public", "X-Content-Type-Options": "nosniff" };
const editor = { "Content-Security-Policy": "editor", "X-Robots-Tag": "noindex" };

const headersOf = (own?: typeof editor) => {
  const rules = parseHeaders(headersFile(securityRules(security, files, own), cacheRules(files)));
  return (path: string, name: string) => headersFor(rules, path).get(name);
};

describe("security headers in _headers", () => {
  it("apply to every path of a site without the form", () => {
    const header = headersOf();
    for (const path of ["/", "/kurs", "/artikel/7", "/nothing", "/admin/"]) {
      expect(header(path, "Content-Security-Policy")).toBe("public");
    }
  });

  it.each("/ /index.html /kurs /kurs/ /kurs.html /artikel/7 /404.html /favicon.svg /sw.js".split(" "))(
    "beside the form: %s has the public policy and no other",
    (path) => {
      const header = headersOf(editor);
      // Hosts send a header twice when two rules set it.
      expect(new Set(header(path, "Content-Security-Policy")?.split(", "))).toEqual(new Set(["public"]));
      expect(header(path, "X-Content-Type-Options")).toBe("nosniff");
      expect(header(path, "X-Robots-Tag")).toBeNull();
    },
  );

  it.each(["/admin/", "/admin/index.html", "/admin/editor.js"])(
    "the form has only its own policy at %s",
    (path) => {
      const header = headersOf(editor);
      expect(header(path, "Content-Security-Policy")).toBe("editor");
      expect(header(path, "X-Content-Type-Options")).toBe("nosniff");
      expect(header(path, "X-Robots-Tag")).toBe("noindex");
    },
  );
});

const week = "public, max-age=604800, stale-while-revalidate=604800";

it.each([
  ["/app-0123456789abcdef0123.js", IMMUTABLE],
  ["/static/styles-0123456789abcdef0123.css", IMMUTABLE],
  ["/static/font-0123456789abcdef0123456789abcdef.woff2", IMMUTABLE],
  ["/static/abc/picture.jpg", week],
  ["/static/abc/123/picture.avif", week],
  ["/art/seal.svg", week],
  ["/page-data/kurs/page-data.json", "public, max-age=0, must-revalidate"],
  ["/sw.js", "public, max-age=0, must-revalidate"],
  ["/kurs", null],
])("_headers has one caching rule for %s: %s", (path, expected) => {
  expect(headersOf()(path, "Cache-Control")).toBe(expected);
});

describe("a part of _headers that Cloudflare Pages would ignore", () => {
  const rules = (count: number) =>
    new Map(Array.from({ length: count }, (_, index) => [`/${index}`, { "X-Rule": "yes" }]));

  it("stops the build: more than 100 rules", () => {
    expect(parseHeaders(headersFile(rules(100)))).toHaveLength(100);
    expect(() => headersFile(rules(99), cacheRules([]))).toThrow(BuildError);
    expect(() => headersFile(rules(101))).toThrow("_headers has 101 rules");
  });

  it("stops the build: a line of more than 2,000 characters", () => {
    const policy = (length: number) =>
      new Map([["/*", { "X-Policy": "x".repeat(length - "X-Policy: ".length) }]]);
    expect(headersFile(policy(2_000))).toContain("X-Policy: xxx");
    expect(() => headersFile(policy(2_001))).toThrow("X-Policy has 2001 characters");
  });
});

it("nginx sends the form's own headers and those that it shares with the site", () => {
  const location = nginxEditor({ ...security, ...editor });
  expect(location).toContain('add_header Content-Security-Policy "editor" always;');
  expect(location).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(location).not.toContain('"public"');
});
