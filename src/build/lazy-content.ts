/**
 * Content that is only needed once a visitor opens or turns something: a dialog's texts, the further pages of the
 * gallery. A page query would put it into every visitor's HTML, and Gatsby fetches the results of `useStaticQuery` with
 * the page even when the component that asks is imported lazily. So it is queried here and written as JSON modules;
 * webpack puts each into the chunk of the lazily loaded code that imports it from "lazy-content/…".
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CreatePagesArgs, CreateWebpackConfigArgs, Store } from "gatsby";

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

/** Writes the modules; again whenever content changes while `gatsby develop` runs. Call from `createPages`. */
export async function writeLazyContent({
  graphql,
  store,
}: Pick<CreatePagesArgs, "graphql" | "store">): Promise<void> {
  const folder = folderOf(store);
  mkdirSync(folder, { recursive: true });
  for (const [name, query] of Object.entries(queries)) {
    const { data, errors } = await graphql(query);
    if (errors) throw new Error(`The content for "${name}" could not be read: ${String(errors)}`);
    const file = join(folder, `${name}.json`);
    const json = JSON.stringify(data);
    // Left alone when equal: a new date would make webpack build again.
    if (!existsSync(file) || readFileSync(file, "utf8") !== json) writeFileSync(file, json);
  }
}
