/** Checks the text of one content file. Needs no disk, so the form does the same in the browser. */
import { z } from "zod";
import { explainIssues } from "./error-messages";
import { infoOf, type PictureKind } from "./fields";
import type { Problem } from "./problem-report";
import { type Content, type ContentName, contentNameOf, contentSchemas, splitPath } from "./schema";
import { translationSchema } from "./translations";
import { leaves, type Path, schemaAt } from "./walk";
import { parseYaml } from "./yaml-diagnostics";

/** The values of a file with its kind. Texts are normalised; placeholders are not filled in. */
type FileValue = {
  [Name in ContentName]: { readonly name: Name; readonly value: Content[Name] };
}[ContentName];

export interface CheckedFile {
  readonly problems: readonly Problem[];
  /** Set only if there is no problem, and the file is no translation. */
  readonly content?: FileValue;
  /** The texts of a translation without a problem. */
  readonly translation?: unknown;
  /** Returns a problem of an entry. */
  problemAt(path: Path, message: string): Problem;
}

/** Returns what is wrong with the picture at a path (relative to the content folder), or undefined. */
export type CheckPicture = (
  path: string,
  kind: PictureKind,
) => Promise<string | undefined> | string | undefined;

/** Returns a problem of the file as a whole. */
export const wholeFile = (path: string, message: string): Problem => ({
  file: `content/${path}`,
  line: 1,
  column: 1,
  path: [],
  message,
});

/** Returns the result for a file with a problem as a whole. */
export const unreadable = (path: string, message: string): CheckedFile => ({
  problems: [wholeFile(path, message)],
  problemAt: (_, further) => wholeFile(path, further),
});

/**
 * Checks the text of a content file.
 *
 * @param filePath in the content folder: `faq.yaml`, `branches/berawa.yaml`, `id/faq.yaml`
 */
export async function checkFile(
  filePath: string,
  text: string,
  checkPicture: CheckPicture,
): Promise<CheckedFile> {
  const name = contentNameOf(filePath);
  if (!name) return unreadable(filePath, "The site does not know this file.");
  const yaml = parseYaml(text);
  const problem = (index: number, path: Path, message: string): Problem => ({
    file: `content/${filePath}`,
    ...yaml.position(index),
    path,
    message,
  });
  const problemAt = (path: Path, message: string): Problem => problem(yaml.at(path).index, path, message);
  const syntax = yaml.diagnostics.map(({ index, message }) => problem(index, [], message));
  if (yaml.value === undefined) return { problems: syntax, problemAt };
  const { source, language } = splitPath(filePath);
  const isTranslation = language !== undefined;
  // An empty translation translates nothing.
  const value = yaml.value ?? (isTranslation ? {} : null);
  const schema = isTranslation ? translationSchema(contentSchemas[name]) : contentSchemas[name];
  const parsed = schema.safeParse(value, { reportInput: true });
  const isLeftOut = (path: Path) => !schemaAt(schema, path) && schemaAt(contentSchemas[name], path);
  const leftOut = `This stays in content/${source}, and counts for all languages. Delete it here.`;
  const found = explainIssues(parsed.error?.issues ?? [], schema, yaml).map(({ index, path, message }) =>
    problem(index, path, isLeftOut(path) ? leftOut : message),
  );
  const pictures = leaves(schema, value).map(async ({ path, schema: field, value: written }) => {
    // A translation repeats a picture's name where an entry is known by it.
    const kind = isTranslation ? undefined : infoOf(field)?.picture;
    const picture = z.safeParse(field, written);
    const message = kind && picture.success && (await checkPicture(String(picture.data), kind));
    return message ? [problemAt(path, message)] : [];
  });
  const problems = [...syntax, ...found, ...(await Promise.all(pictures)).flat()];
  if (problems.length > 0) return { problems, problemAt };
  if (isTranslation) return { problems, problemAt, translation: parsed.data };
  return { problems, problemAt, content: { name, value: parsed.data } as FileValue };
}
