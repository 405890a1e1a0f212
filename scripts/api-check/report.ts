/** What the check says, and the two forms in which it says it. */
import { styleText } from "node:util";

/** A row that a finding is about, with its field and what came in it. */
export interface Row {
  readonly row: string;
  readonly field?: string;
  readonly came?: unknown;
}

/** `error`: visitors see something wrong. `warning`: they see nothing wrong now, or something that may be meant. */
export interface Finding {
  readonly level: "error" | "warning";
  readonly saw: string;
  readonly visitors: string;
  readonly fix: string;
  readonly rows?: readonly Row[];
}

export interface Section {
  readonly name: string;
  /** The request, or undefined for several. */
  readonly request?: string;
  readonly facts: readonly string[];
  readonly findings: readonly Finding[];
}

export interface Report {
  readonly api: string;
  readonly site: string;
  /** ISO 8601. */
  readonly checkedAt: string;
  readonly errors: number;
  readonly warnings: number;
  /** 0: no errors; 1: visitors see something wrong; 2: nothing answered. */
  readonly exitCode: 0 | 1 | 2;
  readonly sections: readonly Section[];
}

/** Returns "1 row", "2 rows". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const LONGEST_VALUE = 60;

/** Returns what came as JSON, shortened. */
export function quoted(value: unknown): string {
  const json = JSON.stringify(value) ?? "nothing";
  // Control characters could write to the terminal.
  const text = json.replace(/[\u007f-\u009f\u2028-\u202e]/g, "?");
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

const described = ({ row, field, came }: Row): string =>
  [row, field, came === undefined ? "" : quoted(came)].filter(Boolean).join(" ");

/** Joins findings that differ in their rows alone, errors first. */
export function joined(findings: readonly Finding[]): readonly Finding[] {
  const bySentence = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = [finding.level, finding.saw, finding.visitors, finding.fix].join("\n");
    const same = bySentence.get(key);
    if (same) same.push(finding);
    else bySentence.set(key, [finding]);
  }
  const all = [...bySentence.values()].map((same): Finding => {
    const rows = same.flatMap((finding) => finding.rows ?? []);
    return { ...(same[0] as Finding), ...(rows.length > 0 && { rows }) };
  });
  return [...all.filter(({ level }) => level === "error"), ...all.filter(({ level }) => level === "warning")];
}

const MOST_ROWS = 40;
const WIDTH = 110;

/** Wraps a text behind a label. */
function paragraph(label: string, text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines[lines.length - 1] ?? "";
    if (line && line.length + word.length >= WIDTH - label.length) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.map((line, index) => (index === 0 ? label : " ".repeat(label.length)) + line).join("\n");
}

/**
 * Returns the report as text for people.
 *
 * @param hasColour whether the terminal takes escape sequences
 */
export function formatReport({ api, site, errors, warnings, sections }: Report, hasColour: boolean): string {
  const paint = (format: Parameters<typeof styleText>[0], text: string) =>
    hasColour ? styleText(format, text, { validateStream: false }) : text;
  const said = new Set<string>();
  const parts = sections.map(({ name, request, facts, findings }) => {
    const blocks = findings.map(({ level, saw, visitors, fix, rows = [] }) => {
      const label = paint(level === "error" ? "red" : "yellow", `  ${level.toUpperCase()}`);
      const key = `${saw}\n${visitors}`;
      if (rows.length === 0 && said.has(key)) return `${label}\n    As above:     ${saw}.`;
      said.add(key);
      const more = rows.length > MOST_ROWS ? ` … ${rows.length - MOST_ROWS} more (--json has all)` : "";
      const list = rows.length > 0 ? `: ${rows.slice(0, MOST_ROWS).map(described).join("; ")}${more}` : ".";
      return [
        label,
        paragraph("    We saw:       ", saw + list),
        paragraph("    Visitors see: ", visitors),
        paragraph("    What to do:   ", fix),
      ].join("\n");
    });
    const head = paint("bold", name) + (request ? `  ${request}` : "");
    return [[head, ...facts.map((fact) => paragraph("  ", fact))].join("\n"), ...blocks].join("\n\n");
  });
  const counts = `${counted(errors, "error")}, ${counted(warnings, "warning")}.`;
  const verdict = errors + warnings === 0 ? paint("green", "Everything is in order.") : counts;
  return [`The API at ${api}, as a page of ${site} sees it`, ...parts, verdict].join("\n\n");
}
