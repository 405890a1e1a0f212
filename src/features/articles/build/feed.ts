import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { paths } from "../../../lib/paths";
import { summaryOf, type Post } from "../model/post";

const xmlText = (text: string): string =>
  text
    // XML 1.0 has no other control characters.
    .replace(/[^\t\n\r\u0020-\uffff]/g, "")
    .replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Feed {
  readonly siteUrl: string;
  readonly title: string;
  readonly description: string;
  readonly defaultExcerpt: string;
}

/** Articles of a feed. Readers ask for the newest. */
const MOST_ITEMS = 50;

/** Returns the newest articles as RSS 2.0. */
export const feedOf = (
  posts: readonly Post[],
  { siteUrl, title, description, defaultExcerpt }: Feed,
): string => {
  const address = (path: string) => xmlText(new URL(path, siteUrl).href);
  const items = posts.slice(0, MOST_ITEMS).map((post) => {
    const link = address(paths.article.href(post.id));
    const date =
      post.createdAt === undefined ? "" : `<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>`;
    const summary = xmlText(summaryOf(post, defaultExcerpt));
    return `<item><title>${xmlText(post.title)}</title><link>${link}</link><guid>${link}</guid>${date}<description>${summary}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(title)}</title><link>${address(paths.articles.path)}</link><description>${xmlText(description)}</description>
<atom:link href="${address(paths.articleFeed.path)}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
};

/**
 * Writes the feed, and removes that of an earlier build without one. Cloudflare needs the copy (see `redirectsFile`).
 *
 * @param publicDir the built site
 */
export const writeFeed = async (publicDir: string, feed: string | undefined): Promise<void> => {
  for (const path of [paths.articleFeed.path, paths.articleFeed.copy]) {
    const file = join(publicDir, path);
    await mkdir(dirname(file), { recursive: true });
    await (feed === undefined ? rm(file, { force: true }) : writeFile(file, feed));
  }
};
