/** Sveltia CMS's configuration, generated from the content schemas. */
import { posix } from "node:path";

import type { CmsConfig, Collection, CollectionFile, Field, GitHubBackend } from "@sveltia/cms";
import { z } from "zod";

import { contentGroups, type FieldInfo, infoOf, labelOf } from "../content-schema/fields";
import { type ContentName, contentNames, contentSchemas, folders } from "../content-schema/schema";
import { translationSchema } from "../content-schema/translations";
import { required } from "../content-schema/walk";
import { capitalised, singular } from "../content-schema/word-forms";
import { paths } from "../src/lib/paths";
import { defaultLanguage, languageCodes } from "../src/strings/languages";
import { hidden } from "./content-format";

/** Texts that may be longer than this get a field of several lines. */
const longText = 90;

/** Returns the limits of a value as JSON Schema keywords. */
const limitsOf = (schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { target: "draft-7", io: "input" });

/** Returns what belongs into a field, without advice on quotes: the form writes them where the file needs them. */
const expectedOf = ({ expected = "", example }: FieldInfo): string =>
  `${capitalised(expected.replace(/, (?:in|without) quotes/g, ""))}. Example: ${example}`;

function hintOf({ hint, expected, example, picture, ...info }: FieldInfo): string {
  const rule = picture
    ? `${capitalised(picture.purpose)}. ${picture.types.join(", ").toUpperCase()}, at least ${picture.minWidth} x ${picture.minHeight} pixels.`
    : expected && typeof example !== "boolean" && expectedOf({ ...info, expected, example });
  return [hint, rule].filter(Boolean).join(" ");
}

/** Returns the title of a collapsed row: its first text for visitors, or else the picture's description. */
function summaryOf(row: z.ZodObject): string {
  const prose = Object.keys(row.shape).filter((key) => infoOf(required(row.shape[key]))?.isProse);
  const name = prose.find((key) => key !== "alt") ?? prose[0];
  return name ? `{{fields.${name}}}` : "";
}

/**
 * Returns the form's field for a value of the schema.
 *
 * @param translated the schema of its translation, if it has one
 * @param isKey whether its row is known by it: a translation repeats it
 */
function fieldOf(
  name: string,
  optional: z.core.$ZodType,
  translated: z.core.$ZodType | undefined,
  isKey = false,
): Field {
  const schema = required(optional);
  const info = infoOf(schema) ?? {};
  const label = labelOf(name, schema);
  const hint = hintOf(info);
  const base = {
    name,
    label,
    i18n: isKey && translated ? ("duplicate" as const) : translated !== undefined,
    // A translation may lack every text.
    required: optional === schema && [defaultLanguage],
    ...(hint && { hint }),
  };
  if (schema instanceof z.ZodObject)
    return { ...base, required: optional === schema, widget: "object", fields: fieldsOf(schema, translated) };
  const { minItems, maxItems, minimum, maximum, maxLength, pattern } = limitsOf(schema);
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    const texts = translated && required(translated);
    const textsOfRow = texts instanceof z.ZodArray ? texts.element : undefined;
    const list = {
      ...base,
      widget: "list",
      // Rows are added, moved and removed in all languages at once.
      i18n: translated ? "duplicate" : false,
      required: minItems ? [defaultLanguage] : false,
      label_singular: singular(label.toLowerCase()),
      min: minItems,
      max: maxItems,
    } as const;
    return element instanceof z.ZodObject
      ? {
          ...list,
          collapsed: true,
          summary: summaryOf(element),
          fields: fieldsOf(element, textsOfRow, info.key),
        }
      : { ...list, field: { ...fieldOf(singular(name), element, textsOfRow), label: singular(label) } };
  }
  if (info.picture)
    return {
      ...base,
      widget: "image",
      accept: info.picture.types.map((type) => `.${type}`).join(),
      choose_url: false,
    };
  if (schema instanceof z.ZodBoolean) return { ...base, widget: "boolean", default: false };
  if (schema instanceof z.ZodEnum) return { ...base, widget: "select", options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber)
    return {
      ...base,
      widget: "number",
      value_type: schema instanceof z.ZodNumberFormat ? "int" : "float",
      step: schema instanceof z.ZodNumberFormat ? 1 : 0.000001,
      min: minimum,
      max: maximum,
    };
  if (!info.expected) throw new Error(`The form has no field for ${name}.`);
  return {
    ...base,
    widget: info.isProse && (maxLength ?? 0) > longText ? "text" : "string",
    maxlength: maxLength,
    ...(pattern && { pattern: [pattern, `${expectedOf(info)}.`] }),
  };
}

