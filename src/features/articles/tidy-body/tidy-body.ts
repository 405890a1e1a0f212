import { languageOf } from "../../../lib/language-of";

/** Where the text is shown, and where its pictures are kept. */
export interface Surroundings {
  /** The site's origin: links without one are meant to lead here. */
  readonly siteOrigin: string;
  /** The API's origin: pictures without one come from here. */
  readonly apiOrigin: string;
}

const HEADINGS = "h1, h2, h3, h4, h5, h6";
const CARRIERS = "div, section, article, center";
const BLOCKS = `${HEADINGS}, ${CARRIERS}, p, ul, ol, dl, table, blockquote, pre, figure, hr`;
const INLINE =
  "a, b, strong, em, i, u, s, del, ins, mark, small, sub, sup, q, cite, abbr, code, kbd, samp, bdi, bdo, time, span";

/**
 * Turns sanitised HTML, which people paste from word processors, mails and other sites, into plain reading text: blocks
 * and no carriers, headings below the page's own, no empty lines, tables and pictures that fit the column. In place.
 */
export function tidyBody(root: DocumentFragment, surroundings: Surroundings): DocumentFragment {
  // A document of text alone: blank lines are all that its author had.
  if (!root.firstElementChild) breakLines(root);
  for (const link of all(root, "a")) tidyLink(link, surroundings.siteOrigin);
  for (const image of all(root, "img")) tidyImage(image, surroundings);

  for (const element of root.querySelectorAll("[lang]")) tidyLanguage(element);
  for (const span of all(root, "span")) if (!span.lang) unwrap(span);
  // Sizes are for pictures; a rule as wide as the screen it was written on is wider than a phone.
  for (const sized of root.querySelectorAll(":not(img)[width], :not(img)[height]"))
    for (const size of ["width", "height"]) sized.removeAttribute(size);
  for (const list of root.querySelectorAll("ul, ol, dl")) tidyList(list);
  for (const item of root.querySelectorAll("li, dt, dd"))
    if (!item.parentElement?.matches(item.localName === "li" ? "ul, ol" : "dl"))
      rename(item, item.querySelector(BLOCKS) ? "div" : "p");
  for (const table of all(root, "table")) openSingleCell(table);
  // From the outside in: each step then moves few nodes, however deep the nesting.
  for (const inline of root.querySelectorAll(INLINE)) liftBlocks(inline);
  for (const carrier of root.querySelectorAll(CARRIERS)) tidyCarrier(carrier);
  root.normalize();
  gatherParagraphs(root);
  for (const quote of all(root, "blockquote")) gatherParagraphs(quote);
  for (const paragraph of all(root, "p")) splitAtBlankLines(paragraph);
  listTypedItems(root);

  tidySpaces(root);
  const mayBeEmpty = `${INLINE}, ${BLOCKS}, li, dt, dd, figcaption, caption, tr`;
  // From the inside out: what held nothing but empty things is empty too.
  for (const element of [...root.querySelectorAll(mayBeEmpty)].reverse()) removeIfEmpty(element);
  for (const link of all(root, "a")) nameLink(link);
  levelHeadings(root);
  frameTables(root);
  // It scrolls where its lines are long, and so has to be reached by the keyboard.
  for (const text of all(root, "pre")) text.setAttribute("tabindex", "0");
  return root;
}

const all = <Name extends keyof HTMLElementTagNameMap>(root: ParentNode, name: Name) => [
  ...root.querySelectorAll(name),
];

let languageNames: Intl.DisplayNames | undefined;

/** Anything of two or three letters could be a language; one that has no name is none. */
function isKnown(language: string): boolean {
  languageNames ??= new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  return languageNames.of(language.replace(/-.*/, "")) !== undefined;
}

/** A language is named as BCP 47 names it, or not at all. */
function tidyLanguage(element: Element): void {
  let language = "";
  try {
    // Word writes "IN" for Indonesian, which is "id" since 1989; others write "en_US".
    language = new Intl.Locale((element.getAttribute("lang") ?? "").trim().replaceAll("_", "-")).baseName;
  } catch {
    // No name of a language.
  }
  if (/^[a-z]{2,3}\b/.test(language) && isKnown(language)) element.setAttribute("lang", language);
  else element.removeAttribute("lang");
}

/** The nodes in an element, taken out of it: a call with each as an argument fails where there are very many. */
function takeContents(element: ChildNode): DocumentFragment {
  // Of the same document: in the page's own, pictures would begin to load.
  const contents = (element.ownerDocument ?? document).createDocumentFragment();
  while (element.firstChild) contents.append(element.firstChild);
  return contents;
}

