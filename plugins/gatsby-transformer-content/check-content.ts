/** Checks the content folder: every file, every picture, all problems at once. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkFile, type CheckedFile, checkFilled, checkNumbers, wholeFile } from "./check-file";
import { decodeText } from "./decode-text";
import { listFiles, pictureFlaw } from "./pictures";
import { type Facts, factsOf } from "./placeholders";
import type { Problem } from "./problems";
import { type ContentName, contentNames, contentSchemas } from "./schema";
import { suggestFix } from "./suggest-fix";

export interface CheckedContent {
  readonly problems: readonly Problem[];
  /** The files without problems; placeholders are not filled in. */
  readonly values: ReadonlyMap<ContentName, Readonly<Record<string, unknown>>>;
}

/** Files that are not saved yet, by their path in the content folder; undefined means that the file is deleted. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

const isContentFile = (path: string): boolean => contentNames.some((name) => path === `${name}.yaml`);

/**
 * Checks one file of the content folder.
 *
 * @param files all files in the folder, from `listFiles`
 */
export async function checkFileIn(
  folder: string,
  name: ContentName,
  files: readonly string[] = listFiles(folder),
  changes: Changes = new Map(),
): Promise<CheckedFile & { readonly text: string }> {
  const file = `${name}.yaml`;
  try {
    const { text, flaw } = decodeText(changes.get(file) ?? readFileSync(join(folder, file)));
    return {
      text,
      ...(await checkFile(
        name,
        text,
        (path, kind) => pictureFlaw(folder, files, path, kind, changes.get(path)),
        flaw,
      )),
    };
  } catch {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    const stray = suggestFix(
      file,
      files.filter((path) => !path.includes("/") && !isContentFile(path)),
    );
    const message = found?.isDirectory()
      ? "This is a folder; a file with this name is needed."
      : found
        ? "This file cannot be opened. Check its permissions."
        : `This file is missing. ${stray ? `Was it renamed to ${stray}? Rename it back.` : "Restore it from an earlier version."}`;
    return { text: "", ...wholeFile(name, message) };
  }
}

const strayFiles = (files: readonly string[]): Problem[] =>
  files
    .filter((path) => /^[^/]+\.ya?ml$/i.test(path) && !isContentFile(path))
    .map((path) => {
      const meant = suggestFix(path.replace(/\.ya?ml$/i, ""), contentNames);
      const message = `The site does not know this file.${meant ? ` Did you mean ${meant}.yaml?` : ""} Rename or delete it.`;
      return { file: `content/${path}`, line: 1, column: 1, path: [], message };
    });

/** Returns the facts that texts refer to, or undefined where one of their files has a problem. */
export function factsFrom(values: ReadonlyMap<ContentName, unknown>): Facts | undefined {
  const company = contentSchemas.company.safeParse(values.get("company"));
  const branches = contentSchemas.branches.safeParse(values.get("branches"));
  const exchange = contentSchemas.exchange.safeParse(values.get("exchange"));
  if (!company.success || !branches.success || !exchange.success) return undefined;
  return factsOf({ company: company.data, branches: branches.data, exchange: exchange.data });
}

/** Returns the numbers that visitors may call or write to, or undefined where one of their files has a problem. */
function officialNumbers(values: ReadonlyMap<ContentName, unknown>): readonly string[] | undefined {
  const company = contentSchemas.company.safeParse(values.get("company"));
  const branches = contentSchemas.branches.safeParse(values.get("branches"));
  if (!company.success || !branches.success) return undefined;
  return [
    company.data.whatsapp,
    ...branches.data.branches.flatMap(({ phone, whatsapp }) => (whatsapp ? [phone, whatsapp] : [phone])),
  ];
}

/**
 * Checks everything in the content folder. Never throws for what somebody may have written or saved there.
 *
 * @param folder path of the content folder
 */
export async function checkContent(folder: string, changes: Changes = new Map()): Promise<CheckedContent> {
  let files: string[];
  try {
    const removed = (path: string) => changes.has(path) && !changes.get(path);
    files = [...new Set([...listFiles(folder), ...changes.keys()])].filter((path) => !removed(path));
  } catch {
    const message = "The content folder is missing or cannot be opened.";
    return { problems: [{ file: "content", line: 1, column: 1, path: [], message }], values: new Map() };
  }
  const checked = await Promise.all(
    contentNames.map(async (name) => ({ name, ...(await checkFileIn(folder, name, files, changes)) })),
  );
  const values = new Map(checked.flatMap(({ name, value }) => (value ? [[name, value] as const] : [])));
  const facts = factsFrom(values);
  const tooLong = checked.flatMap(({ name, text, value }) =>
    facts && value ? checkFilled(name, text, value, facts) : [],
  );
  const official = officialNumbers(values);
  const strayNumbers = checked.flatMap(({ name, text, value }) =>
    official && value ? checkNumbers(name, text, value, official) : [],
  );
  const problems = [
    ...checked.flatMap((file) => file.problems),
    ...strayFiles(files),
    ...tooLong,
    ...strayNumbers,
  ];
  return { problems, values };
}
