/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

import { checkFile } from "../../plugins/gatsby-transformer-content/check-file";
import { formatProblem } from "../../plugins/gatsby-transformer-content/problems";
import {
  type Content,
  type ContentName,
  contentNames,
  contentSchemas,
} from "../../plugins/gatsby-transformer-content/schema";
import { createContentFormat } from "../../cms/content-format";

const sourceOf = (name: ContentName): string =>
  readFileSync(join(__dirname, "..", "support", "content", `${name}.yaml`), "utf8");

/**
 * Opens a file in the form, changes its values as a form would, and saves. Reverses the keys, because a form may return them
 * in any order.
 */
function edited<Name extends ContentName>(
  name: Name,
  change: (value: Content[Name]) => void,
  source = sourceOf(name),
): string {
  const format = createContentFormat();
  const value = structuredClone(format.fromFile(source)) as Content[Name];
  change(value);
  return format.toFile(reverseKeys(value), Object.keys(contentSchemas[name].shape));
}

/** Reverses the keys of every group. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reverseKeys(item)]),
  );
}

/** Returns the lines that were removed and added. */
function difference(before: string, after: string): { removed: string[]; added: string[] } {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return { removed: a.slice(start, a.length - end), added: b.slice(start, b.length - end) };
}

const problemsIn = async (name: ContentName, text: string): Promise<string[]> =>
  (await checkFile(name, text, () => Promise.resolve(undefined))).problems.map(formatProblem);

describe("saving without a change", () => {
  it.each(contentNames)("keeps %s.yaml byte for byte", (name) => {
    expect(edited(name, () => undefined)).toBe(sourceOf(name));
  });
});

describe("saving a change", () => {
  it("adds an entry in the style of its neighbours", async () => {
    const before = sourceOf("branches");
    const after = edited("branches", ({ branches }) => {
      branches.push({
        ...branches[1]!,
        id: "pererenan",
        name: "Canggu, Pererenan",
        phone: "+62 361 000 008",
        mapsUrl: "https://maps.google.com/?q=-8.6400,115.1200",
        geo: { latitude: -8.64, longitude: 115.12 },
      });
    });
    expect(difference(before, after)).toEqual({
      removed: [],
      added: [
        "  - id: pererenan",
        "    name: Canggu, Pererenan",
        "    area: Kerobokan",
        "    headOffice: false",
        "    address: Jl. Contoh Petitenget No. 12, Kerobokan, Bali",
        '    phone: "+62 361 000 008"',
        "    mapsUrl: https://maps.google.com/?q=-8.6400,115.1200",
        "    geo: { latitude: -8.64, longitude: 115.12 }",
      ],
    });
    expect(await problemsIn("branches", after)).toEqual([]);
  });

  it("moves an entry unchanged", () => {
    const before = sourceOf("branches").replace("  - id: umalas", "  # By the rice fields.\n  - id: umalas");
    const after = edited("branches", ({ branches }) => void branches.push(...branches.splice(2, 1)), before);
    expect(after.split("\n").sort()).toEqual(before.split("\n").sort());
    expect(after.trimEnd().split("\n").slice(-9, -7)).toEqual(["  # By the rice fields.", "  - id: umalas"]);
  });

  it("keeps comments, blank lines and the yaml-language-server line", () => {
    const before = sourceOf("company");
    const after = edited("company", (company) => {
      company.hours.opens = "09:00";
      company.name = "Segara: money & more";
      company.since = 2015;
    });
    const commentsAndBlanks = (text: string) => text.split("\n").filter((line) => /^\s*(#.*)?$/.test(line));
    expect(commentsAndBlanks(after)).toEqual(commentsAndBlanks(before));
    expect(after.split("\n")[0]).toBe("# yaml-language-server: $schema=.schemas/company.json");
    expect(after).toContain('  opens: "09:00"');
    expect(parse(after)).toMatchObject({ name: "Segara: money & more", since: 2015 });
  });

  it.each(["# hash first", 'say "yes"', "08:00", "Tab\tand  spaces"])(
    "writes %j so that the parser returns the same text",
    async (text) => {
      const after = edited("hero", (hero) => void (hero.quote.text = text));
      expect(parse(after)).toMatchObject({ quote: { text: text.replace(/\s+/g, " ") } });
      const syntax = (await problemsIn("hero", after)).filter((problem) => !/quote › text/.test(problem));
      expect(syntax).toEqual([]);
    },
  );

  it.each([
    ["is not valid YAML", sourceOf("board").replace("subtitle: ", "subtitle:")],
    ["is empty", ""],
  ])("does not overwrite a file that %s", (_, text) => {
    const format = createContentFormat();
    try {
      format.fromFile(text);
    } catch {
      // Decap continues with an empty form.
    }
    expect(() => format.toFile({ heading: "Rates" })).toThrow("so it is not saved");
  });

  it("keeps CRLF line endings", () => {
    const before = sourceOf("board").replace(/\n/g, "\r\n");
    const after = edited("board", (board) => void (board.heading = "Rates"), before);
    expect(after).toBe(before.replace("heading: Exchange Rate", "heading: Rates"));
  });
});
