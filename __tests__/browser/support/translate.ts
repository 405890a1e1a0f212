/**
 * Browsers translate a page by wrapping each text node in elements (https://github.com/facebook/react/issues/11538). React
 * then updates text nodes that are no longer in the document, and fails to remove those that moved. So a changing text needs
 * an element of its own.
 */
import type { Page } from "@playwright/test";

/** React's report when it hydrates a translated section: it discards the server HTML and renders on the client. */
export const hydrationMismatch = /Minified React error #418/;

/** Wraps the page's text nodes as a browser's translator does, without changing the words. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (/\p{L}/u.test(text.data) && !text.parentElement?.closest("script, style, noscript"))
        texts.push(text);
    }
    for (const text of texts) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.appendChild(document.createElement("font")).append(text.data);
    }
  });
