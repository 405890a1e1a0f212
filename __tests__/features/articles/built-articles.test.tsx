import { createHistory, createMemorySource, LocationProvider } from "@reach/router";
import { act, configure, screen, waitFor, within } from "@testing-library/react";
import DOMPurify from "dompurify";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { ArticleHead } from "../../../src/features/articles/article-head";
import { ArticleList } from "../../../src/features/articles/article-list";
import { ArticlePage } from "../../../src/features/articles/article-page";
import { parsePost } from "../../../src/features/articles/api/parse-posts";
import { digestOf } from "../../../src/features/articles/model/post";
import { builtTexts } from "../../../src/features/articles/parts/normalize-html";
import { api, json, refused } from "../../support/api";
import { articlesData as data } from "../../support/articles-data";
import { postPage, postRow } from "../../support/fixtures";
import { Providers } from "../../support/render";

// The sanitizer is imported, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const listPath = "/api/posts?paginate=true&page=1";
const body =
  '<h1>Part</h1><p onclick="attack()">Words <a href="/kurs">board</a></p><table><tr><td>a</td><td>1</td></tr></table>';

/** A GraphQL result for the post of `postRow`. */
const built = (id: number) => ({
  post: {
    ...parsePost(postRow(id)),
    body: undefined,
    imageUrl: `https://api.example/images/${id}.jpg`,
    receivedAt: Date.UTC(2026, 8, 1),
  },
  cover: null,
});

const article = {
  ...built(2),
  html: builtTexts(body, undefined, window)?.en ?? "",
  digest: digestOf(body),
  newer: built(1),
  older: built(3),
  related: [built(4)],
};

const tree = (path: string, page: ReactNode) => (
  <Providers>
    <LocationProvider history={createHistory(createMemorySource(path))}>{page}</LocationProvider>
  </Providers>
);

let root: Root | undefined;
let container: HTMLElement;
let builtHeading: Element | null;

/** Shows what the build writes, and hydrates it at an address. Any difference fails the test. */
const hydrate = async (builtAt: string, path: string, page: ReactNode) => {
  container = document.createElement("div");
  container.innerHTML = renderToString(tree(builtAt, page));
  document.body.append(container);
  builtHeading = container.querySelector("h2");
  const html = container.innerHTML;
  await act(async () => {
    root = hydrateRoot(container, tree(path, page), {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
  return html;
};

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
    api.on("/api/posts/2", answer);
    jest.spyOn(DOMPurify, "sanitize");
    return hydrate("/artikel/2", "/artikel/2", <ArticlePage data={{ ...data, article }} />);
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
    const related = screen.getByRole("navigation", { name: "Related articles" });
    expect(within(related).getByRole("link", { name: "Post 4" })).toBeVisible();
    // The API has sent the same body since.
    await waitFor(() => expect(api.count("/api/posts/2")).toBe(1));
    expect(screen.getByRole("heading", { name: "Part" })).toBe(builtHeading);
    expect(DOMPurify.sanitize).not.toHaveBeenCalled();
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
  ])("hydrates at %s and shows %s", async (path, name) => {
    api.on("/api/posts?paginate=true&page=2", json(postPage(2)));
    const firstPage = { nodes: [built(1), built(2), built(3)] };
    const allArticle = { ...data.allArticle, lastPage: 1, totalCount: 3 };
    const page = <ArticleList data={{ ...data, firstPage, allArticle }} />;
    const html = await hydrate("/artikel", path, page);
    expect(html).toContain("Showing 1 - 3 of 3 articles");
    expect(await screen.findByRole("heading", { name })).toBeVisible();
    // The region takes the focus when the visitor changes the page, not on a first visit.
    expect(document.body).toHaveFocus();
  });

  it("shows skeletons where nothing was built", async () => {
    const html = await hydrate("/artikel", "/artikel", <ArticleList data={data} />);
    expect(html).toContain("Loading articles");
    expect(await screen.findByRole("heading", { name: "Post 1" })).toBeVisible();
  });
});

it("the head of an article names its optimised cover", () => {
  const resize = { src: "/static/card.jpg" };
  const cover = { childImageSharp: { resize, gatsbyImageData: {} as IGatsbyImageData } };
  const page = <ArticleHead data={{ ...data, article: { ...article, cover } }} />;
  const head = renderToString(tree("/artikel/2", page));
  expect(head).toContain('<link rel="canonical" href="https://www.example/artikel/2"/>');
  expect(head).toContain('<meta property="og:image" content="https://www.example/static/card.jpg"/>');
});

it("the head of the client-only page names no address", () => {
  const head = renderToString(tree("/artikel-shell", <ArticleHead data={data} />));
  expect(head).toContain("<title>Articles | Segara</title>");
  expect(head).not.toMatch(/canonical|og:url|noindex/);
});
