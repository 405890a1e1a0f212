/** @jest-environment node */
import type { CmsField } from "decap-cms-core";
import { z } from "zod";

import { localBackend } from "../../cms/backend";
import { editorConfig } from "../../cms/config";
import { labelAt, placeInWords } from "../../cms/names";
import { contentNames, contentSchemas, singleFiles } from "../../content-schema/schema";
import { languages, translations } from "../../src/strings/languages";

const { collections } = editorConfig(localBackend, "http://localhost:8000", ["berawa"]);
const isTranslated = ({ name }: { readonly name: string }) => translations.some((code) => code === name);
const filesIn = (groups: typeof collections) =>
  groups.flatMap((group) => ("files" in group ? group.files : []));
const files = filesIn(collections.filter((group) => !isTranslated(group)));
const folder = collections.flatMap((group) => ("folder" in group ? [group] : []));

interface SchemaField {
  readonly path: string;
  readonly field: CmsField | undefined;
}

const fieldsIn = (field: CmsField | undefined): readonly CmsField[] =>
  field && "fields" in field ? (field.fields ?? []) : [];

/** Returns every value and group below a group of the schema, with the form's field for it. */
const collectFields = (schema: z.ZodObject, fields: readonly CmsField[], path: string): SchemaField[] =>
  Object.entries(schema.shape).flatMap(([name, inner]) => {
    const field = fields.find((one) => one.name === name);
    const schemaField = { path: `${path}.${name}`, field };
    const group = inner instanceof z.ZodArray ? inner.element : inner;
    return group instanceof z.ZodObject
      ? [schemaField, ...collectFields(group, fieldsIn(field), schemaField.path)]
      : [schemaField];
  });

const schemaFields = contentNames.flatMap((name) =>
  collectFields(
    contentSchemas[name],
    [...files, ...folder.map(({ fields }, index) => ({ name: index ? "currency" : "branch", fields }))].find(
      (file) => file.name === name,
    )?.fields ?? [],
    name,
  ),
);

it("has every content file once, and a field for everything in its schema", () => {
  expect(files.map(({ file }) => file).sort()).toEqual(singleFiles.map((file) => `content/${file}`));
  expect(folder.map((one) => one.folder)).toEqual(["content/branches", "content/currencies"]);
  expect(schemaFields.filter(({ field }) => !field).map(({ path }) => path)).toEqual([]);
});

it.each(translations)("has the texts of every file and counter in %s, and nothing else", (language) => {
  const parts = filesIn(collections.filter(({ name }) => name === language));
  expect(parts.map(({ file }) => file).sort()).toEqual(
    [...singleFiles, "branches/berawa.yaml"].map((file) => `content/${language}/${file}`).sort(),
  );
  expect(parts.find(({ file }) => file.endsWith("berawa.yaml"))?.preview_path).toBe(
    `${language}/cabang/berawa`,
  );
  const gallery = parts.find(({ file }) => file.endsWith("gallery.yaml"))?.fields;
  expect(gallery?.map(({ label }) => label)).toEqual(["Photo Gallery", "Heading", "Intro", "Pictures"]);
  expect(gallery?.[3]).toMatchObject({ required: false, summary: "{{fields.caption}}" });
  expect(fieldsIn(gallery?.[3]).map(({ name, required }) => [name, required])).toEqual([
    // The line that both languages share.
    ["image", undefined],
    ["alt", false],
    ["caption", false],
  ]);
  expect(collections.map(({ label }) => label)).toContain(languages[language].name);
});

it("names places by the labels of the schema", () => {
  expect(labelAt("contact.dialog.phonePlaceholder")).toBe("Phone placeholder");
  expect(placeInWords("company", ["closures", 2, "until"])).toBe("Closed days 3, Last day");
});

it.each([
  ["testimonials.items.rating", { widget: "number", value_type: "int", min: 1, max: 5 }],
  ["branch.geo.latitude", { widget: "number", value_type: "float", min: -9, max: -8 }],
  ["branch.area", { widget: "select", options: ["Kerobokan", "Canggu", "Tibubeneng"] }],
  ["branch.whatsapp", { widget: "string", required: false }],
  ["faq.items", { widget: "list", min: 1, max: 40, summary: "{{fields.question}}" }],
  ["gallery.images.image", { widget: "image", media_folder: "/content/images/gallery" }],
])("limits %s as the schema does", (path, limits) => {
  expect(schemaFields.find((one) => one.path === path)?.field).toMatchObject(limits);
});
