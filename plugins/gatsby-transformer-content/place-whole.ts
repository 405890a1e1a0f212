import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file, in place of the one that may be there: whoever reads it meanwhile finds the old one, or none, or the whole
 * new one. Until it is whole its name begins with a dot, so that it is no part of the content.
 */
export function placeWhole(file: string, data: string | Uint8Array): void {
  const unfinished = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(unfinished, data);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
