import type { BuildEnvironment } from "./environment";
import type { InlineHashes } from "./inline-hashes";

/** Names of the Trusted Types policies that the site's own code creates. */
const trustedTypesPolicies = ["boot", "chunks", "dompurify", "plain-text", "service-worker"];

/**
 * Returns the content security policy for the scanned pages, and for frames of those origins, if any. Only scripts of this build run, and what those load
 * ('strict-dynamic'; browsers without it fall back to 'self').
 */
export const contentSecurityPolicy = (
  scans: readonly InlineHashes[],
  { apiOrigin, imageOrigins }: Pick<BuildEnvironment, "apiOrigin" | "imageOrigins">,
  frameAncestors: readonly string[] = [],
): string => {
  const unique = (hashes: readonly string[]) => [...new Set(hashes)].sort();
  const api = apiOrigin ? [apiOrigin] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'strict-dynamic'", ...unique(scans.flatMap((scan) => scan.scriptHashes))],
    "style-src": ["'self'", ...unique(scans.flatMap((scan) => scan.styleHashes))],
    // data: for pictures that editors paste into articles.
    "img-src": ["'self'", "data:", ...api, ...imageOrigins],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...api],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": frameAncestors.length > 0 ? frameAncestors : ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypesPolicies,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
};

/** What the site never uses is off, for the site itself too. */
const unusedFeatures =
  "accelerometer autoplay camera display-capture encrypted-media gyroscope hid idle-detection magnetometer microphone midi " +
  "payment publickey-credentials-get serial usb xr-spatial-tracking";

/**
 * Returns the headers for every response of the site.
 *
 * @param signInWindow whether the form at /admin opens another site's window that reports back. It affects all paths,
 * because hosts join the values of several rules, and browsers ignore two values.
 */
export const securityHeaders = (policy: string, signInWindow = false): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": policy,
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  // On the board, `frame-ancestors` takes precedence over this.
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "geolocation=(self), fullscreen=(self), screen-wake-lock=(self), clipboard-write=(self), " +
    unusedFeatures
      .split(" ")
      .map((feature) => `${feature}=()`)
      .join(", "),
  "Cross-Origin-Opener-Policy": signInWindow ? "same-origin-allow-popups" : "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
});
