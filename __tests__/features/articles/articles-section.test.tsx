import { screen, within } from "@testing-library/react";

import { ArticlesSection } from "../../../src/features/articles/articles-section";
import { api, json } from "../../support/api";
import { articlesData as data } from "../../support/articles-data";
import { postPage } from "../../support/fixtures";
import { renderWithProviders } from "../../support/render";

const pageOne = "/api/posts?paginate=true&page=1";
const section = () => screen.getByRole("region", { name: "Articles and Information" });

it("shows the first four posts of page 1 and a link to all", async () => {
  api.on(pageOne, json(postPage(1)));
  renderWithProviders(<ArticlesSection data={data} />);
  expect(section()).toHaveAttribute("id", "articles_section");
  expect(await screen.findByRole("heading", { level: 3, name: "Post 1" })).toBeVisible();
  expect(
    within(section())
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(["Post 1", "Post 2", "Post 3", "Post 4"]);
  expect(screen.getByRole("link", { name: "View All Articles" })).toHaveAttribute("href", "/artikel");
  expect(screen.getByRole("link", { name: "Read More about Post 4" })).toHaveAttribute("href", "/artikel/4");
});

it("says when there are no articles", async () => {
  api.on(pageOne, json(postPage(1, 0)));
  renderWithProviders(<ArticlesSection data={data} />);
  expect(await screen.findByText(/^No articles yet/)).toBeVisible();
});
