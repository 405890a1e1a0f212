import { screen, within } from "@testing-library/react";

import LocationsSection from "../../../src/features/locations/locations-section";
import { companyYaml } from "../../support/landing-content";
import { renderWithProviders } from "../../support/render";

const branch = (id: string, headOffice = false, latitude = -8.65, longitude = 115.14) => ({
  id,
  name: `Branch ${id}`,
  area: "Canggu",
  headOffice,
  address: `Jl. ${id} No. 1`,
  phone: `+62 361 00${id.length}`,
  mapsUrl: `https://maps.example/?q=${id}`,
  geo: { latitude, longitude },
});

const contactYaml = {
  heading: "Location and Contact",
  map: { alt: "Sketch map with all branches", caption: "Not to scale" },
  whatsappButton: "WhatsApp Chat",
  contactButton: "Contact Directly",
};

const renderLocations = (branches = [branch("head", true), branch("beach")]) =>
  renderWithProviders(<LocationsSection data={{ branchesYaml: { branches }, companyYaml, contactYaml }} />);

const chart = () => screen.getByRole("img", { name: "Sketch map with all branches" });
const signs = () => [...chart().querySelectorAll("g")];

it("lists every branch with its telephone and its map", () => {
  renderLocations();
  const section = screen.getByRole("region", { name: "Location and Contact" });
  expect(section).toHaveAttribute("id", "location_section");
  const [head, beach] = within(section).getAllByRole("article");
  if (!head || !beach) throw new Error("two branches expected");
  expect(within(head).getByRole("heading", { name: "Branch head" })).toBeVisible();
  expect(within(beach).getByText("Jl. beach No. 1")).toBeVisible();
  expect(within(beach).getByRole("link", { name: "+62 361 005, Branch beach" })).toHaveAttribute(
    "href",
    "tel:+62361005",
  );
  const map = within(beach).getByRole("link", { name: "Open map: Branch beach" });
  expect(map).toHaveAttribute("href", "https://maps.example/?q=beach");
  expect(map).toHaveAttribute("target", "_blank");
});

it.each([0, 1, 6, 8, 12])("lists and maps %d branches beside the head office", (count) => {
  const branches = [
    branch("head", true),
    ...Array.from({ length: count }, (_, index) => branch(`branch-${index}`)),
  ];
  renderLocations(branches);
  expect(screen.getAllByRole("article")).toHaveLength(count + 1);
  const numbers = Array.from({ length: count }, (_, index) => `${index + 1}`);
  expect(signs().map((sign) => sign.textContent)).toEqual([...numbers, "H"]);
});

it("puts each branch's sign in its true direction from the head office, whose sign lies above the others", () => {
  renderLocations([branch("head", true, -8.669, 115.166), branch("petitenget", false, -8.6765, 115.1572)]);
  const [west, head] = signs().map((sign) => ({
    mark: sign.textContent,
    at: (sign.getAttribute("transform")?.match(/\d+/g) ?? []).map(Number),
  }));
  expect([west?.mark, head?.mark]).toEqual(["1", "H"]);
  // South-west: smaller x, larger y.
  expect(west!.at[0]).toBeLessThan(head!.at[0]!);
  expect(west!.at[1]).toBeGreaterThan(head!.at[1]!);
});

it("sets off the head office's mark from those of the branches, on the map and in the list", () => {
  renderLocations([branch("head", true), branch("beach"), branch("hill")]);
  const listed = ["H", "1", "2"].map(
    (mark) => getComputedStyle(screen.getByText(mark, { selector: "article *" })).backgroundColor,
  );
  expect(listed.map((colour) => listed.indexOf(colour))).toEqual([0, 1, 1]);
  const drawn = [...chart().querySelectorAll("circle")].map((circle) => getComputedStyle(circle).fill);
  expect(drawn.map((colour) => drawn.indexOf(colour))).toEqual([0, 0, 2]);
});

it("writes an area's name above its topmost branch, or below where that would be off the map", () => {
  renderLocations([
    { ...branch("north", true, -8.64, 115.13), area: "North" },
    { ...branch("south", false, -8.68, 115.16), area: "South" },
  ]);
  const heightOf = (name: string) => Number(screen.getByText(name).getAttribute("y"));
  const [south, north] = signs().map((sign) => Number(sign.getAttribute("transform")?.match(/\d+/g)?.[1]));
  // The head office comes last.
  expect(heightOf("South")).toBeLessThan(north! > south! ? north! : south!);
  expect(heightOf("North")).toBeGreaterThan(Math.min(north!, south!));
});

it("can be reached by mail, networks, chat and contact dialog, and says when", () => {
  renderLocations();
  expect(screen.getByText("09:00-21:30")).toBeVisible();
  expect(screen.getByRole("link", { name: "halo@ombak.example" })).toHaveAttribute(
    "href",
    "mailto:halo@ombak.example",
  );
  expect(screen.getByRole("link", { name: "Instagram" })).toHaveAttribute("href", companyYaml.instagram);
  expect(screen.getByRole("link", { name: "Facebook" })).toHaveAttribute("href", companyYaml.facebook);
  const chat = screen.getByRole("link", { name: "WhatsApp Chat" });
  expect(chat).toHaveAttribute("href", "https://wa.me/62811?text=Hello%20Ombak%20Valas%20%26%20friends");
  expect(chat).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("button", { name: "Contact Directly" })).toHaveAttribute("aria-haspopup", "dialog");
});
