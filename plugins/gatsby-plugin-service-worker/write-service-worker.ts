import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "esbuild";
import { getManifest } from "workbox-build";

import { offlineDataFile, pageDataFile, paths } from "../../src/lib/paths";
import { inLanguage, type Language, languageCodes } from "../../src/strings/languages";
import { documentOf, parsePage } from "../gatsby-plugin-static-hosting/built-page";

/** Pages that open without a network: the site's own, and one for each counter. Articles use the shell. */
const pages = [
  paths.home.path,
  paths.board.path,
  paths.articles.path,
  paths.articleShell.path,
  paths.branch.href("*"),
];

/** Pages of which the copy has the data only: an empty document draws them. */
const drawnPages = [paths.currency.href("*")];

/** Returns the files of a language, as patterns: the documents of its pages, the data of all, and its texts. */
const filesIn = (language: Language): string[] => [
  ...pages.map((path) => documentOf(inLanguage(path, language)).slice(1)),
  offlineDataFile(language).slice(1),
  `strings-${language}-ts-*.js`,
];

/** Returns the public address under which the worker requests a file: `kurs/index.html` is `/kurs`. */
const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";

/** Data that Gatsby reads in each language. */
const sharedData = [pageDataFile(`${paths.missing.path}.html`), "/page-data/app-data.json"];

/** Files of all languages. */
const shared = ["!(strings-*)-+([0-9a-f]).js", "static/styles-*.css", "art/**/*.svg", "placeholder-flag.svg"];

/**
 * Writes `public/sw.js` with the lists of files to precache.
 *
 * @param root the project's folder
 * @param isEnabled false: the worker deletes every copy and unregisters itself
 */
export const writeServiceWorker = async (root: string, isEnabled: boolean): Promise<void> => {
  const publicDir = join(root, "public");
  // Not __dirname: Gatsby compiles its configuration into .cache/.
  const folder = join(root, "plugins", "gatsby-plugin-service-worker");
  const target = join(publicDir, "sw.js");
  for (const language of languageCodes) await rm(join(publicDir, offlineDataFile(language)), { force: true });
  if (!isEnabled) return copyFile(join(folder, "removed-sw.js"), target);
  const home = parsePage(await readFile(join(publicDir, "index.html"), "utf8"));
  // Font files that are not preloaded are for rare characters.
  const fonts = home('link[rel="preload"][as="font"]')
    .toArray()
    .flatMap(({ attribs }) => attribs.href?.slice(1) ?? []);
  const list = async (globPatterns: string[]) => {
    const { manifestEntries } = await getManifest({
      globDirectory: publicDir,
      globPatterns,
      // Workbox leaves out larger files; the data of a company with many counters is one.
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      // Names with a content hash need no revision.
      dontCacheBustURLsMatching: /-[0-9a-f]{20,32}\.(js|css|woff2)$/,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })),
        }),
      ],
    });
    return manifestEntries;
  };
  const lists: Record<string, unknown> = { shared: await list([...shared, ...fonts]) };
  const dataFiles: string[] = [];
  for (const language of languageCodes) {
    const ownData = [...pages, ...drawnPages].map((path) =>
      pageDataFile(inLanguage(path, language)).slice(1),
    );
    const files = (await list(ownData)).map(({ url }) => url);
    // Compressed, one file is a quarter of the single ones: most of a page's data is on other pages too.
    const data: Record<string, unknown> = {};
    for (const file of [...files, ...sharedData])
      data[file] = JSON.parse(await readFile(join(publicDir, file), "utf8"));
    await writeFile(join(publicDir, offlineDataFile(language)), JSON.stringify(data));
    dataFiles.push(...files);
    lists[language] = await list(filesIn(language));
  }
  await build({
    entryPoints: [join(folder, "sw.js")],
    outfile: target,
    bundle: true,
    minify: true,
    target: ["chrome85", "firefox121", "safari15.4"],
    define: {
      "process.env.NODE_ENV": '"production"',
      "self.__WB_MANIFEST": JSON.stringify(lists),
      "self.__PAGE_DATA": JSON.stringify(dataFiles),
    },
  });
};
