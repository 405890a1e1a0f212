/** What the check finds, and the form in which people read it. */
import { withoutPasswords } from "../../plugins/gatsby-plugin-static-hosting/environment";
import { imageUrl, isAllowedPicture } from "../../src/lib/api/api-url";
import type { Dom } from "../../src/lib/dom";
import { isRecord } from "../../src/lib/type-guards";
import { errors, sentences, type Key } from "./sentences";

/** A sentence of the table, a place or value of the answer (`row 1 (USD) buy_rate "17,925"`), and what to do if that is known better. */
export type Finding = readonly [key: Key, detail?: string, fix?: string | undefined];

/** Returns a value as shortened JSON. */
export function quoted(value: unknown): string {
  // A shortened address could lose the sign that ends its password.
  const json = withoutPasswords(JSON.stringify(value) ?? "nothing");
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

/** Returns a text without passwords and invisible signs. */
const printable = (text: string) => withoutPasswords(text).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\ufffd");

/** Returns fields of a row and what came in them. For a missing one, the fields that came show how it is spelled. */
export function describeFields(label: string, row: unknown, ...names: readonly string[]): string {
  if (!isRecord(row)) return `${label} ${quoted(row)}`;
  const parts = names.map((name) => (name in row ? `${name} ${quoted(row[name])}` : `no ${name}`));
  const isWhole = names.every((name) => name in row);
  const sent = isWhole ? "" : ` beside ${Object.keys(row).join(", ").slice(0, 150)}`;
  return `${label} ${parts.join(", ")}${sent}`;
}

/**
 * Checks the rows of a list.
 *
 * @param keyOf returns the row's own name, undefined for one that is not read
 * @param needed the fields without which a row is not read
 */
export function checkRows(
  name: string,
  rows: readonly unknown[],
  keyOf: (row: unknown) => string | undefined,
  checkRow: (row: unknown, label: string) => Iterable<Finding>,
  ...needed: readonly string[]
): Finding[] {
  const keys = rows.map(keyOf);
  return rows.flatMap((row, index): Finding[] => {
    const key = keys[index];
    const label = `${name} ${index + 1}${key === undefined ? "" : ` (${key})`}`;
    if (key === undefined || keys.indexOf(key) < index)
      return [["row", describeFields(label, row, ...needed)]];
    return [...checkRow(row, label)];
  });
}

/** UTF-8 that was read as Windows-1252 ("Ã©", "â€™", emoji), lost letters, tags and entities. */
const DAMAGED =
  /[\u00c2-\u00c5\u00d0\u00d1][\u0080-\u00bf\u0152-\u0178\u017d\u017e\u02dc\u2013-\u2122]|\u00e2[\u20ac\u201a]|\u00f0\u0178|\ufffd|<\/?(?:p|div|br|h[1-6]|[uo]l|li|strong|em|a|img|table)\b[^<>]*>|&(?:[a-z]{2,8}|#\d{2,5});/i;

/** @param text what visitors see */
export function* checkText(text: string, label: string): Generator<Finding> {
  const { index } = DAMAGED.exec(text) ?? {};
  if (index === undefined) return;
  yield ["letters", `${label}, at ${quoted(text.slice(Math.max(0, index - 12), index + 18))}`];
}

/** @param address of a picture, as the API sends it */
export function* checkPicture(address: unknown, label: string, dom: Dom): Generator<Finding> {
  const url = imageUrl(address);
  if (address && !(url && isAllowedPicture(url, dom))) yield ["picture", label];
}

/**
 * Returns the sentences of the findings with all their details, errors first.
 *
 * @param failed what visitors see when the request fails
 */
export const toldOnce = (findings: readonly Finding[], failed = "") =>
  (Object.keys(sentences) as Key[]).flatMap((key) => {
    const found = findings.filter(([each]) => each === key);
    const details = found.flatMap(([, detail]) => (detail ? printable(detail) : []));
    const level = key in errors ? "error" : "warning";
    const { saw, visitors = failed, fix } = sentences[key];
    return found.length > 0 ? { level, saw, details, visitors, fix: found[0]?.[2] ?? fix } : [];
  });

/** The findings of one exchange. */
export interface Section {
  readonly name: string;
  readonly fact: string;
  readonly findings: ReturnType<typeof toldOnce>;
}

/** Returns a section as text for people. */
export function formatSection({ name, fact, findings }: Section): string {
  const blocks = findings.map(({ level, saw, visitors, fix, details }) => {
    const listed = details.map((detail) => `\n      ${detail}`).join("");
    return `\n\n  ${level.toUpperCase()}\n    We saw:       ${saw}${listed}\n    Visitors see: ${visitors}\n    What to do:   ${fix}`;
  });
  return `${name}: ${fact}${blocks.join("")}`;
}
