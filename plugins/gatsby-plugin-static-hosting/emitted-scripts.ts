import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const fileIn = (root: string): string => join(root, ".cache", "emitted-scripts.json");

type Stats = { readonly compilation: { getAssets(): readonly { readonly name: string }[] } };
type Compiler = { hooks: { done: { tap(name: string, listener: (stats: Stats) => void): void } } };

/** Webpack plugin: notes which scripts this build consists of. `public/` may hold those of earlier builds too. */
export const noteEmittedScripts = (root: string) => ({
  apply: (compiler: Compiler): void =>
    compiler.hooks.done.tap("NoteEmittedScripts", ({ compilation }) => {
      const scripts = compilation
        .getAssets()
        .flatMap(({ name }) => (name.endsWith(".js") ? [`/${name}`] : []));
      mkdirSync(dirname(fileIn(root)), { recursive: true });
      writeFileSync(fileIn(root), JSON.stringify(scripts.sort()));
    }),
});

/** Paths of the scripts that the latest build consists of, e.g. "/app-1f2e….js". */
export const emittedScripts = (root: string): string[] => {
  const list: unknown = JSON.parse(readFileSync(fileIn(root), "utf8"));
  return Array.isArray(list) ? list.map(String) : [];
};
