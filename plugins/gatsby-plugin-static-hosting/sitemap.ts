import { paths } from "../../src/lib/paths";
import {
  defaultLanguage,
  inLanguage,
  languageCodes,
  languageOfPath,
  withoutLanguage,
} from "../../src/strings/languages";

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
 * Returns sitemap.xml. Each entry names the same page in the other languages, as the heads of the pages do (src/components/seo.tsx).
 *
 * @param pages `modified`: time of the last change in milliseconds since 1970, if it is known
 */
export const sitemapFile = (siteUrl: string, pages: readonly SitePage[]): string => {
  const addressIn = (path: string, language = languageOfPath(path)) =>
    new URL(inLanguage(withoutLanguage(path), language), siteUrl).href;
  const alternates = (path: string) =>
    [...languageCodes.map((code) => [code, code] as const), ["x-default", defaultLanguage] as const].map(
      ([hreflang, code]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressIn(path, code)}"/>`,
    );
  const urls = pages.filter(isPublic).map(({ path, modified }) => {
    const lastModified =
      modified === undefined ? "" : `<lastmod>${new Date(modified).toISOString()}</lastmod>`;
    const others = isArticle(path) ? [] : alternates(path);
    return `  <url><loc>${addressIn(path)}</loc>${lastModified}${others.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
};
