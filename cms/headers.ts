import type { Backend } from "./backend";

/**
 * The form's own content security policy: as strict as Decap CMS allows. It checks its configuration by compiled code
 * ('unsafe-eval'), writes inline styles, and shows pictures that are not saved yet (blob:).
 */
const policyOf = ({ connect, pictures }: Backend): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...pictures].join(" "),
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...connect].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Headers for everything below /admin, instead of the public pages' headers of the same names. */
export const editorHeaders = (backend: Backend): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": policyOf(backend),
  "X-Robots-Tag": "noindex, nofollow",
});
