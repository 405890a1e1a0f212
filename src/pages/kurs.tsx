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
  <Seo data={data} {...data.siteYaml.pages.board} path={paths.board.href()} />
);

export const query = graphql`
  query BoardPage {
    ...Board
    ...Seo
    siteYaml {
      pages {
        board {
          title
          description
        }
      }
    }
  }
`;
