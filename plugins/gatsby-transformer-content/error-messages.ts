/** Turns the issues that zod finds into sentences at a place in the file. */
import { isMap, isScalar, isSeq, type Node } from "yaml";
import { z } from "zod";
import { infoOf, required } from "./fields";
import { suggestFix } from "./words";
import type { ParsedYaml } from "./yaml-diagnostics";

type Schema = z.core.$ZodType | undefined;
type Path = readonly PropertyKey[];

/** A problem without the name of its file. */
export interface Explained {
  readonly index: number;
  readonly path: Path;
  readonly message: string;
}

const isValid = (schema: Schema, value: unknown): boolean =>
  schema !== undefined && z.core.safeParse(schema, value).success;

const isText = (schema: Schema): boolean =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum;

const shorten = (text: string): string => (text.length > 48 ? `${text.slice(0, 45)}...` : text);

function schemaAt(root: Schema, path: Path): Schema {
  return path.reduce<Schema>((schema, step) => {
    const inner =
      schema instanceof z.ZodObject
        ? schema.shape[String(step)]
        : schema instanceof z.ZodArray
          ? schema.element
          : undefined;
    return inner && required(inner);
  }, root);
}

/** Returns an example as one would type it into the file. */
function exampleOf(schema: Schema): string {
  if (!(schema instanceof z.ZodObject)) {
    const example = infoOf(schema)?.example ?? "…";
    return isText(schema) ? JSON.stringify(example) : String(example);
  }
  const entries = Object.entries(schema.shape).map(([name, inner]) => `${name}: ${exampleOf(inner)}`);
  return `{ ${entries.join(", ")} }`;
}

/** Returns "Expected …, for example: …" for a value of any kind. */
export function expectation(schema: Schema): string {
  if (schema instanceof z.ZodArray)
    return "Expected a list: each entry on its own line, after a hyphen and a space.";
  const expected = schema instanceof z.ZodObject ? "a group of entries" : infoOf(schema)?.expected;
  return expected ? `Expected ${expected}, for example: ${exampleOf(schema)}` : "";
}

/** Returns `Did you mean …?` with what to type, where a written value is close to a correct one. */
function suggestion(schema: Schema, written: string): string {
  const isYes = /^(true|yes|y|on|ya|ja)$/i.test(written);
  const isNo = /^(false|no|n|off|tidak)$/i.test(written);
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(written)
    ? written.replace(/[.,]/g, "")
    : written.replace(",", ".");
  if (schema instanceof z.ZodBoolean) return isYes || isNo ? ` Did you mean ${isYes}?` : "";
  if (schema instanceof z.ZodNumber)
    return digits !== "" && isValid(schema, Number(digits)) ? ` Did you mean ${digits}?` : "";
  const meant =
    schema instanceof z.ZodEnum
      ? suggestFix(written, schema.options.map(String))
      : (infoOf(schema)?.suggest?.(written) ?? written);
  return isText(schema) && isValid(schema, meant) ? ` Did you mean "${meant}"?` : "";
}

/** Says what is written in place of a value of another kind or form. */
function explainValue(node: Node | undefined, schema: Schema, yaml: ParsedYaml): string {
  const written = yaml.written(node).trim();
  const shown = shorten(written);
  if (isSeq(node)) return "There is a list here.";
  if (isMap(node))
    return isText(schema) && !written.includes("\n")
      ? `A text with a colon or in brackets needs quotes: "${shown}".`
      : "There is a group of entries here.";
  if (!isScalar(node) || written === "") return "There is nothing here.";
  const { value } = node;
  if (typeof value === "string")
    return isText(schema)
      ? `"${shorten(value)}" is not right.${suggestion(schema, value)}`
      : `"${shorten(value)}" is a text.${suggestion(schema, value)}`;
  if (!isText(schema)) return `${shown} is not right.${suggestion(schema, written)}`;
  const kind =
    value === null ? 'means "nothing"' : typeof value === "boolean" ? "means yes or no" : "is a number";
  return `${shown} without quotes ${kind}.${suggestion(schema, written)}`;
}

const counted = (count: number | bigint, word: string): string =>
  `${count} ${Number(count) === 1 ? word : word.replace(/y$/, "ie") + "s"}`;

function explainSize(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  node: Node | undefined,
): string {
  const isBig = issue.code === "too_big";
  const limit = isBig ? issue.maximum : issue.minimum;
  if (isSeq(node)) {
    const bound = issue.exact ? "exactly" : isBig ? "at most" : "at least";
    return `The list has ${counted(node.items.length, "entry")}. It needs ${bound} ${counted(limit, "entry")}.`;
  }
  const value = isScalar(node) ? node.value : undefined;
  if (typeof value !== "string") return `${String(value)} is too ${isBig ? "large" : "small"}.`;
  if (!isBig) return "There is nothing here.";
  return `The text has ${counted(value.length, "character")}. There is room for ${limit}.`;
}

/** Explains the issues of one file, at most one a value. A misspelt name is not reported as missing as well. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  root: Schema,
  yaml: ParsedYaml,
): Explained[] {
  const explained = new Map<string, Explained>();
  const misspelt = new Set<string>();
  const add = (path: Path, node: Node | undefined, message: string) => {
    const id = JSON.stringify(path);
    if (!explained.has(id) && !misspelt.has(id))
      explained.set(id, { index: node?.range?.[0] ?? 0, path, message });
  };
  // Unknown names come first, because they explain missing ones.
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const group = schemaAt(root, issue.path);
    const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
    const missing = known.filter((name) => !yaml.nodeAt([...issue.path, name]).key);
    for (const name of issue.keys) {
      const path = [...issue.path, name];
      const meant = suggestFix(name.split(/[:\s]/, 1)[0] ?? "", missing);
      const hint = meant
        ? `Did you mean "${meant}:"?`
        : /^\d+$/.test(name)
          ? `Decimals take a point: write .${name} in place of ,${name}.`
          : `Known names: ${known.join(", ")}. Check the spaces at the start of the line, too.`;
      add(path, yaml.nodeAt(path).key, `"${shorten(name)}" is not a known name here. ${hint}`);
      if (meant) misspelt.add(JSON.stringify([...issue.path, meant]));
    }
  }
  for (const issue of issues) {
    const { path } = issue;
    const { node, key } = yaml.nodeAt(path);
    const schema = schemaAt(root, path);
    const place = yaml.written(node) === "" ? (key ?? node) : node;
    if (issue.code === "unrecognized_keys") continue;
    if (issue.code === "custom") add(path, place, issue.message);
    else if (!node && !key)
      add(path, yaml.nodeAt(path.slice(0, -1)).node, `This entry is missing. ${expectation(schema)}`);
    else if (issue.code === "too_big" || issue.code === "too_small")
      add(path, place, `${explainSize(issue, node)} ${expectation(schema)}`);
    else add(path, place, `${explainValue(node, schema, yaml)} ${expectation(schema)}`);
  }
  return [...explained.values()];
}
