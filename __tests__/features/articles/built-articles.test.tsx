import { createHistory, createMemorySource, LocationProvider } from "@reach/router";
import { act, configure, screen, within } from "@testing-library/react";
import DOMPurify from "dompurify";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { ArticleRoutes } from "../../../src/features/articles/article-routes";
import { readArticles } from "../../../src/features/articles/build/read-articles";
import type { ArticlesContext } from "../../../src/features/articles/model/post";
import { api, json, refused } from "../../support/api";
import { postPage, postRow } from "../../support/fixtures";
import { articlesData } from "../../support/articles-data";
import { Providers } from "../../support/render";

// The sanitizer is imported, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const listPath = "/api/posts?paginate=true&page=1";
const body =
  '<h1>Part</h1><p onclick="attack()">Words <a href="/kurs">board</a></p><table><tr><td>a</td><td>1</td></tr></table>';

const tree = (path: string, built: ArticlesContext) => (
  <Providers>
    <LocationProvider history={createHistory(createMemorySource(path))}>
      <ArticleRoutes data={articlesData} built={built} />
    </LocationProvider>
  </Providers>
);

let root: Root | undefined;
let container: HTMLElement;
let builtHeading: Element | null;

/** Shows what the build writes, and hydrates it at an address. Any difference fails the test. */
const hydrate = async (builtAt: string, path: string, built: ArticlesContext) => {
  container = document.createElement("div");
  container.innerHTML = renderToString(tree(builtAt, built));
  document.body.append(container);
  builtHeading = container.querySelector("h2");
  const html = container.innerHTML;
  await act(async () => {
    root = hydrateRoot(container, tree(path, built), {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
  return html;
};

const read = async () =>
  JSON.parse(JSON.stringify(await readArticles())) as Awaited<ReturnType<typeof readArticles>>;

beforeEach(() => {
  api.on(listPath, json(postPage(1, 3)));
  api.on("/api/posts/1", json(postRow(1)));
  api.on("/api/posts/2", json(postRow(2, { body })));
  api.on("/api/posts/3", json(postRow(3)));
});
afterEach(() => {
  act(() => root?.unmount());
  container?.remove();
});

describe("a built article", () => {
  const open = async (answer = json(postRow(2, { body }))) => {
    const { articles } = await read();
    const article = articles.find(({ post }) => post.id === "2");
    if (!article) throw new Error("It was not built.");
    api.on("/api/posts/2", answer);
    jest.spyOn(DOMPurify, "sanitize");
    return hydrate("/artikel/2", "/artikel/2", { article });
  };

  it("is complete without scripts, and hydrates without being sanitised again", async () => {
    const html = await open();
    expect(html).toContain("Excerpt of 2");
    expect(html).toContain("05 Agustus 2026</time>");
    expect(html).toContain('src="https://api.example/images/2.jpg"');
    expect(html).toContain('<h2 dir="auto">Part</h2>');
    expect(html).not.toMatch(/onclick|data-skeleton/);
    const beside = within(screen.getByRole("navigation", { name: "Newer and older articles" }));
    expect(beside.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/artikel/1",
      "/artikel/3",
    ]);
    // The API has sent the same body since.
    await screen.findByRole("navigation", { name: "Related articles" });
    expect(api.count("/api/posts/2")).toBe(2);
    expect(screen.getByRole("heading", { name: "Part" })).toBe(builtHeading);
    expect(DOMPurify.sanitize).not.toHaveBeenCalled();
  });

  it("links to the counters that its text names", async () => {
    const text =
      '<p>Our batu&nbsp;<b>bolong</b> counter, Berawang, and the head office of a bank</p><img src="/berawa.jpg" alt="">';
    await open(json(postRow(2, { body: text })));
    const counters = await screen.findByRole("navigation", { name: "Counters in this article" });
    expect(within(counters).getAllByRole("link")).toHaveLength(1);
    expect(within(counters).getByRole("link", { name: "Canggu, Batu Bolong" })).toHaveAttribute(
      "href",
      "/cabang/batu-bolong",
    );
  });

  it("shows a correction made since", async () => {
    await open(json(postRow(2, { title: "Corrected", body: "<p>Other words</p>" })));
    expect(await screen.findByText("Other words")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Corrected");
    expect(screen.queryByText("Part")).not.toBeInTheDocument();
  });

  it("that was withdrawn since is not found", async () => {
    await open(json({}, 404));
    await screen.findByRole("heading", { level: 1, name: "Artikel Tidak Ditemukan" });
    expect(screen.queryByText("Part")).not.toBeInTheDocument();
  });

  it("stays, with its time, while the API is down", async () => {
    await open(refused());
    expect(await screen.findByText(/^Received at/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Part" })).toBeVisible();
  });
});

describe("the document of the list", () => {
  it.each([
    ["/artikel", "Post 1"],
    ["/artikel?page=2", "Post 10"],
    ["/artikel/9", "Post 9"],
  ])("hydrates at %s and shows %s", async (path, name) => {
    api.on("/api/posts/9", json(postRow(9)));
    api.on("/api/posts?paginate=true&page=2", json(postPage(2)));
    const { list } = await read();
    const html = await hydrate("/artikel", path, { list });
    expect(html).toContain("Showing 1 - 3 of 3 articles");
    expect(await screen.findByRole("heading", { name })).toBeVisible();
    // The region takes the focus when the visitor changes the page, not on a first visit.
    expect(document.body).toHaveFocus();
  });

  it("shows skeletons where nothing was built", async () => {
    const html = await hydrate("/artikel", "/artikel", {});
    expect(html).toContain("Loading articles");
    expect(await screen.findByRole("heading", { name: "Post 1" })).toBeVisible();
  });
});
