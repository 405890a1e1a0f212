import { createHistory, createMemorySource, LocationProvider } from "@reach/router";
import { configure, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

import { PageLanguage } from "../../../src/components/page-language";
import { ArticleHead } from "../../../src/features/articles/article-head";
import { ArticleList } from "../../../src/features/articles/article-list";
import { ArticlePage } from "../../../src/features/articles/article-page";
import { builtTexts } from "../../../src/features/articles/parts/normalize-html";
import { EarlyArticleScript } from "../../../src/features/articles/early-article";
import { loadStrings } from "../../../src/strings/load-strings";
import { api, json } from "../../support/api";
import { articlesData as data } from "../../support/articles-data";
import { postPage, postRow } from "../../support/fixtures";
import { renderWithProviders } from "../../support/render";

// The sanitizer is imported, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const english = { title: "How to count a stack", excerpt: "It is easy with both hands." };
const indonesian = { title: "Menukar uang dengan aman", excerpt: "Cek izin dan hitung sendiri." };
const body = [
  "/kurs",
  "/#location_section",
  "/artikel/3?a=1",
  "/id/kurs",
  "/guide.pdf",
  "https://www.bi.go.id/",
]
  .map((href) => `<p><a href="${href}">x</a></p>`)
  .join("");
const bodyLinks = [
  "/id/kurs",
  "/id#location_section",
  "/id/artikel/3?a=1",
  "/id/kurs",
  "/guide.pdf",
  "https://www.bi.go.id/",
];

const open = (path: string, page: ReactNode) =>
  renderWithProviders(
    <LocationProvider history={createHistory(createMemorySource(path))}>
      <PageLanguage value="id">{page}</PageLanguage>
    </LocationProvider>,
  );
const articlePage = (
  <>
    <ArticleHead data={data} />
    <ArticlePage data={data} />
  </>
);
const linkTo = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

beforeAll(() => loadStrings("id"));
beforeEach(() => {
  const posts = [
    postRow(1, { ...english, category_id: 5 }),
    postRow(2, { ...indonesian, excerpt: null, meta_description: null }),
  ];
  api.on("/api/posts?paginate=true&page=2", json(postPage(2, 23, { data: posts })));
  api.on("/api/posts?paginate=true&page=1", json(postPage(1)));
});

it("the list has an Indonesian frame around articles in their own language", async () => {
  open("/id/artikel?page=2", <ArticleList data={data} />);
  const [first, second] = (await screen.findAllByRole("article")).map((card) => within(card));
  expect(first?.getByText("Informasi")).toBeVisible();
  expect(first?.getByText("05 Agustus 2026")).toBeVisible();
  expect(first?.getByText("Waktu baca 5 menit")).toBeVisible();
  expect(first?.getByText(english.excerpt)).toHaveAttribute("lang", "en");
  expect(first?.getByRole("link", { name: english.title })).toHaveAttribute("lang", "en");
  expect(linkTo(`Selengkapnya tentang ${english.title}`)).toBe("/id/artikel/1");
  expect(second?.getByText(data.articlesYaml.defaultExcerpt)).toBeVisible();
  expect(screen.getByText("Menampilkan 10 - 18 dari 23 artikel")).toBeVisible();
  const pages = within(screen.getByRole("navigation", { name: "Halaman daftar artikel" }));
  expect(pages.getAllByRole("link", { name: /3/ })[0]).toHaveAttribute("href", "/id/artikel?page=3");
});

it("an article has an Indonesian frame, links in the language, and the English page as canonical address", async () => {
  api.on("/api/posts/7", json(postRow(7, { ...english, body })));
  open("/id/artikel/7", articlePage);
  expect(await screen.findByRole("heading", { level: 1, name: english.title })).toHaveAttribute("lang", "en");
  expect(screen.getByText("Berita").closest("[lang]")).toBeNull();
  expect(linkTo("Kembali ke daftar artikel")).toBe("/id/artikel");
  expect(linkTo(data.articlesYaml.callToAction.homeButton)).toBe("/id");
  expect(screen.getByRole("complementary", { name: "Langkah berikutnya" })).toBeVisible();
  const links = await screen.findAllByRole("link", { name: "x" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(bodyLinks);
  const canonical = document.querySelector("link[rel=canonical]");
  expect(canonical).toHaveAttribute("href", "https://www.example/artikel/7");
  expect(document.querySelector("link[hreflang]")).toBeNull();
});

it("the links of a built article stay in the language without scripts", () => {
  const html = builtTexts(body, undefined, window)?.id ?? "";
  expect([...html.matchAll(/href="([^"]*)"[^<>]*>x</g)].map(([, href]) => href)).toEqual(bodyLinks);
});

it("an article that is missing says so in Indonesian", async () => {
  api.on("/api/posts/9", json({}, 404));
  open("/id/artikel/9", articlePage);
  const heading = await screen.findByRole("heading", { level: 1, name: "Artikel Tidak Ditemukan" });
  expect(heading).not.toHaveAttribute("lang");
  expect(await screen.findByRole("navigation", { name: "Artikel terbaru" })).toBeVisible();
  expect(document.title).toBe("Artikel Tidak Ditemukan | Segara");
  expect(document.querySelector("link[rel=canonical], link[hreflang]")).toBeNull();
});

it("the early request is for the article of an Indonesian address", () => {
  expect(renderToString(<EarlyArticleScript language="id" />)).toContain(
    String.raw`/^\/id\/artikel\/([^/]+)\/?$/`,
  );
});
