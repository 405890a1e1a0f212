import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Writes a file so that readers see the old or the new content. The temporary file is hidden: it is no content. */
export function writeFileAtomic(file: string, data: string | Uint8Array): void {
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(temporary, data);
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}
