import { languageOf } from "../../../lib/language-of";
import * as en from "../../../strings/en";
import * as indonesian from "../../../strings/id";
import { BLOCKS, HEADINGS, MARKS, sanitizeHtml, WRAPPER_TAGS } from "./sanitize-html";

/** Blank lines separate the paragraphs of a plain text, line ends its lines. */
const withParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, "<br>")}</p>`)
    .join("");

const rename = (element: Element, name: string): void => {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of ["lang", "dir"]) {
    const value = element.getAttribute(attribute);
    if (value) renamed.setAttribute(attribute, value);
  }
  // Spread arguments would overflow the stack for many nodes.
  while (element.firstChild) renamed.append(element.firstChild);
  element.replaceWith(renamed);
};

const isWordless = (element: Element): boolean =>
  !/[^\s\u200b\ufeff]/.test(element.textContent ?? "") && !element.querySelector("img[alt]:not([alt=''])");

/** The article's title is the page's h1: headings of the body begin at h2 and skip no level. */
const levelHeadings = (root: DocumentFragment): void => {
  const above: number[] = [];
  for (const heading of root.querySelectorAll(HEADINGS)) {
    const level = Number(heading.localName.slice(1));
    while ((above[above.length - 1] ?? 0) >= level) above.pop();
    if (!isWordless(heading)) above.push(level);
    rename(heading, isWordless(heading) ? "p" : `h${Math.min(above.length + 1, 6)}`);
  }
};

/** Tables scroll in a region that the keyboard reaches. */
const frameTables = (root: DocumentFragment): void => {
  const { table: nameOf } = languageOf(root.textContent) === "id" ? indonesian.articles : en.articles;
  for (const [index, table] of root.querySelectorAll("table").entries()) {
    if (table.parentElement?.closest("table")) continue;
    const region = root.ownerDocument.createElement("div");
    region.setAttribute("role", "region");
    region.setAttribute("tabindex", "0");
    region.setAttribute("aria-label", table.caption?.textContent?.trim() || nameOf(index + 1));
    table.replaceWith(region);
    region.append(table);
  }
};

/**
 * Returns an article's body as reading text: headings below the page's own, no empty blocks, tables and pictures that
 * fit the column.
 *
 * The result is a tree of nodes and never becomes HTML text again, so mutation XSS has no second parser to reach and
 * Trusted Types have nothing to forbid.
 *
 * @param html as its author pasted it
 * @throws {Error} where DOMPurify is not supported
 */
export function normalizeHtml(html: string): DocumentFragment {
  // Some editors escape line ends, and store non-breaking spaces, which keep lines from wrapping.
  const text = html.replaceAll("\\r\\n", "\n").replace(/(?:&nbsp;|\u00a0)(?!\d)/g, " ");
  const root = sanitizeHtml(/<[a-z]/i.test(text) ? text : withParagraphs(text));
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

  for (const wrapper of all(WRAPPER_TAGS)) rename(wrapper, "div");
  // Google Docs wraps whole documents in <b>.
  for (const mark of all(MARKS)) if (mark.querySelector(BLOCKS)) rename(mark, "div");
  // Word processors put a list within a list beside its item.
  for (const list of all("ul > ul, ul > ol, ol > ul, ol > ol")) list.previousElementSibling?.append(list);
  // From the inside out: a block of empty elements is empty too.
  for (const block of all(`${BLOCKS}, li, a`).reverse())
    if (block.localName !== "hr" && isWordless(block) && !block.querySelector("img, hr")) block.remove();
  // A link around a picture without words is named by its address.
  for (const link of all("a[href]"))
    if (isWordless(link)) link.querySelector("img")?.setAttribute("alt", link.getAttribute("href") ?? "");
  levelHeadings(root);
  frameTables(root);
  // Long lines scroll, so the keyboard must reach them.
  for (const pre of all("pre")) pre.tabIndex = 0;
  for (const block of root.children) if (!block.hasAttribute("dir")) block.setAttribute("dir", "auto");
  return root;
}
