import { graphql } from "gatsby";

import { useLanguage, useStrings } from "../../components/page-language";
import { breadcrumbs, StructuredData } from "../../components/structured-data";
import { openingOf } from "../../lib/opening-hours";
import { organization } from "../../lib/organization";
import { paths } from "../../lib/paths";
import type { Strings } from "../../strings/en";
import { inLanguage, type Language, languageCodes } from "../../strings/languages";

type Company = Pick<Queries.CompanyDataFragment["companyYaml"], "name" | "hours" | "closures">;
type Branch = Queries.BranchFragment;

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Returns where a branch is, and when it is open. */
const placeOf = (
  company: Company,
  branch: Branch,
  siteUrl: string,
  { closures } = openingOf(branch, company),
) => ({
  address: {
    "@type": "PostalAddress",
    streetAddress: branch.address,
    addressLocality: branch.area,
    addressRegion: "Bali",
    addressCountry: "ID",
  },
  geo: { "@type": "GeoCoordinates", latitude: branch.geo.latitude, longitude: branch.geo.longitude },
  telephone: branch.phone,
  hasMap: branch.mapsUrl,
  openingHoursSpecification: { "@type": "OpeningHoursSpecification", dayOfWeek: days, ...branch.hours },
  ...(closures.length > 0 && {
    specialOpeningHoursSpecification: closures.map(({ date, until, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: until ?? date,
      // Search engines read hours from 00:00 to 00:00 as closed.
      opens: opens ?? "00:00",
      closes: closes ?? "00:00",
    })),
  }),
  currenciesAccepted: "IDR",
  image: organization(siteUrl, company.name).logo,
});

const branchData = (company: Company, branch: Branch, siteUrl: string, language: Language) => {
  const path = paths.branch.href(branch.slug);
  return {
    "@type": "FinancialService",
    // The same in each language.
    "@id": `${siteUrl}${path}#counter`,
    name: `${company.name}, ${branch.name}`,
    url: siteUrl + inLanguage(path, language),
    parentOrganization: { "@id": organization(siteUrl, company.name)["@id"] },
    ...placeOf(company, branch, siteUrl),
  };
};

const companyGraph = (
  { companyYaml: company, allBranchYaml }: Queries.CompanyDataFragment,
  siteUrl: string,
  language: Language,
): readonly object[] => {
  const branches = allBranchYaml.nodes;
  const whole = organization(siteUrl, company.name);
  const headOffice = branches.find((branch) => branch.headOffice);
  return [
    {
      ...whole,
      "@type": [whole["@type"], "FinancialService"],
      legalName: company.legalName,
      foundingDate: String(company.since),
      email: company.email,
      sameAs: [company.instagram, company.facebook],
      identifier: {
        "@type": "PropertyValue",
        propertyID: company.licence.authority,
        value: company.licence.number,
      },
      ...(headOffice && placeOf(company, headOffice, siteUrl)),
    },
    ...branches.map((branch) => branchData(company, branch, siteUrl, language)),
    {
      "@type": "WebSite",
      "@id": `${siteUrl}/#website`,
      url: `${siteUrl}/`,
      name: company.name,
      inLanguage: languageCodes,
      publisher: { "@id": whole["@id"] },
    },
  ];
};

/** The company and its branches as schema.org data, for the head of the landing page. */
export const CompanyData = ({ data }: { readonly data: Queries.CompanyDataFragment }) => {
  const { siteUrl } = data.site.siteMetadata;
  const language = useLanguage();
  return process.env.BUILD_STAGE !== "build-javascript" && siteUrl ? (
    <StructuredData graph={companyGraph(data, siteUrl, language)} />
  ) : null;
};

const branchGraph = (
  company: Company,
  branch: Branch,
  siteUrl: string,
  { common, formats: { language }, locations }: Strings,
): readonly object[] => [
  organization(siteUrl, company.name),
  branchData(company, branch, siteUrl, language),
  breadcrumbs([
    { name: locations.home, item: siteUrl + inLanguage(paths.home.href(), language) },
    { name: common.branches, item: siteUrl + inLanguage(paths.home.href("location_section"), language) },
    { name: branch.name },
  ]),
];

type BranchProps = {
  readonly company: Company;
  readonly branch: Branch;
  /** Public address of the site, e.g. "https://www.example"; null: unknown. */
  readonly siteUrl: string | null;
};

/** A branch and the way to its page as schema.org data, for the head of that page. */
export const BranchData = ({ company, branch, siteUrl }: BranchProps) => {
  const strings = useStrings();
  return process.env.BUILD_STAGE !== "build-javascript" && siteUrl ? (
    <StructuredData graph={branchGraph(company, branch, siteUrl, strings)} />
  ) : null;
};

export const fragment = graphql`
  fragment CompanyData on Query {
    companyYaml {
      name
      legalName
      since
      email
      instagram
      facebook
      licence {
        authority
        number
      }
      ...OpeningHours
    }
    allBranchYaml(sort: [{ headOffice: DESC }, { order: ASC }]) {
      nodes {
        ...Branch
      }
    }
    ...SiteUrl
  }
`;
