import { screen, within } from "@testing-library/react";

import { Hero } from "../../../src/features/hero/hero";
import { SiteHeader } from "../../../src/features/navigation/site-header";
import { api, hangs } from "../../support/api";
import { companyYaml, contactDialog, faqYaml, heroYaml } from "../../support/landing-content";
import { renderWithProviders } from "../../support/render";

beforeEach(() => {
  api.on("/api/exchange-rates?paginate=false", hangs());
});

it("shows name, registration, licence and pictures, and links to rates and contact", () => {
  renderWithProviders(<Hero data={{ companyYaml, contactYaml: { dialog: contactDialog }, heroYaml }} />);
  const hero = screen.getByRole("region", { name: "Ombak Valas" });
  expect(within(hero).getByRole("heading", { level: 1, name: "Authorized MONEY CHANGER" })).toBeVisible();
  expect(within(hero).getByText("Registered Somewhere")).toBeVisible();
  // How visitors can check it.
  const licence = within(hero).getByRole("link", { name: "No. 1 / 2 XYZ / 2003" });
  expect(licence).toHaveAttribute("href", "/#authorised_section");
  expect(within(hero).getByRole("link", { name: "View Today's Rates" })).toHaveAttribute("href", "/kurs");
  expect(within(hero).getByRole("button", { name: "Contact Us" })).toHaveAttribute("aria-haspopup", "dialog");
  const places = within(hero).getByRole("link", { name: "Two counters, Here to There" });
  expect(places).toHaveAttribute("href", "/#location_section");
  const sources = [...document.querySelectorAll("picture source")];
  expect(sources.map((source) => [source.getAttribute("media"), source.getAttribute("srcset")])).toEqual([
    ["(max-width: 59.99em)", "/phone.avif 100w"],
    [null, "/wide.avif 100w"],
  ]);
});

it("has a header with logo, name and links to the sections", () => {
  renderWithProviders(<SiteHeader data={{ companyYaml, faqYaml, heroYaml }} isHome />);
  const brand = screen.getByRole("link", { name: "Ombak Valas" });
  expect(brand).toHaveAttribute("href", "/");
  expect(brand.querySelector("img")).toHaveAttribute("src", "/mark.svg");
  const nav = document.querySelector('nav[aria-label="Main"]');
  expect([...(nav?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "/kurs",
    "/#calculator_section",
    "/#aboutUs_section",
    "/#gallery_section",
    "/#location_section",
    "/#articles_section",
    "/#contact_section",
    "/id",
  ]);
  expect(nav).toHaveTextContent(/FAQ/);
});
