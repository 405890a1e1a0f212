import { openingOf, withoutOverlaps } from "../../src/lib/opening-hours";
import { organization } from "../../src/lib/organization";
import { paths } from "../../src/lib/paths";
import * as en from "../../src/strings/en";

/** Facts of content/company.yaml for search engines. */
export type Company = Omit<Queries.FinishedSiteQuery["companyYaml"], "logoMark" | "socialImage">;

export type Branch = Queries.FinishedSiteQuery["allBranchYaml"]["nodes"][number];

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Returns where a branch is, and when it is open. */
const placeOf = (company: Company, branch: Branch, siteUrl: string) => ({
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
  ...(company.closures.length > 0 && {
    specialOpeningHoursSpecification: withoutOverlaps(openingOf(branch.hours, company).closures).map(
      ({ date, until, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: date,
        validThrough: until ?? date,
        // Search engines read hours from 00:00 to 00:00 as closed.
        opens: opens ?? "00:00",
        closes: closes ?? "00:00",
      }),
    ),
  }),
  currenciesAccepted: "IDR",
  image: organization(siteUrl, company.name).logo,
});

const branchData = (company: Company, branch: Branch, siteUrl: string) => {
  const url = siteUrl + paths.branch.href(branch.slug);
  return {
    "@type": "FinancialService",
    "@id": `${url}#counter`,
    name: `${company.name}, ${branch.name}`,
    url,
    parentOrganization: { "@id": organization(siteUrl, company.name)["@id"] },
    ...placeOf(company, branch, siteUrl),
  };
};

/** Returns the company and its branches as schema.org data. */
export const companyData = (company: Company, branches: readonly Branch[], siteUrl: string): object => {
  const whole = organization(siteUrl, company.name);
  const headOffice = branches.find((branch) => branch.headOffice);
  return {
    "@context": "https://schema.org",
    "@graph": [
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
      ...branches.map((branch) => branchData(company, branch, siteUrl)),
      {
        "@type": "WebSite",
        "@id": `${siteUrl}/#website`,
        url: `${siteUrl}/`,
        name: company.name,
        publisher: { "@id": whole["@id"] },
      },
    ],
  };
};

/** Returns a branch and the way to its page as schema.org data. */
export const branchPageData = (company: Company, branch: Branch, siteUrl: string): object => ({
  "@context": "https://schema.org",
  "@graph": [
    organization(siteUrl, company.name),
    branchData(company, branch, siteUrl),
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { name: en.locations.home, item: `${siteUrl}/` },
        { name: en.common.branches, item: siteUrl + paths.home.href("location_section") },
        { name: branch.name },
      ].map((place, index) => ({ "@type": "ListItem", position: index + 1, ...place })),
    },
  ],
});
