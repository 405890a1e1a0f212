import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { pageDataFile } from "../../src/lib/paths";
import { styleSheetsOf } from "./boot-script";
import { isHashed } from "./hosting-files";

/** The font that a page asks for at once; public/ holds the rarely needed one, too. */
const preloadedFont = /<link rel="preload" as="font"[^>]* href="([^"]+)"/g;

/**
 * The service worker's text with the list of files to keep for a visit without network.
 *
 * @param addresses of all files in public/
 * @param scripts of the current build
 * @param pages whose HTML and data are kept
 * @param enabled false: a worker that forgets everything and unregisters itself
 */
export const serviceWorkerFile = async (
  root: string,
  addresses: readonly string[],
  scripts: readonly string[],
  pages: readonly string[],
  enabled: boolean,
): Promise<string> => {
  const folder = join(root, "plugins", "gatsby-plugin-service-worker");
  if (!enabled) return readFile(join(folder, "removed-sw.js"), "utf8");
  const read = (file: string) => readFile(join(root, "public", file), "utf8");
  const html = await Promise.all(pages.map((page) => read(`${page}/index.html`)));
  const lostPage = await read("404.html");
  const wanted = new Set([
    ...scripts,
    ...[...html, lostPage].flatMap(styleSheetsOf),
    ...html.flatMap((text) => [...text.matchAll(preloadedFont)].map(([, font]) => font)),
    ...pages.map(pageDataFile),
    "/404.html",
    pageDataFile("/404.html"),
    "/page-data/app-data.json",
    "/placeholder-flag.svg",
    "/site.webmanifest",
  ]);
  const kept = addresses.filter((address) => wanted.has(address) || /^\/art\/.*\.svg$/.test(address));
  // Pages, their data and drawings keep their names when they change: what they hold is part of the worker's text too.
  const version = createHash("sha256");
  const texts = kept.filter((address) => !isHashed(address));
  for (const text of [...html, ...(await Promise.all(texts.map(read)))]) version.update(text);
  const source = await readFile(join(folder, "sw.js"), "utf8");
  return source.replace(
    "const FILES = [];",
    `// ${version.digest("hex").slice(0, 16)}\nconst FILES = ${JSON.stringify([...pages, ...kept.sort()])};`,
  );
};
