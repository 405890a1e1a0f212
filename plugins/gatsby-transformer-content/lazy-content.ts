/**
 * Writes the texts of dialogs and the further gallery pages as JSON modules. Page queries would load them with every page.
 * Lazily loaded code imports them from "lazy-content/…", so webpack puts them into its chunk.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CreatePagesArgs, CreateWebpackConfigArgs, Store } from "gatsby";

const queries = {
  calculator: `{
    exchangeYaml {
      legend { buy sell reading }
      minimum { amount currency text }
      calculator { title have want indicative enquiryButton enquiry }
    }
    companyYaml { whatsapp whatsappInquiry }
  }`,
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
  // The same arguments as in the gallery section's query, so that both use the same files.
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

/** Lets the site import "lazy-content/contact.json". */
export function resolveLazyContent({ actions, store }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ resolve: { alias: { "lazy-content": folderOf(store) } } });
}

/** Writes the modules. In develop, Gatsby calls this again when content changes. */
export async function writeLazyContent({ graphql, reporter, store }: CreatePagesArgs): Promise<void> {
  const folder = folderOf(store);
  mkdirSync(folder, { recursive: true });
  for (const [name, query] of Object.entries(queries)) {
    const { data, errors } = await graphql(query);
    if (errors) {
      reporter.panicOnBuild(`The content for "${name}" could not be read.`, errors);
      continue;
    }
    const file = join(folder, `${name}.json`);
    const json = JSON.stringify(data);
    // A new modification time would make webpack compile again.
    if (!existsSync(file) || readFileSync(file, "utf8") !== json) writeFileSync(file, json);
  }
}
