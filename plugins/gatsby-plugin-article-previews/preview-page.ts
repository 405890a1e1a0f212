import { organization } from "../../src/lib/organization";
import { paths } from "../../src/lib/paths";
import type { PreviewPost } from "./read-posts";

export interface PreviewSite {
  /** Public address, e.g. "https://www.example". */
  readonly url: string;
  readonly name: string;
  /** Name of the list of articles. */
  readonly listTitle: string;
  /** Summary of an article that has none. */
  readonly defaultExcerpt: string;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns an article and its breadcrumbs as schema.org data. */
const structuredData = (post: PreviewPost, site: PreviewSite, url: string): object => {
  const company = organization(site.url, site.name);
  const steps = [
    [site.name, new URL("/", site.url).href],
    [site.listTitle, new URL(paths.articles.href(), site.url).href],
    [post.title, url],
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Article",
        "@id": `${url}#article`,
        mainEntityOfPage: url,
        headline: post.title,
        description: post.summary ?? site.defaultExcerpt,
        inLanguage: post.language ?? "en",
        image: post.imageUrl,
        datePublished: post.createdAt,
        dateModified: post.updatedAt,
        author: { "@id": company["@id"] },
        publisher: company,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: steps.map(([name, item], index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item,
        })),
      },
    ],
  };
};

const REPLACED =
  /<title\b[^>]*>.*?<\/title>|<link\b[^>]*\brel="canonical"[^>]*>|<meta\b[^>]*\b(?:name="(?:description|twitter:[^"]*)"|property="og:[^"]*")[^>]*>/gs;

/**
 * Returns the client-only page with an article's own head.
 *
 * @param shell HTML of /artikel
 */
export const previewPage = (shell: string, post: PreviewPost, site: PreviewSite): string => {
  const url = new URL(paths.article.href(post.id), site.url).href;
  const title = escape(`${post.title} | ${site.name}`);
  const summary = escape(post.summary ?? site.defaultExcerpt);
  const image = escape(post.imageUrl ?? new URL("/social.jpg", site.url).href);
  // In the browser, Gatsby's Head replaces elements with this attribute.
  const own = 'data-gatsby-head="true"';
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${content}" ${own}/>`;
  const head = [
    `<title ${own}>${title}</title>`,
    `<link rel="canonical" href="${url}" ${own}/>`,
    meta("description", summary),
    meta("og:type", "article"),
    meta("og:title", title),
    meta("og:description", summary),
    meta("og:url", url),
    meta("og:locale", post.language === "id" ? "id_ID" : "en_GB"),
    meta("og:image", image),
    meta("twitter:card", "summary_large_image"),
    `<script type="application/ld+json">${JSON.stringify(structuredData(post, site, url)).replaceAll("<", "\\u003c")}</script>`,
  ];
  // Outside the element that React hydrates.
  const summaryBlock = `<noscript><article><h1>${escape(post.title)}</h1><p>${summary}</p></article></noscript>`;
  return shell
    .replace(REPLACED, "")
    .replace("</head>", () => `${head.join("")}</head>`)
    .replace('<div id="___gatsby"', (start) => `${summaryBlock}${start}`);
};
