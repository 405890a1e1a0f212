/** From what zod found to a sentence at a place in the file. */
import { isMap, isScalar, isSeq, type ParsedNode } from "yaml";
import { z } from "zod";
import { type FieldInfo, fieldInfo } from "./fields";
import { nearest } from "./nearest";
import type { Step } from "./problems";
import { oddLetter, oddLetterFlaw } from "./text-rules";
import { colonInText, type YamlSource } from "./yaml-source";

/** A problem's place and words, before the file's name is added. */
export interface Explained {
  index: number;
  path: Step[];
  message: string;
}

type AnySchema = z.core.$ZodType;

/** What stands at a path of the schema, or undefined where the schema knows nothing. */
export function schemaAt(schema: AnySchema, path: readonly Step[]): AnySchema | undefined {
  let current: AnySchema | undefined = schema;
  for (const step of path) {
    if (current instanceof z.ZodObject) current = current.shape[String(step)];
    else if (current instanceof z.ZodArray) current = current.element;
    else return undefined;
  }
  return current;
}

const infoOf = (schema: AnySchema | undefined): FieldInfo | undefined =>
  schema instanceof z.ZodType ? fieldInfo.get(schema) : undefined;

/** An example as one would type it into the file. */
function exampleIn({ example, quoted }: FieldInfo): string {
  if (typeof example !== "string") return String(example);
  const risky = quoted || /^[\s"'{[&*!|>%@`#-]|: |:$| #/.test(example);
  return risky ? JSON.stringify(example) : example;
}

/** "Expected …, for example …." for a value of any kind. */
export function expectation(schema: AnySchema | undefined): string {
  if (schema instanceof z.ZodObject) {
    const keys = Object.keys(schema.shape);
    return `Expected a group with ${keys.map((key) => `${key}:`).join(" ")} each on a line of its own, indented.`;
  }
  if (schema instanceof z.ZodArray) {
    return "Expected a list: each entry on a line of its own, beginning with a hyphen and a space.";
  }
  const info = infoOf(schema);
  return info ? `Expected ${info.expected}, for example: ${exampleIn(info)}` : "";
}

const shortened = (text: string): string => (text.length > 48 ? `${text.slice(0, 45)}...` : text);

/** What stands in the file, in words. */
function found(node: ParsedNode | undefined, source: YamlSource): string {
  if (isMap(node)) return "There is a group of entries here.";
  if (isSeq(node)) return "There is a list here.";
  if (!isScalar(node)) return "There is nothing here.";
  const written = shortened(source.written(node).split("\n")[0] ?? "");
  if (node.value === null) {
    return written === "" ? "There is nothing here." : `${written} without quotes means "nothing".`;
  }
  if (typeof node.value === "string") return `"${shortened(node.value)}" is a text.`;
  if (typeof node.value === "boolean") return `${written} without quotes is a yes-or-no value.`;
  return `${written} without quotes is a number.`;
}

/** What was probably meant by a text, told only if it would be right. */
function suggestion(given: string, schema: AnySchema | undefined): string | undefined {
  const info = infoOf(schema);
  const better = info?.suggest?.(given);
  if (!schema || better === undefined) return undefined;
  return z.core.safeParse(schema, better).success && !info?.check?.(better) ? better : undefined;
}

const isWhole = (schema: AnySchema | undefined): boolean => schema instanceof z.ZodNumberFormat;

/** How one writes thousands on paper: `50.000`, `1,000,000`. */
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

const thousandsRemedy = (written: string): string =>
  ` Write thousands without a separator: ${written.replace(/[.,]/g, "")}.`;

/** How to mend a value of the wrong type, where that can be told from what stands there. */
function remedy(node: ParsedNode | undefined, schema: AnySchema | undefined, source: YamlSource): string {
  const wantsText =
    schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum;
  // To YAML a text that is nothing but a placeholder is a group with one name.
  if (wantsText && isMap(node) && /^\{\w+\}$/.test(source.written(node)))
    return ` Put it in quotes: "${source.written(node)}".`;
  if (!isScalar(node) || node.value === null) return "";
  const written = source.written(node);
  if (wantsText && typeof node.value !== "string") {
    const better = suggestion(written, schema) ?? written;
    return z.core.safeParse(schema, better).success ? ` Put it in quotes: "${better}".` : "";
  }
  if (typeof node.value !== "string") return "";
  if (schema instanceof z.ZodBoolean) {
    if (/^(true|false)$/i.test(node.value)) return ` Leave out the quotes: ${node.value.toLowerCase()}.`;
    if (/^(yes|y|on|ya|ja)$/i.test(node.value)) return " Write true.";
    if (/^(no|n|off|tidak)$/i.test(node.value)) return " Write false.";
  }
  if (schema instanceof z.ZodNumber) {
    if (isWhole(schema) && THOUSANDS.test(node.value)) return thousandsRemedy(node.value);
    if (/^-?\d+,\d+$/.test(node.value))
      return ` Write the decimals after a point: ${node.value.replace(",", ".")}.`;
    if (/^-?\d+(\.\d+)?$/.test(node.value)) return ` Leave out the quotes: ${node.value}.`;
  }
  return "";
}

/** A text in a list that YAML takes for a group of one name, because there is a colon in it. */
function colonIn(node: ParsedNode | undefined, schema: AnySchema | undefined, source: YamlSource) {
  if (!(schema instanceof z.ZodString) || !isMap(node) || node.flow) return undefined;
  const written = source.written(node).trim();
  return written.includes("\n") ? undefined : colonInText(written);
}

/** Two numbers side by side where a group of two is expected, as Google Maps gives them: the group that was meant. */
function pairMeant(written: string, schema: AnySchema | undefined): string | undefined {
  if (!(schema instanceof z.ZodObject)) return undefined;
  const [, ...numbers] =
    /^["'([{]?\s*(-?\d+(?:\.\d+)?)(?:\s*,\s*|\s+)(-?\d+(?:\.\d+)?)\s*["')\]}]?$/.exec(written) ?? [];
  const names = Object.keys(schema.shape);
  const group = Object.fromEntries(names.map((key, place) => [key, Number(numbers[place])]));
  return z.core.safeParse(schema, group).success
    ? `{ ${names.map((key, place) => `${key}: ${numbers[place] ?? ""}`).join(", ")} }`
    : undefined;
}

const namesMissing = (pair: string): string => `The two numbers need their names. Write them as  ${pair}`;

const count = (value: number | bigint, one: string, many: string): string =>
  `${value} ${Number(value) === 1 ? one : many}`;

function sizeMessage(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown): string {
  if (issue.origin === "string") {
    const length = typeof value === "string" ? value.length : 0;
    if (issue.code === "too_small") return "There is nothing here.";
    return `The text has ${count(length, "character", "characters")}; there is room for ${issue.maximum}.`;
  }
  if (issue.origin === "array") {
    const length = Array.isArray(value) ? value.length : 0;
    const limit = issue.code === "too_small" ? issue.minimum : issue.maximum;
    const bound = issue.exact ? "exactly" : issue.code === "too_small" ? "at least" : "at most";
    return `The list has ${count(length, "entry", "entries")}; there must be ${bound} ${count(limit, "entry", "entries")}.`;
  }
  return `${String(value)} is too ${issue.code === "too_small" ? "small" : "large"}.`;
}

const valueAt = (value: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null
        ? Object.getOwnPropertyDescriptor(inner, step)?.value
        : undefined,
    value,
  );

/** Where a name is at home in the file, for a line that is indented under the wrong parent. */
function homeOf(key: string, schema: AnySchema, path: Step[] = []): Step[] | undefined {
  if (schema instanceof z.ZodArray) return homeOf(key, schema.element, path);
  if (!(schema instanceof z.ZodObject)) return undefined;
  if (Object.hasOwn(schema.shape, key)) return path;
  for (const [name, inner] of Object.entries(schema.shape)) {
    const home = homeOf(key, inner, [...path, name]);
    if (home) return home;
  }
  return undefined;
}

/**
 * Explains every issue of one file. An unknown name that is nearly a missing one is told once, as a likely slip.
 *
 * @param root the file's schema
 * @param value what the schema was given
 */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  root: AnySchema,
  value: unknown,
  source: YamlSource,
): Explained[] {
  const explained: Explained[] = [];
  /** Missing names that an unknown one was probably meant to be, as paths. */
  const meant = new Set<string>();
  const steps = (path: readonly PropertyKey[]): Step[] =>
    path.map((step) => (typeof step === "number" ? step : String(step)));
  const startOf = (path: readonly Step[]): number => {
    const { node, key } = source.place(path);
    const empty = isScalar(node) && node.value === null && source.written(node) === "";
    return (empty ? (key ?? node) : (node ?? key))?.range[0] ?? 0;
  };

  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const path = steps(issue.path);
    const here = schemaAt(root, path);
    const known = here instanceof z.ZodObject ? Object.keys(here.shape) : [];
    const group = valueAt(value, path);
    const missing = known.filter(
      (key) => typeof group !== "object" || group === null || !Object.hasOwn(group, key),
    );
    // In braces: each number is a name without a value.
    const { node } = source.place(path);
    const pair = node && pairMeant(source.written(node), here);
    if (node && pair) {
      for (const key of missing) meant.add(JSON.stringify([...path, key]));
      explained.push({ index: node.range[0], path, message: namesMissing(pair) });
      continue;
    }
    for (const key of issue.keys) {
      // `x:400` in braces: without the space behind it a colon is a letter like others.
      const [, joined = "", joinedValue = ""] = /^(\w+)[:\s]\s*(.*)$/.exec(key) ?? [];
      const guess = missing.includes(joined) ? joined : nearest(key, missing);
      if (guess) meant.add(JSON.stringify([...path, guess]));
      const home = guess ? undefined : homeOf(key, root);
      const hint = /^\d+$/.test(key)
        ? "In braces a comma ends the entry. Write the decimals after a point, for example: -8.669"
        : guess && guess === joined
          ? `Between a name and its value there must be a colon and a space: ${joined}: ${joinedValue}`
          : guess
            ? `Did you mean "${guess}"?`
            : home
              ? `It belongs ${home.length > 0 ? `under ${home.join(" › ")}` : "at the left edge"}: check the spaces at the start of the line.`
              : `Known here: ${known.join(", ")}.`;
      const place = source.place([...path, key]);
      const index = (place.key ?? place.node)?.range[0] ?? 0;
      const odd = oddLetter.exec(key);
      explained.push(
        odd
          ? { index: index + odd.index, path: [...path, guess ?? key], message: oddLetterFlaw(odd[0]) }
          : { index, path: [...path, key], message: `"${key}" is not known here. ${hint}` },
      );
    }
  }

  const ofWrongKind = new Set(
    issues.filter(({ code }) => code === "invalid_type").map(({ path }) => JSON.stringify(path)),
  );
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") continue;
    const path = steps(issue.path);
    // Where a list should stand, a text is measured as one too.
    if (issue.code.startsWith("too_") && ofWrongKind.has(JSON.stringify(issue.path))) continue;
    const schema = schemaAt(root, path);
    const { node, exists } = source.place(path);
    const at = (message: string) =>
      explained.push({ index: startOf(path), path, message: `${message} ${expectation(schema)}`.trim() });

    if (!exists) {
      if (meant.has(JSON.stringify(path))) continue;
      const parent = source.place(path.slice(0, -1)).node;
      explained.push({
        index: parent?.range[0] ?? 0,
        path,
        message: `This entry is missing. ${expectation(schema)}`.trim(),
      });
    } else if (issue.code === "invalid_type") {
      if (typeof valueAt(value, path) === "number" && issue.expected === "int") {
        const written = node ? source.written(node) : "";
        const remark = THOUSANDS.test(written) ? thousandsRemedy(written) : "";
        at(`${String(valueAt(value, path))} is not a whole number.${remark}`);
      } else {
        const whole = typeof path.at(-1) === "number" ? colonIn(node, schema, source) : undefined;
        const pair = node && pairMeant(source.written(node), schema);
        if (pair) explained.push({ index: startOf(path), path, message: namesMissing(pair) });
        else at(whole ?? `${found(node, source)}${remedy(node, schema, source)}`);
      }
    } else if (issue.code === "too_big" || issue.code === "too_small") {
      const message = sizeMessage(issue, valueAt(value, path));
      if (issue.origin === "array") explained.push({ index: startOf(path), path, message });
      else at(message);
    } else if (issue.code === "invalid_value") {
      const given = valueAt(value, path);
      const guess = typeof given === "string" ? nearest(given, issue.values.map(String)) : undefined;
      at(
        typeof given === "string"
          ? `"${shortened(given)}" is not known here.${guess ? ` Did you mean ${guess}?` : ""}`
          : `${found(node, source)}${remedy(node, schema, source)}`,
      );
    } else {
      const given = String(valueAt(value, path));
      const better = suggestion(given, schema);
      const reason = infoOf(schema)?.reason?.(given);
      if (reason) explained.push({ index: startOf(path), path, message: reason });
      else at(`"${shortened(given)}" is not right.${better ? ` Did you mean "${better}"?` : ""}`);
    }
  }
  // A number far out of its bounds breaks more than one rule, with the same words.
  const told = new Set(explained.map(({ index, message }) => `${index} ${message}`));
  return explained.filter(({ index, message }) => told.delete(`${index} ${message}`));
}
