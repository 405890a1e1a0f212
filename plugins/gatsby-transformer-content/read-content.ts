/** Checks the content folder on disk: every file, every picture, all problems at once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckedContent, checkTexts } from "../../content-schema/check-content";
import { listFiles, picturesIn } from "./pictures";

const readText = (folder: string, file: string): string =>
  new TextDecoder().decode(readFileSync(join(folder, file)));

/** Checks everything in the content folder. */
export async function checkContent(folder: string): Promise<CheckedContent> {
  const files = listFiles(folder);
  // Notepad adds ".txt" to a name.
  const texts = files.filter((path) => /\.ya?ml(?:\.txt)?$/i.test(path)).sort();
  return checkTexts(new Map(texts.map((path) => [path, readText(folder, path)])), picturesIn(folder, files));
}
