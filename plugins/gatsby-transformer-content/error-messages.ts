/** Turns the issues that zod finds into sentences at a place in the file. */
import type { Node } from "yaml";
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

const isText = (schema: Schema): boolean =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum;

const shorten = (text: string): string => (text.length > 48 ? `${text.slice(0, 45)}...` : text);

/** Returns the schema of a value in a file. The number of a row may be left out. */
export function schemaAt(root: Schema, path: Path): Schema {
  return path.reduce<Schema>((schema, step) => {
    const isRow = schema instanceof z.ZodArray && Number.isInteger(Number(step));
    if (schema instanceof z.ZodArray && isRow) return schema.element;
    const group = schema instanceof z.ZodArray ? schema.element : schema;
    const inner = group instanceof z.ZodObject ? group.shape[String(step)] : undefined;
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

/** Returns what was probably meant, as one would type it, if that is correct. */
function meantBy(schema: z.core.$ZodType, written: string): string | undefined {
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(written);
  const digits = isGrouped ? written.replace(/[.,]/g, "") : written.replace(",", ".");
  if (schema instanceof z.ZodNumber) return z.safeParse(schema, Number(digits)).success ? digits : undefined;
  if (schema instanceof z.ZodBoolean) return { yes: "true", no: "false" }[written.toLowerCase()];
  // Maps copy a place as "-8.648, 115.121".
  const numbers = schema instanceof z.ZodObject && written.split(/,\s*/);
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const group = numbers && Object.fromEntries(keys.map((key, index) => [key, Number(numbers[index])]));
  if (group && keys.length === numbers.length && z.safeParse(schema, group).success)
    return `{ ${keys.map((key, index) => `${key}: ${numbers[index]}`).join(", ")} }`;
  const options = schema instanceof z.ZodEnum ? schema.options.map(String) : undefined;
  const meant = options ? suggestFix(written, options) : (infoOf(schema)?.suggest?.(written) ?? written);
  return isText(schema) && z.safeParse(schema, meant).success ? JSON.stringify(meant) : undefined;
}

/**
 * Says what is wrong with a value. `expectation` says what belongs there.
 *
 * @param issue from a parser with `reportInput`
 * @param source the value as it is written
 */
export function explainIssue(issue: z.core.$ZodIssue, schema: Schema, source: string): string {
  const { code, input: value } = issue;
  if (code === "custom") return issue.message;
  if (value === undefined || value === null || value === "") return "There is nothing here.";
  if (code === "too_big" || code === "too_small") {
    const [limit, word] = code === "too_big" ? [issue.maximum, "at most"] : [issue.minimum, "at least"];
    if (Array.isArray(value))
      return `The list has ${value.length} entries. It needs ${issue.exact ? "exactly" : word} ${limit}.`;
    return typeof value === "string"
      ? `The text has ${value.length} characters. There is room for ${limit}.`
      : `${source} is too ${code === "too_big" ? "large" : "small"}.`;
  }
  if (Array.isArray(value)) return "There is a list here.";
  if (typeof value === "object")
    return isText(schema)
      ? `A text with a colon or in brackets needs quotes: "${shorten(source)}".`
      : "There is a group of entries here.";
  const meant = schema && meantBy(schema, typeof value === "string" ? value : source);
  const needsQuotes = isText(schema) && typeof value !== "string";
  const what = needsQuotes ? `${shorten(source)} needs quotes.` : `"${shorten(String(value))}" is not right.`;
  return meant ? `${what} Did you mean ${meant}?` : what;
}

/** Returns the sentence for a name that the group does not know, and the missing name that was probably meant. */
function explainName(name: string, group: Schema, isPresent: (name: string) => boolean) {
  const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  const missing = known.filter((one) => !isPresent(one));
  const meant = suggestFix(name.split(/[:\s]/, 1)[0] ?? "", missing);
  const hint = meant
    ? `Did you mean "${meant}:"?`
    : `Known names: ${known.join(", ")}. Check the spaces at the start of the line, too.`;
  return { meant, message: `"${shorten(name)}" is not a known name here. ${hint}` };
}

/** Explains the issues of one file, parsed with `reportInput`, at most one a value. A misspelt name is not reported as missing as well. */
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
    for (const name of issue.keys) {
      const path = [...issue.path, name];
      const isPresent = (one: string) => yaml.nodeAt([...issue.path, one]).key !== undefined;
      const { meant, message } = explainName(name, group, isPresent);
      add(path, yaml.nodeAt(path).key, message);
      if (meant) misspelt.add(JSON.stringify([...issue.path, meant]));
    }
  }
  for (const issue of issues) {
    const { path, code } = issue;
    const { node, key } = yaml.nodeAt(path);
    const schema = schemaAt(root, path);
    const place = yaml.written(node) === "" ? (key ?? node) : node;
    if (code === "unrecognized_keys") continue;
    if (!node && !key)
      add(path, yaml.nodeAt(path.slice(0, -1)).node, `This entry is missing. ${expectation(schema)}`);
    else {
      const message = explainIssue(issue, schema, yaml.written(node).trim());
      add(path, place, code === "custom" ? message : `${message} ${expectation(schema)}`);
    }
  }
  return [...explained.values()];
}
