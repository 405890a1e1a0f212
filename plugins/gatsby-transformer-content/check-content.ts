/** Checks the content folder: every file, every picture, all problems at once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fillPlaceholders } from "../../src/lib/fill-placeholders";
import { checkFile, type CheckedFile, wholeFile } from "./check-file";
import { expectation } from "./error-messages";
import { infoOf } from "./fields";
import { listFiles, pictureFlaw } from "./pictures";
import { factsOf } from "./placeholders";
import type { Problem } from "./problems";
import { contentNameOf, contentSchemas, folders, singleFiles } from "./schema";
import { suggestFix } from "./words";

export interface CheckedContent {
  readonly problems: readonly Problem[];
  /** The files without problems, by their path in the folder; placeholders are not filled in. */
  readonly values: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** Files that are not saved yet, by their path in the content folder; undefined means that the file is deleted. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

/** Decodes a content file. The YAML parser does not know the carriage return, the line end of old Macs. */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/\r(?!\n)/g, "\n");

/**
 * Checks one file of the content folder.
 *
 * @param file its path in the folder
 * @param files all files in the folder, from `listFiles`
 */
export async function checkFileIn(
  folder: string,
  file: string,
  files: readonly string[] = listFiles(folder),
  changes: Changes = new Map(),
): Promise<CheckedFile> {
  let text: string;
  try {
    text = decodeText(changes.get(file) ?? readFileSync(join(folder, file)));
  } catch {
    const message = "This file is missing or cannot be read. Restore it from an earlier version.";
    return { problems: [wholeFile(file, message)], checkTexts: () => [] };
  }
  return checkFile(file, text, (path, kind) => pictureFlaw(folder, files, path, kind, changes.get(path)));
}

const isInFolder = (path: string): boolean =>
  Object.values(folders).some((folder) => path.startsWith(`${folder}/`));

/** Returns what to do with a YAML file that the site would ignore. */
function adviceFor(path: string): string {
  if (path === "branches.yaml")
    return "Each counter has a file of its own now. Move each entry to content/branches/, to a file with its id as the name: berawa.yaml. Then delete this file. content/README.md lists what a counter's file contains.";
  if (isInFolder(path))
    return "The name of this file becomes an address. Rename it: small letters, digits and single hyphens, then .yaml, and no further folder.";
  const meant = suggestFix(path, singleFiles);
  return `The site does not know this file.${meant ? ` Did you mean ${meant}?` : ""} Rename or delete it.`;
}

const strayFiles = (files: readonly string[]): Problem[] =>
  files
    .filter((path) => /\.ya?ml$/i.test(path) && (!path.includes("/") || isInFolder(path)))
    .filter((path) => !contentNameOf(path))
    .map((path) => wholeFile(path, adviceFor(path)));

/** No two counters may have the same value under one of these. */
const branchKeys = ["order", "name", "address", "mapsUrl", "geo"] as const;

/**
 * Checks the counters against each other. Counters with problems of their own are left out.
 *
 * @param paths the counters' files
 * @param checked their results, in the same order
 */
function checkBranches(paths: readonly string[], checked: readonly CheckedFile[]): Problem[] {
  const branches = checked.flatMap(({ value, problemAt }, index) => {
    const branch = contentSchemas.branch.safeParse(value).data;
    return branch && problemAt ? [{ file: `content/${paths[index]}`, branch, problemAt }] : [];
  });
  const repeated = branchKeys.flatMap((key) => {
    const texts = branches.map(({ branch }) => JSON.stringify(branch[key]));
    return branches.flatMap(({ problemAt }, index) => {
      const first = texts.indexOf(texts[index] ?? "");
      const message = `${texts[index]} is already used in ${branches[first]?.file}. Change one of the two.`;
      return first < index ? [problemAt([key], message)] : [];
    });
  });
  const [head, ...others] = branches.filter(({ branch }) => branch.headOffice);
  const heads = others.map(({ problemAt }) =>
    problemAt(
      ["headOffice"],
      `${head?.file} is the head office already. Set headOffice: false here or there.`,
    ),
  );
  if (head || branches.length < paths.length) return [...repeated, ...heads];
  const missing = "No counter is the head office. Set headOffice: true at one of them.";
  const none = wholeFile("branches", "There is no counter. Add a file for the head office to this folder.");
  return [...repeated, branches[0]?.problemAt(["headOffice"], missing) ?? none];
}

/** Returns the digits of a number as the world dials it: `0812 000` → `62812000`. */
const dialled = (number: string): string => number.replace(/\D/g, "").replace(/^0/, "62");

/** Of a telephone number. Dates and times have fewer, or look like these. */
const FEWEST_DIGITS = 9;
const dateOrTime = /\b\d\d? ?[./] ?\d\d?\b/;

/** Checks texts against facts of other files: their length once placeholders are filled in, and telephone numbers. */
function checkTogether(
  checked: readonly CheckedFile[],
  values: CheckedContent["values"],
  counters: readonly string[],
): Problem[] {
  const company = contentSchemas.company.safeParse(values.get("company.yaml")).data;
  const exchange = contentSchemas.exchange.safeParse(values.get("exchange.yaml")).data;
  const branches = counters.flatMap((path) => contentSchemas.branch.safeParse(values.get(path)).data ?? []);
  if (!company || !exchange || branches.length < counters.length) return [];
  const facts = factsOf({ company, branches, exchange });
  const official = [
    company.whatsapp,
    ...branches.flatMap(({ phone, whatsapp = phone }) => [phone, whatsapp]),
  ];
  return checked.flatMap((file) =>
    file.checkTexts((text, schema) => {
      const room = schema instanceof z.ZodString ? (schema.maxLength ?? Infinity) : Infinity;
      const { length } = fillPlaceholders(text, facts);
      if (length > room)
        return `With its placeholders filled in, the text has ${length} characters. There is room for ${room}. ${expectation(schema)}`;
      if (!infoOf(schema)?.isProse) return undefined;
      const numbers = text.match(/(?:\+|\b0|\b62)[\d \u00a0()./\u2010-\u2015-]{7,}\d/g) ?? [];
      const stray = numbers
        .filter((number) => number.replace(/\D/g, "").length >= FEWEST_DIGITS && !dateOrTime.test(number))
        .find((number) => !official.some((own) => dialled(own) === dialled(number)));
      return (
        stray &&
        `"${stray}" is not a number of the company. Use one from company.yaml or branches/, or remove it.`
      );
    }),
  );
}

/** Checks everything in the content folder. */
export async function checkContent(folder: string, changes: Changes = new Map()): Promise<CheckedContent> {
  const isRemoved = (path: string) => changes.has(path) && !changes.get(path);
  let files: string[];
  try {
    files = [...new Set([...listFiles(folder), ...changes.keys()])].filter((path) => !isRemoved(path));
  } catch {
    const message = "The content folder is missing or cannot be read.";
    return { problems: [{ file: "content", line: 1, column: 1, path: [], message }], values: new Map() };
  }
  const counters = files.filter((path) => contentNameOf(path) && isInFolder(path)).sort();
  const paths = [...singleFiles, ...counters];
  const checked = await Promise.all(paths.map((path) => checkFileIn(folder, path, files, changes)));
  const values = new Map(
    paths.flatMap((path, index) => {
      const value = checked[index]?.value;
      return value ? [[path, value] as const] : [];
    }),
  );
  const problems = [
    ...checked.flatMap((file) => file.problems),
    ...strayFiles(files),
    ...checkBranches(counters, checked.slice(singleFiles.length)),
    ...checkTogether(checked, values, counters),
  ];
  return { problems, values };
}
