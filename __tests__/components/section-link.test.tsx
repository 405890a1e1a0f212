import { createEvent, fireEvent, screen } from "@testing-library/react";

import { SectionLink } from "../../src/components/section-link";
import { renderWithProviders } from "../support/render";

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  "leaves a click with %j to the browser, which opens a tab or downloads",
  (how) => {
    renderWithProviders(
      <>
        <SectionLink section="gallery_section">Gallery</SectionLink>
        <section id="gallery_section" />
      </>,
    );
    const link = screen.getByRole("link", { name: "Gallery" });
    // jsdom cannot open tabs.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener("click", stay);
    fireEvent(link, createEvent.click(link, how));
    document.removeEventListener("click", stay);
    expect(window.location.hash).toBe("");
  },
);
