import { render, screen, within } from "@testing-library/react";
import { useState } from "react";

import { Pager } from "../../../src/components/pagination/pager";

const Gallery = ({ last }: { readonly last: number }) => {
  const [page, setPage] = useState(1);
  return <Pager label="Gallery pages" current={page} last={last} onPage={setPage} />;
};

const current = () => screen.getByRole("navigation").querySelector("[aria-current=page]");

describe("Pager with buttons", () => {
  it("is a landmark with Previous, every page and Next", () => {
    render(<Gallery last={4} />);
    const pager = within(screen.getByRole("navigation", { name: "Gallery pages" }));
    expect(pager.getAllByRole("button").map((each) => each.textContent)).toEqual([
      "Previous",
      "1",
      "2",
      "3",
      "4",
      "Next",
    ]);
    expect(current()).toHaveAccessibleName("Page 1");
  });
});

describe("Pager with links", () => {
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
});
