import { all, BLOCKS, CARRIERS, HEADINGS, INLINE, isWordless, rename, unwrap } from "./elements";
import { tidyLanguage } from "./language";
import { nameLink, tidyImage, tidyLink, type Surroundings } from "./links-and-pictures";
import { listTypedItems, tidyList } from "./lists";
import { breakLines, gatherParagraphs, liftBlocks, splitAtBlankLines, tidyCarrier } from "./paragraphs";
import { frameTables, openSingleCell } from "./tables";

/**
 * Turns sanitised HTML, which people paste from word processors, mails and other sites, into plain reading text: blocks
 * and no carriers, headings below the page's own, no empty lines, tables and pictures that fit the column. In place.
 */
export function tidyBody(root: DocumentFragment, surroundings: Surroundings): DocumentFragment {
  if (isTyped(root)) breakLines(root);
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

/** Whether its lines are all that its author had: a text alone, or with blank lines and nothing but marks inside of lines. */
function isTyped(root: DocumentFragment): boolean {
  if (!root.firstElementChild) return true;
  return (
    !root.querySelector(`${BLOCKS}, br, img, li, dt, dd, td, th`) &&
    /\n[^\S\n]*\n/.test(root.textContent ?? "")
  );
}

/** Runs of non-breaking spaces are what a word processor indents with. A single one is meant. */
function tidySpaces(root: DocumentFragment): void {
  const texts = root.ownerDocument.createTreeWalker(root, 4 /* text */);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.includes("\u00a0") || text.parentElement?.closest("pre, code")) continue;
    const breaking = text.nodeValue.split(" ").length - 1;
    const binding = text.nodeValue.split("\u00a0").length - 1;
    // A text with hardly any other space was pasted from where all of them are.
    text.nodeValue =
      binding > 3 && binding > breaking
        ? text.nodeValue.replaceAll("\u00a0", " ")
        : text.nodeValue.replace(/[ \u00a0]{2,}/g, (run) => (run.includes("\u00a0") ? " " : run));
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
    if (isWordless(heading)) {
      rename(heading, "p");
      continue;
    }
    above.push(level);
    rename(heading, `h${Math.min(above.length + 1, 6)}`);
  }
}
