/** @jest-environment node */
import { headersFor, parseHeaders } from "../../../scripts/lib/hosting-rules";
import {
  cacheRules,
  headersFile,
  IMMUTABLE,
  nginxEditor,
  securityRules,
} from "../../../src/build/deploy/hosting-files";

const files = [
  "/index.html",
  "/404.html",
  "/kurs.html",
  "/kurs/index.html",
  "/artikel/index.html",
  "/favicon.svg",
  "/sw.js",
  "/app-0123456789abcdef0123.js",
  "/static/abc/picture.avif",
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
  it("hold for every path of a site without the form", () => {
    const header = headersOf();
    for (const path of ["/", "/kurs", "/artikel/7", "/nothing", "/admin/"]) {
      expect(header(path, "Content-Security-Policy")).toBe("public");
    }
  });

  it.each([
    "/",
    "/index.html",
    "/kurs",
    "/kurs/",
    "/kurs.html",
    "/artikel",
    "/artikel/7",
    "/404.html",
    "/favicon.svg",
    "/sw.js",
  ])("beside the form: %s has the public policy and no other", (path) => {
    const header = headersOf(editor);
    // Two rules may say the same; both hosts then send it twice.
    expect(new Set(header(path, "Content-Security-Policy")?.split(", "))).toEqual(new Set(["public"]));
    expect(header(path, "X-Content-Type-Options")).toBe("nosniff");
    expect(header(path, "X-Robots-Tag")).toBeNull();
  });

  it.each(["/admin/", "/admin/index.html", "/admin/editor.js"])(
    "the form has its own policy alone at %s",
    (path) => {
      const header = headersOf(editor);
      expect(header(path, "Content-Security-Policy")).toBe("editor");
      expect(header(path, "X-Content-Type-Options")).toBe("nosniff");
      expect(header(path, "X-Robots-Tag")).toBe("noindex");
    },
  );

  it("leave caching as it was", () => {
    const header = headersOf(editor);
    expect(header("/static/abc/picture.avif", "Cache-Control")).toBe(IMMUTABLE);
    expect(header("/app-0123456789abcdef0123.js", "Cache-Control")).toBe(IMMUTABLE);
    expect(header("/admin/editor.js", "Cache-Control")).toBeNull();
  });
});

it("nginx gets the form's headers with those that it shares with the site", () => {
  const location = nginxEditor({ ...security, ...editor });
  expect(location).toContain('  add_header Content-Security-Policy "editor" always;');
  expect(location).toContain('  add_header X-Content-Type-Options "nosniff" always;');
  expect(location).not.toContain('"public"');
});