/** What the element said of its text's language and direction, its children say from now on. */
function unwrap(element: Element): void {
  for (const attribute of ["lang", "dir"]) {
    const value = element.getAttribute(attribute);
    if (!value) continue;
    for (const child of element.children)
      if (!child.hasAttribute(attribute)) child.setAttribute(attribute, value);
  }
  element.replaceWith(takeContents(element));
}

function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of ["lang", "dir"]) {
    const value = element.getAttribute(attribute);
    if (value) renamed.setAttribute(attribute, value);
  }
  renamed.append(takeContents(element));
  element.replaceWith(renamed);
  return renamed;
}

function addressOf(text: string | null, base: string): URL | undefined {
  const address = (text ?? "").trim();
  if (!address || address.startsWith("#")) return undefined;
  try {
    return new URL(/^www\./i.test(address) ? `https://${address}` : address, base);
  } catch {
    return undefined;
  }
}

/** Links lead to pages, mailboxes and telephones; those to other sites open in a new tab that knows nothing of this one. */
function tidyLink(link: HTMLAnchorElement, siteOrigin: string): void {
  const address = addressOf(link.getAttribute("href"), siteOrigin);
  if (!address || !/^(https?|mailto|tel):$/.test(address.protocol)) {
    unwrap(link);
    return;
  }
  link.setAttribute("href", address.href);
  if (/^http/.test(address.protocol) && address.origin !== siteOrigin) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener");
  }
}

/** Pictures come encrypted or from the API, when they are near, and keep their room until then. */
function tidyImage(image: HTMLImageElement, { siteOrigin, apiOrigin }: Surroundings): void {
  const address = addressOf(image.getAttribute("src"), apiOrigin);
  const isOurs = address && [siteOrigin, apiOrigin].includes(address.origin);
  const [width, height] = ["width", "height"].map((name) => wholeNumber(image.getAttribute(name)));
  // A pixel is a spy, not a picture.
  const isSpy = (width ?? 3) < 3 || (height ?? 3) < 3;
  if (!address || !(isOurs || address.protocol === "https:") || isSpy) {
    image.remove();
    return;
  }
  image.setAttribute("src", address.href);
  image.setAttribute("loading", "lazy");
  image.setAttribute("decoding", "async");
  if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
  if (width && height) return;
  image.removeAttribute("width");
  image.removeAttribute("height");
  image.setAttribute("data-unsized", "");
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,5}(px)?$/.test(text) ? parseInt(text, 10) : undefined;
}

/** A table of one cell is a frame around text. */
function openSingleCell(table: HTMLTableElement): void {
  const cells = table.querySelectorAll("td, th");
  const [cell] = cells;
  if (cell && cells.length === 1) {
    const caption = table.caption && rename(table.caption, "p");
    table.replaceChildren(...(caption ? [caption] : []), takeContents(cell));
    rename(table, "div");
  }
}

/**
 * A list holds items, or terms and their descriptions. Word processors put a list within a list beside its item; editors leave
 * breaks and loose text.
 */
function tidyList(list: Element): void {
  const kind = list.localName === "dl" ? "dd" : "li";
  let last: Element | undefined;
  for (const node of [...list.childNodes]) {
    if (/^(LI|D[TD])$/.test(node.nodeName)) last = node as Element;
    else if (node.nodeName === "BR" || !(node.nodeType === 1 || node.textContent?.trim())) node.remove();
    else if (last && /^[UO]L$/.test(node.nodeName)) last.append(node);
    else {
      last = list.ownerDocument.createElement(kind);
      list.replaceChild(last, node);
      last.append(node);
    }
  }
  // Terms without a description, or the other way round, are no such list.
  const isWhole = list.firstElementChild?.localName === "dt" && list.lastElementChild?.localName === "dd";
  if (kind === "dd" && !isWhole) rename(list, "div");
}

/** A link that shows nothing but a picture without words is called by where it leads. */
function nameLink(link: HTMLAnchorElement): void {
  const image = link.querySelector("img");
  if (image && !link.textContent?.trim() && !link.querySelector("img[alt]:not([alt=''])"))
    image.setAttribute("alt", link.href.replace(/^(https?:\/\/|mailto:|tel:)/, ""));
}

/**
 * Inline marks hold no blocks. A link around blocks becomes a link inside each, and around each picture elsewhere; other marks
 * around blocks are noise.
 */
