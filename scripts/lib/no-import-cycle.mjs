import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

import ts from "typescript";

/** @type {Map<string, { changed: number, imports: string[] }>} */
const known = new Map();

/** Returns the project's files that a file imports, for values or for types. */
const importsOf = (file) => {
  const changed = statSync(file).mtimeMs;
  const former = known.get(file);
  if (former?.changed === changed) return former.imports;
  const imports = ts
    .preProcessFile(readFileSync(file, "utf8"))
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => resolve(dirname(file), fileName))
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter(existsSync));
  known.set(file, { changed, imports });
  return imports;
};

/** Returns the shortest way from a file back to itself. */
const cycleOf = (file) => {
  const seen = new Set();
  for (let ways = importsOf(file).map((path) => [path]); ways.length > 0;) {
    const back = ways.find((way) => way.at(-1) === file);
    if (back) return back;
    ways = ways.flatMap((way) =>
      importsOf(way.at(-1)).flatMap((path) => {
        if (seen.has(path)) return [];
        seen.add(path);
        return [[...way, path]];
      }),
    );
  }
  return undefined;
};

/** Forbids import cycles, type imports included, which import-x/no-cycle skips. */
export const noImportCycle = {
  create: (context) => ({
    Program(node) {
      const cycle = cycleOf(context.filename);
      if (cycle) {
        const way = cycle.map((path) => path.slice(context.cwd.length + 1)).join(" > ");
        context.report({ node, message: `This file imports itself: ${way}` });
      }
    },
  }),
};
