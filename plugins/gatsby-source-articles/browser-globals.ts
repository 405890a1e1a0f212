import { JSDOM, VirtualConsole } from "jsdom";

/** What the site's API client, parser and sanitiser use of a browser. Node has the rest. */
const NAMES = ["window", "document", "DOMParser", "Element", "HTMLUnknownElement", "Node", "NodeFilter"];

/**
 * Runs work with the globals of a browser, so that the build reads articles with the code that visitors run.
 *
 * @param url public address, e.g. "https://www.example". Relative links of articles need an origin; the default exists nowhere.
 */
export async function withBrowserGlobals<Result>(
  url = "https://site.invalid",
  work: () => Promise<Result>,
): Promise<Result> {
  // A silent console: articles hold broken styles.
  const { window } = new JSDOM("", { url, virtualConsole: new VirtualConsole() });
  for (const name of NAMES) Reflect.set(globalThis, name, Reflect.get(window, name));
  try {
    return await work();
  } finally {
    for (const name of NAMES) Reflect.deleteProperty(globalThis, name);
    window.close();
  }
}
