import { type Post, summaryOf } from "../../src/features/articles/model/post";
import { paths } from "../../src/lib/paths";

/** The texts of the site that a feed has. */
interface FeedTexts {
  readonly title: string;
  readonly description: string;
  /** Of an article without a summary. */
  readonly defaultExcerpt: string;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes a text, without the characters that XML 1.0 forbids. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>]/g, (sign) => entities[sign] ?? "");

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/**
 * Returns articles as RSS 2.0.
 *
 * @param siteUrl public address of the site
 * @see https://www.rssboard.org/rss-specification
 */
export const feedFile = (
  siteUrl: string,
  { title, description, defaultExcerpt }: FeedTexts,
  posts: readonly Post[],
): string => {
  const addressOf = (path: string) => new URL(path, siteUrl).href;
  const items = posts.map((post) => [
    "    <item>",
    `      ${element("title", post.title)}`,
    `      ${element("description", summaryOf(post, defaultExcerpt))}`,
    `      ${element("link", addressOf(paths.article.href(post.id)))}`,
    // Without the site's address, so that readers know the article again after a move.
    `      <guid isPermaLink="false">${paths.article.href(post.id)}</guid>`,
    ...(post.createdAt === undefined
      ? []
      : [`      ${element("pubDate", new Date(post.createdAt).toUTCString())}`]),
    "    </item>",
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    ${element("title", title)}`,
    `    ${element("description", description)}`,
    `    ${element("link", addressOf(paths.articles.path))}`,
    `    <atom:link href="${addressOf(paths.articleFeed.path)}" rel="self" type="application/rss+xml"/>`,
    ...items.flat(),
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
};
