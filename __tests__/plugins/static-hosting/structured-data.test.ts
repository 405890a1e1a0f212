import {
  type Branch,
  type Company,
  companyData,
} from "../../../plugins/gatsby-plugin-static-hosting/structured-data";

const hours = { opens: "08:00", closes: "22:00" };

const company: Company = {
  name: "Segara Money Changer",
  legalName: "PT Segara",
  since: 1998,
  email: "hello@segara.example",
  instagram: "https://instagram.com/segara.example",
  facebook: "https://facebook.com/segara.example",
  licence: { authority: "Bank Indonesia", number: "No. 18" },
  hours,
  closures: [
    { date: "2027-03-01", until: "2027-03-14", opens: "09:00", closes: "20:00" },
    { date: "2027-03-08", until: null, opens: null, closes: null },
  ],
};

const branch: Branch = {
  id: "kuta",
  name: "Kuta",
  area: "Kuta",
  headOffice: true,
  address: "Jl. Kuta 1",
  phone: "+62361",
  mapsUrl: "https://maps.example",
  hours,
  geo: { latitude: -8.6, longitude: 115.1 },
};

it("has one entry for each day, even if closures overlap", () => {
  const special = ([validFrom, validThrough, opens, closes]: string[]) => ({
    "@type": "OpeningHoursSpecification",
    validFrom,
    validThrough,
    opens,
    closes,
  });
  const specialOpeningHoursSpecification = [
    ["2027-03-01", "2027-03-07", "09:00", "20:00"],
    ["2027-03-09", "2027-03-14", "09:00", "20:00"],
    ["2027-03-08", "2027-03-08", "00:00", "00:00"],
  ].map(special);
  expect(companyData(company, [branch], "https://www.example")).toMatchObject({
    "@graph": [{ specialOpeningHoursSpecification }, { specialOpeningHoursSpecification }, {}],
  });
});
