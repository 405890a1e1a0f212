/** What goes wrong when people edit, move and save YAML files: deterministic, so that a failure can be run again. */

import type { CheckedFile } from "../../plugins/gatsby-transformer-content/check-text";
import type { Step } from "../../plugins/gatsby-transformer-content/problems";
import { normaliseTexts } from "../../plugins/gatsby-transformer-content/text-rules";
import { parseYaml } from "../../plugins/gatsby-transformer-content/yaml-source";

export interface Mutation {
  kind: string;
  bytes: Uint8Array;
  /** First and last line that was touched, counted from 1. */
  lines: readonly [number, number];
}

interface Tools {
  lines: readonly string[];
  random: () => number;
  /** A whole number from 0 up to but not including `end`. */
  below: (end: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** Index of a line for which the test holds. */
  lineLike: (pattern: RegExp) => number;
}

type Outcome = { text: string; lines: readonly [number, number]; encoding?: BufferEncoding };

const entry = /^ *(?:- )?[A-Za-z]\w*: ?/;
const entryWithValue = /^ *(?:- )?[A-Za-z]\w*: \S/;

/** Replaces lines from `index` on by others. */
function spliced({ lines }: Tools, index: number, remove: number, ...insert: string[]): Outcome {
  const text = [...lines.slice(0, index), ...insert, ...lines.slice(index + remove)].join("\n");
  return { text, lines: [index + 1, index + Math.max(remove, insert.length, 1)] };
}

function changed(tools: Tools, pattern: RegExp, change: (line: string) => string): Outcome {
  const index = tools.lineLike(pattern);
  return spliced(tools, index, 1, change(tools.lines[index] ?? ""));
}

const kinds: Record<string, (tools: Tools) => Outcome> = {
  "line dropped": (tools) => spliced(tools, tools.lineLike(/\S/), 1),
  "lines dropped": (tools) => spliced(tools, tools.lineLike(/\S/), 2 + tools.below(4)),
  "line doubled": (tools) => changed(tools, /^[^#]*\S/, (line) => `${line}\n${line}`),
  "lines swapped": (tools) => {
    const index = tools.below(tools.lines.length - 1);
    return spliced(tools, index, 2, tools.lines[index + 1] ?? "", tools.lines[index] ?? "");
  },
  "lines joined": (tools) => {
    const index = tools.below(tools.lines.length - 1);
    return spliced(tools, index, 2, `${tools.lines[index] ?? ""}${tools.lines[index + 1] ?? ""}`);
  },
  "key misspelt": (tools) =>
    changed(tools, entry, (line) => line.replace(/[A-Za-z]\w*/, (key) => key.slice(0, -1) || `${key}x`)),
  "key renamed": (tools) => changed(tools, entry, (line) => line.replace(/[A-Za-z]\w*/, "other")),
  "key capitalised": (tools) =>
    changed(tools, entry, (line) => line.replace(/[a-z]/, (letter) => letter.toUpperCase())),
  "value retyped": (tools) =>
    changed(tools, entryWithValue, (line) =>
      line.replace(
        /: .*/,
        `: ${tools.pick(["12", "true", "null", "~", "[]", "{}", "2026-01-01", ".inf", "yes", "-1", '""', "1e3", "0x1F", "[a, b]"])}`,
      ),
    ),
  "value removed": (tools) => changed(tools, entryWithValue, (line) => line.replace(/: .*/, ":")),
  "value cut": (tools) => changed(tools, entryWithValue, (line) => line.slice(0, -1 - tools.below(12))),
  "value prefixed": (tools) =>
    changed(tools, entryWithValue, (line) =>
      line.replace(
        ": ",
        `: ${tools.pick(["@", "*", "&", "!", "%", "`", "|", ">", "{", "[", '"', "'", "#", "- ", "? ", ", "])}`,
      ),
    ),
  "value with a colon": (tools) => changed(tools, entryWithValue, (line) => `${line}: more`),
  "value with a number sign": (tools) => changed(tools, entryWithValue, (line) => `${line} # more`),
  "value with HTML": (tools) =>
    changed(tools, entryWithValue, (line) => line.replace(": ", ": <img src=x onerror=alert(1)> ")),
  "value made long": (tools) => changed(tools, entryWithValue, (line) => `${line}${" and so on".repeat(80)}`),
  "indented by one": (tools) => changed(tools, /^[^#]*\S/, (line) => ` ${line}`),
  "indented by two": (tools) => changed(tools, /^[^#]*\S/, (line) => `  ${line}`),
  "outdented by one": (tools) => changed(tools, /^ +[^# ]/, (line) => line.slice(1)),
  "outdented by two": (tools) => changed(tools, /^ {2,}[^# ]/, (line) => line.slice(2)),
  "indented by a tab": (tools) => changed(tools, /^ +[^# ]/, (line) => line.replace(/^ {1,2}/, "\t")),
  "colon lost": (tools) => changed(tools, entry, (line) => line.replace(":", "")),
  "space after colon lost": (tools) => changed(tools, entryWithValue, (line) => line.replace(": ", ":")),
  "hyphen lost": (tools) => changed(tools, /^ *- /, (line) => line.replace("- ", "  ")),
  "space after hyphen lost": (tools) => changed(tools, /^ *- /, (line) => line.replace("- ", "-")),
  "hyphen added": (tools) => changed(tools, entry, (line) => line.replace(/\S/, "- $&")),
  "quote lost": (tools) => changed(tools, /"/, (line) => line.replace('"', "")),
  "quote added": (tools) =>
    changed(tools, entryWithValue, (line) => line.replace(": ", `: ${tools.pick(['"', "'"])}`)),
  "bracket lost": (tools) => changed(tools, /[{}[\]]/, (line) => line.replace(/[{}[\]]/, "")),
  "character lost": (tools) =>
    changed(tools, /^[^#]*\S{4}/, (line) => {
      const at = tools.below(line.length);
      return line.slice(0, at) + line.slice(at + 1);
    }),
  "character changed": (tools) =>
    changed(tools, /^[^#]*\S{4}/, (line) => {
      const at = tools.below(line.length);
      return (
        line.slice(0, at) + tools.pick([...":-#\"'{}[]&*!|>%@,?\\\t<\u200b\u0007\u202e"]) + line.slice(at + 1)
      );
    }),
  "document separator": (tools) => {
    const index = 3 + tools.below(tools.lines.length - 4);
    return spliced(tools, index, 0, "---");
  },
  "conflict marks": (tools) => {
    const index = 3 + tools.below(tools.lines.length - 4);
    return spliced(tools, index, 0, "<<<<<<< HEAD", "=======", ">>>>>>> main");
  },
  "file cut": (tools) => {
    const text = tools.lines.join("\n");
    const kept = text.slice(0, Math.floor(text.length * (0.3 + 0.7 * tools.random())));
    const line = kept.split("\n").length;
    return { text: kept, lines: [line, tools.lines.length] };
  },
  "UTF-16": ({ lines }) => ({
    text: `\ufeff${lines.join("\n")}`,
    lines: [1, lines.length],
    encoding: "utf16le",
  }),
  "UTF-16 without a mark": ({ lines }) => ({ text: lines.join("\n"), lines: [1, 1], encoding: "utf16le" }),
  "Windows-1252": (tools) => ({
    ...changed(tools, entryWithValue, (line) => line.replace(": ", ": é")),
    // Every other letter beyond ASCII is damaged, too.
    lines: [1, tools.lines.length],
    encoding: "latin1",
  }),
  "twice encoded": (tools) => changed(tools, entryWithValue, (line) => line.replace(": ", ": Ã©")),
  "byte order mark": ({ lines }) => ({ text: `\ufeff${lines.join("\n")}`, lines: [1, 1] }),
  "Windows line ends": ({ lines }) => ({ text: lines.join("\r\n"), lines: [1, lines.length] }),
  "zero byte": (tools) => changed(tools, entryWithValue, (line) => `${line}\u0000`),
};

export const mutationKinds = Object.keys(kinds);

/** One mutation of a file, or undefined when the file has no place for it. */
export function mutate(source: string, kind: string, random: () => number): Mutation | undefined {
  const lines = source.split("\n");
  const below = (end: number) => Math.floor(random() * end);
  let possible = true;
  const tools: Tools = {
    lines,
    random,
    below,
    pick: (items) => items[below(items.length)] ?? items[0]!,
    lineLike: (pattern) => {
      const found = lines.flatMap((line, index) =>
        pattern.test(line) && !/^\s*#/.test(line) ? [index] : [],
      );
      if (found.length === 0) possible = false;
      return found[below(found.length)] ?? 0;
    },
  };
  const outcome = kinds[kind]?.(tools);
  if (!outcome || !possible) return undefined;
  const bytes = Buffer.from(outcome.text, outcome.encoding ?? "utf8");
  return { kind, bytes, lines: outcome.lines };
}

interface Leaf {
  path: Step[];
  value: unknown;
}

function leaves(value: unknown, path: Step[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, index]));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
  }
  return [{ path, value }];
}

/**
 * The lines that may be named for a mistake on a line: the line, its neighbours, and the first line of every group and
 * list around it, because that is where something is missing.
 */
function placesFor(source: string, [first, last]: readonly [number, number]): Set<number> {
  const indents = source.split("\n").map((line) => (/^ *[^# ]/.test(line) ? line.search(/\S/) : undefined));
  const isContent = (line: number) => line < 1 || line > indents.length || indents[line - 1] !== undefined;
  let from = first - 1;
  while (!isContent(from)) from -= 1;
  let to = last + 1;
  while (!isContent(to)) to += 1;
  const found = new Set<number>();
  for (let line = from; line <= to; line += 1) found.add(line);

  let start = first;
  while (!isContent(start)) start += 1;
  let indent = indents[start - 1] ?? 0;
  let firstOfGroup = start;
  for (let line = start; line >= 1; line -= 1) {
    const column = indents[line - 1];
    if (column === undefined || column > indent) continue;
    if (column < indent) {
      found.add(firstOfGroup);
      found.add(line);
      indent = column;
    }
    firstOfGroup = line;
  }
  return found.add(firstOfGroup);
}

/** What is wrong with how a damaged file was taken, if anything. */
export function misjudgement(
  original: string,
  mutation: Mutation,
  { problems, value }: CheckedFile,
): string | undefined {
  if (problems.length > 0) {
    const places = placesFor(original, mutation.lines);
    return problems.some(({ line }) => places.has(line)) ? undefined : "told at another line";
  }
  // Accepted: then nothing may differ but values on the touched lines, and list entries that stood there.
  const before = parseYaml(original);
  const was = leaves(normaliseTexts(before.value));
  const is = new Map(leaves(value).map((leaf) => [JSON.stringify(leaf.path), leaf.value]));
  const shortened = new Set(was.flatMap(({ path }) => (is.has(JSON.stringify(path)) ? [] : [path[0]])));
  const [first, last] = mutation.lines;
  const changed = was.find(({ path, value: text }) => {
    const { node } = before.place(path);
    const line = node ? before.position(node.range[0]).line : 0;
    return !shortened.has(path[0]) && is.get(JSON.stringify(path)) !== text && (line < first || line > last);
  });
  return (
    changed &&
    `accepted, but ${changed.path.join(".")} is now ${String(is.get(JSON.stringify(changed.path)))}`
  );
}
