/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { checkFile } from "../../../content-schema/check-file";
import { formatProblem } from "../../../content-schema/problem-report";
import { singleFiles } from "../../../content-schema/schema";
import { seededRandom } from "../../../sample-api/seeded-random";

type Pick = <T>(items: readonly T[]) => T;
const entry = /^ *(?:- )?[A-Za-z]\w*: \S/;
const value = (pattern: RegExp, replacement: string) => (line: string) => line.replace(pattern, replacement);

/** Mistakes that people make in YAML: a pattern for the affected lines, and a function that damages one. */
const kinds: Record<string, readonly [RegExp, (line: string, pick: Pick) => string | readonly string[]]> = {
  "line dropped": [/\S/, () => []],
  "line doubled": [/\S/, (line) => [line, line]],
  "separator added": [entry, (line, pick) => [pick(["---", "...", "```", "<<<<<<< HEAD", "======="]), line]],
  "name misspelt": [entry, value(/\w:/, ":")],
  "name renamed": [entry, value(/[A-Za-z]\w*/, "other")],
  "name capitalised": [entry, (line) => line.replace(/[a-z]/, (letter) => letter.toUpperCase())],
  "value retyped": [
    entry,
    (line, pick) =>
      line.replace(
        /: .*/,
        `: ${pick(["12", "true", "null", "~", "[]", "{}", "2026-01-01", '""', "[a, b]"])}`,
      ),
  ],
  "value removed": [entry, value(/: .*/, ":")],
  "value prefixed": [
    entry,
    (line, pick) => line.replace(": ", `: ${pick([..."@*&!%`|>{['\"#", "- ", "? "])}`),
  ],
  "colon in a value": [entry, value(/$/, ": more")],
  "number sign in a value": [entry, value(/$/, " # more")],
  "HTML in a value": [entry, value(/: /, ": <img src=x onerror=alert(1)> ")],
  "value too long": [entry, (line) => line + " and so on".repeat(80)],
  "value with a zero byte": [entry, value(/$/, "\0")],
  "letter damaged": [entry, value(/: /, ": Ã©")],
  "indented by one": [/\S/, value(/^/, " ")],
  "indented by two": [/\S/, value(/^/, "  ")],
  "outdented by one": [/^ /, value(/^ /, "")],
  "outdented by two": [/^ {2}/, value(/^ {2}/, "")],
  "indented by a tab": [/^ +/, value(/^ {1,2}/, "\t")],
  "colon lost": [entry, value(/:/, "")],
  "space after the colon lost": [entry, value(/: /, ":")],
  "hyphen lost": [/^ *- /, value(/- /, "  ")],
  "space after the hyphen lost": [/^ *- /, value(/- /, "-")],
  "hyphen added": [entry, value(/\S/, "- $&")],
  "quote lost": [/"/, value(/"/, "")],
  "quote added": [entry, (line, pick) => line.replace(": ", `: ${pick(['"', "'"])}`)],
  "bracket lost": [/[{}]/, value(/[{}]/, "")],
  "character changed": [
    /\S{4}/,
    (line, pick) => {
      const at = pick([...line].map((_, index) => index));
      return line.slice(0, at) + pick([...":-#\"'{}[]&*!|>%@,?\\<\u200b\u0007"]) + line.slice(at + 1);
    },
  ],
};

/** Returns every value with its path. */
const leavesOf = (value: unknown, path = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path} ${key}`))
    : [`${path}: ${String(value)}`];

it("reports damaged files within a line of the mistake, and accepts none with other values elsewhere", async () => {
  const folder = join(__dirname, "..", "..", "support", "content");
  const check = (name: string, text: string) => checkFile(name, text, () => undefined);
  const accepted: string[] = [];
  const elsewhere: string[] = [];
  let count = 0;
  for (const [fileIndex, name] of [...singleFiles, "branches/head-office.yaml"].entries()) {
    const source = readFileSync(join(folder, name), "utf8");
    const lines = source.split("\n");
    const before = leavesOf((await check(name, source)).content?.value);
    for (const [kindIndex, [kind, [where, damage]]] of Object.entries(kinds).entries()) {
      const random = seededRandom(fileIndex * 1000 + kindIndex);
      const pick: Pick = (items) => items[Math.floor(random() * items.length)]!;
      const candidates = lines.flatMap((line, index) =>
        where.test(line) && !/^\s*#/.test(line) ? [index] : [],
      );
      if (candidates.length === 0) continue;
      count += 1;
      const at = pick(candidates);
      const damaged = lines.flatMap((line, index) => (index === at ? damage(line, pick) : line)).join("\n");
      const { problems, content } = await check(name, damaged);
      const report = [`${name}:${at + 1} ${kind}`, ...problems.map(formatProblem)].join("\n    ");
      if (content) {
        accepted.push(report);
        const after = leavesOf(content.value);
        const changed = after.filter((leaf) => !before.includes(leaf));
        // Without one list entry, the later ones move up.
        if (after.length >= before.length && changed.length > 1) throw new Error(`Misread: ${report}`);
        continue;
      }
      expect(report).not.toMatch(/\n\s+at |undefined|\[object/);
      expect(problems.map(({ file }) => file)).toContain(`content/${name}`);
      // Ignores comments and blank lines.
      const gap = (a: number, b: number) =>
        lines.slice(Math.min(a, b), Math.max(a, b)).filter((line) => /^\s*[^#\s]/.test(line)).length;
      if (!problems.some(({ line }) => gap(line, at + 1) <= 1)) elsewhere.push(report);
    }
  }
  expect(count).toBeGreaterThan(300);
  expect(accepted.length / count).toBeLessThan(0.05);
  expect(elsewhere.length / (count - accepted.length)).toBeLessThan(0.06);
});
