/** Decap CMS's configuration, generated from the content schemas. */
import { posix } from "node:path";

import type { CmsCollectionFile, CmsField } from "decap-cms-core";

import { contentSchemas, folders } from "../content-schema/schema";
import { paths } from "../src/lib/paths";
import { defaultLanguage, inLanguage, languages, translations } from "../src/strings/languages";
import type { Backend } from "./backend";
import { contentFormat, headingOf, kindOf, partOf } from "./content-format";
import { fieldsOf } from "./form";
import { groups, locale } from "./names";

/** The part's name at the top of its fields. */
const heading = (title: string, path: string): CmsField =>
  ({ name: headingOf(path), label: title, title, path, widget: "heading", required: false }) as CmsField;

/** Returns the form for a file by its path in the content folder, without ".yaml". */
function filesOf([path, label]: readonly [string, string]): (CmsCollectionFile & {
  readonly fields: CmsField[];
})[] {
  const part = partOf(`${path}.yaml`);
  const kind = kindOf(part);
  if (!kind) return [];
  const { name, language = defaultLanguage, schema } = kind;
  const branch = name === "branch" ? paths.branch.href(posix.basename(path)) : undefined;
  const page = branch ?? (name === "board" ? paths.board.path : "/");
  return [
    {
      name: path.replaceAll("/", "-"),
      label,
      file: `content/${path}.yaml`,
      // Where "See the site" leads.
      preview_path: inLanguage(page, language).slice(1),
      fields: [heading(label, part), ...fieldsOf(schema, part)],
    },
  ];
}

/** The form adds, changes and deletes the files of this collection. A new file is named after the counter. */
const branches = {
  name: "branches",
  label: "Counters",
  label_singular: "counter",
  description: "Each has a page, named after its file.",
  format: contentFormat,
  folder: `content/${folders.branch}`,
  extension: "yaml",
  create: true,
  slug: "{{name}}",
  identifier_field: "name",
  summary: "{{name}}",
  preview_path: `${paths.branch.path.slice(1)}/{{slug}}`,
  sortable_fields: [{ field: "order", default_sort: "asc" as const }],
  fields: [heading("New counter", "branch"), ...fieldsOf(contentSchemas.branch, "branch")],
};

/** The form changes the files of this collection. The name of a new one is its code, which the form cannot ask for. */
const currencies = {
  name: "currencies",
  label: "Currencies",
  label_singular: "currency",
  description: "Each has a page, named after its file.",
  format: contentFormat,
  folder: `content/${folders.currency}`,
  extension: "yaml",
  create: false,
  identifier_field: "name",
  summary: "{{name}}",
  preview_path: `${paths.board.path.slice(1)}/{{slug}}`,
  fields: [heading("Currency", "currency"), ...fieldsOf(contentSchemas.currency, "currency")],
};

/**
 * Returns the whole configuration, ready for `CMS.init`.
 *
 * @param siteUrl the site that the form's header links to, if its address is known
 * @param slugs names of the counters' files
 */
export const editorConfig = (backend: Backend, siteUrl: string | undefined, slugs: readonly string[]) => ({
  // Decap would look for a config.yml.
  load_config_file: false,
  backend: backend.config,
  locale,
  site_url: siteUrl,
  display_url: siteUrl,
  logo: { src: "/favicon.svg", show_in_header: false },
  // What "Pictures" at the top shows; each field has a folder of its own.
  media_folder: "content/images/gallery",
  public_folder: "images/gallery",
  // Names of uploaded pictures: small letters, digits and hyphens.
  slug: { encoding: "ascii", clean_accents: true },
  // The site itself is the preview.
  editor: { preview: false },
  collections: [
    ...groups.map(({ files, ...group }) => ({
      ...group,
      format: contentFormat,
      files: Object.entries(files).flatMap(filesOf),
    })),
    branches,
    currencies,
    ...translations.map((language) => ({
      name: language,
      label: languages[language].name,
      description: `A text that is empty here is shown in ${languages[defaultLanguage].name}.`,
      format: contentFormat,
      files: [
        ...groups.flatMap(({ files }) => Object.entries(files)),
        ...slugs.map((slug) => [`${folders.branch}/${slug}`, `Counter: ${slug}`] as const),
      ].flatMap(([path, label]) => filesOf([`${language}/${path}`, label])),
    })),
  ],
});
