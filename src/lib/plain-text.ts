import type { Dom } from "./dom";
import { createPolicy } from "./trusted-types";

// A parsed document has no window, so it loads and runs nothing.
const rules = { createHTML: (html: string) => html };
let policy: typeof rules | undefined;

const DROPPED = "script, style, template, noscript, title";
const BLOCKS = "br, p, div, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, blockquote, tr, ul, ol, hr";

/** Escapes the sign in comparisons such as "EUR<USD", which the parser would take for a tag up to the end of the text. */
export const escapeComparisons = (html: string, dom: Dom): string =>
  html.replace(/<([a-z][\w:-]*)(?=[^<>]*(?:<|$))/gi, (tag, name: string) =>
    dom.document.createElement(name) instanceof dom.HTMLUnknownElement ? `&lt;${name}` : tag,
  );

/**
 * Returns the text of HTML, without tags, with decoded entities and collapsed white space. The result is text, never
 * HTML.
 */
export function plainText(text: string, dom: Dom = window): string {
  // Some editors store line ends as these four characters.
  const html = escapeComparisons(text.replaceAll("\\r\\n", " "), dom);
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, " ").trim();
  policy ??= createPolicy("plain-text", rules);
  const { body } = new dom.DOMParser().parseFromString(policy.createHTML(html), "text/html");
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  // Keeps the words of two paragraphs apart.
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before(" ");
    block.after(" ");
  }
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}
