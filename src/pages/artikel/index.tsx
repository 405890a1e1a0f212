import { graphql, type HeadFC, type PageProps } from "gatsby";

import { Layout } from "../../components/layout";
import { ArticleList } from "../../features/articles/article-list";
import { ListHead } from "../../features/articles/article-head";
import { Footer } from "../../features/footer/footer";
import { ActionBar } from "../../features/navigation/action-bar";
import { SiteHeader } from "../../features/navigation/site-header";

const ArticlesPage = ({ data }: PageProps<Queries.ArticlesPageQuery>) => (
  <Layout>
    <SiteHeader data={data} />
    <main id="main">
      <ArticleList data={data} />
    </main>
    <Footer data={data} />
    <ActionBar data={data} />
  </Layout>
);

export default ArticlesPage;

export const Head: HeadFC<Queries.ArticlesPageQuery> = ({ data }) => <ListHead data={data} />;

export const query = graphql`
  query ArticlesPage {
    ...SiteHeader
    ...ArticleList
    ...ArticleHead
    ...Footer
    ...ActionBar
  }
`;
