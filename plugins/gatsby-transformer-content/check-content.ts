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
import { type ContentName, contentNames, contentSchemas } from "./schema";
import { suggestFix } from "./words";

export interface CheckedContent {
  readonly problems: readonly Problem[];
  /** The files without problems; placeholders are not filled in. */
  readonly values: ReadonlyMap<ContentName, Readonly<Record<string, unknown>>>;
}

/** Files that are not saved yet, by their path in the content folder; undefined means that the file is deleted. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

/** Decodes a content file. The YAML parser does not know the carriage return, the line end of old Macs. */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/\r(?!\n)/g, "\n");

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
): Promise<CheckedFile> {
  const file = `${name}.yaml`;
  let text: string;
  try {
    text = decodeText(changes.get(file) ?? readFileSync(join(folder, file)));
  } catch {
    const message = "This file is missing or cannot be read. Restore it from an earlier version.";
    return { problems: [wholeFile(file, message)], checkTexts: () => [] };
  }
  return checkFile(name, text, (path, kind) => pictureFlaw(folder, files, path, kind, changes.get(path)));
}

/** Reports YAML files that the site would ignore. */
const strayFiles = (files: readonly string[]): Problem[] =>
  files
    .filter((path) => /^[^/]+\.ya?ml$/i.test(path) && !contentNames.some((name) => path === `${name}.yaml`))
    .map((path) => {
      const meant = suggestFix(path.replace(/\.ya?ml$/i, ""), contentNames);
      return wholeFile(
        path,
        `The site does not know this file.${meant ? ` Did you mean ${meant}.yaml?` : ""} Rename or delete it.`,
      );
    });

/** Returns the digits of a number as the world dials it: `0812 000` → `62812000`. */
const dialled = (number: string): string => number.replace(/\D/g, "").replace(/^0/, "62");

/** Of a telephone number. Dates and times have fewer, or look like these. */
const FEWEST_DIGITS = 9;
const dateOrTime = /\b\d\d? ?[./] ?\d\d?\b/;

/** Checks texts against facts of other files: their length once placeholders are filled in, and telephone numbers. */
function checkTogether(
  checked: readonly CheckedFile[],
  values: ReadonlyMap<ContentName, unknown>,
): Problem[] {
  const company = contentSchemas.company.safeParse(values.get("company")).data;
  const branches = contentSchemas.branches.safeParse(values.get("branches")).data;
  const exchange = contentSchemas.exchange.safeParse(values.get("exchange")).data;
  if (!company || !branches || !exchange) return [];
  const facts = factsOf({ company, branches, exchange });
  const official = [
    company.whatsapp,
    ...branches.branches.flatMap(({ phone, whatsapp = phone }) => [phone, whatsapp]),
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
        `"${stray}" is not a number of the company. Use one from company.yaml or branches.yaml, or remove it.`
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
  const checked = await Promise.all(contentNames.map((name) => checkFileIn(folder, name, files, changes)));
  const values = new Map(
    contentNames.flatMap((name, index) => {
      const value = checked[index]?.value;
      return value ? [[name, value] as const] : [];
    }),
  );
  const problems = checked.flatMap((file) => file.problems);
  return { problems: [...problems, ...strayFiles(files), ...checkTogether(checked, values)], values };
}
