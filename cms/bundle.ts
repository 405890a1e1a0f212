import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { GitHubBackend } from "@sveltia/cms";
import { build } from "esbuild";

import { pagePolicy } from "./backend";
import { editorConfig } from "./config";

/** Repeats the policy and `noindex`: some hosts drop the headers, and `gatsby develop` has none. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${pagePolicy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>Texts and pictures</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script type="module" src="/admin/editor.js"></script>
  </head>
  <body></body>
</html>
`;

/**
 * Writes the form into a folder: page, scripts and fonts; all of it is served below /admin/.
 *
 * @param root the project's folder
 */
export async function writeEditor(root: string, folder: string, backend: GitHubBackend): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ["cms/editor.ts"],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    // Parts of Sveltia CMS that load when they are used, and that no field of the content uses.
    external: ["@shikijs/*", "leaflet/*", "terra-draw*", "./chunks/heic*", "./chunks/shiki*"],
    define: { EDITOR_CONFIG: JSON.stringify(editorConfig(backend)) },
  });
  await writeFile(join(folder, "index.html"), page);
  await cp(join(root, "node_modules/@sveltia/cms/npm/assets"), join(folder, "assets"), {
    recursive: true,
    filter: (file) => /assets$|\.woff2$/.test(file),
  });
}
