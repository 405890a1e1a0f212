/** A mistake in the content, and how it is reported. */

export interface Problem {
  /** The file as people see it: "content/branches/berawa.yaml". */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Path of the value in the file; empty when the whole file or line is meant. */
  readonly path: readonly PropertyKey[];
  /** Sentences that say what is wrong and what to type. */
  readonly message: string;
}

/** Returns the place of a value in words: `items › 4 › answer`. List entries count from 1. */
export const formatPath = (path: Problem["path"]): string =>
  path.map((step) => (typeof step === "number" ? step + 1 : String(step))).join(" › ");

const sentenceOf = ({ path, message }: Problem): string =>
  path.length > 0 ? `${formatPath(path)}: ${message}` : message;

/** Formats one problem: `content/branches/berawa.yaml:14:5  phone: …`. */
export const formatProblem = (problem: Problem): string =>
  `${problem.file}:${problem.line}:${problem.column}  ${sentenceOf(problem)}`;

/**
 * Formats one problem as a command of GitHub Actions: GitHub shows it beside the changed line.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatAnnotation(level: "error" | "warning", problem: Problem): string {
  const { file, line, column } = problem;
  return `::${level} file=${file.replace(/[%:,]/g, encodeURIComponent)},line=${line},col=${column}::${sentenceOf(problem).replaceAll("%", "%25")}`;
}

/** Formats problems one a line, sorted by file and line. */
export function formatProblems(problems: readonly Problem[]): string[] {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .map(formatProblem);
}

/** Formats the whole report, with a count at the end. */
export function formatReport(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return [...formatProblems(problems), "", `${count} in the content.`].join("\n");
}
