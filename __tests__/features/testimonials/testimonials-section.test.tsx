import { screen, within } from "@testing-library/react";

import { TestimonialsSection } from "../../../src/features/testimonials/testimonials-section";
import { pictureFile } from "../../support/landing-content";
import { renderWithProviders } from "../../support/render";

const voice = (name: string, rating = 5) => ({
  name,
  origin: "Curaçao",
  quote: `„Très bien“ said ${name} & wasn't "surprised"`,
  rating,
  avatar: pictureFile(name),
});

const names = ["Zoë", "Nguyễn Thị Minh Khai-Featherstonehaugh", "I Gusti Ngurah", "Ana", "Bo", "Łukasz"];

it.each([2, 3, 6])("shows %d testimonials", (count) => {
  const items = names.slice(0, count).map((name) => voice(name));
  renderWithProviders(
    <TestimonialsSection data={{ heading: "Customer Testimonials", note: "Sample quotes", items }} />,
  );
  const section = screen.getByRole("region", { name: "Customer Testimonials" });
  expect(within(section).getByText("Sample quotes")).toBeVisible();
  expect(within(section).getAllByRole("figure")).toHaveLength(count);
  for (const { name, quote } of items) {
    expect(within(section).getByText(name)).toBeVisible();
    expect(within(section).getByText(quote)).toBeVisible();
  }
});

it("labels the rating and fills as many stars", () => {
  const data = { heading: "Customer Testimonials", note: "", items: [voice("Ana", 4), voice("Bo")] };
  renderWithProviders(<TestimonialsSection data={data} />);
  const filled = (name: string) =>
    [...screen.getByRole("img", { name }).children].map((star) => getComputedStyle(star).fill !== "none");
  expect(filled("4 out of 5 stars")).toEqual([true, true, true, true, false]);
  expect(filled("5 out of 5 stars")).toEqual([true, true, true, true, true]);
});
