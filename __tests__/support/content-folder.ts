import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { checkContent } from "../../plugins/gatsby-transformer-content/read-content";
import { formatProblems } from "../../content-schema/problem-report";

const sampleContent = join(__dirname, "content");

/** Returns a copy of the sample content in __tests__/support/content to make mistakes in. */
export function copyContent() {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  const path = join(root, "content");
  cpSync(sampleContent, path, { recursive: true });
  const at = (name: string) => join(path, name);
  const read = (name: string) => readFileSync(at(name), "utf8");
  const write = (name: string, source: string | Uint8Array) => {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), source);
  };
  return {
    /** A folder in place of the project's. */
    root,
    /** The content folder in it. */
    path,
    read,
    write,
    /** Replaces the first occurrence. Throws if there is none, so that no test passes by accident. */
    edit: (name: string, from: string, to: string) => {
      const source = read(name);
      if (!source.includes(from)) throw new Error(`${name} does not contain ${from}`);
      write(
        name,
        source.replace(from, () => to),
      );
    },
    restore: () => {
      rmSync(path, { recursive: true });
      cpSync(sampleContent, path, { recursive: true });
    },
    /** Returns the report, one line for each problem. */
    report: async () => formatProblems((await checkContent(path)).problems),
    remove: () => rmSync(root, { recursive: true }),
  };
}
