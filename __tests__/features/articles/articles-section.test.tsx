import { screen, within } from "@testing-library/react";

import { ArticlesSection } from "../../../src/features/articles/articles-section";
import { api, json } from "../../support/api";
import { articlesData as data } from "../../support/articles-data";
import { postPage, postRow } from "../../support/fixtures";
import { renderWithProviders } from "../../support/render";

const pageOne = "/api/posts?paginate=true&page=1";
const section = () => screen.getByRole("region", { name: "Articles and Information" });

it("shows the first four posts of page 1 and a link to all", async () => {
  const posts = [1, 2, 3, 4, 5].map((id) => postRow(id, { excerpt: null, meta_description: null }));
  api.on(pageOne, json(postPage(1, 23, { data: posts })));
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
  expect(await screen.findAllByText("05 Agustus 2026")).toHaveLength(4);
  expect(screen.getAllByText("5 min read")).toHaveLength(4);
  expect(screen.getAllByText("Read the full article.")).toHaveLength(4);
});

it("says when there are no articles", async () => {
  api.on(pageOne, json(postPage(1, 0)));
  renderWithProviders(<ArticlesSection data={data} />);
  expect(await screen.findByText(/^No articles yet/)).toBeVisible();
});
