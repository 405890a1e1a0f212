/** Checks the text of one content file. Needs no disk, so that the form editor can ask the same in the browser. */
import { z } from "zod";
import { expectation, explainIssues, schemaAt } from "./explain";
import { type FieldInfo, fieldInfo, type PictureKind } from "./fields";
import { findSlip } from "./one-slip";
import { type Facts, fillPlaceholders } from "./placeholders";
import type { Problem, Step } from "./problems";
import { rules } from "./rules";
import { type ContentName, contentSchemas } from "./schema";
import { normaliseTexts, textFlaw } from "./text-rules";
import { type Finding, parseYaml, quotedFrom, type YamlSource } from "./yaml-source";

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

/** The paths of all pictures that a content file without a problem names. */
export function picturesIn(name: ContentName, value: unknown): string[] {
  return textsIn(contentSchemas[name], value).flatMap(({ value: path, info }) =>
    info.picture ? [path] : [],
  );
}

/** `value` is there only without a problem: texts normalised, placeholders not yet filled in. */
export interface CheckedFile {
  problems: Problem[];
  value?: unknown;
}

/** Says what is wrong with the picture at a path (counted from the content folder), or nothing. */
export type LookAtPicture = (path: string, kind: PictureKind) => Promise<string | undefined>;

/** A problem of the file as a whole. */
export function wholeFile(name: ContentName, message: string): CheckedFile {
  return { problems: [{ file: `content/${name}.yaml`, line: 1, column: 1, path: [], message }] };
}

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isWhole = ({ value, findings }: YamlSource): boolean =>
  isGroup(value) && !findings.some(({ kind }) => kind === "repeated");

/** Whether a text can be read as a group of entries, none of them twice; what is in them may be wrong. */
export const isReadable = (text: string): boolean => isWhole(parseYaml(text));

const isBegun = ({ kind }: Finding): boolean => kind === "beginning";

/** A file has few such texts, and each costs a reading. */
const MOST_QUOTED = 8;

/** The text with quotes around every text that begins with a sign of the parser's; undefined where it cannot be read even so. */
function readableWithQuotes(text: string, left = MOST_QUOTED): string | undefined {
  const source = parseYaml(text);
  const begun = source.findings.find(isBegun);
  if (!begun) return isWhole(source) ? text : undefined;
  return left > 0 ? readableWithQuotes(quotedFrom(text, begun.index), left - 1) : undefined;
}

/** Whether a text can be read, and holds what the schema expects in the places where it does; texts themselves may be wrong. */
function hasItsShape(schema: z.ZodObject, text: string): boolean {
  const source = parseYaml(text);
  if (!isWhole(source)) return false;
  const { error } = schema.safeParse(source.value);
  return !error?.issues.some(
    (issue) =>
      issue.code === "invalid_type" ||
      // What one of several words is expected for says so too where nothing stands.
      issue.code === "invalid_value" ||
      issue.code === "unrecognized_keys" ||
      ((issue.code === "too_small" || issue.code === "too_big") && issue.origin === "array"),
  );
}

/**
 * Checks a content file's text.
 *
 * @param flaw what was wrong with the bytes that the text was read from, if anything
 */
export async function checkText(
  name: ContentName,
  text: string,
  lookAtPicture: LookAtPicture,
  flaw?: { readonly index: number; readonly message: string },
): Promise<CheckedFile> {
  const file = `content/${name}.yaml`;
  const source = parseYaml(text);
  const problem = (index: number, path: readonly Step[], message: string): Problem => ({
    file,
    ...source.position(index),
    path,
    message,
  });
  if (flaw) return { problems: [problem(flaw.index, [], flaw.message)] };

  const schema = contentSchemas[name];
  const guessed = source.findings.filter(({ noticed }) => noticed !== undefined);
  const slip =
    guessed.length > 0
      ? findSlip(
          text,
          guessed.flatMap(({ index, noticed = index }) => [index, noticed]),
          (mended) => hasItsShape(schema, mended),
        )
      : undefined;
  if (slip) {
    const { problems } = await checkText(name, slip.mended, lookAtPicture);
    // Of the same line and remedy the parser's finding may know more.
    const { message } =
      guessed.find((one) => one.index === slip.index && one.message.startsWith(slip.message)) ?? slip;
    return { problems: [problem(slip.index, [], message), ...problems] };
  }

  // Where quotes alone would not help, what is wrong with the text in them is told at once.
  const begun = source.findings.find(isBegun);
  // As in @account and #part.
  const isName = begun !== undefined && /[@#]/.test(text.charAt(begun.index));
  const quoted = isName ? readableWithQuotes(text) : undefined;
  if (begun && quoted !== undefined) {
    const { problems } = await checkText(name, quoted, lookAtPicture);
    const { line, column } = source.position(begun.index);
    if (problems.some((other) => other.line === line && other.column === column)) return { problems };
  }

  const syntax = source.findings.map(({ index, message }) => problem(index, [], message));
  if (source.value === undefined) return { problems: syntax };
  if (source.value === null) return wholeFile(name, "The file is empty. Restore it from an earlier version.");

  const value = normaliseTexts(source.value);
  if (!isGroup(value)) {
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
      return { path, flaw: picture && (await lookAtPicture(textValue, picture)) };
    }),
  );
  for (const { path, flaw: sentence } of texts) if (sentence) tell(path, sentence);
  for (const { path, message } of rules[name]?.(value) ?? []) tell(path, message);

  const problems = [...syntax, ...found];
  return problems.length > 0 ? { problems } : { problems, value };
}

/**
 * What has no room in its place once the facts stand where the placeholders were.
 *
 * @param text the file's text, for the places in it
 * @param value of a file without a problem
 */
export function checkFilled(name: ContentName, text: string, value: unknown, facts: Facts): Problem[] {
  const schema = contentSchemas[name];
  const source = parseYaml(text);
  return textsIn(schema, value).flatMap(({ path, value: written }) => {
    const filled = String(fillPlaceholders(written, facts));
    const kind = schemaAt(schema, path);
    const room = kind instanceof z.ZodString ? (kind.maxLength ?? Infinity) : Infinity;
    if (filled === written || filled.length <= room) return [];
    const { node, key } = source.place(path);
    const message = `With its placeholders filled in the text has ${filled.length} characters; there is room for ${room}. ${expectation(kind)}`;
    return [
      { file: `content/${name}.yaml`, ...source.position((node ?? key)?.range[0] ?? 0), path, message },
    ];
  });
}
