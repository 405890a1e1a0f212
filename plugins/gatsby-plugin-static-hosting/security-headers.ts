import type { BuildEnvironment } from "./environment";
import type { PageScan } from "./page-scan";

/** Names of the Trusted Types policies that the site's own code creates. */
const trustedTypesPolicies = ["boot", "chunks", "dompurify", "plain-text", "service-worker"] as const;

/**
 * The content security policy for the scanned pages: nothing runs but scripts that the build itself wrote
 * and what those load ('strict-dynamic'; browsers that do not know it fall back to 'self').
 *
 * Where the board may be framed, the policy says nothing of frames. `X-Frame-Options` then forbids them everywhere but on the
 * board, whose own `frame-ancestors` takes precedence (`frameRules`).
 */
export const contentSecurityPolicy = (
  scans: readonly PageScan[],
  {
    apiOrigin,
    imageOrigins,
    frameAncestors,
  }: Pick<BuildEnvironment, "apiOrigin" | "imageOrigins" | "frameAncestors">,
): string => {
  const unique = (hashes: readonly string[]) => [...new Set(hashes)].sort();
  const api = apiOrigin ? [apiOrigin] : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'strict-dynamic'", ...unique(scans.flatMap((scan) => scan.scriptHashes))],
    "style-src": ["'self'", ...unique(scans.flatMap((scan) => scan.styleHashes))],
    // The board's flags as bitmaps, made by the page itself (src/features/board/flatten-flags.ts).
    "img-src": ["'self'", "blob:", ...api, ...imageOrigins],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...api],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    ...(frameAncestors.length === 0 && { "frame-ancestors": ["'none'"] }),
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypesPolicies,
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
};

/** What the site never uses is off; what it uses is for itself alone. */
const permissions = [
  "fullscreen=(self)",
  "screen-wake-lock=(self)",
  "clipboard-write=(self)",
  "geolocation=(self)",
  ...["accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "gyroscope"],
  ...[
    "hid",
    "idle-detection",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "serial",
  ],
  ...["usb", "xr-spatial-tracking"],
].map((entry) => (entry.includes("=") ? entry : `${entry}=()`));

/**
 * Headers for every answer of the site.
 *
 * @param signInWindow whether the form at /admin opens another site's window that reports back; for all paths alike,
 * because hosts join the values of several rules, and of two values browsers take none
 */
export const securityHeaders = (policy: string, signInWindow = false): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": policy,
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": permissions.join(", "),
  "Cross-Origin-Opener-Policy": signInWindow ? "same-origin-allow-popups" : "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
});
