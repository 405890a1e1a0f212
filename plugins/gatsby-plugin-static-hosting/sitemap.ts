import type { Page } from "./page";

/** Returns robots.txt. It does not name /admin: a crawler that skips it cannot see its `noindex`. */
export const robotsFile = (siteUrl: string | undefined): string =>
  ["User-agent: *", "Allow: /", ...(siteUrl ? ["", `Sitemap: ${siteUrl}/sitemap.xml`] : []), ""].join("\n");

/** A page of the sitemap. */
export type SitemapEntry = { readonly address: string; readonly modified: string | undefined };

/** Returns the canonical address of a page, and when an article was last changed; undefined for the 404 page. */
export const sitemapEntry = ($: Page): SitemapEntry | undefined => {
  const address = $('link[rel="canonical"]').attr("href");
  const modified = $('meta[property="article:modified_time"]').attr("content");
  return address === undefined ? undefined : { address, modified };
};

/** Returns sitemap.xml. */
export const sitemapFile = (entries: readonly SitemapEntry[]): string => {
  const urls = entries.map(({ address, modified }) => {
    const lastModified = modified ? `<lastmod>${modified}</lastmod>` : "";
    return `  <url><loc>${address}</loc>${lastModified}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
};
