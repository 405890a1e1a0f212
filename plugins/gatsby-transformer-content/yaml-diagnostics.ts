/** Parses a content file and explains what is wrong with its YAML. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from "yaml";

/** A message at a place in the file. */
export interface Diagnostic {
  /** Index into the text. */
  readonly index: number;
  readonly message: string;
}

/** A content file as YAML. */
export interface ParsedYaml {
  /** Plain values, or undefined when the syntax cannot be trusted. */
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** Returns the 1-based line and column of an index into the text. */
  position(index: number): { line: number; column: number };
  /** Returns the node at a path, and its key if it has one; both are undefined where there is no such entry. */
  nodeAt(path: readonly PropertyKey[]): { node?: Node; key?: Node };
  /** Returns a node as it is written in the file. */
  written(node: Node): string;
}

const quoted = (text: string): string =>
  `Put the whole text in quotes: "${text.trim().replaceAll('"', "'")}".`;
const startsWith = (text: string): string => `A text cannot begin with ${text.charAt(0)}. ${quoted(text)}`;
const needsHyphen = "An entry of a list must begin with a hyphen and a space (- ), like its neighbours.";
const needsColon = "There must be a colon and a space between a name and its value:  name: value";

/** What is wrong with a single line, found by its form. A function as message gets the match; undefined accepts the line. */
interface LineRule {
  readonly pattern: RegExp;
  readonly message: string | ((groups: readonly string[]) => string | undefined);
}

const oddSpace = "[\\u00a0\\u00ad\\u2000-\\u200b\\u202f\\u2060\\u3000\\ufeff]";

/** Group 1 of each pattern is what stands before the mistake. */
const alwaysWrong: readonly LineRule[] = [
  {
    pattern: /^()(?:<{7} |={7}$|>{7} )/,
    message:
      "Two versions of this file were merged here. Keep one of the parts between <<<<<<< and >>>>>>>, and delete these lines.",
  },
  {
    pattern: /^([ \t]*)`{3}/,
    message: "Three backticks (```) do not belong to the content. Delete this line.",
  },
  {
    pattern: /^([ \t]*)\.{3}[ \t]*$/,
    message: "Three dots end the file for the computer. Delete this line.",
  },
  { pattern: /^()%/, message: "A line cannot begin with %. Put the text in quotes." },
  {
    pattern: new RegExp(`^([ \\t]*(?:- *)?(?:[\\w-]+:? *)?)${oddSpace}`),
    message:
      "A special or invisible space stands here, as copied from a web page or word processor. Type the line again.",
  },
  { pattern: /^([ \t]*)\t/, message: "The line is indented with a tab. Use spaces, two for each step." },
  { pattern: /^([ \t]*)-(?=[^\s-])/, message: "There must be a space after the hyphen." },
  {
    pattern: /^([ \t]*)([\u2010-\u2015\u2022\u00b7*+])(?=[ \t])/,
    message: ([, , sign = ""]) => `An entry of a list begins with a hyphen (-), not with ${sign}.`,
  },
];

