import { render, screen } from "@testing-library/react";

import { beforeRouteChange } from "../../src/document/route-change";

const place = (pathname: string, hash = "") => ({ pathname, hash });

it.each([
  ["another page has let go of the focus before its page is taken out", place("/kurs"), false],
  ["a section of its own page keeps the focus", place("/", "#gallery_section"), true],
])("a link to %s", (_, next, keepsFocus) => {
  render(<a href={next.pathname + next.hash}>on</a>);
  const link = screen.getByRole("link");
  link.focus();
  beforeRouteChange(next, place("/"));
  expect(document.activeElement === link).toBe(keepsFocus);
});
