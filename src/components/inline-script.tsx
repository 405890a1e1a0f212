/**
 * A script that stands in the page itself, for its head. Sent without the line breaks that it is written with, so its statements
 * end with semicolons, and it holds no line comments. Build side only.
 */
export const InlineScript = ({ code }: { readonly code: string }) => (
  <script dangerouslySetInnerHTML={{ __html: code.replace(/\s*\n\s*/g, "") }} />
);
