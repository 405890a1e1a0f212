/** Returns robots.txt. It does not name /admin: a crawler that skips it cannot see its `noindex`. */
export const robotsFile = (siteUrl: string | undefined): string =>
  ["User-agent: *", "Allow: /", ...(siteUrl ? ["", `Sitemap: ${siteUrl}/sitemap.xml`] : []), ""].join("\n");

/**
 * Returns sitemap.xml.
 *
 * @param pages `modified`: time of the last change in milliseconds since 1970, if it is known
 */
export const sitemapFile = (
  siteUrl: string,
  pages: readonly { readonly path: string; readonly modified?: number | undefined }[],
): string => {
  const urls = pages.map(({ path, modified }) => {
    const lastModified =
      modified === undefined ? "" : `<lastmod>${new Date(modified).toISOString()}</lastmod>`;
    return `  <url><loc>${new URL(path, siteUrl).href}</loc>${lastModified}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
};
