/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

import fc from "fast-check";
import { parse } from "yaml";

import { formatOf, hidden } from "../../cms/content-format";
import { contentNameOf, splitPath } from "../../content-schema/schema";
import { isRecord } from "../../src/lib/type-guards";
import { defaultLanguage } from "../../src/strings/languages";

const content = join(__dirname, "..", "..", "content");
const files = readdirSync(content, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith(".yaml"))
  .map(({ parentPath, name }) => relative(content, join(parentPath, name)))
  .filter((file) => contentNameOf(file));

const textOf = (file: string): string => readFileSync(join(content, file), "utf8");

/** Reads a file as Sveltia CMS does, without the last line break, lets an editor change it, and writes it. */
function edited(
  file: string,
  change: (values: Record<string, unknown>) => void,
  text = textOf(file),
): string {
  const name = contentNameOf(file);
  if (!name) throw new Error(`${file} is no content file.`);
  const format = formatOf(name);
  const values = format.fromFile(text.trim());
  if (!isRecord(values)) throw new Error(`${file} has no entries.`);
  change(values);
  return `${format.toFile({ ...values, [hidden.language]: splitPath(file).language ?? defaultLanguage }).trim()}\n`;
}

/** Returns the lines that are not in the other text. */
const newLines = (text: string, other: string): string[] => {
  const lines = other.split("\n");
  return text.split("\n").filter((line) => !lines.includes(line));
};

/** Returns the text fields at the top of a file. */
const textFields = (file: string): string[] =>
  Object.entries(parse(textOf(file)) ?? {}).flatMap(([key, value]) => (typeof value === "string" ? key : []));

it.each(files)("keeps %s byte for byte when nothing changes", (file) => {
  expect(edited(file, () => undefined)).toBe(textOf(file));
});

it("changes the lines of a changed text alone, whatever its characters are", () => {
  const texts = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('"a"', "# a", "a: b", "- a", "😀 {b}", "08:00"),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...files.filter((file) => textFields(file).length > 0)),
      fc.nat(),
      texts,
      (file, nth, text) => {
        const wanted = text
          .normalize("NFC")
          .replace(/[ \t\r\n]+/g, " ")
          .trim();
        fc.pre(wanted !== "");
        const key = textFields(file)[nth % textFields(file).length] ?? "";
        const after = edited(file, (values) => void (values[key] = text));
        expect(parse(after)).toEqual({ ...parse(textOf(file)), [key]: wanted });
        const own = RegExp(`^${key}:.*(\\n +.*)*`, "m").exec(textOf(file))?.[0].split("\n");
        expect(newLines(textOf(file), after).filter((line) => !own?.includes(line))).toEqual([]);
      },
    ),
  );
});

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

it("moves a row with its comment", () => {
  const second =
    textOf("faq.yaml")
      .split("\n")
      .filter((line) => line.startsWith("  - "))[1] ?? "";
  const before = textOf("faq.yaml").replace(second, `  # Ask the accountant.\n${second}`);
  const after = edited(
    "faq.yaml",
    ({ items }) => void rowsOf(items).push(...rowsOf(items).splice(1, 1)),
    before,
  );
  expect(after.split("\n").sort()).toEqual(before.split("\n").sort());
  expect(after.trimEnd().split("\n").at(-4)).toBe("  # Ask the accountant.");
});

it("writes no empty fields, and no properties of the form's rows", () => {
  const file = "branches/berawa.yaml";
  const fill = (values: Record<string, unknown>) => Object.assign(values, { opens: "", whatsapp: null });
  expect(edited(file, fill)).toBe(textOf(file));
  const add = ({ closures }: Record<string, unknown>) =>
    void rowsOf(closures).push({ name: "Galungan", date: "2027-05-05", until: "", __id: "1" });
  expect(newLines(edited("company.yaml", add), textOf("company.yaml"))).toEqual([
    "  - name: Galungan",
    "    date: 2027-05-05",
  ]);
});

it("writes a new file", () => {
  const values = {
    name: " Pererenan ",
    headOffice: false,
    geo: { latitude: -8.6 },
    findUs: "",
    $language: "en",
  };
  expect(formatOf("branch").toFile(values)).toBe(
    "name: Pererenan\nheadOffice: false\ngeo:\n  latitude: -8.6\n",
  );
});

it("keeps what the schema does not know, for the check to name", () => {
  const before = `${textOf("faq.yaml")}spare:\n  note: Ask # later\n`;
  expect(edited("faq.yaml", (values) => void (values.intro = "Ask us"), before)).toBe(
    before.replace(/intro: .*/, "intro: Ask us"),
  );
});

it("writes nothing into a translation that stays in the English file", () => {
  const fill = (values: Record<string, unknown>) =>
    Object.assign(values, { closures: [{ date: "2027-05-05", name: "Galungan", opens: "08:00" }] });
  expect(newLines(edited("id/branches/berawa.yaml", fill), textOf("id/branches/berawa.yaml"))).toEqual([
    "closures:",
    "  - date: 2027-05-05",
    "    name: Galungan",
  ]);
});

it("keeps the comments of a translation whose last text is removed", () => {
  const text = "# First line.\n\nname: Berawa\n";
  const after = edited("id/branches/berawa.yaml", (values) => void (values.name = ""), text);
  expect(after).toBe("# First line.\n\n{}\n");
  expect(edited("id/branches/berawa.yaml", (values) => void (values.name = "Berawa"), after)).toBe(text);
});

it("keeps a list whose last row is removed", () => {
  const after = edited("company.yaml", ({ closures }) => void rowsOf(closures).splice(0));
  expect(newLines(after, textOf("company.yaml"))).toEqual(["closures: []"]);
  const add = ({ smallNotes }: Record<string, unknown>) => void rowsOf(smallNotes).push(20);
  expect(parse(edited("currencies/chf.yaml", add))).toMatchObject({ smallNotes: [20] });
});

it("does not read a damaged file", () => {
  expect(() => formatOf("faq").fromFile('title: "FAQ')).toThrow();
});
