import { render, screen } from "@testing-library/react";
import { Pager } from "../../../src/components/pagination/pager";

const current = () => screen.getByRole("navigation").querySelector("[aria-current=page]");

const hrefOf = (page: number) => `/artikel?page=${page}`;

it("links the pages of the model", () => {
  render(<Pager label="Article pages" current={6} last={12} hrefOf={hrefOf} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Previous", hrefOf(5)],
    ["1", hrefOf(1)],
    ["5", hrefOf(5)],
    ["6", hrefOf(6)],
    ["7", hrefOf(7)],
    ["12", hrefOf(12)],
    ["Next", hrefOf(7)],
  ]);
  expect(current()).toHaveAccessibleName("Page 6");
  expect(screen.getAllByText("…")).toHaveLength(2);
});

it("disables Previous on the first page", () => {
  render(<Pager label="Article pages" current={1} last={2} hrefOf={hrefOf} />);
  const previous = screen.getByRole("link", { name: "Previous" });
  expect(previous).toHaveAttribute("aria-disabled", "true");
  expect(previous).not.toHaveAttribute("href");
});
