/** @jest-environment node */
import { checkFileIn } from "../../../plugins/gatsby-transformer-content/read-content";
import { formatProblem } from "../../../plugins/gatsby-transformer-content/problems";
import { singleFiles } from "../../../plugins/gatsby-transformer-content/schema";
import { normaliseTexts } from "../../../plugins/gatsby-transformer-content/text-rules";
import { parseYaml } from "../../../plugins/gatsby-transformer-content/yaml-diagnostics";
import { seededRandom } from "../../../sample-api/seeded-random";
import { copyContent } from "../../support/content-folder";

const content = copyContent();
afterAll(content.remove);

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

/** Returns every value by its path, with its line. */
function leavesOf(text: string): Map<string, { readonly line: number; readonly value: unknown }> {
  const yaml = parseYaml(text);
  const leaves = new Map<string, { readonly line: number; readonly value: unknown }>();
  const add = (item: unknown, path: readonly PropertyKey[]): void => {
    if (typeof item === "object" && item !== null) {
      for (const [key, inner] of Object.entries(item))
        add(inner, [...path, Array.isArray(item) ? Number(key) : key]);
      return;
    }
    leaves.set(JSON.stringify(path), {
      line: yaml.position(yaml.at(path).index).line,
      value: item,
    });
  };
  add(normaliseTexts(yaml.value), []);
  return leaves;
}

it("reports at least 90 % of damaged files within a line of the mistake, and accepts none with other values", async () => {
  const elsewhere: string[] = [];
  const misread: string[] = [];
  let reported = 0;
  for (const [fileIndex, name] of [...singleFiles, "branches/head-office.yaml"].entries()) {
    const original = content.read(name);
    const lines = original.split("\n");
    const before = leavesOf(original);
    for (const [kindIndex, [kind, [where, damage]]] of Object.entries(kinds).entries()) {
      const random = seededRandom(fileIndex * 1000 + kindIndex);
      const pick: Pick = (items) => items[Math.floor(random() * items.length)]!;
      const candidates = lines.flatMap((line, index) =>
        where.test(line) && !/^\s*#/.test(line) ? [index] : [],
      );
      if (candidates.length === 0) continue;
      const at = pick(candidates);
      const damaged = lines.flatMap((line, index) => (index === at ? damage(line, pick) : line)).join("\n");
      content.write(name, damaged);
      const { problems, content: accepted } = await checkFileIn(content.path, name);
      const title = `${name}:${at + 1} ${kind}`;
      if (accepted) {
        const after = leavesOf(damaged);
        const isShorter = [...before.keys()].some((path) => !after.has(path));
        const changed = [...before].filter(
          ([path, leaf]) => leaf.line !== at + 1 && after.get(path)?.value !== leaf.value,
        );
        // Without one list entry, the later ones move up.
        if (changed.length > 0 && !isShorter)
          misread.push(`${title}: ${changed.map(([path]) => path).join(" ")}`);
        continue;
      }
      reported += 1;
      expect(problems.map(formatProblem).join("\n")).not.toMatch(/\n\s+at |undefined|\[object/);
      // Ignores comments and blank lines.
      const gap = (a: number, b: number) =>
        lines.slice(Math.min(a, b), Math.max(a, b)).filter((line) => /^\s*[^#\s]/.test(line)).length;
      if (!problems.some(({ line }) => gap(line, at + 1) <= 1)) {
        elsewhere.push([title, ...problems.map(formatProblem)].join("\n    "));
      }
    }
    content.restore();
  }
  expect(misread).toEqual([]);
  expect(reported).toBeGreaterThan(300);
  expect(elsewhere.length / reported).toBeLessThan(0.1);
});
