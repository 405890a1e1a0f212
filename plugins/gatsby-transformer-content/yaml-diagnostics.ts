/** Parses a content file and explains what is wrong with its YAML. */
import {
  type ErrorCode,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLParseError,
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
const needsColon = (line: string): string =>
  /^[\w"'-]/.test(line)
    ? "There must be a colon and an ordinary space between a name and its value:  name: value. An entry of a list begins with a hyphen (-) and a space."
    : `A line cannot begin with ${line.charAt(0)}. An entry of a list begins with a hyphen (-) and a space. Delete what a merge or a word processor has left here.`;

/** U+FFFD, UTF-16 without a mark, and UTF-8 that was read as Windows-1252: "Ã©", "Ã–", "â‚¬". */
const damaged = /[\ufffd\0]|[\u00c2-\u00c5][\u0080-\u00bf\u2013-\u2122]|\u00e2[\u20ac\u201a]|\u00f0\u0178/;

/** What to do about the parser's errors, by their codes. Others are `misplaced`. */
const advice: Partial<Record<ErrorCode, (line: string) => string>> = {
  BAD_SCALAR_START: needsColon,
  BLOCK_AS_IMPLICIT_KEY: (text) =>
    `A colon inside a text needs quotes. ${inQuotes(text)} If there is none: ${misplaced}`,
  MISSING_CHAR: needsColon,
  MULTILINE_IMPLICIT_KEY: needsColon,
  MULTIPLE_DOCS: () => "A line of --- or ... does not belong here. Delete it.",
  TAB_AS_INDENT: () => "The line is indented with a tab. Use spaces, two for each step.",
  UNEXPECTED_TOKEN: needsColon,
};

/** Explains an error of the parser: at the quote or bracket that it follows, or else where the parser stopped. */
function explainError({ code, pos: [at] }: YAMLParseError, root: Node | null, text: string): Diagnostic {
  const lineFrom = (start: number) => text.slice(start).split("\n", 1)[0] ?? "";
  let opening: { readonly index: number; readonly isQuote: boolean } | undefined;
  visit(root, {
    Node: (_, node) => {
      const [index, end] = node.range ?? [0, 0];
      const isQuote = isScalar(node) && /^QUOTE/.test(node.type ?? "");
      const isBracket = isCollection(node) ? node.flow : isScalar(node) && /^BLOCK/.test(node.type ?? "");
      if ((isQuote || isBracket) && index <= at && !text.slice(end, at).includes("\n"))
        opening = { index, isQuote };
    },
  });
  if (opening) {
    const { index, isQuote } = opening;
    const isClosed = code === "UNEXPECTED_TOKEN";
    const what = isQuote ? "quote" : "bracket";
    const message = !isClosed
      ? `The ${what} that opens here is not closed. Close it on the same line.`
      : isQuote
        ? "There is more text after the closing quote. Use the other kind of quotes (\" or ') around the text."
        : cannotBegin(lineFrom(index));
    return { index, message };
  }
  const index = Math.min(at, text.trimEnd().length - 1);
  return { index, message: advice[code]?.(lineFrom(index)) ?? misplaced };
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
    // Excel shortens long numbers, so the digits of a telephone number may be lost.
    else if (typeof node.value === "number" && !/^[-+]?\d+(?:\.\d+)?$/.test(source))
      add(
        start,
        `${source} means ${node.value} here. Type the whole number in digits. A telephone number needs quotes.`,
      );
    else if (/^\+?\d{1,3}\.000$/.test(source) && !/(?:latitude|longitude): *$/.test(text.slice(0, start)))
      add(
        start,
        `${source} means ${String(node.value)} here. Write thousands without a point: ${source.replace(".", "")}.`,
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
    return {
      ...parsed,
      value: undefined,
      diagnostics: [isQuoted ? continued : explainError(failure, contents, text)],
    };
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
