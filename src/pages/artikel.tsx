import { useLocation, useMatch } from "@reach/router";
import { graphql, type HeadFC, type PageProps } from "gatsby";

import { Layout } from "../components/layout";
import { Seo } from "../components/seo";
import { ActionBar } from "../features/navigation/action-bar";
import { SiteHeader } from "../features/navigation/site-header";
import { usePost } from "../features/articles/api/use-posts";
import { ArticleRoutes } from "../features/articles/article-routes";
import { Footer } from "../features/footer/footer";
import { pageNumber, summaryOf } from "../features/articles/model/post";
import { apiBase } from "../lib/api/api-url";
import { paths } from "../lib/paths";
import * as indonesian from "../strings/id";

const ArticlesPage = ({ data }: PageProps<Queries.ArticlesPageQuery>) => (
  <Layout>
    <SiteHeader data={data} />
    <main id="main">
      <ArticleRoutes data={data} />
    </main>
    <Footer data={data} />
    <ActionBar data={data} />
  </Layout>
);

export default ArticlesPage;

export const Head: HeadFC<Queries.ArticlesPageQuery> = ({ data: { siteYaml, site, articlesYaml } }) => {
  const { pathname, search } = useLocation();
  const id = useMatch(`${paths.articles.path}/:id`)?.id;
  // From SWR's cache: the article's view makes the request.
  const { post, state } = usePost(id);
  const isList = useMatch(paths.articles.path) !== null;
  const isMissing = !isList && (id === undefined || state === "missing");
  const base = { siteUrl: site.siteMetadata.siteUrl };
  const preconnect = apiBase() && <link rel="preconnect" href={apiBase()} crossOrigin="anonymous" />;
  if (isMissing || state === "failed") {
    return (
      <Seo
        {...base}
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
      <Seo
        {...base}
        title={`${post.title} | ${siteYaml.title}`}
        description={post.metaDescription ?? summaryOf(post, articlesYaml.defaultExcerpt)}
        path={paths.article.href(post.id)}
        image={post.imageUrl}
        isArticle
        isIndonesian={post.language === "id"}
      >
        {preconnect}
      </Seo>
    );
  }
  return (
    <Seo
      {...base}
      title={`${siteYaml.pages.articles.title} | ${siteYaml.title}`}
      description={siteYaml.pages.articles.description}
      path={isList ? paths.articles.href(pageNumber(search)) : pathname}
    >
      {preconnect}
    </Seo>
  );
};

export const query = graphql`
  query ArticlesPage {
    ...SiteHeader
    ...ArticleRoutes
    ...Footer
    ...ActionBar
    site {
      siteMetadata {
        siteUrl
      }
    }
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
