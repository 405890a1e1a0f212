/** Turns the issues that zod finds into sentences at a place in the file. */
import { isMap, isScalar, isSeq, type Node } from "yaml";
import { z } from "zod";
import { type FieldInfo, fieldInfo, required } from "./fields";
import { suggestFix } from "./suggest-fix";
import { textFlaw } from "./text-rules";
import type { ParsedYaml } from "./yaml-diagnostics";

type AnySchema = z.core.$ZodType;
type Path = readonly PropertyKey[];

/** A problem without the name of its file. */
export interface Explained {
  readonly index: number;
  readonly path: Path;
  readonly message: string;
}

/** Returns the schema at a path, or undefined where the schema knows none. */
export function schemaAt(schema: AnySchema, path: Path): AnySchema | undefined {
  let current: AnySchema | undefined = schema;
  for (const step of path) {
    if (current instanceof z.ZodObject) current = current.shape[String(step)];
    else if (current instanceof z.ZodArray) current = current.element;
    else return undefined;
    current &&= required(current);
  }
  return current;
}

const infoOf = (schema: AnySchema | undefined): FieldInfo | undefined =>
  schema instanceof z.ZodType ? fieldInfo.get(schema) : undefined;

const isText = (schema: AnySchema | undefined): boolean =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum;

const isValid = (schema: AnySchema | undefined, value: unknown): boolean =>
  schema !== undefined && z.core.safeParse(schema, value).success;

/** Returns an example as one would type it into the file. */
function exampleOf(schema: AnySchema | undefined): string {
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape).map(([name, inner]) => `${name}: ${exampleOf(inner)}`);
    return entries.length <= 2 ? `{ ${entries.join(", ")} }` : "";
  }
  const info = infoOf(schema);
  if (!info) return "";
  const isRisky = info.quoted ?? /^[\s"'{[&*!|>%@`#-]|: |:$| #/.test(String(info.example));
  return isRisky ? JSON.stringify(info.example) : String(info.example);
}

/** Returns "Expected …, for example: …" for a value of any kind. */
export function expectation(schema: AnySchema | undefined): string {
  if (schema instanceof z.ZodArray)
    return "Expected a list: each entry on its own line, after a hyphen and a space.";
  const example = exampleOf(schema);
  if (schema instanceof z.ZodObject) {
    const names = Object.keys(schema.shape).map((name) => `${name}:`);
    return `Expected a group with ${names.join(" ")}${example && `, for example: ${example}`}`;
  }
  const info = infoOf(schema);
  return info ? `Expected ${info.expected}, for example: ${example}` : "";
}

const shorten = (text: string): string => (text.length > 48 ? `${text.slice(0, 45)}...` : text);

/** Returns what was probably meant by a text, if that would be accepted. */
function suggestionFor(schema: AnySchema | undefined, given: string): string | undefined {
  const better =
    schema instanceof z.ZodEnum
      ? suggestFix(given, schema.options.map(String))
      : infoOf(schema)?.suggest?.(given);
  return better !== undefined && isValid(schema, better) ? better : undefined;
}

/** Numbers as people type them, and how the file wants them. */
function asNumber(text: string): string | undefined {
  if (/^\d{1,3}([.,]\d{3})+$/.test(text)) return text.replace(/[.,]/g, "");
  return /^-?\d+([.,]\d+)?$/.test(text) ? text.replace(",", ".") : undefined;
}

/** Says what stands at a node in place of another kind of value, and what to type. */
function wrongType(node: Node | undefined, schema: AnySchema | undefined, yaml: ParsedYaml): string {
  const written = node ? shorten(yaml.written(node).trim()) : "";
  if (isSeq(node)) return "There is a list here.";
  if (isMap(node)) {
    const isLine = isText(schema) && !written.includes("\n");
    return isLine
      ? `A text with a colon or in brackets needs quotes: "${written}".`
      : "There is a group of entries here.";
  }
  if (!isScalar(node) || written === "") return "There is nothing here.";
  if (node.value === null) return `${written} without quotes means "nothing".`;
  if (isText(schema)) {
    const kind = typeof node.value === "boolean" ? "a yes-or-no value" : "a number";
    const better = suggestionFor(schema, written) ?? written;
    return `${written} without quotes is ${kind}.${isValid(schema, better) ? ` Put it in quotes: "${better}".` : ""}`;
  }
  if (typeof node.value !== "string") return `${written} is not the right kind of value.`;
  if (schema instanceof z.ZodBoolean) {
    const isYes = /^(true|yes|y|on|ya|ja)$/i.test(node.value);
    const isNo = /^(false|no|n|off|tidak)$/i.test(node.value);
    return `"${node.value}" is a text.${isYes || isNo ? ` Write ${String(isYes)}, without quotes.` : ""}`;
  }
  const number = schema instanceof z.ZodNumber ? asNumber(node.value) : undefined;
  return `"${shorten(node.value)}" is a text.${number === undefined ? "" : ` Write ${number}, without quotes.`}`;
}

