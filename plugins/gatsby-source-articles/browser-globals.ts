import { JSDOM, VirtualConsole } from "jsdom";

/** What the site's API client, parser and sanitiser use of a browser. Node has the rest. */
const NAMES = ["window", "document", "DOMParser", "Element", "HTMLUnknownElement", "Node", "NodeFilter"];

/** Some firewalls refuse Node's own user agent. */
export const USER_AGENT = "Mozilla/5.0 (compatible; site build)";

/**
 * Runs work with the globals of a browser, so that the build reads articles with the code that visitors run.
 *
 * @param siteUrl public address, e.g. "https://www.example"; undefined: unknown
 */
export async function withBrowserGlobals<Result>(
  siteUrl: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const { window } = new JSDOM("", {
    // Relative links of articles need an origin. This one exists nowhere.
    url: siteUrl ?? "https://site.invalid",
    // Silent: articles hold broken styles.
    virtualConsole: new VirtualConsole(),
  });
  const { fetch } = globalThis;
  const fetchByName: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { "User-Agent": USER_AGENT, ...init?.headers } });
  const globals = Object.fromEntries(NAMES.map((name) => [name, Reflect.get(window, name) as unknown]));
  Object.assign(globalThis, globals, { fetch: fetchByName });
  try {
    return await work();
  } finally {
    for (const name of NAMES) Reflect.deleteProperty(globalThis, name);
    globalThis.fetch = fetch;
    window.close();
  }
}
