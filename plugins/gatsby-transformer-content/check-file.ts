/** Checks the text of one content file. Needs no disk, so the form does the same in the browser. */
import { z } from "zod";

import { isRecord } from "../../src/lib/type-guards";
import { explainIssues } from "./error-messages";
import { infoOf, type PictureKind, required } from "./fields";
import type { Problem } from "./problems";
import { contentNameOf, contentSchemas } from "./schema";
import { normaliseTexts } from "./text-rules";
import { parseYaml } from "./yaml-diagnostics";

export interface CheckedFile {
  readonly problems: readonly Problem[];
  /** Set only if there is no problem. Texts are normalised; placeholders are not filled in. */
  readonly value?: Readonly<Record<string, unknown>>;
  /** Returns a problem of an entry. Set only if there is a value. */
  readonly problemAt?: (path: readonly PropertyKey[], message: string) => Problem;
  /** Returns the messages of a rule for the file's texts as problems. */
  checkTexts(rule: (text: string, schema: z.core.$ZodType) => string | undefined): Problem[];
}

/** Returns what is wrong with the picture at a path (relative to the content folder), or undefined. */
export type CheckPicture = (path: string, kind: PictureKind) => Promise<string | undefined>;

type TextAt = {
  readonly path: readonly PropertyKey[];
  readonly text: string;
  readonly schema: z.core.$ZodType;
};

/** Returns every text in a value that the schema knows. */
function textsIn(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: readonly PropertyKey[] = [],
): TextAt[] {
  const inner = schema && required(schema);
  if (inner instanceof z.ZodObject && isRecord(value))
    return Object.entries(value).flatMap(([key, item]) => textsIn(inner.shape[key], item, [...path, key]));
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => textsIn(inner.element, item, [...path, index]));
  return inner && typeof value === "string" ? [{ path, text: value, schema: inner }] : [];
}

/** Returns a problem of the file as a whole. */
export const wholeFile = (path: string, message: string): Problem => ({
  file: `content/${path}`,
  line: 1,
  column: 1,
  path: [],
  message,
});

/** Whether the form can show the file in full; the values may be wrong. */
export function isReadable(text: string): boolean {
  const { value, diagnostics } = parseYaml(text);
  return isRecord(value) && diagnostics.length === 0;
}

/**
 * Checks the text of a content file.
 *
 * @param filePath in the content folder: `faq.yaml`, `branches/berawa.yaml`
 */
export async function checkFile(
  filePath: string,
  text: string,
  checkPicture: CheckPicture,
): Promise<CheckedFile> {
  const stop = (...problems: Problem[]): CheckedFile => ({ problems, checkTexts: () => [] });
  const name = contentNameOf(filePath);
  if (!name) return stop(wholeFile(filePath, "The site does not know this file."));
  const yaml = parseYaml(text);
  const file = `content/${filePath}`;
  const problem = (index: number, path: readonly PropertyKey[], message: string): Problem => ({
    file,
    ...yaml.position(index),
    path,
    message,
  });
  const problemAt = (path: readonly PropertyKey[], message: string): Problem =>
    problem(yaml.nodeAt(path).node?.range?.[0] ?? 0, path, message);
  const syntax = yaml.diagnostics.map(({ index, message }) => problem(index, [], message));
  const value = normaliseTexts(yaml.value);
  if (value === undefined) return stop(...syntax);
  if (value === null)
    return stop(wholeFile(filePath, "The file is empty. Restore it from an earlier version."));
  if (!isRecord(value))
    return stop(...syntax, problem(0, [], "The file must contain entries such as  name: value."));

  const schema = contentSchemas[name];
  const texts = textsIn(schema, value);
  const issues = schema.safeParse(value).error?.issues ?? [];
  const found = explainIssues(issues, schema, yaml).map(({ index, path, message }) =>
    problem(index, path, message),
  );
  const pictures = texts.map(async ({ path, text: picture, schema: field }) => {
    const kind = infoOf(field)?.picture;
    const message = kind && picture ? await checkPicture(picture, kind) : undefined;
    return message ? [problemAt(path, message)] : [];
  });
  // A second message about the same line would only repeat the first.
  const further = [...found, ...(await Promise.all(pictures)).flat()].filter(
    ({ line }) => !syntax.some((other) => other.line === line),
  );
  const problems = [...syntax, ...further];
  if (problems.length > 0) return stop(...problems);
  const checkTexts: CheckedFile["checkTexts"] = (rule) =>
    texts.flatMap(({ path, text: written, schema: field }) => {
      const message = rule(written, field);
      return message ? [problemAt(path, message)] : [];
    });
  return { problems, value, problemAt, checkTexts };
}
