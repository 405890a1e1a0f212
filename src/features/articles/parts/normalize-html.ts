import { languageOf } from "../../../lib/language-of";
import * as en from "../../../strings/en";
import * as indonesian from "../../../strings/id";
import { BLOCKS, HEADINGS, MARKS, sanitizeHtml, WRAPPER_TAGS } from "./sanitize-html";

const isWordless = (element: Element): boolean =>
  !element.textContent?.trim() && !element.querySelector("img[alt]:not([alt=''])");

/** Blank lines and repeated line breaks become paragraphs. The parser closes and reopens the elements around them. */
const withParagraphs = (html: string): string => {
  if (/<(?:p|div|br|[uo]l|li|d[ltd]|h[1-6]|table|blockquote|pre|img|figure|section)\b/i.test(html))
    return html.replace(/<br\s*\/?>(?:(?:\s|&nbsp;)*<br\s*\/?>)+/gi, "</p><p>");
  const texts = html.split(/\n[^\S\n]*\n/);
  const isTyped = texts.length > 1 || !/<[a-z]/i.test(html);
  return isTyped ? texts.map((text) => `<p>${text.trim().replace(/\r?\n/g, "<br>")}</p>`).join("") : html;
};

// Not with spread arguments, which overflow the stack for very many nodes.
const moveContent = (from: Node, to: Node): void => {
  while (from.firstChild) to.appendChild(from.firstChild);
};

const unwrap = (element: Element): void => {
  for (const name of ["lang", "dir"]) {
    const value = element.getAttribute(name);
    if (!value) continue;
    for (const child of element.children) if (!child.hasAttribute(name)) child.setAttribute(name, value);
  }
  const content = element.ownerDocument.createDocumentFragment();
  moveContent(element, content);
  element.replaceWith(content);
};

const rename = (element: Element, name: string): Element => {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of ["lang", "dir", ...(name === "td" ? ["colspan", "rowspan"] : [])]) {
    const value = element.getAttribute(attribute);
    if (value) renamed.setAttribute(attribute, value);
  }
  moveContent(element, renamed);
  element.replaceWith(renamed);
  return renamed;
};

/** Puts text that stands between blocks into paragraphs. */
const gatherParagraphs = (parent: Element | DocumentFragment): void => {
  let paragraph: Element | undefined;
  for (const node of [...parent.childNodes]) {
    if (node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS)))
      paragraph = undefined;
    else if (paragraph) paragraph.append(node);
    else if (node.textContent?.trim() || node instanceof Element) {
      paragraph = parent.ownerDocument?.createElement("p");
      if (paragraph) parent.replaceChild(paragraph, node);
      paragraph?.append(node);
    }
  }
};

const BULLET = /^\s*[\u00b7\u2022\u25aa\u25cf\u25cb\u25e6\uf0a7\uf0b7]\s+/;

/** Word pastes the items of a list as paragraphs that begin with a bullet. */
const restoreLists = (root: DocumentFragment): void => {
  for (const paragraph of root.querySelectorAll("p")) {
    const text = paragraph.firstChild;
    if (text?.nodeType !== Node.TEXT_NODE || !BULLET.test(text.nodeValue ?? "")) continue;
    text.nodeValue = (text.nodeValue ?? "").replace(BULLET, "");
    const item = rename(paragraph, "li");
    const before = item.previousElementSibling;
    const list = before?.localName === "ul" ? before : root.ownerDocument.createElement("ul");
    if (list !== before) item.replaceWith(list);
    list.append(item);
  }
};

const FIGURE = /^(?:(?:Rp|IDR|USD|AUD|EUR|GBP|JPY|SGD)\.?\s*)?[$€£¥]?\s*[-+\u2013]?\d[\d.,\s]*%?$/;

/** Columns of figures are set right, with their heads. */
const alignFigures = (table: HTMLTableElement): void => {
  const rows = [...table.rows].map((row) => [...row.cells]);
  for (let column = 1; column < Math.max(...rows.map((row) => row.length)); column++) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const values = cells
      .filter((cell) => cell.localName === "td")
      .map((cell) => cell.textContent?.replace(/\s+/g, " ").trim() ?? "");
    if (!values.some(Boolean) || !values.every((value) => !value || value === "\u2013" || FIGURE.test(value)))
      continue;
    for (const cell of cells) cell.setAttribute("data-figure", "");
  }
};

