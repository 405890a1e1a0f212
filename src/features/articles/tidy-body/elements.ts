/** Selectors. Carriers are blocks without a meaning of their own. */
export const HEADINGS = "h1, h2, h3, h4, h5, h6";
export const CARRIERS =
  "div, section, article, center, details, summary, aside, address, header, footer, main, nav";
export const BLOCKS = `${HEADINGS}, ${CARRIERS}, p, ul, ol, dl, table, blockquote, pre, figure, hr`;
export const INLINE =
  "a, b, strong, em, i, u, s, strike, del, ins, mark, small, sub, sup, q, cite, abbr, code, kbd, samp, bdi, bdo, time, span";

export const all = <Name extends keyof HTMLElementTagNameMap>(root: ParentNode, name: Name) => [
  ...root.querySelectorAll(name),
];

/** The nodes in an element, taken out of it: a call with each as an argument fails where there are very many. */
export function takeContents(element: ChildNode): DocumentFragment {
  // Of the same document: in the page's own, pictures would begin to load.
  const contents = (element.ownerDocument ?? document).createDocumentFragment();
  while (element.firstChild) contents.append(element.firstChild);
  return contents;
}

/** What the element said of its text's language and direction, its children say from now on. */
export function unwrap(element: Element): void {
  for (const attribute of ["lang", "dir"]) {
    const value = element.getAttribute(attribute);
    if (!value) continue;
    for (const child of element.children)
      if (!child.hasAttribute(attribute)) child.setAttribute(attribute, value);
  }
  element.replaceWith(takeContents(element));
}

/** A picture alone says nothing to those who do not see it. */
export const isWordless = (element: Element): boolean =>
  !element.textContent?.trim() && !element.querySelector("img[alt]:not([alt=''])");

/** Puts an element of another name in its place, with its contents, language and direction, and as many cells wide and high. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of ["lang", "dir", "colspan", "rowspan"]) {
    const value = element.getAttribute(attribute);
    if (value) renamed.setAttribute(attribute, value);
  }
  renamed.append(takeContents(element));
  element.replaceWith(renamed);
  return renamed;
}
