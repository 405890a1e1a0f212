import { readFileSync } from "node:fs";
import { join } from "node:path";

import { buildSync } from "esbuild";

import type { Page } from "./built-page";

/** Returns src/document/boot.ts as one minified script that loads the given scripts. */
const bundleBoot = (root: string, scripts: readonly string[]): string => {
  const { outputFiles } = buildSync({
    // Not __dirname: Gatsby compiles its configuration into .cache/.
    entryPoints: [join(root, "src/document/boot.ts")],
    bundle: true,
    minify: true,
    write: false,
    target: ["chrome85", "firefox121", "safari15.4"],
    define: { PAGE_SCRIPTS: JSON.stringify(scripts) },
  });
  return outputFiles[0]?.text.trim() ?? "";
};

/** What Gatsby keeps of webpack's report: the scripts of each named chunk. */
interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/**
 * Returns a function that replaces a page's external scripts by the boot script, which also loads the texts of the page's language.
 * A page without any stays unchanged.
 *
 * @param root the project's folder
 */
export const scriptReplacer = (root: string) => {
  const bundles = new Map<string, string>();
  const stats = JSON.parse(readFileSync(join(root, "public", "webpack.stats.json"), "utf8")) as Stats;
  /**
   * @param isMissingPage the 404 page loses its scripts: hosts serve it for addresses that the router cannot decode, and one that
   * it decodes to "//other.example" would make it request another origin
   */
  return ($: Page, isMissingPage: boolean): void => {
    const external = $("script[src][async]");
    if (external.length === 0) return;
    const strings = stats.assetsByChunkName[`strings-${$("html").attr("lang")}-ts`] ?? [];
    const scripts = [
      ...external.toArray().flatMap(({ attribs }) => attribs.src ?? []),
      ...strings.map((script) => `/${script}`),
    ];
    external.remove();
    $('link[rel="preload"][as="script"], link[rel="prefetch"][as="script"]').remove();
    if (isMissingPage) return;
    const key = scripts.join();
    const boot = bundles.get(key) ?? bundleBoot(root, scripts);
    bundles.set(key, boot);
    // Gatsby may keep a page of an earlier build, and writes only the scripts anew.
    $("#boot").remove();
    // Browsers run no inline script while a style sheet before it is loading.
    $('link[rel="stylesheet"]').first().before(`<script id="boot">${boot}</script>`);
  };
};
