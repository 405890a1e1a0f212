/** Decap CMS's configuration, made from the content schemas. */
import { contentFormat } from "./content-format";
import { paths } from "../src/lib/paths";
import { contentNames, contentSchemas } from "../plugins/gatsby-transformer-content/schema";
import type { Backend } from "./backend";
import { fieldsOf, type FormField } from "./form";
import { groups } from "./names";

export interface EditorConfig {
  readonly backend: Readonly<Record<string, string>>;
  readonly collections: readonly {
    readonly name: string;
    readonly label: string;
    readonly description: string;
    readonly files: readonly {
      readonly name: string;
      readonly label: string;
      readonly file: string;
      readonly fields: readonly FormField[];
    }[];
  }[];
}

/**
 * The whole configuration, ready for `CMS.init`.
 *
 * @param siteUrl the site that the form's header links to
 */
export function editorConfig(backend: Backend, siteUrl: string): EditorConfig & Record<string, unknown> {
  return {
    // Everything is here: no config.yml is asked for.
    load_config_file: false,
    backend: backend.config,
    site_url: siteUrl,
    display_url: siteUrl,
    logo: { src: "/admin/logo.svg", show_in_header: false },
    media_folder: "content/images",
    public_folder: "images",
    // Uploaded pictures get names of small letters, digits and hyphens.
    slug: { encoding: "ascii", clean_accents: true },
    // The site itself is the preview.
    editor: { preview: false },
    collections: groups.map(({ files, ...group }) => ({
      ...group,
      format: contentFormat,
      files: contentNames
        .filter((name) => files[name])
        .sort((a, b) => Object.keys(files).indexOf(a) - Object.keys(files).indexOf(b))
        .map((name) => ({
          name,
          label: files[name] ?? name,
          file: `content/${name}.yaml`,
          // Where "See the site" leads; the landing page unless another is said.
          ...(name === "board" && { preview_path: paths.board.path.slice(1) }),
          fields: fieldsOf(contentSchemas[name], name),
        })),
    })),
  };
}
