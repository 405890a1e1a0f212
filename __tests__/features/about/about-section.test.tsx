import { screen, within } from "@testing-library/react";

import { AboutSection } from "../../../src/features/about/about-section";
import { FRESH_FOR_MS } from "../../../src/features/rates/model/freshness";
import { api, hangs, json } from "../../support/api";
import { path, startVisit } from "../../support/exchange-data";
import { pass } from "../../support/fake-time";
import { rateRow } from "../../support/fixtures";
import { companyYaml } from "../../support/landing-content";
import { renderWithProviders } from "../../support/render";

const aboutYaml = {
  heading: "About Us",
  statement: "Nine counters, one rule:",
  statementEmphasis: "no surprises.",
  values: [
    { title: "Registered with the central bank", text: "Come and see." },
    { title: "Safe and transparent", text: "Counted twice." },
    { title: "Competitive rates", text: "Close to the market." },
  ],
  authorised: {
    title: "How to check",
    steps: [
      { title: "Look.", text: "On the wall." },
      { title: "Match.", text: "The number." },
      { title: "Ask.", text: "The source." },
    ],
    register: "https://register.example/",
    registerLink: "The register",
    channelsTitle: "Only these",
    tricksTitle: "Tricks to refuse",
    tricks: [
      { title: "A “better” rate.", text: "Bait." },
      { title: "One last recount.", text: "Count last yourself." },
    ],
  },
};

beforeEach(() => startVisit());

const renderAbout = () =>
  renderWithProviders(
    <AboutSection
      data={{ aboutYaml, companyYaml, site: { siteMetadata: { siteUrl: "https://www.ombak.example" } } }}
    />,
  );

/** Returns the lines of the sample receipt: `USD 100`. */
const receipt = () =>
  [...document.querySelectorAll("dl > div")].map((line) =>
    [...line.children].map((part) => part.textContent).join(" "),
  );

it("shows values, licence, check and tricks, and an empty sample receipt until a live rate", () => {
  api.on(path, hangs());
  renderAbout();
  const about = screen.getByRole("region", { name: "About Us" });
  expect(about).toHaveAttribute("id", "aboutUs_section");
  expect(within(about).getAllByRole("article")).toHaveLength(3);
  for (const { title, text } of aboutYaml.values) {
    expect(within(about).getByRole("heading", { level: 3, name: title })).toBeVisible();
    expect(within(about).getByText(text)).toBeVisible();
  }
  expect(within(about).getByText("No. 1 / 2 XYZ / 2003")).toBeVisible();
  expect(within(about).getByText(/A “better” rate\./)).toBeVisible();
  const [steps, channels, tricks] = within(about).getAllByRole("list");
  expect(steps?.children).toHaveLength(3);
  expect(
    [...(channels?.querySelectorAll("a") ?? [])].map(({ href, textContent }) => [textContent, href]),
  ).toEqual([
    ["ombak.example", "https://www.ombak.example/"],
    ["halo@ombak.example", "mailto:halo@ombak.example"],
    ["WhatsApp +62 811", "https://wa.me/62811?text=Hello%20Ombak%20Valas%20%26%20friends"],
    ["instagram.com/ombak.example", "https://instagram.com/ombak.example"],
    ["facebook.com/ombak.example", "https://facebook.com/ombak.example"],
  ]);
  expect(tricks?.children).toHaveLength(2);
  expect(receipt()).toEqual(["USD 100", "BUY ", "IDR "]);
});

it("shows the rate for one dollar where the list quotes it per 100", async () => {
  const quoted = { display_name: "US Dollar per 100", buy_rate: 1_789_000, sell_rate: 1_814_000 };
  api.on(path, json([rateRow("USD", quoted)]));
  renderAbout();
  await pass(100);
  expect(receipt()).toEqual(["USD 100", "BUY 17.890", "IDR 1.789.000"]);
});

it("clears the figure when the next response is overdue", async () => {
  api.on(path, json([rateRow("USD", { buy_rate: 17_925.5 })]));
  renderAbout();
  await pass(0);
  expect(receipt()).toEqual(["USD 100", "BUY 17.925,5", "IDR 1.792.550"]);
  api.on(path, hangs());
  await pass(FRESH_FOR_MS);
  expect(receipt()).toEqual(["USD 100", "BUY ", "IDR "]);
});
