import { graphql, type HeadFC, type PageProps } from "gatsby";

import { Layout } from "../components/layout";
import { Seo } from "../components/seo";
import { Board } from "../features/board/board";
import { paths } from "../lib/paths";

const BoardPage = ({ data }: PageProps<Queries.BoardPageQuery>) => (
  <Layout>
    <Board data={data} />
  </Layout>
);

export default BoardPage;

export const Head: HeadFC<Queries.BoardPageQuery> = ({ data }) => (
  <Seo
    title={`${data.siteYaml.pages.board.title} | ${data.siteYaml.title}`}
    description={data.siteYaml.pages.board.description}
    path={paths.board.href()}
    siteUrl={data.site.siteMetadata.siteUrl}
  />
);

export const query = graphql`
  query BoardPage {
    ...Board
    siteYaml {
      title
      pages {
        board {
          title
          description
        }
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;
