/** YAML with positions: parses a content file, explains its syntax errors in words, and finds where a value stands. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  type ParsedNode,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from "yaml";
import type { Step } from "./problems";
import { oddLetterFlaw } from "./text-rules";

/** A message at a place in the source (an index into its text). */
export interface Finding {
  index: number;
  message: string;
  /** Where the parser stumbled, if the place above is where the mistake probably is; see one-slip.ts. */
  noticed?: number;
  /**
   * What tells how far the rest can be believed: a quote or a line out of place may have swallowed the lines after it; a text's
   * beginning, or a line out of place, may have been read as something else; of a name that stands there twice, one is left out.
   */
  kind?: "quote" | "alignment" | "beginning" | "repeated";
}

/** A value's place: the node if there is one, the key before it if it has one. */
export interface Place {
  node?: ParsedNode;
  key?: ParsedNode;
  /** False when the path leads nowhere; `node` is then the innermost group or list that exists. */
  exists: boolean;
}

export interface YamlSource {
  /** Plain values, or undefined when the syntax cannot be trusted. */
  value: unknown;
  findings: Finding[];
  /** Line and column, counted from 1, of an index into the text. */
  position: (index: number) => { line: number; column: number };
  place: (path: readonly Step[]) => Place;
  /** A value as it is written in the file. */
  written: (node: ParsedNode) => string;
}

const lineAt = (text: string, index: number): string => {
  const start = text.lastIndexOf("\n", index - 1) + 1;
  const end = text.indexOf("\n", index);
  return text.slice(start, end < 0 ? undefined : end);
};

const inQuotes = (rest: string): string => `"${rest.trim().replaceAll('"', "'")}"`;

const needsQuotes = (rest: string): string => `Put the whole text in quotes: ${inQuotes(rest)}.`;

export const colonInText = (whole: string): string =>
  `A colon inside a text confuses the file. ${needsQuotes(whole)}`;

/** The text with quotes around what stands from `index` to the end of its line, as `needsQuotes` asks for. */
export function quotedFrom(text: string, index: number): string {
  const [rest = ""] = /^.*/.exec(text.slice(index)) ?? [];
  return text.slice(0, index) + inQuotes(rest) + text.slice(index + rest.length);
}

// Said here of what a parser's error points to, and in one-slip.ts of a line that was found by trial.
export const spaceAfterHyphen = "After a hyphen there must be a space.";
export const hyphenTooMany = "This line begins with a hyphen, as in a list. Write  name: value.";
export const hyphenMissing = "This entry of a list must begin with a hyphen, like those beside it.";
export const joinAbove = "If it goes on with the text above, write it on that line.";
export const outOfLine = "This line does not line up with its neighbours.";
/** What people type, or their editor, in a hyphen's place. */
export const likeHyphen = "[\\u2010-\\u2015\\u2022\\u00b7*+]";
export const notHyphenBut = (sign: string): string =>
  `An entry of a list begins with a hyphen (-), not with ${sign}.`;

export const missingColon =
  "There is no colon and space between a name and its value. Write it as  name: value  with a space after the colon.";

const notAligned = `${outOfLine} Lines that belong together begin in the same column; each step inwards is two spaces.`;

/** Index of the innermost bracket that is open at `end`, or `end` itself when there is none. */
function openBracketBefore(text: string, end: number): number {
  let closed = 0;
  for (let index = Math.min(end, text.length) - 1; index >= 0; index -= 1) {
    const character = text.charAt(index);
    if (character === "}" || character === "]") closed += 1;
    if (character === "{" || character === "[") closed -= 1;
    if (closed < 0) return index;
  }
  return end;
}

