import { paths } from "../../src/lib/paths";
import { defaultLanguage, languageOfPath, withoutLanguage } from "../../src/strings/languages";

/** Returns robots.txt. It does not name /admin: a crawler that skips it cannot see its `noindex`. */
export const robotsFile = (siteUrl: string | undefined): string =>
  ["User-agent: *", "Allow: /", ...(siteUrl ? ["", `Sitemap: ${siteUrl}/sitemap.xml`] : []), ""].join("\n");

type SitePage = { readonly path: string; readonly modified?: number | undefined };

const isArticle = (path: string): boolean => withoutLanguage(path).startsWith(paths.article.href(""));

/** Whether search engines should find a page. The text of an article is the same in each language: the first one has it. */
const isPublic = ({ path }: SitePage): boolean =>
  ![paths.missing.path, paths.articleShell.path].some((own) => withoutLanguage(path).startsWith(own)) &&
  (!isArticle(path) || languageOfPath(path) === defaultLanguage);

/**
 * Returns sitemap.xml. The heads of the pages name the same page in the other languages (src/components/seo.tsx).
 *
 * @param pages `modified`: time of the last change in milliseconds since 1970, if it is known
 */
export const sitemapFile = (siteUrl: string, pages: readonly SitePage[]): string => {
  const urls = pages.filter(isPublic).map(({ path, modified }) => {
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
