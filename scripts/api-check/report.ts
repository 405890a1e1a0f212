/** What the check says, and the form in which people read it. */
import { withoutPasswords } from "../../plugins/gatsby-plugin-static-hosting/environment";
import { isRecord } from "../../src/lib/type-guards";
import { errors, sentences, type Key } from "./sentences";

/** `rows` are the rows that it is about, with the field and what came in it: `row 1 USD buy_rate "17,925"`. */
export interface Finding {
  readonly level: "error" | "warning";
  readonly saw: string;
  readonly visitors: string;
  readonly fix: string;
  readonly rows: readonly string[];
}

export interface Section {
  readonly name: string;
  /** Of the exchange. */
  readonly fact: string;
  readonly findings: readonly Finding[];
}

/** Returns a finding with the details of the sentence filled in, about some rows. */
export function say(key: Key, details: readonly (string | number)[] = [], ...rows: string[]): Finding {
  const [saw = "", visitors = "", fix = ""] = sentences[key].split("|").map((text) => {
    const detail = (_: string, place: string) => withoutPasswords(String(details[Number(place) - 1]));
    return text.trim().replace(/\$(\d)/g, detail);
  });
  return { level: key in errors ? "error" : "warning", saw, visitors, fix, rows };
}

/** Returns a value as JSON, shortened, without passwords and invisible signs. */
export function quoted(value: unknown): string {
  const json = withoutPasswords(JSON.stringify(value) ?? "nothing").replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

/** Returns a field and what came in it. For a missing one, the fields that came show how it is spelled. */
export function describeField(label: string, row: unknown, field: string): string {
  if (!isRecord(row)) return `${label} ${quoted(row)}`;
  return field in row
    ? `${label} ${field} ${quoted(row[field])}`
    : `${label} ${field} missing beside ${Object.keys(row).join(", ").slice(0, 150) || "nothing"}`;
}

/**
 * Joins findings that differ in their rows alone, errors first.
 *
 * @param failed what visitors see when the request fails
 */
export function joined(findings: readonly Finding[], failed: string): readonly Finding[] {
  const all = new Map<string, Finding>();
  for (const { rows, ...sentence } of findings) {
    const key = JSON.stringify(sentence);
    const before = all.get(key)?.rows ?? [];
    all.set(key, { ...sentence, visitors: sentence.visitors || failed, rows: [...before, ...rows] });
  }
  return [...all.values()].sort((one, other) => one.level.localeCompare(other.level));
}

const MOST_ROWS = 20;

/** Returns a section as text for people. */
export function formatSection({ name, fact, findings }: Section): string {
  const blocks = findings.map(({ level, saw, visitors, fix, rows }) => {
    const more = rows.length > MOST_ROWS ? [`… and ${rows.length - MOST_ROWS} more`] : [];
    const listed = [...rows.slice(0, MOST_ROWS), ...more].map((row) => `\n      ${row}`).join("");
    return `\n\n  ${level.toUpperCase()}\n    We saw:       ${saw}${listed}\n    Visitors see: ${visitors}\n    What to do:   ${fix}`;
  });
  return `${name}: ${fact}${blocks.join("")}`;
}
