import { escapeComparisons } from "../../../lib/plain-text";
import * as en from "../../../strings/en";
import * as indonesian from "../../../strings/id";
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
  for (const attribute of ["lang", "dir", ...(name === "td" ? ["colspan", "rowspan"] : [])]) {
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

const BULLET = /^\s*[\u00b7\u2022\u25aa\u25cf\u25cb\u25e6\uf0a7\uf0b7]\s+/;

/** Word pastes the items of a list as paragraphs that begin with a bullet. */
const restoreLists = (root: DocumentFragment): void => {
  for (const paragraph of root.querySelectorAll("p")) {
    let bullet = BULLET.exec(paragraph.textContent ?? "")?.[0].length ?? 0;
    if (bullet === 0) continue;
    // The bullet and its spaces may be in elements of their own.
    const texts = root.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (bullet > 0 && texts.nextNode()) {
      const text = texts.currentNode as Text;
      const { length } = text;
      text.deleteData(0, Math.min(bullet, length));
      bullet -= length;
    }
    const item = rename(paragraph, "li");
    const before = item.previousElementSibling;
    const list = before?.localName === "ul" ? before : root.ownerDocument.createElement("ul");
    if (list !== before) item.replaceWith(list);
    list.append(item);
  }
};

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

const FIGURE = /^(?:(?:Rp|IDR|USD|AUD|EUR|GBP|JPY|SGD)\.?\s*)?[$\u20ac£¥]?\s*[-+\u2013]?\d[\d.,\s]*%?$/;

/** Marks columns of figures, which are set right with their heads. */
const alignFigures = (table: HTMLTableElement): void => {
  const rows = [...table.rows].map((row) => [...row.cells]);
  for (let column = 1; column < Math.max(...rows.map((row) => row.length)); column++) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const values = cells
      .filter((cell) => cell.localName === "td")
      // The pattern takes quadratic time for long runs of white space.
      .map((cell) => (cell.textContent ?? "").replace(/\s+/g, " ").trim());
    if (!values.some(Boolean) || !values.every((value) => /^\u2013?$/.test(value) || FIGURE.test(value)))
      continue;
    for (const cell of cells) cell.setAttribute("data-figure", "");
  }
};

/** As many as one of the two columns of a printed article has room for. */
const COLUMNS_ON_PAPER = 3;

/** Tables scroll in a region that the keyboard reaches. */
const frameTables = (root: DocumentFragment, language: Post["language"]): void => {
  const { table: nameOf } = language === "id" ? indonesian.articles : en.articles;
  // An empty corner of a table is no head.
  for (const head of root.querySelectorAll("th")) if (isWordless(head)) rename(head, "td");
  for (const head of root.querySelectorAll("thead th:not([scope])")) head.setAttribute("scope", "col");
  for (const [index, table] of root.querySelectorAll("table").entries()) {
    if (table.parentElement?.closest("table")) continue;
    if (!table.querySelector("[colspan], [rowspan], table")) alignFigures(table);
    const region = root.ownerDocument.createElement("div");
    region.setAttribute("role", "region");
    region.setAttribute("tabindex", "0");
    // On paper it takes the width of both columns.
    if (Math.max(...[...table.rows].map(({ cells }) => cells.length)) > COLUMNS_ON_PAPER)
      region.setAttribute("data-wide", "");
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
 * @param language names tables without a caption
 * @throws {Error} where DOMPurify is not supported
 */
export function normalizeHtml(html: string, language?: Post["language"]): DocumentFragment {
  // Some editors escape line ends, and store non-breaking spaces, which keep lines from wrapping.
  const text = escapeComparisons(html)
    .replaceAll("\\r\\n", "\n")
    .replace(/(?:&nbsp;|\u00a0)(?!\d)/g, " ");
  const root = sanitizeHtml(isTyped(text) ? withParagraphs(text) : text);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

  for (const wrapper of all(WRAPPER_TAGS)) rename(wrapper, "div");
  // Google Docs wraps whole documents in <b>. A paragraph cannot hold a table.
  for (const mark of all(`${MARKS}, p`)) if (mark.querySelector(BLOCKS)) rename(mark, "div");
  // A table of one cell is a frame around text.
  for (const table of all("table"))
    if (table.querySelectorAll("td, th").length === 1)
      for (const part of [table, ...table.querySelectorAll("caption, thead, tbody, tfoot, tr, td, th")])
        rename(part, "div");
  restoreLists(root);
  // Word processors put a list within a list beside its item.
  for (const list of all("ul > ul, ul > ol, ol > ul, ol > ol")) list.previousElementSibling?.append(list);
  // From the inside out: a block of empty elements is empty too.
  for (const block of all(`${BLOCKS}, li, a`).reverse())
    if (block.localName !== "hr" && isWordless(block) && !block.querySelector("img, hr")) block.remove();
  // A link around a picture without words is named by its address.
  for (const link of all("a[href]"))
    if (isWordless(link)) link.querySelector("img")?.setAttribute("alt", link.getAttribute("href") ?? "");
  levelHeadings(root);
  frameTables(root, language);
  // Long lines scroll, so the keyboard must reach them.
  for (const pre of all("pre")) pre.tabIndex = 0;
  for (const block of [...root.children]) if (!block.hasAttribute("dir")) block.setAttribute("dir", "auto");
  return root;
}

/**
 * Returns an article's body as HTML for a page that is built.
 *
 * @returns undefined where only a browser can show it: a pasted picture, which it turns into a blob: address, a form, or a
 * tree that is deep or that a parser would change
 */
export function builtText(body: string, language?: Post["language"]): string | undefined {
  // Browsers cut deep nesting, and read the names of form fields, in ways of their own.
  if (/<form\b/i.test(body) || body.split(/<div\b/i).length > 200) return undefined;
  const content = document.createElement("div");
  content.append(normalizeHtml(body, language));
  content.normalize();
  const html = content.innerHTML;
  const page = new DOMParser().parseFromString(`<!doctype html><div>${html}</div>`, "text/html").body;
  const isSame = page.childNodes.length === 1 && content.isEqualNode(page.firstChild);
  return isSame && !html.includes('src="blob:') ? html : undefined;
}
