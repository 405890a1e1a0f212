/** Reads and checks the content folder: every file, every picture, every problem at once. */
import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { expectation, explainIssues, schemaAt } from "./explain";
import { type FieldInfo, fieldInfo } from "./fields";
import { nearest } from "./nearest";
import { listFiles, pictureFlaw } from "./pictures";
import { factsOf, type Facts, fillPlaceholders } from "./placeholders";
import type { Problem, Step } from "./problems";
import { rules } from "./rules";
import { type ContentName, contentNames, contentSchemas } from "./schema";
import { decodeSource } from "./source-text";
import { normaliseTexts, textFlaw } from "./text-rules";
import { parseYaml } from "./yaml-source";

export interface CheckedContent {
  problems: Problem[];
  /** The files without a problem, as the page shows them: texts normalised, facts filled in. */
  values: Map<ContentName, Record<string, unknown>>;
}

interface Leaf {
  path: Step[];
  value: string;
  info: FieldInfo;
}

/** Every text in a value that the schema knows, with what the schema says about it. */
function textsIn(schema: z.core.$ZodType | undefined, value: unknown, path: Step[] = []): Leaf[] {
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => textsIn(schema.shape[key], item, [...path, key]));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(schema.element, item, [...path, index]));
  }
  const info = schema instanceof z.ZodType ? fieldInfo.get(schema) : undefined;
  return info && typeof value === "string" ? [{ path, value, info }] : [];
}

/** `value` is there only without a problem: texts normalised, placeholders not yet filled in. */
export interface CheckedFile {
  problems: Problem[];
  value?: unknown;
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
): Promise<CheckedFile> {
  const file = `content/${name}.yaml`;
  const whole = (message: string): CheckedFile => ({
    problems: [{ file, line: 1, column: 1, path: [], message }],
  });

  const read = readSource(join(folder, `${name}.yaml`));
  if ("message" in read) {
    const strays = files.filter(
      (path) => !path.includes("/") && !contentNames.some((known) => path === `${known}.yaml`),
    );
    const meant = nearest(`${name}.yaml`, strays) ?? strays.find((path) => path.startsWith(name));
    return whole(
      `${read.message}${meant ? ` Was it renamed to ${meant}? Give it back its name.` : " Restore it from an earlier version."}`,
    );
  }

  const { text, flaw } = decodeSource(read.bytes);
  const source = parseYaml(text);
  const problem = (index: number, path: readonly Step[], message: string): Problem => ({
    file,
    ...source.position(index),
    path,
    message,
  });
  if (flaw) return { problems: [problem(flaw.index, [], flaw.message)] };

  const syntax = source.findings.map(({ index, message }) => problem(index, [], message));
  if (source.value === undefined) return { problems: syntax };
  if (source.value === null) return whole("The file is empty. Restore it from an earlier version.");

  const schema = contentSchemas[name];
  const value = normaliseTexts(source.value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return {
      problems: [
        ...syntax,
        problem(0, [], `The file must hold entries such as  name: value. ${expectation(schema)}`),
      ],
    };
  }

  const parsed = schema.safeParse(value);
  const explained = parsed.success ? [] : explainIssues(parsed.error.issues, schema, value, source);
  const startOf = (path: readonly Step[]): number => {
    const { node, key } = source.place(path);
    return (node ?? key)?.range[0] ?? 0;
  };
  const found = explained.map(({ index, path, message }) => problem(index, path, message));
  const told = new Set(found.map(({ path }) => JSON.stringify(path)));
  const tell = (path: Step[], message: string) => {
    // One sentence a value: the first that was found is the most basic one.
    const id = JSON.stringify(path);
    if (told.has(id)) return;
    told.add(id);
    found.push(problem(startOf(path), path, message));
  };

  const texts = await Promise.all(
    textsIn(schema, value).map(async ({ path, value: textValue, info }) => {
      const sentence = textFlaw(textValue, info);
      if (sentence) return { path, flaw: `${sentence} ${expectation(schemaAt(schema, path))}` };
      const picture = textValue === "" ? undefined : info.picture;
      return { path, flaw: picture && (await pictureFlaw(folder, files, textValue, picture)) };
    }),
  );
  for (const { path, flaw: sentence } of texts) if (sentence) tell(path, sentence);
  for (const { path, message } of rules[name]?.(value) ?? []) tell(path, message);

  const problems = [...syntax, ...found];
  return problems.length > 0 ? { problems } : { problems, value };
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
      const meant = nearest(
        basename(path).replace(/\.ya?ml$/i, ""),
        contentNames.map((name) => name),
      );
      return {
        file: `content/${path}`,
        line: 1,
        column: 1,
        path: [],
        message: `The site does not know this file.${meant ? ` Did you mean ${meant}.yaml?` : ""} Rename it or delete it.`,
      };
    });
}

function factsFrom(values: ReadonlyMap<ContentName, unknown>): Facts | undefined {
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
    for (const [name, value] of sound) {
      const filled = fillPlaceholders(value, facts);
      if (typeof filled === "object" && filled !== null) values.set(name, { ...filled });
    }
  }
  return { problems, values };
}