const fieldsOf = (schema: z.ZodObject, translated: z.core.$ZodType | undefined, key?: string): Field[] => {
  const texts = translated && required(translated);
  const shape = texts instanceof z.ZodObject ? texts.shape : {};
  return Object.entries(schema.shape).map(([name, field]) => fieldOf(name, field, shape[name], name === key));
};

/** Returns the folder of the pictures in a value, undefined if it has none. */
function pictureFolder(optional: z.core.$ZodType): string | undefined {
  const schema = required(optional);
  if (schema instanceof z.ZodArray) return pictureFolder(schema.element);
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).map(pictureFolder).find(Boolean);
  const { picture, example } = infoOf(schema) ?? {};
  return picture && posix.dirname(String(example));
}

/** Where the form puts new pictures of a file. */
const foldersOfPictures = (name: ContentName) => {
  const folder = pictureFolder(contentSchemas[name]);
  return folder && { media_folder: `/content/${folder}`, public_folder: `/${folder}` };
};

/** Returns the fields of a kind of file, and those that its format needs. */
const fieldsOfFile = (name: ContentName): Field[] => [
  { name: hidden.source, widget: "hidden", i18n: true },
  { name: hidden.language, widget: "hidden", i18n: true, default: "{{locale}}" },
  ...fieldsOf(contentSchemas[name], translationSchema(contentSchemas[name])),
];

const fileOf = (name: ContentName): CollectionFile => ({
  name,
  label: labelOf(name, contentSchemas[name]),
  file: `content/{{locale}}/${name}.yaml`,
  format: name,
  ...foldersOfPictures(name),
  i18n: true,
  preview_path: name === "board" ? paths.board.path : "/",
  fields: fieldsOfFile(name),
});

/** The form adds, changes and deletes the files of a folder. A new one is named after its entry; that of a currency is its code. */
const folderOf = ([name, folder]: readonly [ContentName, string]): Collection => ({
  name: folder,
  label: `${labelOf(name, contentSchemas[name])}s`.replace(/ys$/, "ies"),
  label_singular: labelOf(name, contentSchemas[name]).toLowerCase(),
  description: "Each has a page, named after its file.",
  folder: `content/{{locale}}/${folder}`,
  extension: "yaml",
  format: name,
  ...foldersOfPictures(name),
  i18n: true,
  create: name !== "currency",
  slug: "{{name}}",
  identifier_field: "name",
  summary: "{{name}}",
  sortable_fields: { fields: ["order"], default: { field: "order", direction: "ascending" } },
  fields: fieldsOfFile(name),
});

/**
 * Returns the whole configuration, ready for `CMS.init`.
 *
 * @param siteUrl the site that the form links to, if its address is known
 */
export const editorConfig = (backend: GitHubBackend, siteUrl: string | undefined): CmsConfig => ({
  // Sveltia would look for a config.yml.
  load_config_file: false,
  backend,
  app_title: "Texts and pictures",
  logo: { src: "/favicon.svg" },
  ...(siteUrl && { site_url: siteUrl }),
  media_folder: "content/images/gallery",
  public_folder: "/images/gallery",
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
  slug: { encoding: "ascii", clean_accents: true },
  // The site itself is the preview.
  editor: { preview: false },
  i18n: {
    structure: "multiple_folders",
    locales: [...languageCodes],
    default_locale: defaultLanguage,
    omit_default_locale_from_file_path: true,
  },
  collections: [
    ...Object.entries(contentGroups).map(([group, { label, description }]) => ({
      name: group,
      label,
      description,
      i18n: true,
      files: contentNames.filter((name) => infoOf(contentSchemas[name])?.group === group).map(fileOf),
    })),
    ...contentNames.flatMap((name) => (folders[name] ? [folderOf([name, folders[name]])] : [])),
  ],
});
