/**
 * Finds the one line that keeps a content file from being read because it begins in the wrong column, or with a hyphen too
 * many or too few. A parser stumbles over the first line that does not fit what came before it, which is often right itself.
 * So each line near by is mended by trial, until the file is what its schema expects.
 */

import {
  hyphenMissing,
  hyphenTooMany,
  joinAbove,
  likeHyphen,
  missingColon,
  notHyphenBut,
  outOfLine,
  spaceAfterHyphen,
} from "./yaml-source";

/** A line that was mended, and the text with it; all other lines stay where they are. */
export interface Slip {
  /** Where the line's content begins, an index into the text as it is. */
  readonly index: number;
  readonly message: string;
  readonly mended: string;
}

/** A line as it may have been meant. */
interface Trial {
  readonly line: string;
  readonly message: string;
}

/** How many lines above and below the one that the parser stumbled over are tried. */
const REACH = { above: 16, below: 2 };
/** Each trial reads the whole text, some 300 in all: with a longer one, in characters, that would take seconds. */
const LONGEST = 32_000;
/** The innermost lines of the content files begin so many spaces inwards. */
const DEEPEST = 8;

const columns = Array.from({ length: DEEPEST / 2 + 1 }, (_, step) => 2 * step);

const inPlaceOfHyphen = new RegExp(`^(${likeHyphen}|-(?=\\S))[ \\t]*(\\S.*)$`);

function trialsOf(line: string): readonly Trial[] {
  const [, before = "", hyphen = "", content = ""] = /^([ \t]*)(- +)?(.*)$/.exec(line) ?? [];
  const trials: Trial[] = [];
  const [, name, value] = /^([\w-]+):(\S.*)$/.exec(content) ?? [];
  if (name && value)
    trials.push({
      line: `${before}${hyphen}${name}: ${value}`,
      message: `There is no space between the colon and the value. Write it as  ${name}: ${value}`,
    });
  const [, sign, entry] = inPlaceOfHyphen.exec(content) ?? [];
  if (sign && entry)
    trials.push({
      line: `${before}- ${entry}`,
      message: sign === "-" ? spaceAfterHyphen : notHyphenBut(sign),
    });
  // Moved, a line without a name becomes a part of the text above it, which may not have been meant.
  const movable = hyphen !== "" || /^["']?[\w-]+["']?:/.test(content);
  for (const column of columns) {
    if (column === before.length) continue;
    const remedy =
      column === 0
        ? "It begins at the left edge, without a space before it."
        : `It begins with ${column} spaces; now it has ${before.length}.`;
    trials.push({
      line: " ".repeat(column) + hyphen + content,
      message: movable ? `${outOfLine} ${remedy}` : `${missingColon} ${joinAbove}`,
    });
  }
  for (const column of columns)
    trials.push(
      hyphen
        ? {
            line: " ".repeat(column) + content,
            message: hyphenTooMany,
          }
        : {
            line: `${" ".repeat(column)}- ${content}`,
            message: hyphenMissing,
          },
    );
  return trials;
}

/**
 * @param noticed indexes into the text where something was found to be wrong
 * @param isSound whether a text is what the file should be
 * @returns of several lines that could be meant otherwise the one that leaves the text least indented: a line too far right next
 * to its only sister, not the sister; undefined where there is none, where they are alike in this too, or in a text too long to try
 */
export function findSlip(
  text: string,
  noticed: readonly number[],
  isSound: (text: string) => boolean,
): Slip | undefined {
  if (text.length > LONGEST) return undefined;
  const lines = text.split("\n");
  const rows = noticed.map((index) => text.slice(0, index).split("\n").length - 1);
  const [from, to] = [Math.min(...rows) - REACH.above, Math.max(...rows) + REACH.below];
  let index = 0;
  const found: Slip[] = [];
  for (const [row, line] of lines.entries()) {
    const begin = index + line.search(/\S|$/);
    index += line.length + 1;
    if (row < from || row > to || !/^[ \t]*[^\s#]/.test(line)) continue;
    for (const trial of trialsOf(line)) {
      const mended = lines.map((other, place) => (place === row ? trial.line : other)).join("\n");
      if (!isSound(mended)) continue;
      found.push({ index: begin, message: trial.message, mended });
      break;
    }
  }
  const [first, second] = found.sort((a, b) => a.mended.length - b.mended.length);
  return first?.mended.length === second?.mended.length ? undefined : first;
}
