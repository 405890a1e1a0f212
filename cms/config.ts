/** Decap CMS's configuration, generated from the content schemas. */
import type { CmsCollectionFile, CmsField } from "decap-cms-core";

import {
  type ContentName,
  contentNames,
  contentSchemas,
  folders,
} from "../plugins/gatsby-transformer-content/schema";
import { paths } from "../src/lib/paths";
import type { Backend } from "./backend";
import { contentFormat, headingOf } from "./content-format";
import { fieldsOf } from "./form";
import { groups, locale } from "./names";

/** The part's name at the top of its fields. */
const heading = (title: string, path: ContentName): CmsField =>
  ({ name: headingOf(path), label: title, title, path, widget: "heading", required: false }) as CmsField;

const fileOf = (name: ContentName, label: string): CmsCollectionFile & { readonly fields: CmsField[] } => ({
  name,
  label,
  file: `content/${name}.yaml`,
  // Where "See the site" leads; the landing page by default.
  ...(name === "board" && { preview_path: paths.board.path.slice(1) }),
  fields: [heading(label, name), ...fieldsOf(contentSchemas[name], name)],
});

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

/**
 * Returns the whole configuration, ready for `CMS.init`.
 *
 * @param siteUrl the site that the form's header links to, if its address is known
 */
export const editorConfig = (backend: Backend, siteUrl: string | undefined) => ({
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
      files: Object.entries(files).flatMap(([key, label]) =>
        contentNames.filter((name) => name === key).map((name) => fileOf(name, label)),
      ),
    })),
    branches,
  ],
});
