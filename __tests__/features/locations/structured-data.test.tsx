/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { PageLanguage } from "../../../src/components/page-language";
import { BranchData, CompanyData } from "../../../src/features/locations/structured-data";
import { loadStrings } from "../../../src/strings/load-strings";
import { branch, companyYaml } from "../../support/landing-content";

const site = { siteMetadata: { siteUrl: "https://www.example" } };
const otherBranch = {
  ...branch("canggu"),
  name: "Canggu </b>",
  phone: "+62362",
  hours: { opens: "10:00", closes: "21:30" },
};
const company = {
  ...companyYaml,
  legalName: "PT Ombak",
  since: 1998,
  closures: [
    { name: "Nyepi", date: "2027-03-08", until: null, opens: null, closes: null },
    { name: "Holidays", date: "2027-03-09", until: "2027-03-10", opens: "09:00", closes: "15:00" },
  ],
};

/** The block as the build writes it. */
const blockIn = (html: string) =>
  /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1] ?? "";

it("describes the company and its branches", () => {
  const data = { companyYaml: company, allBranchYaml: { nodes: [otherBranch, branch("head")] }, site };
  expect(JSON.parse(blockIn(renderToStaticMarkup(<CompanyData data={data} />)))).toMatchObject({
    "@graph": [
      {
        name: "Ombak Valas",
        foundingDate: "1998",
        telephone: "+62 361 004", // the head office's
        geo: { latitude: -8.65, longitude: 115.14 },
        openingHoursSpecification: { opens: "09:00", closes: "21:30" },
        specialOpeningHoursSpecification: [
          { validFrom: "2027-03-08", validThrough: "2027-03-08", opens: "00:00", closes: "00:00" },
          { validFrom: "2027-03-09", validThrough: "2027-03-10", opens: "09:00", closes: "15:00" },
        ],
      },
      {
        "@id": "https://www.example/cabang/canggu#counter",
        name: "Ombak Valas, Canggu </b>",
        // Its own hours are shorter.
        specialOpeningHoursSpecification: [{ opens: "00:00" }, { opens: "10:00", closes: "15:00" }],
      },
      { "@id": "https://www.example/cabang/head#counter", name: "Ombak Valas, Branch head" },
      {
        "@type": "WebSite",
        url: "https://www.example/",
        publisher: { "@id": "https://www.example/#organization" },
      },
    ],
  });
});

it("describes a branch and the way to its page", () => {
  const html = renderToStaticMarkup(
    <BranchData company={company} branch={otherBranch} siteUrl={site.siteMetadata.siteUrl} />,
  );
  expect(JSON.parse(blockIn(html))).toMatchObject({
    "@graph": [
      { "@id": "https://www.example/#organization" },
      {
        "@type": "FinancialService",
        "@id": "https://www.example/cabang/canggu#counter",
        url: "https://www.example/cabang/canggu",
        telephone: "+62362",
        address: { streetAddress: "Jl. canggu No. 1", addressCountry: "ID" },
        geo: { latitude: -8.65, longitude: 115.14 },
        openingHoursSpecification: { opens: "10:00", closes: "21:30" },
        specialOpeningHoursSpecification: [{ opens: "00:00" }, { opens: "10:00" }],
        parentOrganization: { "@id": "https://www.example/#organization" },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, item: "https://www.example/" },
          { position: 2, item: "https://www.example/#location_section" },
          { position: 3, name: "Canggu </b>" },
        ],
      },
    ],
  });
});

it("leads from an Indonesian page to Indonesian pages of the same company and counter", async () => {
  await loadStrings("id");
  const html = renderToStaticMarkup(
    <PageLanguage value="id">
      <BranchData company={company} branch={branch("head")} siteUrl={site.siteMetadata.siteUrl} />
    </PageLanguage>,
  );
  expect(JSON.parse(blockIn(html))).toMatchObject({
    "@graph": [
      { "@id": "https://www.example/#organization" },
      {
        "@id": "https://www.example/cabang/head#counter",
        url: "https://www.example/id/cabang/head",
      },
      {
        itemListElement: [
          { name: "Beranda", item: "https://www.example/id" },
          { item: "https://www.example/id#location_section" },
          { name: "Branch head" },
        ],
      },
    ],
  });
});

it("is nothing where the site's address is unknown", () => {
  const data = {
    companyYaml: company,
    allBranchYaml: { nodes: [branch("head")] },
    site: { siteMetadata: { siteUrl: null } },
  };
  expect(renderToStaticMarkup(<CompanyData data={data} />)).toBe("");
  expect(renderToStaticMarkup(<BranchData company={company} branch={branch("head")} siteUrl={null} />)).toBe(
    "",
  );
});
