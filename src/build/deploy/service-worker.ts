import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The service worker's text with the list of files to keep for a visit without network.
 *
 * @param addresses of all files in public/
 * @param scripts of the current build; public/ may hold those of earlier builds too
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
  const folder = join(root, "src", "service-worker");
  if (!enabled) return readFile(join(folder, "removed-sw.js"), "utf8");
  const dataOf = (page: string) => `/page-data/${page === "/" ? "index" : page.slice(1)}/page-data.json`;
  const wanted = new Set([
    ...scripts,
    ...pages.map(dataOf),
    "/404.html",
    dataOf("/404.html"),
    "/page-data/app-data.json",
    "/placeholder-flag.svg",
    "/site.webmanifest",
  ]);
  const kept = addresses.filter(
    (address) =>
      wanted.has(address) || /^\/art\/.*\.svg$/.test(address) || /^\/static\/.*\.(css|woff2)$/.test(address),
  );
  // Pages and their data keep their names when only a text changes: what they hold is part of the worker's text too.
  const version = createHash("sha256");
  const texts = kept.filter((address) => /\.(html|json)$/.test(address));
  for (const file of [...pages.map((page) => `${page}/index.html`), ...texts])
    version.update(await readFile(join(root, "public", file)));
  const source = await readFile(join(folder, "sw.js"), "utf8");
  return source.replace(
    "const FILES = [];",
    `// ${version.digest("hex").slice(0, 16)}\nconst FILES = ${JSON.stringify([...pages, ...kept.sort()])};`,
  );
};
