/**
 * An inline script for the page's head, rendered at build time only. Line breaks are removed, so the code needs semicolons and
 * has no line comments.
 */
export const InlineScript = ({ code }: { readonly code: string }) => (
  <script dangerouslySetInnerHTML={{ __html: code.replace(/\s*\n\s*/g, "") }} />
);
