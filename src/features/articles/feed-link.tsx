import { useStrings } from "../../components/page-language";
import { paths } from "../../lib/paths";

type FeedProps = { readonly siteUrl: string | null; readonly hasArticles: boolean };

/** Names the feed, which is the same in each language. At build time only, like the feed itself. */
export const FeedLink = ({ siteUrl, hasArticles }: FeedProps) => {
  const { articles } = useStrings();
  return process.env.BUILD_STAGE !== "build-javascript" && siteUrl && hasArticles ? (
    <link rel="alternate" type="application/rss+xml" title={articles.feed} href={paths.articleFeed.path} />
  ) : null;
};
