import type { Dom } from "../../../lib/dom";
import { escapeComparisons } from "../../../lib/plain-text";
import { articleLabels } from "../../../strings/article-labels";
import {
  defaultLanguage,
  inLanguage,
  type Language,
  languageCodes,
  languageOfPath,
} from "../../../strings/languages";
import type { Post } from "../model/post";
import { BLOCKS, HEADINGS, MARKS, sanitizeHtml, WRAPPER_TAGS } from "./sanitize-html";

const BLOCK_TAG = new RegExp(`<(?:${BLOCKS.replaceAll(", ", "|")}|br|li|dt|dd|img)\\b`, "i");

/** Blank lines separate the paragraphs of a plain text, line ends its lines. */
const withParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, "<br>")}</p>`)
    .join("");

/** Whether a text was typed rather than written in HTML. Inline tags are typed too. */
const isTyped = (text: string): boolean =>
  !BLOCK_TAG.test(text) && (/\n\s*\n/.test(text) || !/<[a-z]/i.test(text));

const rename = (element: Element, name: string): Element => {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of ["lang", "dir", "colspan", "rowspan"]) {
    const value = element.getAttribute(attribute);
    if (value) renamed.setAttribute(attribute, value);
  }
  // Spread arguments would overflow the stack for many nodes.
  while (element.firstChild) renamed.append(element.firstChild);
  element.replaceWith(renamed);
  return renamed;
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
const frameTables = (root: DocumentFragment, nameOf: (number: number) => string): void => {
  // An empty corner of a table is no head.
  for (const head of root.querySelectorAll("th")) if (isWordless(head)) rename(head, "td");
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
 * The result is a tree of nodes. In the browser it never becomes HTML text again, so mutation XSS has no second parser to reach and
 * Trusted Types have nothing to forbid. `builtText` makes text only where a second parser reads the same tree.
 *
 * @param html as its author pasted it
 * @param language of the labels that the text gets
 * @throws {Error} where DOMPurify is not supported
 */
export function normalizeHtml(
  html: string,
  language?: Post["language"],
  dom: Dom = window,
): DocumentFragment {
  // Some editors escape line ends, and store non-breaking spaces, which keep lines from wrapping.
  const text = escapeComparisons(html, dom)
    .replaceAll("\\r\\n", "\n")
    .replace(/(?:&nbsp;|\u00a0)(?!\d)/g, " ");
  const labels = articleLabels[language ?? "en"];
  const root = sanitizeHtml(isTyped(text) ? withParagraphs(text) : text, { dom, labels });
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

  for (const wrapper of all(WRAPPER_TAGS)) rename(wrapper, "div");
  // Google Docs wraps whole documents in <b>. A paragraph cannot hold a table.
  for (const mark of all(`${MARKS}, p`)) if (mark.querySelector(BLOCKS)) rename(mark, "div");
  // Word processors put a list within a list beside its item.
  for (const list of all("ul > ul, ul > ol, ol > ul, ol > ol")) list.previousElementSibling?.append(list);
  // From the inside out: a block of empty elements is empty too.
  for (const block of all(`${BLOCKS}, li, a`).reverse())
    if (block.localName !== "hr" && isWordless(block) && !block.querySelector("img, hr")) block.remove();
  // A link around a picture without words is named by its address.
  for (const link of all("a[href]"))
    if (isWordless(link)) link.querySelector("img")?.setAttribute("alt", link.getAttribute("href") ?? "");
  levelHeadings(root);
  frameTables(root, labels.table);
  // Long lines scroll, so the keyboard must reach them.
  for (const pre of all("pre")) pre.tabIndex = 0;
  for (const block of [...root.children]) if (!block.hasAttribute("dir")) block.setAttribute("dir", "auto");
  return root;
}

/** Leads the links of an article to pages in a language. Those to files, and to pages in another language, stay. */
export function setLinkLanguage(content: ParentNode, language: Language): void {
  for (const link of content.querySelectorAll("a[href^='/']")) {
    const href = link.getAttribute("href") ?? "";
    const [path = ""] = href.split(/[?#]/);
    if (!path.includes(".") && languageOfPath(path) === defaultLanguage)
      link.setAttribute("href", inLanguage(href, language));
  }
}

/** Of a body that jsdom reads: it takes minutes for thousands of paragraphs, which a browser shows at once. */
const MOST_CHARACTERS = 60_000;

/**
 * Returns an article's body as HTML for the pages that are built, by their language.
 *
 * @returns undefined where only a browser can show it: a form, or a tree that is large, deep or changed by a parser
 */
export function builtTexts(
  body: string,
  language: Post["language"],
  dom: Dom,
): Readonly<Record<string, string>> | undefined {
  // Browsers cut deep nesting, and read the names of form fields, in ways of their own.
  const isLarge = body.length > MOST_CHARACTERS || body.split(/<div\b/i).length > 200;
  if (isLarge || /<form\b/i.test(body)) return undefined;
  const content = dom.document.createElement("div");
  content.append(normalizeHtml(body, language, dom));
  content.normalize();
  const text = `<!doctype html><div>${content.innerHTML}</div>`;
  const page = new dom.DOMParser().parseFromString(text, "text/html").body;
  if (page.childNodes.length !== 1 || !content.isEqualNode(page.firstChild)) return undefined;
  const textIn = (pageLanguage: Language) => {
    const translated = content.cloneNode(true) as typeof content;
    setLinkLanguage(translated, pageLanguage);
    return translated.innerHTML;
  };
  return Object.fromEntries(languageCodes.map((code) => [code, textIn(code)]));
}
