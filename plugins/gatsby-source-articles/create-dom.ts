import { JSDOM, VirtualConsole } from "jsdom";

import type { Dom } from "../../src/lib/dom";

/**
 * Returns a window of jsdom, so that Node reads articles with the code that visitors run.
 *
 * @param url public address, e.g. "https://www.example". Relative links of articles need an origin; the default exists nowhere.
 */
export const createDom = (url = "https://site.invalid"): Dom =>
  // A silent console: articles hold broken styles.
  new JSDOM("", { url, virtualConsole: new VirtualConsole() }).window;
