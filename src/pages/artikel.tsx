import { graphql, type HeadFC, type PageProps } from "gatsby";

import { Layout } from "../components/layout";
import { Seo } from "../components/seo";
import { ActionBar } from "../features/navigation/action-bar";
import { SiteHeader } from "../features/navigation/site-header";
import { usePost } from "../features/articles/api/use-posts";
import { useArticleAddress } from "../features/articles/article-address";
import { ArticleHead, FeedLink } from "../features/articles/article-head";
import { ArticleRoutes } from "../features/articles/article-routes";
import { Footer } from "../features/footer/footer";
import type { ArticlesContext } from "../features/articles/model/post";
import { apiBase } from "../lib/api/api-url";
import { paths } from "../lib/paths";
import * as indonesian from "../strings/id";

type Props = PageProps<Queries.ArticlesPageQuery, ArticlesContext>;

const ArticlesPage = ({ data, pageContext }: Props) => (
  <Layout>
    <SiteHeader data={data} />
    <main id="main">
      <ArticleRoutes data={data} built={pageContext} />
    </main>
    <Footer data={data} />
    <ActionBar data={data} />
  </Layout>
);

export default ArticlesPage;

export const Head: HeadFC<Queries.ArticlesPageQuery, ArticlesContext> = ({
  data: { siteYaml, site, articlesYaml },
  location: { pathname },
  pageContext: { article, list },
}) => {
  const { isList, id, number } = useArticleAddress();
  // From SWR's cache: the article's view makes the request.
  const { post, state } = usePost(article?.post.id ?? id, article?.post);
  const isMissing = !isList && ((!article && id === undefined) || state === "missing");
  const { siteUrl } = site.siteMetadata;
  const preconnect = apiBase() && <link rel="preconnect" href={apiBase()} crossOrigin="anonymous" />;
  if (isMissing || state === "failed") {
    return (
      <Seo
        siteUrl={siteUrl}
        title={`${indonesian.articles.missingTitle} | ${siteYaml.title}`}
        description={indonesian.articles.missingText}
        path={pathname}
        isIndonesian
      >
        {isMissing && <meta name="robots" content="noindex" />}
      </Seo>
    );
  }
  if (post) {
    return (
      <ArticleHead
        post={post}
        siteUrl={siteUrl}
        siteTitle={siteYaml.title}
        listTitle={siteYaml.pages.articles.title}
        defaultExcerpt={articlesYaml.defaultExcerpt}
      >
        {preconnect}
      </ArticleHead>
    );
  }
  return (
    <Seo
      siteUrl={siteUrl}
      title={`${siteYaml.pages.articles.title} | ${siteYaml.title}`}
      description={siteYaml.pages.articles.description}
      path={isList ? paths.articles.href(number) : pathname}
    >
      {preconnect}
      {siteUrl && list && <FeedLink title={siteYaml.title} />}
    </Seo>
  );
};

export const query = graphql`
  query ArticlesPage {
    ...SiteHeader
    ...ArticleRoutes
    ...Footer
    ...ActionBar
    siteYaml {
      title
      pages {
        articles {
          title
          description
        }
      }
    }
  }
`;