function liftBlocks(inline: Element): void {
  if (!inline.querySelector(BLOCKS)) return;
  if (inline.localName === "a") {
    for (const block of inline.querySelectorAll(`${HEADINGS}, ${CARRIERS}, p, li, td, th, figcaption`)) {
      if (block.querySelector(`${BLOCKS}, li, td, th, a`)) continue;
      const link = inline.cloneNode(false) as Element;
      link.append(takeContents(block));
      block.append(link);
    }
    for (const image of inline.querySelectorAll("img")) {
      if (image.closest("a") !== inline) continue;
      const link = inline.cloneNode(false) as Element;
      image.replaceWith(link);
      link.append(image);
    }
  }
  unwrap(inline);
}

/** A carrier of blocks goes; a carrier of text is a paragraph. */
function tidyCarrier(carrier: Element): void {
  if (carrier.querySelector(BLOCKS)) {
    gatherParagraphs(carrier);
    unwrap(carrier);
  } else if (carrier.parentElement?.matches(`${HEADINGS}, caption, figcaption, dt, p`)) {
    unwrap(carrier);
  } else {
    rename(carrier, "p");
  }
}

const isBlock = (node: Node): boolean =>
  node.nodeType === 1 && (node as Element).matches(`${BLOCKS}, figcaption`);

/** Puts text that stands loose between blocks into paragraphs. */
function gatherParagraphs(parent: Element | DocumentFragment): void {
  let paragraph: HTMLElement | undefined;
  for (const node of [...parent.childNodes]) {
    if (isBlock(node)) paragraph = undefined;
    else if (paragraph) paragraph.append(node);
    else if (node.textContent?.trim() || node.nodeType === 1) {
      paragraph = node.ownerDocument?.createElement("p");
      if (!paragraph) return;
      node.parentNode?.replaceChild(paragraph, node);
      paragraph.append(node);
    }
  }
}

/** Two line breaks in a row are the end of a paragraph. */
function splitAtBlankLines(paragraph: HTMLElement): void {
  let isBlank = false;
  let current = paragraph;
  for (const node of [...paragraph.childNodes]) {
    const isBreak = node.nodeName === "BR";
    if (isBreak && isBlank) {
      const next = paragraph.cloneNode(false) as HTMLElement;
      current.after(next);
      current = next;
      node.remove();
      continue;
    }
    if (isBreak) isBlank = true;
    else if (node.textContent?.trim() || node.nodeName === "IMG") isBlank = false;
    if (current !== paragraph) current.append(node);
  }
  for (let part: Element | null = paragraph; part; part = part === current ? null : part.nextElementSibling) {
    while (part.firstChild?.nodeName === "BR") part.firstChild.remove();
    while (part.lastChild?.nodeName === "BR") part.lastChild.remove();
  }
}

/** Text with line feeds only: a blank line ends a paragraph, a single one a line. */
function breakLines(root: DocumentFragment): void {
  const document = root.ownerDocument;
  const lines = (root.textContent ?? "").trim().split(/\n/);
  root.replaceChildren();
  for (const [index, line] of lines.entries()) {
    if (index > 0) root.append(document.createElement("br"));
    root.append(document.createTextNode(line));
  }
}

// Word writes the items of a list as paragraphs that begin with the bullet or the number and a gap of spaces.
const BULLET =
  /^\s*(?:[\u00b7\u2022\u25aa\u25cf\u25cb\u25e6\uf0a7\uf0b7\u00a7]\s*\u00a0[\s]*|[o\u2013-]\u00a0[\s]+)/;
const NUMBER = /^\s*\(?(\d{1,2}|[a-z])[.)]\s*\u00a0\s+/;

type Kind = "bullets" | "numbers" | "letters";

/** What was typed before an item, and how far into the text that reaches. `position`: 3 for both 3 and c. */
function typedMarker(text: string): { kind: Kind; position: number; length: number } | undefined {
  const bullet = BULLET.exec(text);
  if (bullet) return { kind: "bullets", position: 0, length: bullet[0].length };
  const [whole, typed] = NUMBER.exec(text) ?? [];
  if (!whole || !typed) return undefined;
  const isLetter = /[a-z]/.test(typed);
  return {
    kind: isLetter ? "letters" : "numbers",
    position: isLetter ? typed.charCodeAt(0) - "a".charCodeAt(0) + 1 : Number(typed),
    length: whole.length,
  };
}

