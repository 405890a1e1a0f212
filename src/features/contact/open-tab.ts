/**
 * Opens an address in a new tab that knows nothing of this one. Not `window.open` with "noopener": that always answers
 * null, so that a tab which the browser refused could not be told from one that it opened.
 *
 * @returns false if the browser refused
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-open
 */
export const openTab = (href: string): boolean => {
  const tab = window.open(href, "_blank") as Window | null | undefined;
  if (tab === null || tab?.closed) return false;
  // Still its empty first document, so this is allowed and takes effect before anything of the other site runs. Browsers
  // answer with a tab or null; an extension that took the function over may answer nothing at all.
  if (tab) tab.opener = null;
  return true;
};
