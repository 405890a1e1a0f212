import { type Post, summaryOf } from "../../src/features/articles/model/post";
import { paths } from "../../src/lib/paths";
import * as en from "../../src/strings/en";

/** Results of the queries, of which Gatsby generates no types. */
interface Results {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
  readonly siteYaml: Pick<Queries.SiteYaml, "title" | "pages">;
  readonly articlesYaml: Pick<Queries.ArticlesYaml, "defaultExcerpt">;
  readonly allArticle: { readonly nodes: readonly { readonly post: Post }[] };
}
type Locals = { readonly query: Results };

/** XML 1.0 has no other control characters. */
const xmlText = (text: string): string => text.replace(/[^\t\n\r\u0020-\uffff]/g, "");

const channelOf = ({ query: { site, siteYaml } }: Locals) => ({
  title: `${siteYaml.pages.articles.title} | ${siteYaml.title}`,
  description: siteYaml.pages.articles.description,
  site_url: new URL(paths.articles.path, site.siteMetadata.siteUrl).href,
  feed_url: new URL(paths.articleFeed.path, site.siteMetadata.siteUrl).href,
});

const itemsOf = ({ query: { site, articlesYaml, allArticle } }: Locals) =>
  allArticle.nodes.map(({ post }) => ({
    title: xmlText(post.title),
    description: xmlText(summaryOf(post, articlesYaml.defaultExcerpt)),
    url: new URL(paths.article.href(post.id), site.siteMetadata.siteUrl).href,
    // Without the site's address, so that readers know the article again after a move.
    guid: paths.article.href(post.id),
    ...(post.createdAt !== undefined && { date: new Date(post.createdAt) }),
  }));

/**
 * The options of gatsby-plugin-feed: the newest articles as RSS 2.0, and the pages that name the feed.
 *
 * @see https://www.gatsbyjs.com/plugins/gatsby-plugin-feed/
 */
export const feedOptions = {
  setup: channelOf,
  feeds: [
    {
      title: en.articles.feed,
      output: paths.articleFeed.path,
      match: `^(/|${paths.articles.path}|${paths.article.href("")}.+)$`,
      query: `{
        siteYaml { title pages { articles { title description } } }
        articlesYaml { defaultExcerpt }
        allArticle(sort: { position: ASC }, limit: 50) {
          nodes { post }
        }
      }`,
      serialize: itemsOf,
    },
  ],
};
