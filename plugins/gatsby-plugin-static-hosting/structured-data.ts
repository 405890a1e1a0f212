import { closuresOf, withoutOverlaps } from "../../src/lib/opening-hours";
import { organization } from "../../src/lib/organization";
import { paths } from "../../src/lib/paths";

/** Facts of content/company.yaml for search engines. */
export type Company = Omit<Queries.FinishedSiteQuery["companyYaml"], "logoMark" | "socialImage">;

export type Branch = Queries.FinishedSiteQuery["branchesYaml"]["branches"][number];

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Returns the company and its branches as schema.org data. */
export const companyData = (company: Company, branches: readonly Branch[], siteUrl: string): object => {
  const whole = organization(siteUrl, company.name);
  // Search engines read hours from 00:00 to 00:00 as closed.
  const specialHours = (branch: Branch) =>
    withoutOverlaps(closuresOf(branch.hours, company)).map(({ date, until, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: until ?? date,
      opens: opens ?? "00:00",
      closes: closes ?? "00:00",
    }));
  const place = (branch: Branch) => ({
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
    ...(company.closures.length > 0 && { specialOpeningHoursSpecification: specialHours(branch) }),
    currenciesAccepted: "IDR",
    image: whole.logo,
  });
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
        ...(headOffice && place(headOffice)),
      },
      ...branches.map((branch) => ({
        "@type": "FinancialService",
        "@id": `${siteUrl}/#${branch.id}`,
        name: `${company.name}, ${branch.name}`,
        url: `${siteUrl}${paths.home.href("location_section")}`,
        parentOrganization: { "@id": whole["@id"] },
        ...place(branch),
      })),
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
