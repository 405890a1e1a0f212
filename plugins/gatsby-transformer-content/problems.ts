/** What can be wrong with the content, and how it is said. */

/** One step on the way to a value: a key, or a position in a list counted from 0. */
export type Step = string | number;

export interface Problem {
  /** File as people see it: "content/branches.yaml". */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** Where in the file, from the outside in; empty when the whole file is meant. */
  path: readonly Step[];
  /** A sentence that says what is wrong and what is expected. */
  message: string;
}

/** `branches › 2 › phone`. List entries are counted from 1, as people do. */
function pathInWords(path: readonly Step[]): string {
  return path.map((step) => (typeof step === "number" ? String(step + 1) : step)).join(" › ");
}

/** `content/branches.yaml:14:5  branches › 2 › phone: …` */
export function formatProblem({ file, line, column, path, message }: Problem): string {
  const where = `${file}:${line}:${column}`;
  return path.length > 0 ? `${where}  ${pathInWords(path)}: ${message}` : `${where}  ${message}`;
}

/** Problems in the order in which somebody would mend them: by file, then from the top down. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** The whole report, one problem a line, with a closing count. */
export function formatReport(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return [...inReadingOrder(problems).map(formatProblem), "", `${count} in the content.`].join("\n");
}