/** Index of the first letter of the next line after `index` that is neither empty nor a remark; -1 if there is none. */
function nextContent(text: string, index: number): number {
  const next = /\n(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*(?=[^\s#])/.exec(text.slice(index));
  return next ? index + next.index + next[0].length : -1;
}

const indentAt = (text: string, index: number): number => /^ */.exec(lineAt(text, index))?.[0].length ?? 0;

/** The lines above `index` that are neither empty nor remarks, the nearest first: where each begins, and how far inwards. */
const contentAbove = (text: string, index: number): readonly { at: number; indent: number }[] =>
  [...text.slice(0, text.lastIndexOf("\n", index - 1) + 1).matchAll(/^( *)(?=[^\s#])/gm)]
    .map((match) => ({ at: match.index + match[0].length, indent: match[0].length }))
    .reverse();

/**
 * A line that does not fit its neighbours. The parser stumbles over the first line that is right again; the mistake is
 * often above it.
 */
function misaligned(text: string, noticed: number): Finding {
  return { ...likeliestLine(text, noticed), noticed };
}

const hasName = (line: string): boolean => /:(?:\s|$)/.test(line);

function likeliestLine(text: string, noticed: number): Finding {
  const empty = !/^[ \t]*[^\s#]/.test(lineAt(text, noticed));
  const index = empty ? Math.max(nextContent(text, noticed), noticed) : noticed;
  const indent = indentAt(text, index);
  const above = contentAbove(text, index);

  // All steps are of two spaces: an odd number of them is a slip.
  const odd = above.find((line) => line.indent % 2 === 1);
  if (odd && indent % 2 === 0) return { index: odd.at, message: notAligned };

  const first = above.at(-1);
  if (first && first.indent > indent) return { index: first.at, message: notAligned };
  if (first && !hasName(lineAt(text, first.at))) return { index: first.at, message: missingColon };
  const leap = above.find((line, row) => (above[row - 1]?.indent ?? 0) > line.indent + 2);
  if (leap) return { index: leap.at, message: notAligned };

  const parent = above.findIndex((line) => line.indent < indent);
  const eldest = parent < 0 ? first : above[parent - 1];
  const inList = /^ *- /.test(lineAt(text, index));
  if (eldest && inList && eldest.indent === indent + 2 && !text.startsWith("-", eldest.at)) {
    return {
      index: eldest.at,
      message: "This entry of a list must begin with a hyphen, like those below it.",
    };
  }
  const siblings = above
    .slice(0, parent < 0 ? above.length : parent)
    .filter((line) => line.indent === indent);
  const hyphens = siblings.filter((line) => text.startsWith("- ", line.at)).length;
  if (eldest && text.startsWith("- ", eldest.at)) {
    const named = hasName(lineAt(text, index));
    if (named && !inList && hyphens === 1) return { index: eldest.at, message: hyphenTooMany };
    if (!named && eldest.indent === indent && !hasName(lineAt(text, eldest.at)))
      return { index: text.lastIndexOf("\n", index - 1) + 1 + indent, message: hyphenMissing };
  }
  return { index, message: notAligned };
}

/** Where the value of a name, or the entry of a list, begins on a line that is not indented; 0 where it has neither. */
const valueStart = (line: string): number => /^(?:- +)?(?:[\w-]+:(?: +|$))?/.exec(line)?.[0].length ?? 0;

// With something behind it: alone, each of these means something that is explained elsewhere.
const taken = /^(?:\*\S*[ \t]+\S|[>|](?![+-]?\d?[+-]?\s*(?:#|$))|\?[ \t]+\S)/;

// Behind a name or a hyphen only: a line of its own may begin so, in a longer text or where braces are closed.
const takenAsValue = /^(?:[&!\]}]|\{\{)/;

const notHyphen = new RegExp(`^${likeHyphen}(?=[ \\t])`);

const blockOpened = /[:-] +([|>])[+-]?\d?[ \t]*$/;

/**
 * What stands at the beginning of a text or of an entry and is something else to the parser, which may stumble over it only
 * in the lines after it. Undefined where the line that was noticed, and the one above it, begin as they should.
 */
function badStart(text: string, noticed: number): Finding | undefined {
  const here = text.lastIndexOf("\n", noticed - 1) + 1 + indentAt(text, noticed);
  const above = contentAbove(text, noticed)[0]?.at;
  for (const begin of above === undefined ? [here] : [here, above]) {
    const line = lineAt(text, begin).trimStart();
    const dash = notHyphen.exec(line)?.[0];
    if (dash) {
      return { index: begin, message: notHyphenBut(dash) };
    }
    const start = valueStart(line);
    const value = line.slice(start);
    if (taken.test(value) || (start > 0 && takenAsValue.test(value))) {
      return {
        index: begin + start,
        kind: "beginning",
        message: `A text cannot begin with ${value.charAt(0)}. ${needsQuotes(value)}`,
      };
    }
  }
  const sign = above === undefined ? undefined : blockOpened.exec(lineAt(text, above))?.[1];
  return sign
    ? {
        index: here,
        message: `The text that belongs to the ${sign} above begins here: indent it by two spaces more than that line, or put it in quotes in the place of the ${sign}.`,
      }
    : undefined;
}

/** An entry of a list has no colon either, and may have lost its hyphen: hence `noticed`. */
const withoutColon = (index: number): Finding => ({ index, noticed: index, message: missingColon });

/** What a parser's error means to somebody who does not know YAML. May move to where the mistake was made. */
function syntaxFinding(error: YAMLError, text: string): Finding {
  const index = Math.min(error.pos[0], Math.max(0, text.length - 1));
  const line = lineAt(text, index);
  const rest = line.slice(index - (text.lastIndexOf("\n", index - 1) + 1));
  const at = (message: string, where = index): Finding => ({ index: where, message });

  // A hyphen without a space upsets the lines after it, too.
  const hyphen = /(?:^|\n) *(-)[^\s-][^\n]*(?:\n[^\n]*)?$/.exec(
    text.slice(0, text.indexOf("\n", index) >>> 0),
  );
  if (hyphen && error.code !== "TAB_AS_INDENT") {
    return at(spaceAfterHyphen, hyphen.index + hyphen[0].indexOf("-"));
  }

  const begun = error.code === "TAB_AS_INDENT" ? undefined : badStart(text, index);
  if (begun) return begun;

  switch (error.code) {
    case "TAB_AS_INDENT":
      return at("The line is indented with a tab. Use spaces, two for each step inwards.");
    case "BAD_INDENT":
      return /flow/i.test(error.message)
        ? at("The bracket that opens here is not closed.", openBracketBefore(text, error.pos[0]))
        : misaligned(text, index);
    case "BLOCK_AS_IMPLICIT_KEY": {
      if (rest.trim() === line.trim()) return misaligned(text, index);
      if (/:(\s|$)/.test(rest)) {
        return at(colonInText(rest));
      }
      const next = nextContent(text, index);
      return misaligned(text, next < 0 ? index : next);
    }
    case "MULTILINE_IMPLICIT_KEY":
      return withoutColon(index);
    case "MISSING_CHAR":
      if (/quote/i.test(error.message)) return at("A quote is opened and never closed.");
      if (/without - indicator/.test(error.message)) return misaligned(text, index);
      return /implicit/i.test(error.message)
        ? withoutColon(index)
        : at("A bracket, [ or {, is opened and never closed.");
    case "BLOCK_IN_FLOW":
      return at("Inside brackets a comma is missing between two entries, or the bracket is not closed.");
    case "BAD_SCALAR_START":
      return {
        index,
        kind: "beginning",
        message: `A text cannot begin with ${rest.charAt(0)}. ${needsQuotes(rest)}`,
      };
    case "BAD_DQ_ESCAPE":
      return at(
        "Inside double quotes a backslash \\ has a meaning of its own. Leave it out, or use single quotes.",
      );
    case "MULTIPLE_DOCS": {
      // The parser stumbles over what comes after the points, which is right.
      const points = [...text.slice(0, index).matchAll(/^\.{3}(?=\s)/gm)].at(-1);
      return points
        ? at("A line of three points ends the file. Delete that line.", points.index)
        : at(
            "A line of hyphens (---) begins a second document. Delete that line: one file holds one set of entries.",
          );
    }
    case "DUPLICATE_KEY":
      return at(
        `"${/^["']?([^"':]*)/.exec(rest)?.[1]?.trim() ?? ""}" stands here a second time. Keep one of the two.`,
      );
    case "NON_STRING_KEY":
    case "KEY_OVER_1024_CHARS":
      return at("This cannot be the name of an entry. Write it as  name: value.");
    case "UNEXPECTED_TOKEN": {
      if (/same line with key/.test(error.message)) {
        return at(
          "A list entry begins on a line of its own, below the name of the list, indented by two spaces.",
        );
      }
      const value = /^\s*(?:- )?[\w-]+: +(["'{[].*)$/.exec(line)?.[1] ?? /^\s*- +(["'{[].*)$/.exec(line)?.[1];
      if (value?.startsWith("{") || value?.startsWith("[")) {
        return at(
          `A text cannot begin with ${value.charAt(0)}. ${needsQuotes(value)}`,
          index + rest.length - value.length,
        );
      }
      if (value) {
        return {
          index,
          noticed: index,
          message:
            "There is something after the closing quote. To use a quote inside a text, put the other kind of quotes around it.",
        };
      }
      return misaligned(text, index);
    }
    default:
      return at("This line cannot be read. Compare it with the lines around it: spaces, colon, quotes.");
  }
}

/** Things that YAML allows and these files do not, because they do something else than what one sees. */
function unwelcome(root: ParsedNode | null, text: string): Finding[] {
  const findings: Finding[] = [];
  if (!root) return findings;
  visit(root, (_key, node, ancestors) => {
    if (isAlias(node)) {
      findings.push({
        index: node.range?.[0] ?? 0,
        kind: "beginning",
        message: `A text cannot begin with *. ${needsQuotes(
          lineAt(text, node.range?.[0] ?? 0)
            .split(/: |- /)
            .pop() ?? "",
        )}`,
      });
      return;
    }
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return;
    const [start, end] = node.range ?? [0, 0];
    // What the parser takes for a mark of its own, before the text.
    const mark = node.anchor || node.tag ? /[&!]\S*(?:\s|#.*)*$/.exec(text.slice(0, start)) : undefined;
    if (mark) {
      const line = lineAt(text, mark.index);
      const written = line.slice(mark.index - text.lastIndexOf("\n", mark.index) - 1);
      findings.push({
        index: mark.index,
        kind: "beginning",
        message: `A text cannot begin with ${written.charAt(0)}. ${needsQuotes(written)}`,
      });
      return;
    }
    if (!isScalar(node)) return;
    const source = text.slice(start, end);
    const remarkOnly =
      text.charAt(start) === "#" ? /\S[ \t]+(#.*)/.exec(lineAt(text, start))?.[1] : undefined;
    if (node.value === null && remarkOnly) {
      findings.push({
        index: start,
        kind: "beginning",
        message: `A text cannot begin with #: everything after it is left out as a remark. ${needsQuotes(remarkOnly)}`,
      });
      return;
    }
    if (typeof node.value === "number" && /^\d{1,3}\.000$/.test(source)) {
      findings.push({
        index: start,
        message: `${source} means ${node.value} here. Write thousands without a separator: ${source.replace(".", "")}.`,
      });
    }
    const quoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
    if (quoted && source.includes("\n")) {
      findings.push({
        index: start,
        kind: "quote",
        message:
          "The quote that opens here is not closed on the same line. Close it, and keep the text on one line.",
      });
    }
    if (node.type === Scalar.PLAIN && /\n[ \t]*-[ \t]/.test(source)) {
      const hyphen = source.search(/\n[ \t]*-[ \t]/);
      findings.push({
        index: start + hyphen + source.slice(hyphen).indexOf("-"),
        noticed: start,
        kind: "alignment",
        message: notAligned,
      });
    }
    const parent = ancestors.at(-1);
    if (node.type === Scalar.PLAIN && isSeq(parent) && !parent.flow && source.includes("\n")) {
      // Otherwise two entries of a list would become one, and nobody were told.
      findings.push({
        index: nextContent(text, start),
        noticed: start,
        kind: "alignment",
        message: `${hyphenMissing} ${joinAbove}`,
      });
    }
    const remark = /^[ \t]+#[^\n]*/.exec(text.slice(end));
    if (node.type === Scalar.PLAIN && typeof node.value === "string" && remark) {
      findings.push({
        index: end + remark[0].indexOf("#"),
        message:
          "Everything after # is left out of the page. If it belongs to the text, put the text in quotes; " +
          "if it is a remark, give it a line of its own.",
      });
    }
  });
  return findings;
}

const hasKey = (pair: unknown, key: string): pair is Pair<ParsedNode, ParsedNode | null> =>
  typeof pair === "object" &&
  pair !== null &&
  "key" in pair &&
  isScalar(pair.key) &&
  String(pair.key.value) === key;

function placeIn(root: ParsedNode | null, path: readonly Step[]): Place {
  let node: ParsedNode | undefined = root ?? undefined;
  let key: ParsedNode | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair: Pair<ParsedNode, ParsedNode | null> | undefined = node.items.find((item) =>
        hasKey(item, String(step)),
      );
      if (!pair) return { node, key, exists: false };
      key = pair.key;
      node = pair.value ?? undefined;
    } else if (isSeq(node) && typeof step === "number" && node.items[step]) {
      key = undefined;
      node = node.items[step];
    } else {
      return { node, key, exists: false };
    }
  }
  return { node, key, exists: true };
}

/** Parses a content file. Never throws: whatever is wrong is among the findings. */
export function parseYaml(text: string): YamlSource {
  const lines = new LineCounter();
  const position = (index: number) => {
    const { line, col } = lines.linePos(Math.max(0, Math.min(index, text.length)));
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const withoutParser = (finding: Finding): YamlSource => {
    lines.lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    return nothing([finding]);
  };
  const nothing = (findings: Finding[]): YamlSource => ({
    value: undefined,
    findings,
    position,
    place: () => ({ exists: false }),
    written: () => "",
  });

  const conflict = /^(?:<<<<<<< |=======$|>>>>>>> )/m.exec(text);
  if (conflict) {
    return withoutParser({
      index: conflict.index,
      message:
        "Two versions of this file were put together here. Keep one of the parts between <<<<<<< and >>>>>>>, and delete these lines.",
    });
  }

  const fence = /^[ \t]*`{3}\w*[ \t]*$/m.exec(text);
  if (fence) {
    return withoutParser({
      index: fence.index + fence[0].indexOf("`"),
      message:
        "Three backticks (```) stand around a text in a chat; they do not belong to it. Delete this line.",
    });
  }

  const points = /^[ \t]+(?=\.{3}[ \t]*$)/m.exec(text);
  if (points) {
    return withoutParser({
      index: points.index + points[0].length,
      message: "Three points alone are no entry. Delete this line.",
    });
  }

  // Where the parser wants a space of the plain kind: before a line, after a hyphen and after a name's colon.
  // (The mark that a file may begin with is none of these.)
  const odd =
    /^([ \t]*(?:-|(?:- +)?[\w-]+:)|[ \t]*(?!\ufeff))([\u00a0\u2000-\u200b\u202f\u2060\u3000\ufeff])/m.exec(
      text,
    );
  if (odd) {
    return withoutParser({
      index: odd.index + (odd[1]?.length ?? 0),
      message: oddLetterFlaw(odd[2] ?? ""),
    });
  }

  const directive = /^%/m.exec(text);
  if (directive) {
    return withoutParser({
      index: directive.index,
      message: "A line cannot begin with %. Put the text in quotes.",
    });
  }

  let document;
  try {
    document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      stringKeys: true,
      merge: false,
      version: "1.2",
      keepSourceTokens: false,
    });
  } catch {
    // The parser gives up on brackets nested thousands deep.
    return withoutParser({
      index: 0,
      message: "The file is nested too deeply to be read. Restore an earlier version.",
    });
  }
  const root: ParsedNode | null = document.contents;
  const extras = unwelcome(root, text);
  const fatal = document.errors.filter((error) => error.code !== "DUPLICATE_KEY");
  const repeated = document.errors.filter((error) => error.code === "DUPLICATE_KEY");

  const findings: Finding[] = repeated.map((error) => ({
    ...syntaxFinding(error, text),
    noticed: error.pos[0],
    kind: "repeated",
  }));
  const tabs = fatal.filter((error) => error.code === "TAB_AS_INDENT");
  const first = fatal[0];
  if (first) {
    // One mistake makes the parser trip many times: all tabs are told, of the rest only the first.
    const told = tabs.length > 0 ? tabs : [first];
    // A text that has swallowed the lines after it is where the trouble began, not where the parser noticed.
    const swallowing = extras.find(
      ({ index, kind }) => index <= first.pos[0] && (kind === "quote" || kind === "alignment"),
    );
    findings.push(
      ...(swallowing && tabs.length === 0 ? [swallowing] : told.map((error) => syntaxFinding(error, text))),
    );
    return nothing(findings);
  }
  findings.push(...extras);
  const trusted = !extras.some(({ kind }) => kind === "alignment" || kind === "beginning");
  return {
    value: trusted ? document.toJS() : undefined,
    findings,
    position,
    place: (path) => placeIn(root, path),
    written: (node) => text.slice(node.range[0], node.range[1]),
  };
}
