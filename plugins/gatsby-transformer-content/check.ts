/** Reads and checks the content folder: every file, every picture, every problem at once. */
import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { type CheckedFile, checkFilled, checkText, wholeFile } from "./check-text";
import { nearest } from "./nearest";
import { listFiles, pictureFlaw } from "./pictures";
import { factsOf, type Facts, fillPlaceholders } from "./placeholders";
import type { Problem } from "./problems";
import { type ContentName, contentNames, contentSchemas } from "./schema";
import { decodeSource } from "./source-text";

export interface CheckedContent {
  problems: Problem[];
  /** The files without a problem, as the page shows them: texts normalised, facts filled in. */
  values: Map<ContentName, Record<string, unknown>>;
}

/** What a place on disk is, or why it cannot be read; never throws. */
function readSource(path: string): { bytes: Uint8Array } | { message: string } {
  try {
    if (statSync(path).isDirectory()) return { message: "This is a folder; a file of this name is needed." };
    return { bytes: readFileSync(path) };
  } catch (error) {
    const missing = typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
    return {
      message: missing ? "This file is missing." : "This file cannot be opened: check its permissions.",
    };
  }
}

/** Checks one file of the folder; `files` are all files in it, from `listFiles`. */
export async function checkFile(
  name: ContentName,
  folder: string,
  files: readonly string[],
): Promise<CheckedFile & { readonly text?: string }> {
  const read = readSource(join(folder, `${name}.yaml`));
  if ("message" in read) {
    const strays = files.filter(
      (path) => !path.includes("/") && !contentNames.some((known) => path === `${known}.yaml`),
    );
    const meant = nearest(`${name}.yaml`, strays) ?? strays.find((path) => path.startsWith(name));
    return wholeFile(
      name,
      `${read.message}${meant ? ` Was it renamed to ${meant}? Give it back its name.` : " Restore it from an earlier version."}`,
    );
  }

  const { text, flaw } = decodeSource(read.bytes);
  return {
    ...(await checkText(name, text, (path, kind) => pictureFlaw(folder, files, path, kind), flaw)),
    text,
  };
}

/** Files beside the known ones that somebody may believe to be content. */
function strayFiles(files: readonly string[]): Problem[] {
  return files
    .filter(
      (path) =>
        !path.includes("/") &&
        /\.ya?ml$/i.test(path) &&
        !contentNames.some((name) => path === `${name}.yaml`),
    )
    .map((path) => {
      const meant = nearest(basename(path).replace(/\.ya?ml$/i, ""), contentNames);
      return {
        file: `content/${path}`,
        line: 1,
        column: 1,
        path: [],
        message: `The site does not know this file.${meant ? ` Did you mean ${meant}.yaml?` : ""} Rename it or delete it.`,
      };
    });
}

/** The facts that texts refer to, or undefined where one of the files that they stand in has a problem. */
export function factsFrom(values: ReadonlyMap<ContentName, unknown>): Facts | undefined {
  const company = contentSchemas.company.safeParse(values.get("company"));
  const branches = contentSchemas.branches.safeParse(values.get("branches"));
  const exchange = contentSchemas.exchange.safeParse(values.get("exchange"));
  if (!company.success || !branches.success || !exchange.success) return undefined;
  return factsOf({ company: company.data, branches: branches.data, exchange: exchange.data });
}

/**
 * Checks everything in the content folder. Never throws for what somebody may have written or saved there.
 *
 * @param folder path of the content folder
 */
export async function checkContent(folder: string): Promise<CheckedContent> {
  let files: string[];
  try {
    files = listFiles(folder);
  } catch {
    const message = "The content folder is missing or cannot be opened.";
    return { problems: [{ file: "content", line: 1, column: 1, path: [], message }], values: new Map() };
  }
  const checked = await Promise.all(
    contentNames.map(async (name) => ({ name, ...(await checkFile(name, folder, files)) })),
  );
  const problems = [...checked.flatMap((file) => file.problems), ...strayFiles(files)];

  const sound = new Map<ContentName, unknown>();
  for (const { name, value } of checked) if (value !== undefined) sound.set(name, value);
  const facts = factsFrom(sound);
  const values = new Map<ContentName, Record<string, unknown>>();
  if (facts) {
    for (const { name, value, text } of checked) {
      if (value === undefined || text === undefined) continue;
      const tooLong = checkFilled(name, text, value, facts);
      problems.push(...tooLong);
      const filled = fillPlaceholders(value, facts);
      if (tooLong.length === 0 && typeof filled === "object" && filled !== null) {
        values.set(name, { ...filled });
      }
    }
  }
  return { problems, values };
}
