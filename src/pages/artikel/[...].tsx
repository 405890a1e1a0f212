import { graphql, type HeadFC, type PageProps } from "gatsby";

import { Layout } from "../../components/layout";
import { ArticleHead } from "../../features/articles/article-head";
import { ArticlePage } from "../../features/articles/article-page";
import { Footer } from "../../features/footer/footer";
import { ActionBar } from "../../features/navigation/action-bar";
import { SiteHeader } from "../../features/navigation/site-header";

/** An article that the build has read, or the client-only page of all others. */
const Page = ({ data }: PageProps<Queries.ArticlePageQuery>) => (
  <Layout>
    <SiteHeader data={data} />
    <main id="main">
      <ArticlePage data={data} />
    </main>
    <Footer data={data} />
    <ActionBar data={data} />
  </Layout>
);

export default Page;

export const Head: HeadFC<Queries.ArticlePageQuery> = ({ data }) => <ArticleHead data={data} />;

export const query = graphql`
  query ArticlePage($id: String = "") {
    ...SiteHeader
    ...ArticleParts
    article(id: { eq: $id }) {
      ...BuiltArticle
      ...SharedArticle
    }
    ...ArticleHead
    ...Footer
    ...ActionBar
  }
`;
