import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "esbuild";

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
    <link rel="icon" href="/admin/logo.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/admin/editor.css">
    <script src="/admin/editor.js" defer></script>
  </head>
  <body></body>
</html>
`;

/** Returns the path of the company's logo, even if the content has a mistake that the form is to fix. */
const markOf = (root: string): string => {
  const content = join(root, "content");
  const company = readFileSync(join(content, "company.yaml"), "utf8");
  const named = join(content, /^logoMark:\s*["']?([\w./-]+\.svg)/m.exec(company)?.[1] ?? "");
  return named.endsWith(".svg") && existsSync(named) ? named : join(root, "static", "placeholder-flag.svg");
};

/**
 * Writes the form into a folder: page, script and configuration; all of it is served below /admin/.
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
  await Promise.all([
    writeFile(join(folder, "index.html"), page),
    writeFile(join(folder, "config.json"), JSON.stringify(editorConfig(backend, siteUrl))),
    copyFile(markOf(root), join(folder, "logo.svg")),
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
      define: { "process.env.NODE_ENV": '"production"' },
      logLevel: "error",
    }),
  ]);
}
