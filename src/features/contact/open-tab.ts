/**
 * Opens an address in a new tab that knows nothing of this one. Not `window.open` with "noopener": that always answers
 * null, so that a tab which the browser refused could not be told from one that it opened.
 *
 * @returns false if the browser refused
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-open
 */
export const openTab = (href: string): boolean => {
  const tab = window.open(href, "_blank");
  if (!tab || tab.closed) return false;
  // Still its empty first document, so this is allowed and takes effect before anything of the other site runs.
  tab.opener = null;
  return true;
};
