import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Brand } from "../components/brand";
import { Icon } from "../components/icon";
import { Layout } from "../components/layout";
import { ErrorLayout, LostNumber } from "../components/error-screen";
import { useStrings } from "../components/page-language";
import { PageLink } from "../components/page-link";
import { paths } from "../lib/paths";

const linksStyle: ThemeUICSSObject = { display: "flex", flexWrap: "wrap", gap: 3 };

const NotFoundPage = ({
  data: { companyYaml: company, heroYaml, siteYaml },
}: PageProps<Queries.NotFoundPageQuery>) => {
  const { backHome } = useStrings().common;
  return (
    <Layout>
      <ErrorLayout header={<Brand company={company} />}>
        <LostNumber />
        <h1>{siteYaml.pages.notFound.title}</h1>
        <p>{siteYaml.pages.notFound.description}</p>
        <div sx={linksStyle}>
          <PageLink to={paths.home.href()} sx={{ variant: "buttons.gold" }}>
            <Icon name="back" />
            {backHome}
          </PageLink>
          <PageLink to={paths.board.href()} sx={{ variant: "buttons.lineOnDark" }}>
            {heroYaml.ratesButton}
          </PageLink>
        </div>
      </ErrorLayout>
    </Layout>
  );
};

export default NotFoundPage;

export const Head: HeadFC<Queries.NotFoundPageQuery> = ({ data: { siteYaml } }) => (
  <>
    <title>{`${siteYaml.pages.notFound.title} | ${siteYaml.title}`}</title>
    <meta name="robots" content="noindex" />
  </>
);

export const query = graphql`
  query NotFoundPage {
    companyYaml {
      ...Brand
    }
    heroYaml {
      ratesButton
    }
    siteYaml {
      title
      pages {
        notFound {
          title
          description
        }
      }
    }
  }
`;
