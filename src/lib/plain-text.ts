import { createPolicy } from "./trusted-types";

// The parsed document has no window, so nothing in it loads or runs.
const rules = { createHTML: (html: string) => html };
let policy: typeof rules | undefined;

const DROPPED = "script, style, template, noscript, title";
const BLOCKS = "br, p, div, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, tr, ul, ol, hr";

/**
 * Returns the text of a piece of HTML: no tags, entities decoded, white space collapsed. Other text is returned as it
 * is. The result is to be shown as text, never as HTML.
 */
export function plainText(text: string): string {
  // Some editors store line ends as the four characters.
  const html = text.replaceAll("\\r\\n", " ");
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, " ").trim();
  policy ??= createPolicy("plain-text", rules);
  const { body } = new DOMParser().parseFromString(policy.createHTML(html), "text/html");
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  // So that the words of two paragraphs do not run together.
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before(" ");
    block.after(" ");
  }
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}
