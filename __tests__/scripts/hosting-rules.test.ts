/** @jest-environment node */
import { headersFor, matchesPath, parseHeaders, parseRedirects } from "../../scripts/lib/hosting-rules";

describe("matchesPath", () => {
  it.each([
    ["/*", "/", true],
    ["/*", "/kurs/", true],
    ["/artikel/*", "/artikel", true],
    ["/artikel/*", "/artikel/", true],
    ["/artikel/*", "/artikel/7", true],
    ["/artikel/*", "/artikel/7/8", true],
    ["/artikel/*", "/artikel-lama", false],
    ["/kurs", "/kurs", true],
    ["/kurs", "/kurs/x", false],
    ["/a.b", "/axb", false],
    ["/static/:hash/:file", "/static/1f2e/a.webp", true],
    ["/static/:hash/:file", "/static/a.css", false],
    ["/static/:hash/:file", "/static/1f2e/", false],
    ["/static/:hash/:file", "/static/1f2e/5d/a.webp", false],
  ])("%s on %s is %j", (pattern, path, expected) => {
    expect(matchesPath(pattern, path)).toBe(expected);
  });
});

describe("_headers", () => {
  const rules = parseHeaders(`/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src 'self' data:

/static/*
  Cache-Control: public, max-age=31536000, immutable

/twice
  X-Frame-Options: SAMEORIGIN
`);

  it("combines the matching rules", () => {
    expect(Object.fromEntries(headersFor(rules, "/kurs"))).toEqual({
      "x-frame-options": "DENY",
      "content-security-policy": "default-src 'self'; img-src 'self' data:",
    });
    expect(headersFor(rules, "/static/a.js").get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
  });

  it("joins the values of two rules, which shows a conflict", () => {
    expect(headersFor(rules, "/twice").get("x-frame-options")).toBe("DENY, SAMEORIGIN");
  });

  it.each([
    "  X-Early: before any path",
    "/*\n  no colon",
    "/*\n  bad name: x",
    "/*\n  ! X-Frame-Options",
    "kurs",
    "/posts:id",
    "/*.js",
    "/page-data/*/page-data.json",
  ])("rejects %j", (text) => {
    expect(() => parseHeaders(text)).toThrow(/^_headers:\d: cannot read/);
  });
});

describe("_redirects", () => {
  it.each([
    "/a/*",
    "a/* /b 200",
    "/a/:id /b 200",
    "/a/* /b/:splat 200",
    "/a/* https://api.example/ 200",
    "/a/* /b",
    "/a/* /b 301",
    "/a/* /b 200!",
    "/a/* /b 200 Country=id",
  ])("rejects %j", (line) => {
    expect(() => parseRedirects(`\n${line}`)).toThrow(`_redirects:2: cannot read "${line}"`);
  });
});
