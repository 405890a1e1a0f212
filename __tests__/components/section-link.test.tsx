import { createEvent, fireEvent, screen } from "@testing-library/react";

import { SectionLink } from "../../src/components/section-link";
import { renderWithProviders } from "../support/render";

const link = () => screen.getByRole("link", { name: "Gallery" });

afterEach(() => {
  window.location.hash = "";
});

it("links to the section of the landing page", () => {
  renderWithProviders(<SectionLink section="gallery_section">Gallery</SectionLink>);
  expect(link()).toHaveAttribute("href", "/#gallery_section");
});

it("lets the browser jump to a section of the same page", () => {
  renderWithProviders(
    <>
      <SectionLink section="gallery_section">Gallery</SectionLink>
      <section id="gallery_section" />
    </>,
  );
  fireEvent.click(link());
  expect(window.location.hash).toBe("#gallery_section");
});

it("ignores a click that opens a new tab", () => {
  renderWithProviders(
    <>
      <SectionLink section="gallery_section">Gallery</SectionLink>
      <section id="gallery_section" />
    </>,
  );
  // jsdom cannot open tabs.
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener("click", stay);
  const click = createEvent.click(link(), { ctrlKey: true });
  fireEvent(link(), click);
  document.removeEventListener("click", stay);
  expect(window.location.hash).toBe("");
});
