import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

import { Footer } from "../../../src/features/footer/footer";
import { companyYaml, faqYaml, heroYaml } from "../../support/landing-content";
import { renderInIndonesian, renderWithProviders } from "../../support/render";

const footerYaml = {
  blurb: "We change money.",
  services: { title: "Services", items: ["Buying", "Selling"] },
  links: {
    title: "Information",
    items: [
      { label: "About Us", section: "about" },
      { label: "Voices", section: "testimonials" },
      { label: "Photo Gallery", section: "gallery" },
      { label: "Location and Contact", section: "location" },
      { label: "Articles", section: "articles" },
    ],
  },
  questions: { title: "Questions", text: "Ask away.", button: "FAQ" },
  copyright: "© PT Ombak. Since 2003",
  logos: [1, 2, 3].map((number) => ({ image: { publicURL: `/logo-${number}.svg` }, alt: `Logo ${number}` })),
};

const allBranchYaml = {
  nodes: [
    { slug: "head", name: "Head office", address: "Jl. Raya 1", phone: "+62 361 001" },
    { slug: "beach", name: "Beach", address: "Jl. Pantai 2", phone: "+62 361 002" },
  ],
};
const boardYaml = { qrCode: { label: "Rates on your phone" } };

const allCurrencyYaml = { nodes: [{ slug: "usd" }] };
const data = { boardYaml, allBranchYaml, allCurrencyYaml, companyYaml, faqYaml, footerYaml, heroYaml };

const renderFooter = (siteUrl: string | null = "https://www.ombak.example") =>
  renderWithProviders(<Footer data={{ ...data, site: { siteMetadata: { siteUrl } } }} />);

const qrCode = () => document.querySelector('img[src="/qr/_board.svg"]');

it("prints the website's address and its code", () => {
  renderFooter();
  expect(screen.getByText("+62 361 001 · halo@ombak.example · ombak.example")).toBeInTheDocument();
  expect(qrCode()).toBeInTheDocument();
});

it.each(["http://localhost:8000", null])("prints no address that nobody else can open: %s", (siteUrl) => {
  renderFooter(siteUrl);
  expect(screen.getByText("+62 361 001 · halo@ombak.example")).toBeInTheDocument();
  expect(qrCode()).not.toBeInTheDocument();
});

it("shows blurb, registration, services, copyright and three logos", () => {
  renderFooter();
  const footer = screen.getByRole("contentinfo");
  for (const text of [
    "We change money.",
    "No. 1 / 2 XYZ / 2003",
    "Buying",
    "Selling",
    "© PT Ombak. Since 2003",
  ]) {
    expect(within(footer).getByText(new RegExp(text.replaceAll(".", "\\.")))).toBeVisible();
  }
  const logos = within(footer).getAllByRole("img", { name: /^Logo/ });
  expect(logos.map((logo) => [logo.getAttribute("alt"), logo.getAttribute("src")])).toEqual([
    ["Logo 1", "/logo-1.svg"],
    ["Logo 2", "/logo-2.svg"],
    ["Logo 3", "/logo-3.svg"],
  ]);
});

it("has hours, telephone, chat, and links to rates, sections, branches and currencies from any page", () => {
  renderFooter();
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText("Every day 09:00-21:30")).toBeVisible();
  const links = footer
    .getAllByRole("link")
    .map((link) => [link.textContent?.trim(), link.getAttribute("href")]);
  expect(links).toEqual([
    [expect.stringContaining("Ombak"), "/"],
    ["View Today's Rates", "/kurs"],
    ["About Us", "/#aboutUs_section"],
    ["Voices", "/#testimonials_section"],
    ["Photo Gallery", "/#gallery_section"],
    ["Location and Contact", "/#location_section"],
    ["Articles", "/#articles_section"],
    [expect.stringMatching(/^\+62\s361\s001$/), "tel:+62361001"],
    ["WhatsApp", "https://wa.me/62811?text=Hello%20Ombak%20Valas%20%26%20friends"],
    ["Head office", "/cabang/head"],
    ["Beach", "/cabang/beach"],
    ["USD", "/kurs/usd"],
    ["Bahasa Indonesia", "/id"],
  ]);
});

it("keeps to the language of the page", async () => {
  await renderInIndonesian(
    <Footer data={{ ...data, site: { siteMetadata: { siteUrl: "https://www.ombak.example" } } }} />,
  );
  expect(screen.getByRole("link", { name: "Beach" })).toHaveAttribute("href", "/id/cabang/beach");
  expect(document.querySelector("figure img")).toHaveAttribute("src", "/id/qr/_board.svg");
});

it("opens the frequent questions in a dialog, the first with its answer", async () => {
  const user = userEvent.setup();
  renderFooter();
  await user.click(screen.getByRole("button", { name: "FAQ" }));
  const dialog = await screen.findByRole("dialog", { name: "FAQ" });
  const [first, second] = dialog.querySelectorAll("details");
  expect(first).toHaveAttribute("open");
  expect(second).not.toHaveAttribute("open");
  await user.click(second?.querySelector("summary") ?? dialog);
  expect(second).toHaveAttribute("open");
});