const count = (amount: number | bigint, one: string, many: string): string =>
  `${amount} ${Number(amount) === 1 ? one : many}`;

function wrongSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown): string {
  const length = typeof value === "string" || Array.isArray(value) ? value.length : 0;
  const limit = issue.code === "too_big" ? issue.maximum : issue.minimum;
  if (issue.origin === "array") {
    const bound = issue.exact ? "exactly" : issue.code === "too_big" ? "at most" : "at least";
    return `The list has ${count(length, "entry", "entries")}; it needs ${bound} ${count(limit, "entry", "entries")}.`;
  }
  if (issue.origin !== "string")
    return `${String(value)} is too ${issue.code === "too_big" ? "large" : "small"}.`;
  return length === 0
    ? "There is nothing here."
    : `The text has ${count(length, "character", "characters")}; there is room for ${limit}.`;
}

/** Returns the path to a name elsewhere in the file, for a line that is indented under the wrong parent. */
function pathTo(
  name: string,
  schema: AnySchema,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (schema instanceof z.ZodArray) return pathTo(name, schema.element, path);
  if (!(schema instanceof z.ZodObject)) return undefined;
  if (Object.hasOwn(schema.shape, name)) return path;
  for (const [key, inner] of Object.entries(schema.shape)) {
    const found = pathTo(name, inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => Object.getOwnPropertyDescriptor(Object(inner), step)?.value, value);

/**
 * Explains the issues of one file, at most one a value. An unknown name that is close to a missing one is reported once.
 *
 * @param root the file's schema
 * @param value what the schema was given
 */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  root: AnySchema,
  value: unknown,
  yaml: ParsedYaml,
): Explained[] {
  const explained = new Map<string, Explained>();
  const add = (path: Path, message: string, node?: Node) => {
    const id = JSON.stringify(path);
    if (!explained.has(id))
      explained.set(id, { index: node?.range?.[0] ?? 0, path, message: message.trim() });
  };
  const isGiven = (path: Path) => yaml.nodeAt(path).node !== undefined || yaml.nodeAt(path).key !== undefined;

  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const group = schemaAt(root, issue.path);
    const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
    const missing = known.filter((name) => !isGiven([...issue.path, name]));
    for (const name of issue.keys) {
      const path = [...issue.path, name];
      const [, joined = ""] = /^(\w+)[:\s]/.exec(name) ?? [];
      const guess = missing.includes(joined) ? joined : suggestFix(name, missing);
      const home = guess ? undefined : pathTo(name, root);
      const { key } = yaml.nodeAt(path);
      const flaw = textFlaw(name);
      const example = exampleOf(group);
      if (flaw) {
        add(path, flaw, key);
      } else if (guess && guess === joined) {
        add(
          path,
          `There must be a colon and a space after ${guess}:  ${guess}: ${name.slice(joined.length + 1).trim()}`,
          key,
        );
      } else if (guess) {
        add(path, `"${name}" is not a known name here. Did you mean "${guess}"?`, key);
      } else if (home) {
        const place = home.length > 0 ? `under ${home.join(" › ")}` : "at the left edge";
        add(path, `"${name}" belongs ${place}. Check the spaces at the start of the line.`, key);
      } else {
        add(
          path,
          `"${name}" is not a known name here. Known names: ${known.join(", ")}${example && `, for example: ${example}`}.`,
          key,
        );
      }
      // What was misspelt is not missing as well.
      if (guess) explained.set(JSON.stringify([...issue.path, guess]), { index: -1, path: [], message: "" });
    }
  }

  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") continue;
    const { path } = issue;
    const schema = schemaAt(root, path);
    const given = valueAt(value, path);
    const { node, key } = yaml.nodeAt(path);
    const at = (message: string) =>
      add(path, message, isScalar(node) && yaml.written(node) === "" ? (key ?? node) : (node ?? key));
    if (issue.code === "custom") {
      at(issue.message);
    } else if (!isGiven(path)) {
      add(path, `This entry is missing. ${expectation(schema)}`, yaml.nodeAt(path.slice(0, -1)).node);
    } else if (issue.code === "too_big" || issue.code === "too_small") {
      at(`${wrongSize(issue, given)} ${issue.origin === "array" ? "" : expectation(schema)}`);
    } else if (issue.code === "invalid_type" && typeof given === "number" && issue.expected === "int") {
      const whole = node && asNumber(yaml.written(node));
      at(
        `${String(given)} is not a whole number.${whole && isValid(schema, Number(whole)) ? ` Write ${whole}.` : ""} ${expectation(schema)}`,
      );
    } else if (issue.code === "invalid_type" || typeof given !== "string") {
      at(`${wrongType(node, schema, yaml)} ${expectation(schema)}`);
    } else {
      const better = suggestionFor(schema, given);
      at(
        `"${shorten(given)}" is not right.${better ? ` Did you mean "${better}"?` : ""} ${expectation(schema)}`,
      );
    }
  }
  return [...explained.values()].filter(({ index }) => index >= 0);
}
