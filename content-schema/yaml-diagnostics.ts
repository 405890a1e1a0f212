/** Parses a content file, and says where YAML reads it differently from what people see. */
import {
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
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
export type ParsedYaml = ReturnType<typeof parseYaml>;

const quote = `Put the whole text in quotes ("). Inside it, use ' or “ ”.`;
const sign = `A text cannot begin with a sign such as { [ & * ! or @. ${quote}`;
const lineUp = "Check the spaces and hyphens of this line, and of those above and below.";

/** What to do about the parser's errors, by their codes. */
const advice: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: sign,
  BAD_INDENT: `This line begins in another column than those that belong with it, or the space after a hyphen or a closing bracket is missing. ${lineUp}`,
  BAD_SCALAR_START: sign,
  DUPLICATE_KEY:
    "This name is used for the second time here. Keep one of the two. If a new entry of a list begins here, put a hyphen and a space before it.",
  BLOCK_AS_IMPLICIT_KEY: `A colon inside a text needs quotes. ${quote} If there is no such colon: ${lineUp}`,
  MISSING_CHAR: `A quote or bracket is not closed, or the colon and the space after a name are missing. ${lineUp}`,
  MULTILINE_IMPLICIT_KEY: "There must be a colon and a space between a name and its value:  name: value.",
  MULTIPLE_DOCS: "A line of --- or ... does not belong here. Delete it.",
  UNEXPECTED_TOKEN: `There is more text after a closing quote or bracket, or a text begins with a sign such as {. ${quote}`,
  TAB_AS_INDENT: "The line is indented with a tab. Use spaces, two for each step.",
};

/** Mistakes that can be found in any text; the parser's messages about them would not help. */
const inAnyText: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    // U+FFFD, UTF-16 without a mark, and UTF-8 that was read as Windows-1252: "Ã©", "Ã–", "â‚¬".
    /[\ufffd\0]|[\u00c2-\u00c5][\u0080-\u00bf\u2013-\u2122]|\u00e2[\u20ac\u201a]|\u00f0\u0178/,
    'A letter here is damaged because the file was not saved as UTF-8. Type it again. Open the file in a plain text editor and save it with the encoding "UTF-8".',
  ],
  [
    /^(?:<{7}|={7}|>{7})(?: .*)?$/m,
    "Git has left a mark here because two people changed the same lines. Keep one of the two versions, and delete the lines of <<<<<<<, ======= and >>>>>>>.",
  ],
];

/** Finds texts that lose a part: after a number sign, or from a mark with a meaning in YAML. */
function findLostText(root: Node | null, text: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(root, (place, node) => {
    if (!isNode(node)) return;
    const [start, end] = node.range ?? [0, 0];
    const remark = /^.*?#/.exec(text.slice(end))?.[0].length;
    if (isAlias(node) || node.anchor || node.tag) found.push({ index: start, message: sign });
    else if (!isScalar(node) || place === "key") return;
    else if (!/^BLOCK/.test(node.type ?? "") && text.slice(start, end).includes("\n"))
      found.push({
        index: start,
        message: `This text continues on the next line, or its closing quote is missing. Write each text on one line. ${lineUp}`,
      });
    else if (remark && (node.value === null || typeof node.value === "string"))
      found.push({
        index: end + remark - 1,
        message:
          "The site ignores everything after #. Put the whole text in quotes, or write a remark on its own line.",
      });
  });
  return found;
}

/**
 * Parses a content file.
 *
 * @returns plain values, or undefined if the file cannot be parsed; everything that is wrong; and functions for places in the text
 */
export function parseYaml(text: string) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const { contents, errors } = document;
  const rangeOf = (node: unknown) => (isNode(node) ? (node.range ?? undefined) : undefined);
  const nodeAt = (path: readonly PropertyKey[]): unknown => document.getIn(path, true);

  /** Returns the 1-based line and column of an index into the text. */
  const position = (index: number) => {
    const { line, col } = lineCounter.linePos(index);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  /** Returns where the name of an entry is. */
  const nameAt = (path: readonly PropertyKey[]): number | undefined => {
    const group = nodeAt(path.slice(0, -1));
    const pair = isMap(group) && group.items.find(({ key }) => String(key) === String(path.at(-1)));
    return pair ? rangeOf(pair.key)?.[0] : undefined;
  };
  /** Returns where a value is, or else its name, or else its group; and how the value is written. */
  const at = (path: readonly PropertyKey[]): { index: number; written: string | undefined } => {
    const range = rangeOf(nodeAt(path));
    const written = range && text.slice(range[0], range[1]);
    const index = (written ? undefined : nameAt(path)) ?? range?.[0];
    return { index: index ?? (path.length === 0 ? 0 : at(path.slice(0, -1)).index), written };
  };

  const damage = inAnyText.flatMap(([pattern, message]) => {
    const index = pattern.exec(text)?.index;
    return index === undefined ? [] : [{ index, message }];
  });
  const last = text.trimEnd().length - 1;
  const syntax = errors.map(({ code, pos: [index], message }) => ({
    index: Math.min(index, last),
    message: advice[code] ?? `${message.replace(/[.:]$/, "")}. ${lineUp}`,
  }));
  const lost = findLostText(contents, text);
  const found = [...lost, ...syntax].sort((a, b) => a.index - b.index);
  // An alias without its anchor has no value.
  const isAliased = lost.some(({ index }) => text.charAt(index) === "*");
  const isReadable =
    damage.length === 0 && !isAliased && errors.every(({ code }) => code === "DUPLICATE_KEY");
  return {
    value: isReadable ? (document.toJS() as unknown) : undefined,
    // The first mistake is often the reason for the others.
    diagnostics: isReadable ? found : [...damage, ...found].slice(0, 1),
    position,
    nameAt,
    at,
  };
}
