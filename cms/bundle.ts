import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

import { build } from "esbuild";

import { folders } from "../content-schema/schema";
import type { Backend } from "./backend";
import { editorConfig } from "./config";

/** Repeats `noindex`, because some hosts drop the header. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>Texts and pictures</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/admin/editor.css">
    <script src="/admin/editor.js" defer></script>
  </head>
  <body></body>
</html>
`;

/**
 * Writes the form into a folder: page, script and styles; all of it is served below /admin/.
 *
 * @param root the project's folder
 * @param folder emptied first
 */
export async function writeEditor(
  root: string,
  folder: string,
  backend: Backend,
  siteUrl: string | undefined,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const counters = (await readdir(join(root, "content", String(folders.branch)))).sort();
  const slugs = counters.map((file) => basename(file, ".yaml"));
  await Promise.all([
    writeFile(join(folder, "index.html"), page),
    copyFile(join(root, "cms", "editor.css"), join(folder, "editor.css")),
    build({
      absWorkingDir: root,
      entryPoints: ["cms/editor.ts"],
      outfile: join(folder, "editor.js"),
      bundle: true,
      minify: true,
      legalComments: "linked",
      target: "es2022",
      // Modules, not the packages' own bundles: those carry a React of another version.
      mainFields: ["browser", "module", "main"],
      define: {
        "process.env.NODE_ENV": '"production"',
        EDITOR_CONFIG: JSON.stringify(editorConfig(backend, siteUrl, slugs)),
      },
      logLevel: "error",
    }),
  ]);
}
