import { screen, within } from "@testing-library/react";

import { BranchHead, BranchVisit } from "../../../src/features/locations/branch-page";
import { branch, companyYaml, pictureFile } from "../../support/landing-content";
import { renderWithProviders } from "../../support/render";

type Data = Queries.BranchDetailsFragment;

const details = {
  place: "beach, Canggu",
  findUs: "Opposite the temple. Scooters park in front.",
  alt: "A shop",
  image: { childImageSharp: { ...pictureFile("shop").childImageSharp, resize: { src: "/shop.jpg" } } },
};

const nodes = [branch("head", -8.6), branch("beach"), branch("hill", -8.66), branch("north", -8.61)];
const contactYaml = {
  nearest: { message: "I would like to visit {counter}." },
  map: { caption: "Not to scale" },
  bring: ["Your passport.", "USD 50 or more."],
};
const site = { siteMetadata: { siteUrl: "https://www.ombak.example" } };
const data: Data = {
  branchYaml: { ...branch("beach"), ...details },
  allBranchYaml: { nodes },
  companyYaml,
  contactYaml,
  site,
};

it("says whether it is open, by its own hours and the company's closed days", () => {
  jest.useFakeTimers({ now: Date.parse("2027-03-07T16:00:00+08:00") });
  const branchYaml = { ...data.branchYaml, hours: { opens: "10:00", closes: "15:00" } };
  const nyepi = { name: "Nyepi", date: "2027-03-07", until: null, opens: null, closes: null };
  renderWithProviders(
    <BranchHead data={{ ...data, branchYaml, companyYaml: { ...companyYaml, closures: [nyepi] } }} />,
  );
  expect(screen.getByText("Closed today (Nyepi), opens 8 March 10:00 Bali time")).toBeVisible();
});

describe("the way to a counter", () => {
  const renderVisit = (branches = nodes) =>
    renderWithProviders(<BranchVisit data={{ ...data, allBranchYaml: { nodes: branches } }} />);

  it("shows landmark, what to bring, and its pin above the others", () => {
    renderVisit();
    expect(screen.getByText("Opposite the temple. Scooters park in front.")).toBeVisible();
    expect(screen.getByText("USD 50 or more.")).toBeVisible();
    expect(screen.getByText("Every day 09:00-21:30")).toBeVisible();
    const chart = screen.getByRole("group", { name: "Sketch map of the coast with Branch beach marked" });
    const pins = within(chart).getAllByRole("link");
    expect(pins.map((pin) => pin.hasAttribute("data-here"))).toEqual([false, false, false, true]);
    expect(pins.at(-1)).toHaveTextContent("1");
    expect(within(chart).getByRole("link", { name: "2: Branch hill" })).toHaveAttribute(
      "href",
      "/cabang/hill",
    );
  });

  it("names the two nearest other counters with their distance", () => {
    renderVisit();
    const heading = screen.getByRole("heading", { name: "Our nearest other counters" });
    const items = within(heading.nextElementSibling as HTMLElement).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "Branch hill1,1 km in a straight line",
      "Branch north4,4 km in a straight line",
    ]);
    expect(within(items[0]!).getByRole("link")).toHaveAttribute("href", "/cabang/hill");
  });

  it("names none where there is only one counter", () => {
    renderVisit([branch("beach")]);
    expect(screen.queryByText("Our nearest other counters")).not.toBeInTheDocument();
  });

  it("has a QR code and the address for paper", () => {
    renderVisit();
    const figure = screen.getByText(/^Scan for today's rates/).closest("figure");
    expect(figure).toHaveTextContent("open ombak.example/cabang/beach");
    expect(figure?.querySelector("img")).toHaveAttribute("src", "/qr/beach.svg");
  });
});
