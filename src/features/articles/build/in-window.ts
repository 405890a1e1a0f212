import { join } from "node:path";

import { build } from "esbuild";
import { JSDOM, VirtualConsole } from "jsdom";

import type { readArticles, ReadArticles, builtText } from "./read-articles";

interface Reader {
  readonly readArticles: typeof readArticles;
  readonly builtText: typeof builtText;
}

/**
 * Loads the site's own API client, parser and sanitiser into a window of jsdom, so that the build reads what visitors read.
 *
 * @param root the project's folder
 * @param siteUrl public address, e.g. "https://www.example"; undefined: unknown
 * @param apiOrigin such as "https://api.example"
 */
export async function loadReader(
  root: string,
  siteUrl: string | undefined,
  apiOrigin: string,
): Promise<Reader> {
  const { outputFiles } = await build({
    entryPoints: [join(root, "src", "features", "articles", "build", "read-articles.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "articleReader",
    define: {
      "process.env.GATSBY_API_URL": JSON.stringify(apiOrigin),
      "process.env.GATSBY_IMAGE_ORIGINS": JSON.stringify(process.env.GATSBY_IMAGE_ORIGINS ?? ""),
      "process.env.NODE_ENV": '"production"',
    },
  });
  const { window } = new JSDOM("", {
    // Relative links of articles need an origin. This one exists nowhere.
    url: siteUrl ?? "https://site.invalid",
    runScripts: "outside-only",
    // Silent: articles hold broken styles.
    virtualConsole: new VirtualConsole(),
  });
  // jsdom has no `fetch`, and Node's takes only signals of Node. `builtText` refuses a blob: address.
  Object.assign(window, { fetch, AbortController });
  window.URL.createObjectURL = () => "blob:";
  return window.eval(`${outputFiles[0]?.text}articleReader`) as Reader;
}

/** Reads the articles of the API as plain JSON. */
export async function readArticlesFrom(
  root: string,
  siteUrl: string | undefined,
  apiOrigin: string,
): Promise<ReadArticles> {
  const reader = await loadReader(root, siteUrl, apiOrigin);
  return JSON.parse(JSON.stringify(await reader.readArticles())) as ReadArticles;
}
