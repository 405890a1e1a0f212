/** @jest-environment node */
import {
  headersFor,
  matchPath,
  parseHeaders,
  parseRedirects,
  redirectFor,
} from "../../scripts/lib/hosting-rules";

describe("matchPath", () => {
  it.each([
    ["/*", "/", { splat: "" }],
    ["/*", "/kurs/", { splat: "kurs/" }],
    ["/artikel/*", "/artikel", { splat: "" }],
    ["/artikel/*", "/artikel/7", { splat: "7" }],
    ["/artikel/*", "/artikel-lama", null],
    ["/kurs", "/kurs", {}],
    ["/kurs", "/kurs/x", null],
    ["/posts/:id", "/posts/7", { id: "7" }],
    ["/posts/:id", "/posts/7/8", null],
    ["/*.js", "/app-1.js", {}],
    ["/*.js", "/app-1.json", null],
    ["/page-data/*/page-data.json", "/page-data/a/b/page-data.json", {}],
    ["/a.b", "/axb", null],
  ])("%s on %s gives %j", (pattern, path, expected) => {
    expect(matchPath(pattern, path)).toEqual(expected);
  });
});

describe("_headers", () => {
  const rules = parseHeaders(`# All pages
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src 'self' data:

/static/*
  Cache-Control: public, max-age=31536000, immutable
  ! X-Frame-Options
/twice
  X-Frame-Options: SAMEORIGIN
`);

  it("adds up the rules that fit", () => {
    expect(Object.fromEntries(headersFor(rules, "/kurs"))).toEqual({
      "x-frame-options": "DENY",
      "content-security-policy": "default-src 'self'; img-src 'self' data:",
    });
  });

  it("takes a header away", () => {
    const headers = headersFor(rules, "/static/a.js");
    expect(headers.has("x-frame-options")).toBe(false);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("joins what two rules say, so that a clash shows", () => {
    expect(headersFor(rules, "/twice").get("x-frame-options")).toBe("DENY, SAMEORIGIN");
  });

  it.each([["  X-Early: before any path"], ["/*\n  no colon"], ["/*\n  bad name: x"]])(
    "refuses %j",
    (text) => {
      expect(() => parseHeaders(text)).toThrow(/^_headers:\d: cannot read/);
    },
  );
});

describe("_redirects", () => {
  const rules = parseRedirects(`
# The articles are one page
/artikel/*   /artikel/index.html   200
/old         /kurs
/berita/:id  /artikel/:id          302  # moved
/all/*       /new/:splat           301!
`);

  it.each([
    ["/artikel/7", "/artikel/index.html", 200, false],
    ["/artikel/", "/artikel/index.html", 200, false],
    ["/old", "/kurs", 301, false],
    ["/old/", "/kurs", 301, false],
    ["/berita/9", "/artikel/9", 302, false],
    ["/all/a/b", "/new/a/b", 301, true],
  ])("%s goes to %s with %i", (path, to, status, force) => {
    expect(redirectFor(rules, path)).toMatchObject({ to, status, force });
  });

  it("leaves other paths alone", () => {
    expect(redirectFor(rules, "/kurs")).toBeNull();
  });

  it.each(["/a", "a /b", "/a /b 999", "/a /b 301 Country=id"])("refuses %j", (line) => {
    expect(() => parseRedirects(`\n${line}`)).toThrow(`_redirects:2: cannot read "${line}"`);
  });
});
