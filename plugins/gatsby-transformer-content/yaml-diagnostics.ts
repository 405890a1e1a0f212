/** Parses a content file and explains what is wrong with its YAML. */
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from "yaml";

import { withoutQuotes } from "./text-rules";

/** A message at an index into the text. */
export interface Diagnostic {
  readonly index: number;
  readonly message: string;
}

/** A content file as YAML. */
export interface ParsedYaml {
  /** Plain values, or undefined when the file cannot be parsed. */
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** Returns the 1-based line and column of an index into the text. */
  position(index: number): { line: number; column: number };
  /** Returns the node at a path, and its key in a group; both are undefined where there is no such entry. */
  nodeAt(path: readonly PropertyKey[]): { node?: Node | undefined; key?: Node | undefined };
  /** Returns a node as it is written in the file. */
  written(node: Node | undefined): string;
}

const inQuotes = (text: string): string => {
  // One quote alone has lost its partner.
  const bare = text.split('"').length === 2 ? text.replace('"', "") : text.replaceAll('"', "'");
  return `Put the whole text in quotes: "${withoutQuotes(bare.trim())}".`;
};
const cannotBegin = (text: string): string => `A text cannot begin with ${text.charAt(0)}. ${inQuotes(text)}`;
const howToSave = 'Open the file in a plain text editor and save it with the encoding "UTF-8".';
const oneLine =
  "This text continues on the next line. Write each text on one line. If the next line is an entry of its own, check its spaces and hyphen, and those of this line.";

const misplaced =
  "This line does not line up with its neighbours. Entries that belong together begin in the same column. Check the spaces and hyphens here, in the line above and in the next line.";

/** U+FFFD, UTF-16 without a mark, and UTF-8 that was read as Windows-1252: "Ã©", "Ã–", "â‚¬". */
const damaged =
  /[\ufffd\0]|[\u00c2-\u00c5][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2122]|\u00e2(?:\u20ac[\u0080-\u00bf\u2018-\u2122\u0152\u0153]|\u201a\u00ac)|\u00f0\u0178/;
const entry = "^([ \\t]*(?:- +)?(?:[\\w-]+: +)?)";