/** Paragraphs that were list items before they were pasted are list items again, under the numbers that they had. */
function listTypedItems(root: DocumentFragment): void {
  let list: { element: HTMLElement; kind: Kind; position: number } | undefined;
  for (const node of [...root.childNodes]) {
    const text =
      node.nodeName === "P" && node.firstChild?.nodeType === 3 ? (node.firstChild.nodeValue ?? "") : "";
    const marker = typedMarker(text);
    if (!marker) {
      if (node.textContent?.trim() || node.nodeType === 1) list = undefined;
      continue;
    }
    if (list?.kind !== marker.kind) {
      const element = root.ownerDocument.createElement(marker.kind === "bullets" ? "ul" : "ol");
      if (marker.kind === "letters") element.setAttribute("type", "a");
      root.insertBefore(element, node);
      list = { element, kind: marker.kind, position: 0 };
    }
    const item = root.ownerDocument.createElement("li");
    // After a list was left for a paragraph it goes on; the text may refer to its numbers.
    if (marker.kind !== "bullets" && marker.position !== list.position + 1) {
      item.setAttribute("value", String(marker.position));
    }
    list.position = marker.position;
    item.append(takeContents(node));
    if (item.firstChild) item.firstChild.nodeValue = text.slice(marker.length);
    list.element.append(item);
    root.removeChild(node);
  }
}

/** Runs of non-breaking spaces are what a word processor indents with. A single one is meant. */
function tidySpaces(root: DocumentFragment): void {
  const texts = root.ownerDocument.createTreeWalker(root, 4 /* text */);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.includes("\u00a0") || text.parentElement?.closest("pre, code")) continue;
    const breaking = text.nodeValue.split(" ").length - 1;
    const binding = text.nodeValue.split("\u00a0").length - 1;
    text.nodeValue = text.nodeValue.replace(
      // A text with hardly any other space was pasted from where all of them are.
      binding > 3 && binding > breaking
        ? /\u00a0/g
        : /[ \u00a0]*\u00a0[ \u00a0]+|[ \u00a0]+\u00a0[ \u00a0]*/g,
      " ",
    );
  }
}

function removeIfEmpty(element: Element): void {
  if (element.localName === "hr" || element.localName === "pre") return;
  if (element.textContent?.replace(/[\u200b\ufeff]/g, "").trim()) return;
  if (element.querySelector("img, hr")) return;
  // The cells of a row with words elsewhere keep their place.
  if (element.querySelector("td, th") && element.localName !== "table") {
    if (element.localName !== "tr" || element.closest("table")?.textContent?.trim()) return;
  }
  if (element.matches(INLINE)) unwrap(element);
  else element.remove();
}

/**
 * The article's title is the page's h1, so the body's headings begin at h2, and none is left out on the way down,
 * whatever levels their author chose for their looks.
 */
function levelHeadings(root: DocumentFragment): void {
  const above: number[] = [];
  for (const heading of root.querySelectorAll(HEADINGS)) {
    const level = Number(heading.localName.slice(1));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    // A picture alone heads nothing.
    if (!heading.textContent?.trim() && !heading.querySelector("img[alt]:not([alt=''])")) {
      rename(heading, "p");
      continue;
    }
    above.push(level);
    rename(heading, `h${Math.min(above.length + 1, 6)}`);
  }
}

const FIGURE = /^(?:(?:Rp|IDR|USD|AUD|EUR|GBP|JPY|SGD)\.?\s*)?[$€£¥]?\s*[-+\u2013]?\d[\d.,\s]*%?$/;

/** A table scrolls in a frame that the keyboard reaches; columns of figures are set to the right. */
function frameTables(root: DocumentFragment): void {
  for (const cell of root.querySelectorAll("[scope]"))
    if (!/^(row|col)(group)?$/.test(cell.getAttribute("scope") ?? "")) cell.removeAttribute("scope");
  const tables = all(root, "table").filter((table) => !table.parentElement?.closest("table"));
  // Read out in the voice of the text around it.
  const word = tables.length > 0 && languageOf(root.textContent) === "id" ? "Tabel" : "Table";
  const names = new Set<string>();
  for (const [index, table] of tables.entries()) {
    for (const head of table.querySelectorAll("thead th:not([scope])")) head.setAttribute("scope", "col");
    if (!table.querySelector("[colspan], [rowspan], table")) alignFigures(table);
    const frame = root.ownerDocument.createElement("div");
    const caption = table.caption?.textContent?.trim();
    const name = caption && !names.has(caption) ? caption : tables.length > 1 ? `${word} ${index + 1}` : word;
    names.add(name);
    frame.setAttribute("role", "region");
    frame.setAttribute("tabindex", "0");
    frame.setAttribute("aria-label", name);
    table.replaceWith(frame);
    frame.append(table);
  }
}

function alignFigures(table: HTMLTableElement): void {
  const rows = [...table.rows].map((row) => [...row.cells]);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  for (let column = 1; column < width; column++) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const values = cells
      .filter((cell) => cell.localName === "td")
      .map((cell) => cell.textContent?.trim() ?? "");
    if (!values.some(Boolean) || !values.every((value) => !value || value === "\u2013" || FIGURE.test(value)))
      continue;
    for (const cell of cells) cell.setAttribute("data-figure", "");
  }
}
