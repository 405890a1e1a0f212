/** Sveltia CMS's configuration, generated from the content schemas. */
import type { CmsConfig, Field, GitHubBackend } from "@sveltia/cms";
import { z } from "zod";

import { contentGroups, type FieldInfo, infoOf, labelOf } from "../content-schema/fields";
import { type ContentName, contentNames, contentSchemas, folders } from "../content-schema/schema";
import { hasTranslation } from "../content-schema/translations";
import { foldSchema, required, row, type Field as SchemaField } from "../content-schema/walk";
import { capitalised, singular } from "../content-schema/word-forms";
import { defaultLanguage, languageCodes } from "../src/strings/languages";
import { hidden } from "./content-format";

/** Texts that may be longer than this get a field of several lines. */
const longText = 90;

/** Returns what belongs into a field. The form writes quotes where the file needs them. */
function hintOf({ hint, expected, example, picture }: FieldInfo): string {
  const rule = picture
    ? `${capitalised(picture.purpose)}. ${picture.types.join(", ").toUpperCase()}, at least ${picture.minWidth} x ${picture.minHeight} pixels.`
    : expected &&
      typeof example !== "boolean" &&
      `${capitalised(expected.replace(/, in quotes/, ""))}. Example: ${example}`;
  return [hint, rule].filter(Boolean).join(" ");
}

/** Returns the title of a collapsed row: its first text for visitors, but the description of a picture only if there is no other. */
function summaryOf({ shape }: z.ZodObject): string | undefined {
  const texts = Object.keys(shape).filter((key) => infoOf(required(shape[key]))?.isProse);
  const name = texts.find((key) => key !== "alt") ?? texts[0];
  return name && `{{fields.${name}}}`;
}

/** Returns the form's field for a value of the schema, from the fields in it. */
function fieldOf({ path, schema, isOptional, inside }: SchemaField<Field>): Field {
  const name = path.at(-1) ?? "";
  const info = infoOf(schema) ?? {};
  const label = labelOf(name, schema);
  const fields = Object.values(inside);
  const isTranslated = fields.some(({ i18n }) => i18n) || hasTranslation(info);
  const base = { name, label, hint: hintOf(info), i18n: isTranslated };
  if (schema instanceof z.ZodObject) return { ...base, widget: "object", required: !isOptional, fields };
  const limits = z.toJSONSchema(schema, { target: "draft-7", io: "input" });
  // A translation may lack every text.
  const requiredIn = !isOptional && [defaultLanguage];
  if (schema instanceof z.ZodArray) {
    const element = inside[row];
    const columns = element && "fields" in element ? (element.fields as Field[]) : undefined;
    const summary = schema.element instanceof z.ZodObject && summaryOf(schema.element);
    return {
      ...base,
      widget: "list",
      // Rows are added, moved and removed in all languages at once. So is the value by which a row is known.
      i18n: isTranslated && "duplicate",
      required: limits.minItems ? requiredIn : false,
      label_singular: singular(label.toLowerCase()),
      min: limits.minItems,
      max: limits.maxItems,
      ...(columns
        ? {
            collapsed: true,
            ...(summary && { summary }),
            fields: columns.map((column) =>
              isTranslated && column.name === info.key ? { ...column, i18n: "duplicate" } : column,
            ),
          }
        : { field: { ...element, name: "row", label: singular(label) } }),
    };
  }
  const field = { ...base, required: requiredIn };
  if (info.picture)
    return {
      ...field,
      widget: "image",
      accept: info.picture.types.map((type) => `.${type}`).join(),
      choose_url: false,
    };
  if (schema instanceof z.ZodBoolean) return { ...field, widget: "boolean" };
  if (schema instanceof z.ZodEnum) return { ...field, widget: "select", options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber)
    return {
      ...field,
      widget: "number",
      ...(schema instanceof z.ZodNumberFormat ? {} : { value_type: "float", step: 0.000001 }),
      min: limits.minimum,
      max: limits.maximum,
    };
  if (!info.expected) throw new Error(`The form has no field for ${path.join(".")}.`);
  return {
    ...field,
    widget: info.isProse && (limits.maxLength ?? 0) > longText ? "text" : "string",
    maxlength: limits.maxLength,
    ...(limits.pattern && { pattern: [limits.pattern, base.hint] }),
  };
}

/** What a file and a folder of files of a kind have in common. */
const formOf = (name: ContentName) => ({
  name,
  label: labelOf(name, contentSchemas[name]),
  format: name,
  i18n: true,
  fields: [
    { name: hidden.source, widget: "hidden", i18n: true } as const,
    { name: hidden.language, widget: "hidden", i18n: true, default: "{{locale}}" } as const,
    ...Object.entries(contentSchemas[name].shape).map(([key, field]) => foldSchema(field, fieldOf, [key])),
  ],
});

/** Returns the whole configuration, ready for `CMS.init`. */
export const editorConfig = (backend: GitHubBackend): CmsConfig => ({
  // Sveltia would look for a config.yml.
  load_config_file: false,
  backend,
  app_title: "Texts and pictures",
  logo: { src: "/favicon.svg" },
  media_folder: "content/images",
  public_folder: "/images",
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
  slug: { encoding: "ascii", clean_accents: true },
  // The site itself is the preview.
  editor: { preview: false },
  i18n: {
    locales: [...languageCodes],
    omit_default_locale_from_file_path: true,
  },
  collections: [
    ...Object.entries(contentGroups).map(([group, { label, description }]) => ({
      name: group,
      label,
      description,
      i18n: true,
      files: contentNames
        .filter((name) => infoOf(contentSchemas[name])?.group === group)
        .map((name) => ({ ...formOf(name), file: `content/{{locale}}/${name}.yaml` })),
    })),
    // The form adds, changes and deletes the files of a folder. A new one is named after its entry; that of a currency is its code.
    ...contentNames
      .filter((name) => folders[name])
      .map((name) => ({
        ...formOf(name),
        name: folders[name] ?? name,
        label: `${labelOf(name, contentSchemas[name])}s`.replace(/ys$/, "ies"),
        label_singular: labelOf(name, contentSchemas[name]).toLowerCase(),
        folder: `content/{{locale}}/${folders[name]}`,
        extension: "yaml",
        create: name !== "currency",
        identifier_field: "name",
        sortable_fields: ["order"],
      })),
  ],
});
