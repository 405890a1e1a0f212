/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { type FieldInfo, fieldInfo } from "../../plugins/gatsby-transformer-content/fields";
import { contentNames, contentSchemas } from "../../plugins/gatsby-transformer-content/schema";
import { localBackend } from "../../cms/backend";
import { editorConfig } from "../../cms/config";
import type { FormField } from "../../cms/form";
import { hints, labels } from "../../cms/names";

const root = join(__dirname, "..", "..");
const { collections } = editorConfig(localBackend, "http://localhost:8000");
const files = collections.flatMap((collection) => collection.files);

type Place = { path: string; schema: z.core.$ZodType; field: FormField | undefined };

/** Every value and group of a schema, with the form's field for it. */
function places(schema: z.core.$ZodType, field: FormField | undefined, path: string): Place[] {
  const here = { path, schema, field };
  if (schema instanceof z.ZodObject) {
    const fields = field && "fields" in field ? field.fields : [];
    return [here, ...inside(schema, fields, path)];
  }
  if (schema instanceof z.ZodArray) {
    if (schema.element instanceof z.ZodObject) {
      const fields = field && "fields" in field ? field.fields : [];
      return [here, ...inside(schema.element, fields, path)];
    }
    return [
      here,
      ...places(schema.element, field && "field" in field ? field.field : undefined, `${path}[]`),
    ];
  }
  return [here];
}

const inside = (schema: z.ZodObject, fields: readonly FormField[], path: string): Place[] =>
  Object.entries(schema.shape).flatMap(([key, inner]) =>
    places(
      inner,
      fields.find(({ name }) => name === key),
      `${path}.${key}`,
    ),
  );

const all = contentNames.flatMap((name) =>
  inside(contentSchemas[name], files.find((file) => file.name === name)?.fields ?? [], name),
);
const leaves = all.flatMap(({ path, schema, field }) => {
  const info = schema instanceof z.ZodType ? fieldInfo.get(schema) : undefined;
  return info && field ? [{ path, schema, field, info }] : [];
});
const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

describe("the form", () => {
  it("has every content file once", () => {
    expect(files.map(({ name }) => name).sort()).toEqual(contentNames);
    for (const { name, file } of files) expect(file).toBe(`content/${name}.yaml`);
  });

  it("has a field for everything in every schema, and no other", () => {
    expect(all.filter(({ field }) => !field).map(({ path }) => path)).toEqual([]);
    const count = (fields: readonly FormField[]): number =>
      fields.reduce(
        (sum, field) =>
          sum + 1 + ("fields" in field ? count(field.fields) : "field" in field ? count([field.field]) : 0),
        0,
      );
    expect(files.reduce((sum, { fields }) => sum + count(fields), 0)).toBe(all.length);
  });

  it("names no field that is not there", () => {
    const known = new Set(all.map(({ path }) => path));
    expect([...Object.keys(labels), ...Object.keys(hints)].filter((path) => !known.has(path))).toEqual([]);
  });

  it("has a label for every field, and a hint for every text, number and picture", () => {
    for (const { field } of leaves) {
      expect(field.label).toMatch(/^[A-Z]/);
      if (!["boolean", "select"].includes(field.widget)) expect(field.hint).toBeTruthy();
      expect(field.hint ?? "").not.toMatch(/(in|without) quotes/);
    }
  });

  it("may ask for everything: the schema lets nothing be left out", () => {
    expect(leaves.filter(({ schema }) => accepts(schema, undefined)).map(({ path }) => path)).toEqual([]);
  });
});

/** Texts around the limits of a field: its example, cut, lengthened, emptied and spoilt. */
const variants = ({ example }: FieldInfo, schema: z.core.$ZodType): string[] => {
  const { maxLength = 60 } = z.toJSONSchema(schema);
  const text = String(example);
  return [
    text,
    "x".repeat(maxLength),
    "x".repeat(maxLength + 1),
    text.slice(0, 3),
    text.padEnd(maxLength, "x"),
    text.padEnd(maxLength + 1, "x"),
    `${text} `,
    ` ${text}`,
    text.replace(/[0-9]/, "x"),
    text.replace("https", "http"),
    text.replace("@", "#"),
    "8:00",
    "25:00",
    "081 234",
    "+62 361 000 002",
    "a-b",
    "A B",
  ];
};

describe("limits are the schema's:", () => {
  const texts = leaves.flatMap(({ field, ...rest }) => ("pattern" in field ? [{ ...rest, field }] : []));

  it.each(texts.map((leaf) => [leaf.path, leaf] as const))("%s", (_, { schema, field, info }) => {
    const pattern = new RegExp(field.pattern[0]);
    for (const value of variants(info, schema)) {
      expect([value, pattern.test(value)]).toEqual([value, accepts(schema, value)]);
    }
  });

  const numbers = leaves.flatMap(({ field, ...rest }) =>
    field.widget === "number" ? [{ ...rest, field }] : [],
  );

  it.each(numbers.map((leaf) => [leaf.path, leaf] as const))("%s", (_, { schema, field }) => {
    const { min = NaN, max = NaN } = field;
    expect([min, max].map((value) => accepts(schema, value))).toEqual([true, true]);
    expect([min - 0.001, max + 0.001].map((value) => accepts(schema, value))).toEqual([false, false]);
    expect(field.value_type).toBe(accepts(schema, min + 0.5) ? "float" : "int");
  });

  it("the options of choices", () => {
    const choices = leaves.flatMap(({ field, schema }) =>
      field.widget === "select" ? [{ field, schema }] : [],
    );
    expect(choices).not.toEqual([]);
    for (const { field, schema } of choices) {
      expect(schema instanceof z.ZodEnum && schema.options).toEqual(field.options);
    }
  });

  it("the number of entries in lists", () => {
    const lists = all.flatMap(({ path, schema, field }) =>
      schema instanceof z.ZodArray && field?.widget === "list" ? [{ path, schema, field }] : [],
    );
    expect(lists.length).toBeGreaterThan(10);
    for (const { path, schema, field } of lists) {
      const { minItems, maxItems } = z.toJSONSchema(schema);
      expect([path, field.min, field.max]).toEqual([path, minItems, maxItems]);
    }
  });

  it("pictures come from the folder that they are kept in", () => {
    const pictures = leaves.flatMap(({ field, info }) => (field.widget === "image" ? [{ field, info }] : []));
    expect(new Set(pictures.map(({ field }) => field.public_folder))).toEqual(
      new Set(["images/brand", "images/gallery", "images/hero", "images/testimonials"]),
    );
    for (const { field, info } of pictures) {
      expect(existsSync(join(root, field.media_folder))).toBe(true);
      expect(String(info.example).startsWith(`${field.public_folder}/`)).toBe(true);
      expect(field.hint).toContain(String(info.picture?.minWidth));
    }
  });
});
