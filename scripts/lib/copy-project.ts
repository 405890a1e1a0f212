import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const root = join(__dirname, "..", "..");
/** Made by commands, and made anew in the copy where it is needed. */
const left = [".cache", ".git", "coverage", "node_modules", "public", "test-results"];

/**
 * Copies the project into a new temporary folder, for what must not touch the work tree. The dependencies are linked.
 *
 * @param prefix of the folder's name
 * @returns the folder's path
 */
export const copyProject = (prefix: string): string => {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => dirname(path) !== root || !left.includes(basename(path)),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
};
