/** Parses a content file, and says where YAML reads it differently from what people see. */
import {
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";

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
  /** Returns where a value is, or else its name, or else its group; where its name is; and how the value is written. */
  at(path: readonly PropertyKey[]): {
    readonly index: number;
    readonly name?: number | undefined;
    /** Undefined where there is no such entry. */
    readonly written?: string | undefined;
  };
}

const quote = 'Put the whole text in quotes (").';
const lineUp = "Check the spaces and hyphens of this line, and of those above and below.";

/** What to do about the parser's errors, by their codes. */
const advice: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: "This name is used for the second time here. Keep one of the two.",
  BLOCK_AS_IMPLICIT_KEY: `A colon inside a text needs quotes. ${quote} If there is no such colon: ${lineUp}`,
  MISSING_CHAR: `A quote or bracket is not closed, or a colon is missing after a name. ${lineUp}`,
  MULTILINE_IMPLICIT_KEY: "There must be a colon and a space between a name and its value:  name: value.",
  MULTIPLE_DOCS: "A line of --- or ... does not belong here. Delete it.",
  UNEXPECTED_TOKEN: `There is more text after a closing quote or bracket, or a text begins with a sign. ${quote}`,
  TAB_AS_INDENT: "The line is indented with a tab. Use spaces, two for each step.",
};

/** U+FFFD, UTF-16 without a mark, and UTF-8 that was read as Windows-1252: "Ã©", "Ã–", "â‚¬". */
const damaged = /[\ufffd\0]|[\u00c2-\u00c5][\u0080-\u00bf\u2013-\u2122]|\u00e2[\u20ac\u201a]|\u00f0\u0178/;
/** What Git leaves in a file that two people have changed. */
const mergeMark = /^(?:<{7}|={7}|>{7})(?: .*)?$/m;

/** Mistakes that can be found in any text; the parser's messages about them would not help. */
const inAnyText: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    damaged,
    'A letter here is damaged because the file was not saved as UTF-8. Type it again. Open the file in a plain text editor and save it with the encoding "UTF-8".',
  ],
  [
    mergeMark,
    "Git has left a mark here because two people changed the same lines. Keep one of the two versions, and delete the lines of <<<<<<<, ======= and >>>>>>>.",
  ],
];

/** Finds texts that lose a part: after a number sign, or from a mark with a meaning in YAML. */
function findLostText(root: Node | null, text: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(root, (place, node) => {
    if (!isNode(node)) return;
    const [start, end] = node.range ?? [0, 0];
    const source = text.slice(start, end);
    const line = text.slice(end).split("\n", 1)[0] ?? "";
    const remark = line.indexOf("#");
    if (isAlias(node) || node.anchor || node.tag)
      found.push({ index: start, message: `A text cannot begin with *, & or !. ${quote}` });
    else if (!isScalar(node) || place === "key") return;
    else if (!/^BLOCK/.test(node.type ?? "") && source.includes("\n"))
      found.push({
        index: start,
        message: `This text continues on the next line. Write each text on one line. ${lineUp}`,
      });
    else if (remark >= 0 && (node.value === null || typeof node.value === "string"))
      found.push({
        index: end + remark,
        message:
          "The site ignores everything after #. Put the whole text in quotes, or write a remark on its own line.",
      });
    else if (/^\+?\d{1,3}\.000$/.test(source) && !/(?:latitude|longitude): *$/.test(text.slice(0, start)))
      found.push({
        index: start,
        message: `${source} means ${String(node.value)} here. Write thousands without a point: ${source.replace(".", "")}.`,
      });
  });
  return found;
}

/** Parses a content file; everything that is wrong is among the diagnostics. */
export function parseYaml(text: string): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const { contents, errors } = document;
  const position = (index: number) => {
    const { line, col } = lineCounter.linePos(index);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const at = (path: readonly PropertyKey[]) => {
    let node: unknown = contents;
    let index = contents?.range[0] ?? 0;
    let name: number | undefined;
    let written: string | undefined;
    for (const step of path) {
      const pair = isMap(node) ? node.items.find(({ key }) => String(key) === String(step)) : undefined;
      node = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined;
      const range = isNode(node) ? node.range : undefined;
      name = isNode(pair?.key) ? pair.key.range?.[0] : undefined;
      written = range ? text.slice(range[0], range[1]) : pair && "";
      index = (written ? undefined : name) ?? range?.[0] ?? index;
    }
    return { index, name, written };
  };
  for (const [pattern, message] of inAnyText) {
    const index = pattern.exec(text)?.index;
    if (index !== undefined) return { value: undefined, diagnostics: [{ index, message }], position, at };
  }
  const last = text.trimEnd().length - 1;
  const diagnostics = [
    ...findLostText(contents, text),
    ...errors.map(({ code, pos: [index], message }) => ({
      index: Math.min(index, last),
      message: advice[code] ?? `${message.replace(/[.:]$/, "")}. ${lineUp}`,
    })),
  ].sort((a, b) => a.index - b.index);
  // An alias without its anchor has no value.
  const isAliased = diagnostics.some(({ index }) => text.charAt(index) === "*");
  if (isAliased || errors.some(({ code }) => code !== "DUPLICATE_KEY"))
    // The first mistake is often the reason for the others.
    return { value: undefined, diagnostics: diagnostics.slice(0, 1), position, at };
  return { value: document.toJS(), diagnostics, position, at };
}
