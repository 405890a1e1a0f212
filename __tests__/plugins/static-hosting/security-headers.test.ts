/** @jest-environment node */
import {
  contentSecurityPolicy,
  securityHeaders,
} from "../../../plugins/gatsby-plugin-static-hosting/security-headers";

const scan = (scriptHashes: string[], styleHashes: string[]) => ({ scriptHashes, styleHashes });
const nowhereElse = { apiOrigin: undefined, imageOrigins: [] };

it("the policy allows only the pages' scripts and styles, the site, its API and the picture origins", () => {
  const policy = contentSecurityPolicy(
    [scan(["'sha256-b'", "'sha256-c'"], ["'sha256-s'"]), scan(["'sha256-a'", "'sha256-b'"], ["'sha256-r'"])],
    { apiOrigin: "https://api.example", imageOrigins: ["https://cdn.example", "https://img.example"] },
  );
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    // Each hash once, in an order independent of the pages.
    "script-src 'self' 'strict-dynamic' 'sha256-a' 'sha256-b' 'sha256-c'",
    "style-src 'self' 'sha256-r' 'sha256-s'",
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

it("the policy names no other origin when the site serves /api itself", () => {
  expect(contentSecurityPolicy([], nowhereElse)).not.toContain("http");
});

it("the security headers allow the sign-in window of the form to report back", () => {
  expect(securityHeaders("", true)["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});
