import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const root = join(__dirname, "..", "..");
/** Folders that commands write; the copy does not need them. */
const ignored = [".cache", ".git", "coverage", "node_modules", "public", "test-results"];

/**
 * Copies the project into a new temporary folder, for commands that must not change the work tree. It links the dependencies.
 *
 * @param prefix of the folder's name
 * @returns the folder's path
 */
export const copyProject = (prefix: string): string => {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => dirname(path) !== root || !ignored.includes(basename(path)),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
};
