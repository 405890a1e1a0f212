import { useLocation } from "@reach/router";
import { graphql, type HeadFC, type PageProps } from "gatsby";

import { deferred } from "../components/deferred";
import { Layout } from "../components/layout";
import { Seo } from "../components/seo";
import { SiteHeader } from "../components/site-header";
import { ArticleRoutes } from "../features/articles/article-routes";
import { pageNumber } from "../features/articles/page-number";
import { paths } from "../lib/paths";

const Footer = deferred("footer", () => import("../features/footer/footer"));

const ArticlesPage = ({ data }: PageProps<Queries.ArticlesPageQuery>) => (
  <Layout>
    <SiteHeader data={data} />
    <main id="main">
      <ArticleRoutes data={data} />
    </main>
    <Footer data={data} />
  </Layout>
);

export default ArticlesPage;

/** Of the list; an article has its own (see use-document-head.ts). */
export const Head: HeadFC<Queries.ArticlesPageQuery> = ({ data }) => (
  <Seo
    title={`${data.siteYaml.pages.articles.title} | ${data.siteYaml.title}`}
    description={data.siteYaml.pages.articles.description}
    path={paths.articles.href(pageNumber(useLocation().search))}
    siteUrl={data.site?.siteMetadata?.siteUrl ?? ""}
  />
);

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
