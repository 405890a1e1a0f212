/** @jest-environment node */
import { feedOptions } from "../../../plugins/gatsby-source-articles/feed";

const post = {
  id: "7",
  title: "Tips",
  metaDescription: "EUR<USD.\u0001",
  createdAt: Date.UTC(2026, 7, 4, 22, 30),
};
const query = (siteUrl: string) => ({
  site: { siteMetadata: { siteUrl } },
  siteYaml: { title: "Segara", pages: { articles: { title: "Articles", description: "" } } },
  articlesYaml: { defaultExcerpt: "Read it." },
  allArticle: { nodes: [{ post }, { post: { id: "8", title: "Dua" } }] },
});
const itemsAt = (siteUrl: string) =>
  feedOptions.feeds.flatMap(({ serialize }) =>
    serialize({ query: query(siteUrl) as unknown as Parameters<typeof serialize>[0]["query"] }),
  );

it("has the address, summary and day of an article, and no character that XML forbids", () => {
  expect(itemsAt("https://www.example")).toMatchObject([
    {
      title: "Tips",
      description: "EUR<USD.",
      url: "https://www.example/artikel/7",
      date: new Date(Date.UTC(2026, 7, 4, 22, 30)),
    },
    { description: "Read it." },
  ]);
});

it("names an article the same at another address of the site", () => {
  const identifiersAt = (siteUrl: string) => itemsAt(siteUrl).map(({ guid }) => guid);
  expect(identifiersAt("https://www.example")).toEqual(identifiersAt("https://other.example"));
});

it.each(["/", "/artikel", "/artikel/7", "/id", "/id/artikel", "/id/artikel/7"])("is named by %s", (path) => {
  for (const { match } of feedOptions.feeds) {
    expect(path).toMatch(new RegExp(match));
    for (const other of [
      "/kurs",
      "/cabang/berawa",
      "/artikel-shell",
      "/404",
      "/id/kurs",
      "/id/artikel-shell",
    ])
      expect(other).not.toMatch(new RegExp(match));
  }
});
