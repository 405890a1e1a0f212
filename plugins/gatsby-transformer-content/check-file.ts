/** Checks the text of one content file. Needs no disk, so the form can do the same in the browser. */
import { z } from "zod";
import { expectation, explainIssues, schemaAt } from "./error-messages";
import { fieldInfo, type PictureKind } from "./fields";
import { type Facts, fillPlaceholders } from "./placeholders";
import type { Problem } from "./problems";
import { type ContentName, contentNames, contentSchemas } from "./schema";
import { normaliseTexts } from "./text-rules";
import { parseYaml } from "./yaml-diagnostics";

type AnySchema = z.core.$ZodType | undefined;

/** `value` is set only if there is no problem; its texts are normalised, placeholders are not filled in. */
export interface CheckedFile {
  readonly problems: readonly Problem[];
  readonly value?: Readonly<Record<string, unknown>>;
}

/** Returns what is wrong with the picture at a path (relative to the content folder), or undefined. */
export type CheckPicture = (path: string, kind: PictureKind) => Promise<string | undefined>;

/** Returns every text in a value that the schema knows, with its path. */
function textsIn(
  schema: AnySchema,
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; text: string }[] {
  if (schema instanceof z.ZodOptional) return textsIn(schema.unwrap(), value, path);
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => textsIn(schema.shape[key], item, [...path, key]));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(schema.element, item, [...path, index]));
  }
  return schema && typeof value === "string" ? [{ path, text: value }] : [];
}

const namesIn = (schema: AnySchema): string[] => {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return namesIn(schema.element);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
};

const allNames = new Set(contentNames.flatMap((name) => namesIn(contentSchemas[name])));

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a problem of the file as a whole. */
export const wholeFile = (name: ContentName, message: string): CheckedFile => ({
  problems: [{ file: `content/${name}.yaml`, line: 1, column: 1, path: [], message }],
});

/** Whether the text can be parsed to a group of entries with no name twice; the values may be wrong. */
export function isReadable(text: string): boolean {
  const { value, diagnostics } = parseYaml(text);
  return isGroup(value) && diagnostics.length === 0;
}

/**
 * Checks the text of a content file.
 *
 * @param flaw what was wrong with the bytes of the text, from `decodeText`
 */
export async function checkFile(
  name: ContentName,
  text: string,
  checkPicture: CheckPicture,
  flaw?: { readonly index: number; readonly message: string },
): Promise<CheckedFile> {
  const yaml = parseYaml(text, allNames);
  const problem = (index: number, path: readonly PropertyKey[], message: string): Problem => ({
    file: `content/${name}.yaml`,
    ...yaml.position(index),
    path,
    message,
  });
  if (flaw) return { problems: [problem(flaw.index, [], flaw.message)] };
  const syntax = yaml.diagnostics.map(({ index, message }) => problem(index, [], message));
  if (yaml.value === undefined && syntax.length > 0) return { problems: syntax };
  if (yaml.value === null || yaml.value === undefined) {
    return wholeFile(name, "The file is empty. Restore it from an earlier version.");
  }
  const value = normaliseTexts(yaml.value);
  if (!isGroup(value)) {
    return { problems: [...syntax, problem(0, [], "The file must contain entries such as  name: value.")] };
  }

  const schema = contentSchemas[name];
  const { error } = schema.safeParse(value);
  const found = explainIssues(error?.issues ?? [], schema, value, yaml).map(({ index, path, message }) =>
    problem(index, path, message),
  );
  const pictures = textsIn(schema, value).map(async ({ path, text: picture }) => {
    const field = schemaAt(schema, path);
    const kind = field instanceof z.ZodType ? fieldInfo.get(field)?.picture : undefined;
    const message = kind && picture ? await checkPicture(picture, kind) : undefined;
    return message ? [problem(yaml.nodeAt(path).node?.range?.[0] ?? 0, path, message)] : [];
  });
  const problems = [...syntax, ...found, ...(await Promise.all(pictures)).flat()];
  return problems.length > 0 ? { problems } : { problems, value };
}

/** Returns the digits of a number as the world dials it: `0812 000` → `62812000`. */
const dialled = (number: string): string => number.replace(/\D/g, "").replace(/^0/, "62");

/**
 * Finds telephone numbers in texts that are not the company's: a visitor would take them for official.
 *
 * @param text of a file without problems, for the positions
 * @param official the company's own numbers
 */
export function checkNumbers(
  name: ContentName,
  text: string,
  value: unknown,
  official: readonly string[],
): Problem[] {
  const schema = contentSchemas[name];
  const yaml = parseYaml(text);
  return textsIn(schema, value).flatMap(({ path, text: written }) => {
    const field = schemaAt(schema, path);
    if (!(field instanceof z.ZodType) || !fieldInfo.get(field)?.isProse) return [];
    const numbers = written.match(/(?:\+|\b0)\d[\d ()-]{6,}\d/g) ?? [];
    const stray = numbers.find((number) => !official.some((own) => dialled(own) === dialled(number)));
    if (stray === undefined) return [];
    const message = `"${stray}" is none of the company's numbers. Use one from company.yaml or branches.yaml, or remove it.`;
    const index = yaml.nodeAt(path).node?.range?.[0] ?? 0;
    return [{ file: `content/${name}.yaml`, ...yaml.position(index), path, message }];
  });
}

/**
 * Finds texts that are too long for their place once their placeholders are filled in.
 *
 * @param text of a file without problems, for the positions
 */
export function checkFilled(name: ContentName, text: string, value: unknown, facts: Facts): Problem[] {
  const schema = contentSchemas[name];
  const yaml = parseYaml(text);
  return textsIn(schema, value).flatMap(({ path, text: written }) => {
    const { length } = fillPlaceholders(written, facts);
    const field = schemaAt(schema, path);
    const room = field instanceof z.ZodString ? (field.maxLength ?? Infinity) : Infinity;
    if (!written.includes("{") || length <= room) return [];
    const message = `With its placeholders filled in, the text has ${length} characters; there is room for ${room}. ${expectation(field)}`;
    return [
      {
        file: `content/${name}.yaml`,
        ...yaml.position(yaml.nodeAt(path).node?.range?.[0] ?? 0),
        path,
        message,
      },
    ];
  });
}
