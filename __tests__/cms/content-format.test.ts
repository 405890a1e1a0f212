/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

import { type Content, type ContentName, contentNames } from "../../content-schema/schema";
import { headingOf, yamlFormat } from "../../cms/content-format";

/** The file of a kind that the tests change. */
const fileOf = (name: ContentName) =>
  ({ branch: "branches/petitenget.yaml", currency: "currencies/usd.yaml" })[String(name)] ?? `${name}.yaml`;

const sourceOf = (name: ContentName): string =>
  readFileSync(join(__dirname, "..", "support", "content", fileOf(name)), "utf8");

/**
 * Opens a file in the form, changes its values as a form would, and saves. Reverses the keys, because a form may return them
 * in any order.
 */
function edited<Name extends ContentName>(
  name: Name,
  change: (value: Content[Name]) => void,
  source = sourceOf(name),
): string {
  const value = structuredClone(yamlFormat.fromFile(source)) as Content[Name];
  change(value);
  return yamlFormat.toFile(reverseKeys(value), [headingOf(name)]);
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

it.each(contentNames)("saving without a change keeps %s.yaml byte for byte", (name) => {
  expect(edited(name, () => undefined)).toBe(sourceOf(name));
});

describe("saving a change", () => {
  it("writes a new file in the order of the others, for code editors too", () => {
    const { ["#source"]: _, ...values } = yamlFormat.fromFile(sourceOf("branch")) as Record<string, unknown>;
    const text = yamlFormat.toFile({ ...(reverseKeys(values) as object), whatsapp: "" }, [
      headingOf("branch"),
    ]);
    const entries = sourceOf("branch").split("\n").slice(2);
    expect(parse(text)).toEqual(parse(entries.join("\n")));
    expect(text.split("\n").slice(0, 4)).toEqual([
      "# yaml-language-server: $schema=../.schemas/branch.json",
      "",
      ...entries.slice(0, 2),
    ]);
    expect(text).not.toContain("whatsapp");
  });

  it("moves an entry unchanged", () => {
    const third = "  - image: images/gallery/03";
    const before = sourceOf("gallery").replace(third, `  # By the rice fields.\n${third}`);
    const after = edited("gallery", ({ images }) => void images.push(...images.splice(2, 1)), before);
    expect(after.split("\n").sort()).toEqual(before.split("\n").sort());
    expect(after.trimEnd().split("\n").at(-4)).toBe("  # By the rice fields.");
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
    (text) => {
      const after = edited("hero", (hero) => void (hero.quote.text = text));
      expect(parse(after)).toMatchObject({ quote: { text: text.replace(/\s+/g, " ") } });
    },
  );

  it.each([
    ["is not valid YAML", sourceOf("board").replace("subtitle: ", "subtitle:")],
    ["is empty", ""],
  ])("does not overwrite a file that %s", (_, text) => {
    let opened: unknown;
    try {
      opened = yamlFormat.fromFile(text);
    } catch {
      // Decap continues with an empty form.
    }
    const save = () => yamlFormat.toFile({ ...Object(opened), heading: "Rates" }, [headingOf("board")]);
    expect(save).toThrow("so it is not saved");
  });

  it("changes one line of a translation, and removes a text that is empty, with its group", () => {
    const before = [
      "# yaml-language-server: $schema=../.schemas/exchange-translation.json",
      "",
      "heading: Layanan Penukaran Valas # as on the sign",
      "",
      "minimum:",
      "  text: Transaksi minimum",
      "notes:",
      "  - title: Kurs bergerak",
      "    text: Kurs berubah.",
      "",
    ].join("\n");
    const save = (change: object) =>
      yamlFormat.toFile({ ...Object(yamlFormat.fromFile(before)), ...change }, [headingOf("id/exchange")]);
    expect(save({ heading: "Penukaran" })).toBe(before.replace("Layanan Penukaran Valas", "Penukaran"));
    expect(save({ minimum: { text: "" } })).toBe(
      before.replace("\nminimum:\n  text: Transaksi minimum\n", ""),
    );
    const row = { title: "", text: "Kurs berubah." };
    expect(save({ notes: [row] })).toBe(before.replace("title: Kurs bergerak\n    ", ""));
  });

  it.each([
    ["id/faq", "../.schemas/faq-translation.json"],
    ["id/branch", "../../.schemas/branch-translation.json"],
  ])("begins a new translation of %s with its schema", (part, schema) => {
    const text = yamlFormat.toFile({ title: "Tanya Jawab" }, [headingOf(part)]);
    expect(text).toBe(`# yaml-language-server: $schema=${schema}\n\ntitle: Tanya Jawab\n`);
  });

  it("keeps CRLF line endings", () => {
    const before = sourceOf("board").replace(/\n/g, "\r\n");
    const after = edited("board", (board) => void (board.heading = "Rates"), before);
    expect(after).toBe(before.replace("heading: Exchange Rate", "heading: Rates"));
  });
});
