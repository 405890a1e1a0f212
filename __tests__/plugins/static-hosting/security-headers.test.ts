/** @jest-environment node */
import {
  contentSecurityPolicy,
  securityHeaders,
} from "../../../plugins/gatsby-plugin-static-hosting/security-headers";

const scan = (scriptHashes: string[], styleHashes: string[]) => ({ scriptHashes, styleHashes, problems: [] });
const nowhereElse = { apiOrigin: undefined, imageOrigins: [] };

const directives = (policy: string) => policy.split("; ");
const directive = (name: string, policy: string) =>
  directives(policy).find((each) => each.startsWith(`${name} `));

describe("the content security policy", () => {
  it("allows only the pages' scripts and styles, the site, its API and the picture origins", () => {
    const policy = contentSecurityPolicy([scan(["'sha256-b'", "'sha256-a'"], ["'sha256-s'"])], {
      apiOrigin: "https://api.example",
      imageOrigins: ["https://cdn.example", "https://img.example"],
    });
    expect(directives(policy)).toEqual([
      "default-src 'none'",
      "script-src 'self' 'strict-dynamic' 'sha256-a' 'sha256-b'",
      "style-src 'self' 'sha256-s'",
      "img-src 'self' data: https://api.example https://cdn.example https://img.example",
      "font-src 'self'",
      "connect-src 'self' https://api.example",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types boot chunks dompurify plain-text service-worker",
    ]);
  });

  it("lists each hash once, in an order independent of the pages", () => {
    const first = scan(["'sha256-a'", "'sha256-b'"], ["'sha256-s'"]);
    const second = scan(["'sha256-b'", "'sha256-c'"], ["'sha256-r'", "'sha256-s'"]);
    const policy = contentSecurityPolicy([second, first], nowhereElse);
    expect(directive("script-src", policy)).toBe(
      "script-src 'self' 'strict-dynamic' 'sha256-a' 'sha256-b' 'sha256-c'",
    );
    expect(directive("style-src", policy)).toBe("style-src 'self' 'sha256-r' 'sha256-s'");
    expect(contentSecurityPolicy([first, second], nowhereElse)).toBe(policy);
  });

  it("allows only the site's origin when the site serves /api itself", () => {
    const policy = contentSecurityPolicy([], nowhereElse);
    expect(policy).not.toContain("http");
    expect(directive("connect-src", policy)).toBe("connect-src 'self'");
    expect(directive("img-src", policy)).toBe("img-src 'self' data:");
  });
});

it("the security headers allow the sign-in window of the form to report back", () => {
  expect(securityHeaders("", true)["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});
