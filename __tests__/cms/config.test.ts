/** @jest-environment node */
import type { Collection, Field } from "@sveltia/cms";
import { z } from "zod";

import { editorConfig } from "../../cms/config";
import { contentNames, contentSchemas, folders } from "../../content-schema/schema";
import { translationSchema } from "../../content-schema/translations";
import { required } from "../../content-schema/walk";
import { languageCodes } from "../../src/strings/languages";

const { collections = [], i18n } = editorConfig({ name: "github", repo: "company/website" });
const isCollection = (one: (typeof collections)[number]): one is Collection =>
  "files" in one || "folder" in one;
const forms = collections
  .filter(isCollection)
  .flatMap((one) => ("files" in one ? one.files : [{ ...one, name: String(one.format), file: one.folder }]));

const fieldsIn = (field: Field | undefined): readonly Field[] =>
  field && "fields" in field && Array.isArray(field.fields) ? field.fields : [];

/** Returns every field of the form below a group of the schema by its path; undefined where the form lacks one. */
function fieldsByPath(
  schema: z.ZodObject,
  fields: readonly Field[],
  path: string,
): [string, Field | undefined][] {
  return Object.entries(schema.shape).flatMap(([name, optional]) => {
    const field = fields.find((one) => one.name === name);
    const inner = required(optional);
    const group = inner instanceof z.ZodArray ? inner.element : inner;
    const below = group instanceof z.ZodObject ? fieldsByPath(group, fieldsIn(field), `${path}.${name}`) : [];
    return [[`${path}.${name}`, field], ...below];
  });
}

const pathsIn = (schemaOf: (schema: z.ZodObject) => z.ZodObject) =>
  contentNames.flatMap((name) =>
    fieldsByPath(
      schemaOf(contentSchemas[name]),
      forms.find((form) => form.name === name)?.fields ?? [],
      name,
    ),
  );
const fields = new Map(pathsIn((schema) => schema));

it("has every content file once, in each language, and a field for everything in its schema", () => {
  expect(forms.map(({ file }) => file).sort()).toEqual(
    contentNames.map((name) => `content/{{locale}}/${folders[name] ?? `${name}.yaml`}`).sort(),
  );
  expect(i18n).toMatchObject({ locales: languageCodes, omit_default_locale_from_file_path: true });
  expect([...fields].filter(([, field]) => !field)).toEqual([]);
});

it("offers in other languages what has a translation, and nothing else", () => {
  const translated = new Set(pathsIn(translationSchema).map(([path]) => path));
  expect([...fields].filter(([, field]) => field?.i18n).map(([path]) => path)).toEqual(
    [...fields.keys()].filter((path) => translated.has(path)),
  );
});

it.each([
  ["testimonials.items.rating", { widget: "number", min: 1, max: 5, i18n: false }],
  ["branch.geo.latitude", { widget: "number", value_type: "float", min: -9, max: -8 }],
  ["branch.area", { widget: "select", options: ["Kerobokan", "Canggu", "Tibubeneng"] }],
  ["branch.whatsapp", { widget: "string", required: false }],
  ["branch.findUs", { widget: "text", maxlength: 240, required: ["en"], label: "How to find it" }],
  ["company.email", { pattern: [expect.stringContaining("@"), expect.stringContaining("e-mail")] }],
  ["faq.items", { widget: "list", min: 1, max: 40, i18n: "duplicate", summary: "{{fields.question}}" }],
  ["testimonials.items", { summary: "{{fields.name}}" }],
  ["gallery.images.image", { widget: "image", accept: ".jpg,.png,.webp", i18n: "duplicate" }],
])("limits %s as the schema does", (path, limits) => {
  expect(fields.get(path)).toMatchObject(limits);
});
