import { fireEvent, screen } from "@testing-library/react";

import { LanguageLinks } from "../../src/components/language-links";
import { renderWithProviders } from "../support/render";

it("leads to the address that the board has written without the router", () => {
  renderWithProviders(<LanguageLinks />);
  window.history.replaceState(null, "", "/kurs?branch=berawa");
  const link = screen.getByRole("link", { name: "Bahasa Indonesia" });
  // jsdom loads no document.
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute("href", "/id/kurs?branch=berawa");
});
