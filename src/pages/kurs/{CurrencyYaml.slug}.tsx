import { graphql, type HeadFC, type PageProps } from "gatsby";

import { useLanguage, useStrings } from "../../components/page-language";
import { Layout } from "../../components/layout";
import { Seo } from "../../components/seo";
import { breadcrumbs, StructuredData } from "../../components/structured-data";
import { CurrencyDetails, CurrencyHead } from "../../features/currencies/currency-page";
import { Footer } from "../../features/footer/footer";
import { SiteHeader } from "../../features/navigation/site-header";
import { fillPlaceholders } from "../../lib/fill-placeholders";
import { organization } from "../../lib/organization";
import { paths } from "../../lib/paths";
import { inLanguage } from "../../strings/languages";

const CurrencyPage = ({ data }: PageProps<Queries.CurrencyPageQuery>) => (
  <Layout>
    <SiteHeader data={data} />
    <main id="main">
      <CurrencyHead data={data} />
      <CurrencyDetails data={data} />
    </main>
    <Footer data={data} />
  </Layout>
);

export default CurrencyPage;

type DataProps = { readonly name: string; readonly company: string; readonly siteUrl: string | null };

/** The company and the way to the page as schema.org data: no price, which would age. */
const CurrencyData = ({ name, company, siteUrl }: DataProps) => {
  const language = useLanguage();
  const { locations, navigation } = useStrings();
  if (process.env.BUILD_STAGE === "build-javascript" || !siteUrl) return null;
  const steps = [
    { name: locations.home, item: siteUrl + inLanguage(paths.home.href(), language) },
    { name: navigation.rates, item: siteUrl + inLanguage(paths.board.href(), language) },
    { name },
  ];
  return <StructuredData graph={[organization(siteUrl, company), breadcrumbs(steps)]} />;
};

export const Head: HeadFC<Queries.CurrencyPageQuery> = ({ data }) => {
  const { currencyYaml, companyYaml, site, siteYaml } = data;
  const { slug, name } = currencyYaml;
  const { siteUrl } = site.siteMetadata;
  const { title, description } = siteYaml.pages.currency;
  const facts = { currency: name, code: slug.toUpperCase() };
  return (
    <Seo
      data={data}
      title={fillPlaceholders(title, facts)}
      description={fillPlaceholders(description, facts)}
      path={paths.currency.href(slug)}
    >
      <CurrencyData name={name} company={companyYaml.name} siteUrl={siteUrl} />
    </Seo>
  );
};

export const query = graphql`
  query CurrencyPage($id: String!) {
    ...SiteHeader
    ...CurrencyDetails
    ...Footer
    ...Seo
    companyYaml {
      name
    }
  }
`;