/** Looked for only where the parser fails: in a text of several lines they are fine. */
const suspicious = (names: ReadonlySet<string>): readonly LineRule[] => [
  {
    pattern: /^([ \t]*(?:- +)?)([\w-]+):(\S.*)$/,
    message: ([, , name = "", value = ""]) =>
      names.has(name) ? `There must be a space after the colon:  ${name}: ${value}` : undefined,
  },
  {
    pattern: /^([ \t]*(?:- +)?)(\w+)(?!:)(?:[ \t].*)?$/,
    message: ([, , name = ""]) => (names.has(name) ? needsColon : undefined),
  },
  {
    pattern: /^([ \t]*(?:- +)?(?:[\w-]+: +))((?:[@`%*&!}\],?]|[|>][ \t]*[^\s\d+-]|\{\{|\{\w+\}[^"]).*)$/,
    message: ([, , value = ""]) => startsWith(value),
  },
  {
    pattern: /^([ \t]*- +)((?:[@`%&!}\],]|\*(?! )|[|>][ \t]*[^\s\d+-]).*)$/,
    message: ([, , value = ""]) => startsWith(value),
  },
  {
    pattern: /^([ \t]*(?:- +)?(?:[\w-]+): +)([^\s"'{[#|>&*!].*?:(?: .*|$))/,
    message: ([, , value = ""]) => `A colon inside a text needs quotes. ${quoted(value)}`,
  },
  {
    pattern: /^([ \t]*(?:- +)?(?:[\w-]+: +)?)((["'])(?:(?!\3).)*\3[ \t]*[^\s#,:}\]].*)$/,
    message: ([, , , quote = ""]) =>
      `There is more text after the closing quote. Put the other kind of quotes around a text that contains ${quote}.`,
  },
  {
    pattern: /^([ \t]*(?:- +)?(?:[\w-]+: +)?)(["'])(?:(?!\2).)*$/,
    message: "The quote that opens here is not closed. Close it on the same line.",
  },
  {
    pattern: /^([ \t]*(?:- +)?[\w-]+: +)([{[])[^}\]]*$/,
    message: "The bracket that opens here is not closed on this line.",
  },
  {
    pattern: /^([ \t]*)(?!-)[^\s:#{}[\]"'][^:#{}[\]"']*$/,
    message:
      "An entry of a list needs a hyphen and a space (- ); any other line needs a name and a colon. If the line continues the text above, write it there.",
  },
];

function applyRules(text: string, rules: readonly LineRule[]): Diagnostic[] {
  let start = 0;
  return text.split("\n").flatMap((line) => {
    const index = start;
    start += line.length + 1;
    if (/^\s*(?:#|$)/.test(line)) return [];
    for (const { pattern, message } of rules) {
      const match = pattern.exec(line);
      const words = match && (typeof message === "string" ? message : message(match));
      if (words) return [{ index: index + (match[1]?.length ?? 0), message: words }];
    }
    return [];
  });
}

/** Returns the first line whose indentation does not follow from the lines above it. */
function findMisaligned(text: string): Diagnostic[] {
  /** Columns at which entries have begun and may continue, and those that the line above has closed. */
  let open: number[] = [];
  let closed: number[] = [];
  let opensGroup = true;
  let above = { index: 0, indent: 0 };
  let start = 0;
  const report = (index: number, indent: number, expected: number): Diagnostic[] => {
    const message = `This line does not line up with its neighbours: it begins with ${indent} spaces, expected ${expected}.`;
    return [{ index: index + indent, message }];
  };
  for (const line of text.split("\n")) {
    const index = start;
    start += line.length + 1;
    const [, spaces = "", hyphen = "", content = ""] = /^( *)((?:- +)?)(.*)$/.exec(line) ?? [];
    if (content === "" || content.startsWith("#") || line.startsWith("---")) continue;
    const indent = spaces.length;
    const last = open.at(-1) ?? -2;
    // A list may begin at the column of its name.
    const fits =
      open.includes(indent) || (opensGroup && (indent === last + 2 || (hyphen !== "" && indent === last)));
    if (!fits) {
      // The line above has left a group that goes on here.
      if (closed.includes(indent)) return report(above.index, above.indent, closed.at(-1) ?? indent);
      const expected = opensGroup ? last + 2 : last;
      const nearest = open.reduce((a, b) => (Math.abs(b - indent) < Math.abs(a - indent) ? b : a), expected);
      return report(index, indent, Math.max(0, nearest));
    }
    closed = open.filter((column) => column > indent);
    open = [...open.filter((column) => column < indent), indent, ...(hyphen ? [indent + hyphen.length] : [])];
    opensGroup = /^[\w-]+:[ \t]*(?:#.*)?$/.test(content);
    above = { index, indent };
  }
  return [];
}

const parserMessages: Readonly<Partial<Record<YAMLError["code"], string>>> = {
  BAD_DQ_ESCAPE:
    "Inside double quotes a backslash (\\) has its own meaning. Remove it, or use single quotes.",
  BLOCK_IN_FLOW: "A comma is missing between two entries inside brackets, or the bracket is not closed.",
  MULTILINE_IMPLICIT_KEY: needsColon,
  MULTIPLE_DOCS: "Three hyphens (---) begin a second document. Delete that line.",
  UNEXPECTED_TOKEN:
    "This does not fit here. Compare the line with its neighbours: spaces, hyphen, colon, quotes.",
};

/** Explains why the parser has failed: by the form of the lines around the place, or by the parser's own reason. */
function explainErrors(text: string, errors: readonly YAMLError[], names: ReadonlySet<string>): Diagnostic[] {
  const [first] = errors;
  if (!first) return [];
  const lineOf = (index: number) => text.slice(0, index).split("\n").length;
  const suspects = applyRules(text, suspicious(names));
  const noticed = lineOf(first.pos[0]);
  const near = suspects.filter(({ index }) => Math.abs(lineOf(index) - noticed) <= 2);
  if (near.length > 0) return near;
  const [before] = suspects.filter(({ index }) => index <= first.pos[0]).reverse();
  if (before && /quote|bracket/.test(before.message)) return [before];
  const misaligned = findMisaligned(text);
  if (misaligned.length > 0) return misaligned;
  const message =
    parserMessages[first.code] ??
    "This line cannot be read. Compare it with its neighbours: spaces, colon, quotes.";
  return [{ index: Math.min(first.pos[0], Math.max(0, text.length - 1)), message }];
}

/** Finds what YAML accepts but reads differently from what people see. `isFatal` means that the values are not what was meant. */
function findMisread(root: Node | null, text: string): (Diagnostic & { readonly isFatal: boolean })[] {
  const found: (Diagnostic & { readonly isFatal: boolean })[] = [];
  // visit() would take a number as the index of the next node.
  const add = (index: number, message: string, isFatal = true) =>
    void found.push({ index, message, isFatal });
  const restOfLine = (index: number) => /^.*/.exec(text.slice(index))?.[0] ?? "";
  if (!root) return found;
  visit(root, (_key, node, ancestors) => {
    if (isAlias(node)) return add(node.range?.[0] ?? 0, startsWith(restOfLine(node.range?.[0] ?? 0)));
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return;
    const [start, end] = node.range ?? [0, 0];
    if (node.anchor ?? node.tag) {
      const mark = /[&!]\S*(?:\s|#.*)*$/.exec(text.slice(0, start))?.index ?? start;
      return add(mark, startsWith(restOfLine(mark)));
    }
    if (!isScalar(node)) return;
    const source = text.slice(start, end);
    const isPlain = node.type === Scalar.PLAIN;
    const comment = /^[ \t]+(#.*)/.exec(text.slice(end));
    if (
      node.value === null &&
      /^#/.test(restOfLine(start).trim()) &&
      !/^[ \t]*#/.test(text.slice(text.lastIndexOf("\n", start) + 1))
    ) {
      return add(
        start,
        `A text cannot begin with #: the site ignores everything after it. ${quoted(restOfLine(start))}`,
      );
    }
    if (isPlain && typeof node.value === "string" && comment) {
      add(
        end + comment[0].indexOf("#"),
        "The site ignores everything after #. If it belongs to the text, put the text in quotes; if it is a remark, give it its own line.",
        false,
      );
    }
    if (typeof node.value === "number" && /^\d{1,3}\.000$/.test(source)) {
      add(
        start,
        `${source} means ${node.value} here. Write thousands without a separator: ${source.replace(".", "")}.`,
        false,
      );
    }
    if (!source.includes("\n")) return;
    if (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE) {
      add(
        start,
        "The quote that opens here is not closed on the same line. Close it, and keep the text on one line.",
        false,
      );
    }
    const list = ancestors.at(-1);
    if (isPlain && (/\n[ \t]*-[ \t]/.test(source) || (isSeq(list) && !list.flow))) {
      const next = /\n\s*/.exec(source);
      add(
        start + (next ? next.index + next[0].length : 0),
        `${needsHyphen} If the line continues the text above, write it there.`,
      );
    }
  });
  return found;
}

/**
 * Parses a content file. Never throws: whatever is wrong is among the diagnostics.
 *
 * @param names all names that content files use; they help to explain a missing colon
 */
export function parseYaml(text: string, names: ReadonlySet<string> = new Set()): ParsedYaml {
  const lines = new LineCounter();
  lines.lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const position = (index: number) => {
    const { line, col } = lines.linePos(index);
    return { line, column: col };
  };
  const unusable = (diagnostics: readonly Diagnostic[]): ParsedYaml => ({
    value: undefined,
    diagnostics,
    position,
    nodeAt: () => ({}),
    written: () => "",
  });
  const wrong = applyRules(text, alwaysWrong);
  if (wrong.length > 0) return unusable(wrong);

  let document;
  try {
    document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  } catch {
    // The parser gives up on brackets nested thousands deep.
    return unusable([{ index: 0, message: "The file is nested too deeply. Restore an earlier version." }]);
  }
  const { contents } = document;
  const misread = findMisread(contents, text);
  const repeated = document.errors.filter(({ code }) => code === "DUPLICATE_KEY");
  const fatal = document.errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  if (fatal.length > 0) {
    const swallowed = misread.filter(
      ({ index, message }) => index <= (fatal[0]?.pos[0] ?? 0) && /quote/.test(message),
    );
    return unusable(swallowed.length > 0 ? swallowed.slice(0, 1) : explainErrors(text, fatal, names));
  }
  const diagnostics = [
    ...misread,
    ...repeated.map(({ pos: [index] }) => {
      const name = /^["']?([^"':\n]*)/.exec(text.slice(index))?.[1]?.trim() ?? "";
      return { index, message: `"${name}" stands here a second time. Keep one of the two.` };
    }),
  ];
  return {
    value: misread.some(({ isFatal }) => isFatal) ? undefined : document.toJS(),
    diagnostics,
    position,
    nodeAt: (path) => {
      let node: Node | undefined = contents ?? undefined;
      let key: Node | undefined;
      for (const step of path) {
        const pair = isMap(node)
          ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
          : undefined;
        const next: unknown = pair
          ? pair.value
          : isSeq(node) && typeof step === "number"
            ? node.items[step]
            : undefined;
        if (!pair && next === undefined) return {};
        key = pair && isScalar(pair.key) ? pair.key : undefined;
        node = isAlias(next) || isScalar(next) || isMap(next) || isSeq(next) ? next : undefined;
      }
      return { node, key };
    },
    written: ({ range }) => (range ? text.slice(range[0], range[1]) : ""),
  };
}
