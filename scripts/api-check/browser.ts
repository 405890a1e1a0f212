/**
 * The parts of a browser that the site's parsers and sanitiser use. Import it before them: DOMPurify looks for a window when it
 * loads.
 */
import { JSDOM, VirtualConsole } from "jsdom";

// Silent: articles hold broken styles.
const dom = new JSDOM("", { virtualConsole: new VirtualConsole() });
const { window } = dom;
const { document, DOMParser, Element, HTMLUnknownElement, Node, NodeFilter } = window;

Object.assign(globalThis, { window, document, DOMParser, Element, HTMLUnknownElement, Node, NodeFilter });

/** Puts the window on a page of the site, and gives the parsers the API's origin, as a build does. */
export function visit(site: string, api: string): void {
  dom.reconfigure({ url: `${site}/` });
  process.env.GATSBY_API_URL = api;
}
