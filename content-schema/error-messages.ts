/** Turns the issues that zod finds into sentences at a place in the file. */
import { z } from "zod";
import { infoOf } from "./fields";
import { suggestFix } from "./suggest-fix";
import { type Path, type Schema, schemaAt } from "./walk";
import type { Diagnostic, ParsedYaml } from "./yaml-diagnostics";

/** A problem without the name of its file. */
type Explained = Diagnostic & { readonly path: Path };

const isText = (schema: Schema): boolean => schema instanceof z.ZodString || schema instanceof z.ZodEnum;

/** Returns a text on one line, of 48 characters at most. */
const shorten = (text: string): string => text.replace(/\s+/g, " ").replace(/^(.{45}).{4,}$/, "$1...");

/** Returns "Expected …, for example: …" for a value of any kind. */
function expectation(schema: Schema): string {
  if (schema instanceof z.ZodArray)
    return `Expected a list: each entry on its own line, after a hyphen and a space${z.safeParse(schema, []).success ? "; or [] for an empty one" : ""}.`;
  if (schema instanceof z.ZodObject)
    return `Expected a group of entries: { ${Object.keys(schema.shape).join(": …, ")}: … }`;
  const { expected, example } = infoOf(schema) ?? {};
  return `Expected ${expected}, for example: ${isText(schema) ? JSON.stringify(example) : String(example)}`;
}

/** Returns the text that was probably meant, as one would type it, if that is correct. */
function meantBy(schema: z.core.$ZodType, written: string): string | undefined {
  const meant =
    schema instanceof z.ZodEnum
      ? suggestFix(written, schema.options.map(String))
      : (infoOf(schema)?.suggest?.(written) ?? written);
  return isText(schema) && z.safeParse(schema, meant).success ? JSON.stringify(meant) : undefined;
}

/**
 * Says what is wrong with a value. `expectation` says what belongs there.
 *
 * @param issue from a parser with `reportInput`
 * @param source the value as it is written
 */
function explainIssue(issue: z.core.$ZodIssue, schema: Schema, source: string): string {
  const { code, input: value } = issue;
  const isTooLong = code === "too_big";
  if (code === "custom") return issue.message;
  if (value === undefined || value === null || (typeof value === "string" && !value.trim()))
    return "There is nothing here.";
  if (Array.isArray(value) && (isTooLong || code === "too_small")) {
    const limit = isTooLong ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
    return `The list has ${value.length} entries. It needs ${limit}.`;
  }
  if (isTooLong && typeof value === "string")
    return `The text has ${value.length} characters. There is room for ${issue.maximum}.`;
  const written = typeof value === "string" ? value : source;
  const meant = schema && meantBy(schema, written);
  const needsQuotes = isText(schema) && typeof value !== "string";
  const what = needsQuotes ? `${shorten(source)} needs quotes.` : `"${shorten(written)}" is not right.`;
  return meant ? `${what} Did you mean ${meant}?` : what;
}

/** Explains the issues of one file, parsed with `reportInput`, at most one a value. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  root: Schema,
  yaml: ParsedYaml,
): Explained[] {
  const explained = new Map<string, Explained>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const group = schemaAt(root, issue.path);
    const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
    const missing = known.filter((name) => yaml.nameAt([...issue.path, name]) === undefined);
    for (const name of issue.keys) {
      const path = [...issue.path, name];
      const meant = suggestFix(name.split(/[:\s]/, 1)[0] ?? "", missing);
      const hint = meant
        ? `Did you mean "${meant}:"${name.includes(":") ? " with a space after it" : ""}?`
        : `Known names: ${known.join(", ")}. Check the spaces at the start of the line, too.`;
      const message = `"${shorten(name)}" is not a known name here. ${hint}`;
      // A misspelt name is not reported as missing as well.
      const id = JSON.stringify([...issue.path, meant ?? name]);
      explained.set(id, { index: yaml.nameAt(path) ?? 0, path, message });
    }
  }
  for (const issue of issues) {
    const { path, code } = issue;
    const id = JSON.stringify(path);
    if (code === "unrecognized_keys" || explained.has(id)) continue;
    const { index, written } = yaml.at(path);
    const schema = schemaAt(root, path);
    const isMissing = written === undefined && path.length > 0;
    const flaw = isMissing ? "This entry is missing." : explainIssue(issue, schema, (written ?? "").trim());
    explained.set(id, { index, path, message: code === "custom" ? flaw : `${flaw} ${expectation(schema)}` });
  }
  return [...explained.values()];
}
