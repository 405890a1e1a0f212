import { useLocation } from "@reach/router";
import { graphql, type HeadFC, type PageProps } from "gatsby";

import { Layout } from "../components/layout";
import { Seo } from "../components/seo";
import { SiteHeader } from "../components/site-header";
import { mainStyle } from "../features/articles/anchor-below-style";
import { useShownHead } from "../features/articles/article-head";
import { ArticleRoutes } from "../features/articles/article-routes";
import Footer from "../features/footer/footer";
import { pageNumber } from "../features/articles/page-number";
import { paths } from "../lib/paths";

const ArticlesPage = ({ data }: PageProps<Queries.ArticlesPageQuery>) => (
  <Layout>
    <SiteHeader data={data} />
    <main id="main" sx={mainStyle}>
      <ArticleRoutes data={data} />
    </main>
    <Footer data={data} />
  </Layout>
);

export default ArticlesPage;

export const Head: HeadFC<Queries.ArticlesPageQuery> = ({ data: { siteYaml, site } }) => {
  const article = useShownHead();
  const { pathname, search } = useLocation();
  // Until an article is there, its address is all that is known of it.
  const isList = pathname.replace(/\/+$/, "") === paths.articles.path;
  return (
    <Seo
      title={article?.title ?? `${siteYaml.pages.articles.title} | ${siteYaml.title}`}
      description={article?.description ?? siteYaml.pages.articles.description}
      path={article?.path ?? (isList ? paths.articles.href(pageNumber(search)) : pathname)}
      image={article?.image}
      isArticle={article && !article.isMissing}
      isIndonesian={article?.isIndonesian}
      siteUrl={site.siteMetadata.siteUrl}
    >
      {article?.isMissing && <meta name="robots" content="noindex" />}
    </Seo>
  );
};

export const query = graphql`
  query ArticlesPage {
    ...SiteHeader
    ...ArticleRoutes
    ...Footer
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