/** Explains a line where the parser fails. Group 1 is the text before the mistake; the message gets group 2. */
const lineRules: readonly (readonly [pattern: RegExp, message: string | ((mistake: string) => string)])[] = [
  [
    /^()(?:<{7}|={7}|>{7})/,
    "Two versions of this file were merged here. Keep one of them, and delete the lines of <, = and > signs.",
  ],
  [/^([ \t]*)(`{3}|\.{3}|-{3})/, (found) => `A line with ${found} does not belong here. Delete this line.`],
  [/^([ \t]*)\t/, "The line is indented with a tab. Use spaces, two for each step."],
  [
    /^([ \t]*(?:- *)?(?:[\w-]+: *)?)[\u00a0\u2000-\u200b\u202f\u2060\u3000\ufeff]/,
    "There is a special or invisible space here. Type the line again.",
  ],
  [
    /^([ \t]*)([\u2010-\u2015\u2022\u00b7*+])[ \t]/,
    (sign) => `An entry of a list begins with a hyphen (-), not with ${sign}.`,
  ],
  [/^([ \t]*)-[^\s-]/, "There must be a space after the hyphen."],
  [
    /^([ \t]*(?:- +)?)(\w+:(?!\/\/)\S.*)$/,
    (found) => `There must be a space after the colon:  ${found.replace(":", ": ")}`,
  ],
  [new RegExp(`${entry}([@\`%*&!}\\],?#].*|[|>][ \\t]*[^\\s\\d+-].*|\\{(?:\\{|\\w+\\}).*)$`), cannotBegin],
  [
    new RegExp(`${entry}((["'])(?:(?!\\3).)*\\3[ \\t]*[^\\s#,:}\\]].*)$`),
    "There is more text after the closing quote. Use the other kind of quotes (\" or ') around the text.",
  ],
  [
    new RegExp(`${entry}(["'])(?:(?!\\2).)*$`),
    "The quote that opens here is not closed. Close it on the same line.",
  ],
  [
    new RegExp(`${entry}([{[])[^}\\]]*$`),
    "The bracket that opens here is not closed. Close it on the same line.",
  ],
  [
    /^([ \t]*(?:- +)?[\w-]+: +)([^\s"'{[#|>&*!].*?:(?: .*|$))/,
    (text) => `A colon inside a text needs quotes. ${inQuotes(text)}`,
  ],
  [
    /^([ \t]*)(?!-)[^\s:#{}[\]"'][^:#{}[\]"']*$/,
    "There must be a colon and a space between a name and its value:  name: value. An entry of a list needs a hyphen and a space.",
  ],
];

/** Explains the line nearest to an index whose form looks wrong. */
function explainLine(text: string, index: number): Diagnostic | undefined {
  const lines = text.split("\n");
  const failed = text.slice(0, index).split("\n").length - 1;
  const written = lines.flatMap((line, number) => (/^\s*(?:#|$)/.test(line) ? [] : [number]));
  const at = written.filter((number) => number <= failed).length - 1;
  // The parser notices many mistakes one or two lines later.
  for (const number of [at, at - 1, at + 1, at - 2].flatMap((place) => written[place] ?? [])) {
    const line = lines[number] ?? "";
    for (const [pattern, message] of lineRules) {
      const [, before, mistake = ""] = pattern.exec(line) ?? [];
      if (before === undefined) continue;
      const start = lines.slice(0, number).join("\n").length + Math.min(number, 1);
      return {
        index: start + before.length,
        message: typeof message === "string" ? message : message(mistake),
      };
    }
  }
  return undefined;
}

/** Finds what YAML accepts but reads differently from what people see. */
function findMisread(root: Node | null, text: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(root, (place, node) => {
    if (!isNode(node)) return;
    const [start, end] = node.range ?? [0, 0];
    const add = (index: number, message: string) => void found.push({ index, message });
    const lineFrom = (index: number) => text.slice(index).split("\n", 1)[0] ?? "";
    if (isAlias(node) || node.anchor || node.tag) {
      const mark = isAlias(node) ? start : (/[&!]\S*\s*$/.exec(text.slice(0, start))?.index ?? start);
      add(mark, cannotBegin(lineFrom(mark)));
      return;
    }
    if (!isScalar(node) || place === "key") return;
    const source = text.slice(start, end);
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    const remark = lineFrom(end).indexOf("#");
    const isCutOff = node.type === Scalar.PLAIN || /#\S/.test(lineFrom(end));
    const hash = isBlock ? /\n[ \t]*#/.exec(source) : null;
    if (source.includes("\n") && !isBlock) add(start, oneLine);
    else if (hash)
      add(
        start + hash.index + hash[0].length - 1,
        "This line is part of the text above. Delete it, or the #.",
      );
    else if (remark >= 0 && (node.value === null || (typeof node.value === "string" && isCutOff)))
      add(
        end + remark,
        "The site ignores everything after #. Put the whole text in quotes, or write a remark on its own line.",
      );
    else if (typeof node.value === "number" && !/^[-+]?\d+(?:\.\d+)?$/.test(source))
      // Excel shortens long numbers, so the digits of a telephone number may be lost.
      add(
        start,
        `${source} means ${node.value} here. Type the whole number in digits. A telephone number needs quotes.`,
      );
    else if (
      typeof node.value === "number" &&
      /^\+?\d{1,3}\.000$/.test(source) &&
      !/(?:latitude|longitude): *$/.test(text.slice(0, start))
    )
      add(
        start,
        `${source} means ${node.value} here. Write thousands without a point: ${source.replace(".", "")}.`,
      );
  });
  return found;
}

/** Parses a content file; everything that is wrong is among the diagnostics. */
export function parseYaml(text: string): ParsedYaml {
  const lineCounter = new LineCounter();
  let document;
  try {
    document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  } catch {
    return {
      value: undefined,
      // The parser fails at brackets that are nested thousands deep.
      diagnostics: [{ index: 0, message: "The file is nested too deeply. Restore an earlier version." }],
      position: () => ({ line: 1, column: 1 }),
      nodeAt: () => ({}),
      written: () => "",
    };
  }
  const { contents } = document;
  const position = (index: number) => {
    const { line, col } = lineCounter.linePos(index);
    return { line, column: col };
  };
  const nodeAt = (path: readonly PropertyKey[]) => {
    let node: unknown = contents;
    let key: unknown;
    for (const step of path) {
      const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(step)) : undefined;
      key = pair?.key;
      node = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined;
    }
    return { node: isNode(node) ? node : undefined, key: isNode(key) ? key : undefined };
  };
  const written = (node: Node | undefined) => (node?.range ? text.slice(node.range[0], node.range[1]) : "");
  const parsed = { position, nodeAt, written };
  const damage = damaged.exec(text);
  if (damage) {
    const message = `A letter here is damaged because the file was not saved as UTF-8. Type it again. ${howToSave}`;
    return { ...parsed, value: undefined, diagnostics: [{ index: damage.index, message }] };
  }
  const misread = findMisread(contents, text);
  const failure = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
  if (failure) {
    const index = Math.min(failure.pos[0], text.trimEnd().length - 1);
    const continued = misread.find((found) => found.index <= index && found.message === oneLine);
    const isQuoted = continued && /["']/.test(text.charAt(continued.index));
    const form = isQuoted ? continued : (explainLine(text, index) ?? continued);
    return { ...parsed, value: undefined, diagnostics: [form ?? { index, message: misplaced }] };
  }
  const repeated = document.errors.map(({ pos: [index] }) => {
    const name = /^["']?([\w-]*)/.exec(text.slice(index))?.[1] ?? "";
    return { index, message: `There is a second "${name}" here. Keep one of the two.` };
  });
  // An alias without its anchor has no value.
  const hasAlias = misread.some(({ index }) => text.charAt(index) === "*");
  const value: unknown = hasAlias ? undefined : document.toJS();
  return { ...parsed, value, diagnostics: [...misread, ...repeated] };
}
