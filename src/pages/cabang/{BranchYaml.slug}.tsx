import { graphql, type HeadFC, type PageProps } from "gatsby";

import { Layout, ScreenOnly } from "../../components/layout";
import { Seo } from "../../components/seo";
import { Footer } from "../../features/footer/footer";
import { BranchBar, BranchHead, BranchVisit } from "../../features/locations/branch-page";
import { BranchData } from "../../features/locations/structured-data";
import { SiteHeader } from "../../features/navigation/site-header";
import { ExchangeSection } from "../../features/rates/exchange-section";
import { fillPlaceholders } from "../../lib/fill-placeholders";
import { paths } from "../../lib/paths";

const BranchPage = ({ data }: PageProps<Queries.BranchPageQuery>) => (
  <Layout>
    <SiteHeader data={data} />
    <main id="main">
      <BranchHead data={data} />
      <BranchVisit data={data} />
      <ScreenOnly>
        <ExchangeSection data={data} />
      </ScreenOnly>
    </main>
    <Footer data={data} />
    <BranchBar data={data} />
  </Layout>
);

export default BranchPage;

export const Head: HeadFC<Queries.BranchPageQuery> = ({ data }) => {
  const { branchYaml, companyYaml, site, siteYaml } = data;
  const { slug, place, image } = branchYaml;
  const { siteUrl } = site.siteMetadata;
  const { title, description } = siteYaml.pages.branch;
  const picture = image.childImageSharp?.resize?.src;
  return (
    <Seo
      data={data}
      title={fillPlaceholders(title, { place })}
      description={fillPlaceholders(description, { place })}
      path={paths.branch.href(slug)}
      {...(siteUrl && picture && { image: siteUrl + picture })}
    >
      <BranchData company={companyYaml} branch={branchYaml} siteUrl={siteUrl} />
    </Seo>
  );
};

export const query = graphql`
  query BranchPage($id: String!) {
    ...SiteHeader
    ...BranchDetails
    ...ExchangeSection
    ...Footer
    ...Seo
    companyYaml {
      name
    }
    siteYaml {
      pages {
        branch {
          title
          description
        }
      }
    }
  }
`;
