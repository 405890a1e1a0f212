/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";

import type { CmsField } from "decap-cms-core";
import { z } from "zod";

import { localBackend } from "../../cms/backend";
import { editorConfig } from "../../cms/config";
import { labelAt, namedPaths, placeInWords } from "../../cms/names";
import { infoOf } from "../../plugins/gatsby-transformer-content/fields";
import { contentNames, contentSchemas, singleFiles } from "../../plugins/gatsby-transformer-content/schema";

const sampleContent = join(__dirname, "..", "support", "content");
const { collections } = editorConfig(localBackend, "http://localhost:8000");
const files = collections.flatMap((group) => ("files" in group ? group.files : []));
const folder = collections.flatMap((group) => ("folder" in group ? [group] : []));

interface SchemaField {
  readonly path: string;
  readonly schema: z.core.$ZodType;
  readonly field: CmsField | undefined;
}

const fieldsIn = (field: CmsField | undefined): readonly CmsField[] =>
  field && "fields" in field ? (field.fields ?? []) : [];

/** Returns every value and group below a group of the schema, with the form's field for it. */
const collectFields = (schema: z.ZodObject, fields: readonly CmsField[], path: string): SchemaField[] =>
  Object.entries(schema.shape).flatMap(([name, inner]) => {
    const field = fields.find((one) => one.name === name);
    const schemaField = { path: `${path}.${name}`, schema: inner, field };
    const group = inner instanceof z.ZodArray ? inner.element : inner;
    return group instanceof z.ZodObject
      ? [schemaField, ...collectFields(group, fieldsIn(field), schemaField.path)]
      : [schemaField];
  });

const schemaFields = contentNames.flatMap((name) =>
  collectFields(
    contentSchemas[name],
    [...files, ...folder.map(({ fields }) => ({ name: "branch", fields }))].find((file) => file.name === name)
      ?.fields ?? [],
    name,
  ),
);
const leaves = schemaFields.flatMap(({ path, schema, field }) => {
  const info = infoOf(schema);
  return info && field ? [{ path, schema, field, info }] : [];
});
const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

describe("the form", () => {
  it("has every content file once, and a field for everything in its schema", () => {
    expect(files.map(({ file }) => file).sort()).toEqual(singleFiles.map((file) => `content/${file}`));
    expect(folder.map((one) => one.folder)).toEqual(["content/branches"]);
    expect(schemaFields.filter(({ field }) => !field).map(({ path }) => path)).toEqual([]);
  });

  it("has labels and hints for known fields only", () => {
    const known = new Set(schemaFields.flatMap(({ path }) => [path, path.replace(/^.*\./, "")]));
    expect(namedPaths.filter((path) => !known.has(path))).toEqual([]);
  });

  it("has required schemas for its required fields", () => {
    // Decap requires a value unless a field has `required: false`. Optional schemas are not among the leaves.
    expect(leaves.filter(({ schema }) => accepts(schema, undefined)).map(({ path }) => path)).toEqual([]);
  });
});

it("names places as the form does", () => {
  expect(labelAt("contact.dialog.phonePlaceholder")).toBe("Phone placeholder");
  expect(placeInWords("company", ["closures", 2, "until"])).toBe("Closed days 3, Last day");
});

it("limits numbers, choices and lists as the schema does", () => {
  for (const { path, schema, field } of schemaFields) {
    if (schema instanceof z.ZodNumber) {
      const { minimum: min = NaN, maximum: max = NaN } = z.toJSONSchema(schema);
      const value_type = accepts(schema, min + 0.5) ? "float" : "int";
      expect([path, field]).toEqual([
        path,
        expect.objectContaining({ widget: "number", min, max, value_type }),
      ]);
    }
    if (schema instanceof z.ZodEnum)
      expect(field).toMatchObject({ widget: "select", options: schema.options });
    if (schema instanceof z.ZodArray) {
      const { minItems: min, maxItems: max } = z.toJSONSchema(schema);
      expect([path, field]).toEqual([path, expect.objectContaining({ widget: "list", min, max })]);
    }
  }
});

it("stores pictures in the folder of the content", () => {
  const pictures = leaves.filter(({ field }) => field.widget === "image");
  expect(pictures.length).toBeGreaterThan(5);
  for (const { field, info } of pictures) {
    expect(field.media_folder).toBe(`/content/${field.public_folder ?? ""}`);
    expect(existsSync(join(sampleContent, field.public_folder ?? ""))).toBe(true);
    expect(String(info.example).startsWith(`${field.public_folder ?? ""}/`)).toBe(true);
  }
});
