import { screen, within } from "@testing-library/react";

import LocationsSection from "../../../src/features/locations/locations-section";
import { companyYaml } from "../../support/landing-content";
import { renderWithProviders } from "../../support/render";

const branch = (id: string, headOffice = false, y = 100) => ({
  id,
  name: `Branch ${id}`,
  area: "Canggu",
  headOffice,
  address: `Jl. ${id} No. 1`,
  phone: `+62 361 00${id.length}`,
  mapsUrl: `https://maps.example/?q=${id}`,
  mapPin: { x: 250, y },
});

const contactYaml = {
  heading: "Location and Contact",
  map: { alt: "Sketch map with all branches", caption: "Not to scale" },
  whatsappButton: "WhatsApp Chat",
  contactButton: "Contact Directly",
};

const renderLocations = (branches = [branch("head", true), branch("beach")]) =>
  renderWithProviders(<LocationsSection data={{ branchesYaml: { branches }, companyYaml, contactYaml }} />);

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

it.each([1, 6, 8, 12])("gets along with %d branches, on the map and in the list", (count) => {
  const branches = [
    branch("head", true),
    ...Array.from({ length: count }, (_, index) => branch(`branch-${index}`)),
  ];
  renderLocations(branches);
  expect(screen.getAllByRole("article")).toHaveLength(count + 1);
  const map = screen.getByRole("img", { name: "Sketch map with all branches" });
  const marks = [...map.querySelectorAll("text")].map((sign) => sign.textContent);
  expect(marks).toEqual(expect.arrayContaining(["H", "1", String(count)]));
  expect(marks).not.toContain(String(count + 1));
});

it("shows so much of the map that the lowest pin is on it", () => {
  renderLocations([branch("head", true), branch("far south", false, 630)]);
  expect(screen.getByRole("img", { name: "Sketch map with all branches" })).toHaveAttribute(
    "viewBox",
    "0 0 500 640",
  );
});

it("writes an area's name above its topmost branch, or below where that would be off the map", () => {
  const at = (y: number) => {
    const { unmount } = renderLocations([branch("head", true, y), branch("beach", false, 400)]);
    const [name] = screen.getAllByText("Canggu");
    const top = Number(name?.getAttribute("y"));
    unmount();
    return top;
  };
  expect(at(200)).toBeLessThan(200);
  expect(at(20)).toBeGreaterThan(20);
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
