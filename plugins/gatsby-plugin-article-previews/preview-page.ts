import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { Seo } from "../../src/components/seo";
import { organization } from "../../src/lib/organization";
import { paths } from "../../src/lib/paths";
import { parsePage, writeStructuredData } from "../gatsby-plugin-static-hosting/page";
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

/**
 * Returns the client-only page with an article's own head.
 *
 * @param shell HTML of /artikel
 */
export const previewPage = (shell: string, post: PreviewPost, site: PreviewSite): string => {
  const $ = parsePage(shell);
  const path = paths.article.href(post.id);
  const description = post.summary ?? site.defaultExcerpt;
  const head = createElement(Seo, {
    title: `${post.title} | ${site.name}`,
    description,
    path,
    siteUrl: site.url,
    image: post.imageUrl,
    isArticle: true,
    isIndonesian: post.language === "id",
  });
  // In the browser, Gatsby's Head replaces the elements with this attribute.
  const attribute = "data-gatsby-head";
  $(`head > title, link[rel="canonical"], meta[${attribute}]`).remove();
  $("head").append($(renderToStaticMarkup(head)).attr(attribute, "true"));
  if (post.updatedAt)
    $("head").append(
      $("<meta>").attr({ property: "article:modified_time", content: post.updatedAt, [attribute]: "true" }),
    );
  writeStructuredData($, structuredData(post, site, new URL(path, site.url).href));
  // Outside the element that React hydrates.
  const article = $("<article>").append($("<h1>").text(post.title), $("<p>").text(description));
  $("#___gatsby").before($("<noscript>").append(article));
  return $.html();
};
