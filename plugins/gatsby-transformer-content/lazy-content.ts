/**
 * Content that is only needed once a visitor opens or turns something: a dialog's texts, the further pages of the
 * gallery. A page query would put it into every visitor's HTML, and Gatsby fetches the results of `useStaticQuery` with
 * the page even when the component that asks is imported lazily. So it is queried here and written as JSON modules;
 * webpack puts each into the chunk of the lazily loaded code that imports it from "lazy-content/…".
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CreatePagesArgs, CreateWebpackConfigArgs, Node, Store } from "gatsby";

import { ContentQueryError } from "./query-error";

const queries = {
  contact: `{
    contactYaml {
      dialog {
        title intro name namePlaceholder phone phonePlaceholder email optional message messagePlaceholder
        send whatsappButton phoneButton
      }
    }
    companyYaml { email whatsapp whatsappInquiry }
  }`,
  faq: `{ faqYaml { title intro items { question answer } } }`,
  // The arguments of the gallery section's own query, so that both speak of the same files.
  gallery: `{
    galleryYaml {
      images {
        alt
        caption
        image { childImageSharp { gatsbyImageData(width: 1600, breakpoints: [320, 480, 800, 1200]) } }
      }
    }
  }`,
} as const;

const folderOf = (store: Store): string => join(store.getState().program.directory, ".cache", "lazy-content");

/** Lets the site import "lazy-content/contact.json". Call from `onCreateWebpackConfig`. */
export function resolveLazyContent({
  actions,
  store,
}: Pick<CreateWebpackConfigArgs, "actions" | "store">): void {
  actions.setWebpackConfig({ resolve: { alias: { "lazy-content": folderOf(store) } } });
}

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, "utf8") : undefined;

/** Left alone when equal: a new date would make webpack build again. */
const writeIfChanged = (file: string, text: string): void => {
  if (textOf(file) !== text) writeFileSync(file, text);
};

/** A digest of all that the queries' answers are made of; with another configuration, Gatsby drops the whole folder. */
const digestOf = (nodes: readonly Node[]): string => {
  const hash = createHash("sha256").update(JSON.stringify(queries));
  const sources = nodes
    .filter(({ internal: { type } }) => type === "File" || type.endsWith("Yaml"))
    .map(({ id, internal: { contentDigest } }) => `${id} ${contentDigest}`);
  return hash.update(sources.sort().join("\n")).digest("hex");
};

/** Whether the pictures that a module speaks of are there: `public` may have been emptied, or a build been stopped. */
const hasPictures = (directory: string, json: string): boolean =>
  [...new Set(json.match(/\/static\/[^\s",\\]+/g))].every((address) =>
    existsSync(join(directory, "public", address)),
  );

/**
 * Writes the modules; again whenever content changes while `gatsby develop` runs. Call from `createPages`.
 *
 * Nothing is asked where nothing has changed: for a thousand pictures Gatsby takes more than two seconds to say the same again.
 */
export async function writeLazyContent({
  getNodes,
  graphql,
  store,
}: Pick<CreatePagesArgs, "getNodes" | "graphql" | "store">): Promise<void> {
  const { directory } = store.getState().program;
  const folder = folderOf(store);
  mkdirSync(folder, { recursive: true });
  const madeOf = join(folder, "made-of.txt");
  const digest = digestOf(getNodes());
  const isSame = textOf(madeOf) === digest;
  // A build that stops in between leaves modules of two versions.
  if (!isSame) rmSync(madeOf, { force: true });
  for (const [name, query] of Object.entries(queries)) {
    const file = join(folder, `${name}.json`);
    const present = isSame ? textOf(file) : undefined;
    if (present !== undefined && hasPictures(directory, present)) continue;
    const { data, errors } = await graphql(query);
    if (errors) throw new ContentQueryError(`The content for "${name}"`, errors);
    writeIfChanged(file, JSON.stringify(data));
  }
  writeFileSync(madeOf, digest);
}