/** Tables scroll in a region that the keyboard reaches. */
const frameTables = (root: DocumentFragment): void => {
  const { table: nameOf } = languageOf(root.textContent) === "id" ? indonesian.articles : en.articles;
  const names = new Set<string>();
  // An empty corner of a table heads nothing.
  for (const head of root.querySelectorAll("th")) if (isWordless(head)) rename(head, "td");
  for (const head of root.querySelectorAll("thead th:not([scope])")) head.setAttribute("scope", "col");
  for (const table of root.querySelectorAll("table")) {
    if (table.parentElement?.closest("table")) continue;
    if (!table.querySelector("[colspan], [rowspan], table")) alignFigures(table);
    const caption = table.caption?.textContent?.trim();
    const name = caption && !names.has(caption) ? caption : nameOf(names.size + 1);
    names.add(name);
    const region = root.ownerDocument.createElement("div");
    region.setAttribute("role", "region");
    region.setAttribute("tabindex", "0");
    region.setAttribute("aria-label", name);
    table.replaceWith(region);
    region.append(table);
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

const isEmpty = (element: Element): boolean =>
  !/[^\s\u200b\ufeff]/.test(element.textContent ?? "") && !element.querySelector("img, hr");

/**
 * Returns an article's body as plain reading text: blocks without wrappers, headings below the page's own, no empty
 * lines, tables and pictures that fit the column.
 *
 * The result is a tree of nodes and never becomes HTML text again, so mutation XSS has no second parser to reach and
 * Trusted Types have nothing to forbid.
 *
 * @param html as its author pasted it
 * @returns nodes of the page's own document; the caller revokes blob: addresses of pictures
 * @throws {Error} where DOMPurify is not supported
 */
export function normalizeHtml(html: string): DocumentFragment {
  // Some editors store line ends as the four characters.
  const root = sanitizeHtml(withParagraphs(html.replaceAll("\\r\\n", "\n")));
  const all = (selector: string) => root.querySelectorAll<HTMLElement>(selector);

  for (const element of all("a:not([href]), span:not([lang])")) unwrap(element);
  // A table of one cell is a frame around text.
  for (const table of all("table"))
    if (table.querySelectorAll("td, th").length === 1)
      for (const part of [table, ...table.querySelectorAll("*")])
        if (part.matches("table, caption, thead, tbody, tfoot, tr, td, th")) rename(part, "div");
  // From the inside out: each step then moves few nodes, however deep the nesting.
  for (const mark of [...all(MARKS)].reverse()) if (mark.querySelector(BLOCKS)) unwrap(mark);
  for (const wrapper of [...all(WRAPPER_TAGS)].reverse()) {
    const hasBlocks = wrapper.querySelector(BLOCKS);
    if (hasBlocks) gatherParagraphs(wrapper);
    if (hasBlocks || wrapper.closest(`${HEADINGS}, caption, figcaption, dt, p`)) unwrap(wrapper);
    else rename(wrapper, "p");
  }
  root.normalize();
  // Word processors put a list within a list beside its item.
  for (const list of all("ul > ul, ul > ol, ol > ul, ol > ol")) list.previousElementSibling?.append(list);
  gatherParagraphs(root);
  for (const quote of all("blockquote")) gatherParagraphs(quote);
  restoreLists(root);

  // From the inside out: what held nothing but empty elements is empty too.
  for (const element of [...all(`${BLOCKS}, ${MARKS}, a, li, dt, dd, figcaption, caption`)].reverse())
    if (element.localName !== "hr" && isEmpty(element))
      if (element.matches(MARKS)) unwrap(element);
      else element.remove();
  // A link around a picture without words is named by its address.
  for (const link of all("a"))
    if (isWordless(link))
      link
        .querySelector("img")
        ?.setAttribute("alt", (link as HTMLAnchorElement).href.replace(/^(https?:\/\/|\w+:)/, ""));
  levelHeadings(root);
  frameTables(root);
  // Long lines scroll, so the keyboard must reach them.
  for (const pre of all("pre")) pre.tabIndex = 0;

  const body = document.importNode(root, true);
  for (const block of body.children) if (!block.hasAttribute("dir")) block.setAttribute("dir", "auto");
  return body;
}
