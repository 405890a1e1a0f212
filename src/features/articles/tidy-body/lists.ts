import { rename, takeContents } from "./elements";

/**
 * A list holds items, or terms and their descriptions. Word processors put a list within a list beside its item; editors leave
 * breaks and loose text.
 */
export function tidyList(list: Element): void {
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
export function listTypedItems(root: DocumentFragment): void {
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
