import { type Post, summaryOf } from "../../src/features/articles/model/post";
import { paths } from "../../src/lib/paths";
import english from "../../src/strings/en";
import { inLanguage, languageCodes } from "../../src/strings/languages";

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

/** The pages of all languages that name the feed. Articles are the same in each, so there is one. */
const naming = languageCodes.flatMap((language) =>
  [paths.home.path, paths.articles.path, paths.article.href("") + ".+"].map((path) =>
    inLanguage(path, language),
  ),
);

/**
 * The options of gatsby-plugin-feed: the newest articles as RSS 2.0, and the pages that name the feed.
 *
 * @see https://www.gatsbyjs.com/plugins/gatsby-plugin-feed/
 */
export const feedOptions = {
  setup: channelOf,
  feeds: [
    {
      // gatsby-ssr.tsx writes it in the language of the page.
      title: english.articles.feed,
      output: paths.articleFeed.path,
      match: `^(${naming.join("|")})$`,
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
