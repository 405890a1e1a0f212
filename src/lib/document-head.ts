/** What the head of a document says about the page. Where a field has no element in the head, it is left out. */
export interface DocumentHead {
  /** As in the browser's tab. */
  readonly title: string;
  readonly description: string;
  /** Path and query of the page's canonical address. */
  readonly path: string;
  /** Absolute address of a picture for shared links; undefined keeps the site's own. */
  readonly image?: string;
  /** False where there is nothing to be found: search engines are told so. */
  readonly isFound?: boolean;
}

function write(selector: string, attribute: string, value: string): void {
  for (const element of document.head.querySelectorAll(selector)) {
    // Only what differs: the observer below would never come to rest.
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  }
}

function apply({ title, description, path, image, isFound = true }: DocumentHead): void {
  // Between two pages Gatsby takes its elements away for a moment: without them there is nothing to write to.
  if (document.head.querySelector("title") && document.title !== title) document.title = title;
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const address = canonical ? new URL(path, canonical).href : path;
  write('link[rel="canonical"]', "href", address);
  write('meta[property="og:url"]', "content", address);
  write('meta[property="og:title"], meta[name="twitter:title"]', "content", title);
  write(
    'meta[name="description"], meta[property="og:description"], meta[name="twitter:description"]',
    "content",
    description,
  );
  if (image) write('meta[property="og:image"], meta[name="twitter:image"]', "content", image);

  const noIndex = document.head.querySelector('meta[name="robots"][data-missing]');
  if (isFound) noIndex?.remove();
  else if (!noIndex) {
    const meta = document.createElement("meta");
    meta.name = "robots";
    meta.content = "noindex";
    meta.dataset.missing = "";
    document.head.append(meta);
  }
}

/**
 * Keeps the document's head saying `head` until the returned function is called.
 *
 * Gatsby's Head API knows a page's build-time data only, and writes its elements anew at some moment after every change
 * of address: so they are watched, and corrected whenever it does. The next page's own Head takes over from there.
 */
export function keepDocumentHead(head: DocumentHead): () => void {
  apply(head);
  const observer = new MutationObserver(() => apply(head));
  observer.observe(document.head, { childList: true });
  return () => {
    observer.disconnect();
    document.head.querySelector('meta[name="robots"][data-missing]')?.remove();
  };
}
