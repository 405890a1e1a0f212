import { BLOCKS, CARRIERS, HEADINGS, rename, takeContents, unwrap } from "./elements";

/** Text with line feeds: a blank line ends a paragraph, a single one a line. */
export function breakLines(root: DocumentFragment): void {
  const document = root.ownerDocument;
  for (const node of [...root.childNodes]) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const [first = "", ...lines] = (node.nodeValue ?? "").split("\n");
    if (lines.length === 0) continue;
    const broken = document.createDocumentFragment();
    if (first.trim()) broken.append(first);
    for (const line of lines) {
      broken.append(document.createElement("br"));
      if (line.trim()) broken.append(line);
    }
    root.replaceChild(broken, node);
  }
}

/**
 * Inline marks hold no blocks. A link around blocks becomes a link inside each, and around each picture elsewhere; other marks
 * around blocks are noise.
 */
export function liftBlocks(inline: Element): void {
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
export function tidyCarrier(carrier: Element): void {
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
export function gatherParagraphs(parent: Element | DocumentFragment): void {
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
export function splitAtBlankLines(paragraph: HTMLElement): void {
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
