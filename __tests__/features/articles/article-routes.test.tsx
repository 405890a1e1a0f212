import { createHistory, createMemorySource, LocationProvider, useLocation } from "@reach/router";
import { act, configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ArticleHead, ListHead } from "../../../src/features/articles/article-head";
import { ArticleList } from "../../../src/features/articles/article-list";
import { ArticlePage } from "../../../src/features/articles/article-page";
import { api, html, json, refused } from "../../support/api";
import { articlesData as data } from "../../support/articles-data";
import { pass } from "../../support/fake-time";
import { postPage, postRow } from "../../support/fixtures";
import { renderWithProviders } from "../../support/render";

// The sanitizer is imported, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const pagePath = (page: number) => `/api/posts?paginate=true&page=${page}`;

/** The page that Gatsby shows at an address below /artikel, for articles that the build does not know. */
const Page = () =>
  useLocation().pathname === "/artikel" ? (
    <>
      <ListHead data={data} />
      <ArticleList data={data} />
    </>
  ) : (
    <>
      <ArticleHead data={data} />
      <ArticlePage data={data} />
    </>
  );

/** Opens an address below /artikel. Returns a function that opens another. */
const open = (path: string) => {
  const history = createHistory(createMemorySource(path));
  renderWithProviders(
    <LocationProvider history={history}>
      <Page />
    </LocationProvider>,
  );
  return (next: string) => act(() => void history.navigate(next));
};

const meta = (selector: string) => {
  const element = document.head.querySelector(selector);
  return element?.getAttribute("content") ?? element?.getAttribute("href");
};

/** The API's posts for one page, each with its own fields. */
const answerPosts = (...fields: Record<string, unknown>[]) =>
  api.on(
    pagePath(1),
    json({ ...postPage(1, fields.length), data: fields.map((given, index) => postRow(index + 1, given)) }),
  );

const useClock = () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6) });
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};

beforeEach(() => api.on(pagePath(1), json(postPage(1))));

describe("the list", () => {
  it("shows each post as a card", async () => {
    answerPosts(
      { category_id: 4, excerpt: "The excerpt" },
      { category_id: 5, excerpt: null },
      { category_id: 6, excerpt: "", meta_description: "  " },
      { category_id: 7, created_at: null, image: null },
    );
    open("/artikel");
    const cards = await screen.findAllByRole("article");
    const [first, second, third, fourth] = cards.map((card) => within(card));
    expect(first?.getByText("Tips")).toBeVisible();
    expect(first?.getByText("The excerpt")).toBeVisible();
    expect(first?.getByText("5 min read")).toBeVisible();
    // 22:30 UTC is the next morning in Bali.
    expect(first?.getByText("05 Agustus 2026")).toHaveAttribute("lang", "id");
    expect(first?.getByRole("heading", { level: 2 })).toHaveTextContent("Post 1");
    expect(first?.getByRole("link", { name: "Read More about Post 1" })).toHaveAttribute(
      "href",
      "/artikel/1",
    );
    expect(second?.getByText("Information")).toBeVisible();
    expect(second?.getByText("Description of 2")).toBeVisible();
    expect(third?.getByText("Education")).toBeVisible();
    expect(third?.getByText("Read the full article.")).toBeVisible();
    expect(fourth?.getByText("News")).toBeVisible();
    // The fourth has no picture and shows the category's drawing.
    expect(cards.map((card) => card.querySelectorAll("img").length)).toEqual([1, 1, 1, 0]);
    expect(cards[0]?.querySelector("img")).toHaveAttribute("loading", "eager");
    expect(screen.getByText("Showing 1 - 4 of 4 articles")).toBeVisible();
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    act(() => void cards[0]?.querySelector("img")?.dispatchEvent(new Event("error")));
    expect(cards[0]?.querySelector("img")).toBeNull();
  });

  it("announces a failure and every failed retry, and moves the focus after success", async () => {
    const user = useClock();
    api.on(pagePath(1), refused());
    open("/artikel");
    await pass(3_500);
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to load articles. Please try again later.");
    const announcements = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    for (let attempt = 0; attempt < 2; attempt++) {
      await user.click(screen.getByRole("button", { name: "Try Again" }));
      // A live region does not announce repeated text.
      expect(announcements()).not.toContain("Still not working.");
      await pass(3_500);
      expect(announcements()).toContain("Still not working.");
    }
    api.on(pagePath(1), json(postPage(1)));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await pass(0);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("region")).toHaveFocus();
  });

  it("offers page 1 past the end", async () => {
    api.on(pagePath(40), json(postPage(40)));
    open("/artikel?page=40");
    expect(await screen.findByRole("heading", { name: "There is no page 40" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to page 1" })).toHaveAttribute("href", "/artikel");
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
  });
});

const indonesian = {
  title: "Menukar uang dengan aman",
  excerpt: "Cek izin, hitung sendiri, simpan struknya.",
  body: "<p>Menukar uang seharusnya sederhana.</p><p lang='en'>In short: count it.</p>",
};

it("detects the languages of cards and articles", async () => {
  answerPosts(indonesian, { ...indonesian, excerpt: null, meta_description: null });
  api.on("/api/posts/7", json(postRow(7, indonesian)));
  const goTo = open("/artikel");
  const [first, second] = (await screen.findAllByRole("article")).map((card) => within(card));
  expect(first?.getByRole("link", { name: indonesian.title })).toHaveAttribute("lang", "id");
  expect(first?.getByText(indonesian.excerpt)).toHaveAttribute("lang", "id");
  expect(second?.getByText("Read the full article.")).not.toHaveAttribute("lang");
  goTo("/artikel/7");
  const language = (text: string) => screen.getByText(text).closest("[lang]")?.getAttribute("lang");
  await screen.findByText("Menukar uang seharusnya sederhana.");
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "id");
  expect(language(indonesian.excerpt)).toBe("id");
  expect(language("Menukar uang seharusnya sederhana.")).toBe("id");
  expect(language("In short: count it.")).toBe("en");
  expect(meta("meta[property='og:locale']")).toBe("id_ID");
});

describe("an article", () => {
  it("has an Indonesian badge, metadata in the head and related articles", async () => {
    api.on("/api/posts/7", json(postRow(7, { body: "<h1>Part</h1><p>Text</p>" })));
    open("/artikel/7");
    expect(await screen.findByRole("heading", { level: 1, name: "Post 7" })).toBeVisible();
    expect(screen.getByText("Berita").closest("[lang]")).toHaveAttribute("lang", "id");
    expect(screen.getByText("Admin")).toBeVisible();
    expect(screen.getByText("Excerpt of 7")).toBeVisible();
    expect(await screen.findByRole("heading", { level: 2, name: "Part" })).toBeVisible();
    for (const [name, href] of [
      ["Back to articles", "/artikel"],
      ["View Today's Rates", "/kurs"],
      ["Back to home", "/"],
      ["More articles", "/artikel"],
    ])
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
    const related = await screen.findByRole("navigation", { name: "Related articles" });
    // The one of its category first, then the latest, without its neighbours.
    expect(
      within(related)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Post 3", "Post 1", "Post 2"]);
    expect(document.title).toBe("Post 7 | Segara");
    expect(meta("meta[name=description]")).toBe("Description of 7");
    expect(meta("link[rel=canonical]")).toBe("https://www.example/artikel/7");
    expect(meta("meta[property='og:image']")).toBe("https://api.example/images/7.jpg");
    expect(meta("meta[property='og:type']")).toBe("article");
    expect(api.count("/api/posts/7")).toBe(1);
  });

  it("that is missing shows the message without a retry, is not indexed, and offers the latest articles", async () => {
    api.on("/api/posts/9", json({ message: "Not Found" }, 404));
    const goTo = open("/artikel/9");
    const heading = await screen.findByRole("heading", { level: 1, name: "Artikel Tidak Ditemukan" });
    expect(heading).toHaveAttribute("lang", "id");
    expect(
      screen.getByText("Artikel yang Anda cari mungkin telah dihapus atau tidak tersedia."),
    ).toHaveAttribute("lang", "id");
    expect(screen.getByRole("link", { name: "Back to articles" })).toHaveAttribute("href", "/artikel");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    const latest = await screen.findByRole("navigation", { name: "Latest articles" });
    expect(within(latest).getAllByRole("link")).toHaveLength(3);
    expect(document.title).toBe("Artikel Tidak Ditemukan | Segara");
    expect(meta("meta[name=robots]")).toBe("noindex");
    expect(api.count("/api/posts/9")).toBe(1);
    goTo("/artikel");
    await screen.findByText("Showing 1 - 9 of 23 articles");
    expect(meta("meta[name=robots]")).toBeUndefined();
  });

  it("that failed can be retried", async () => {
    const user = useClock();
    api.on("/api/posts/9", html(500));
    open("/artikel/9");
    await pass(3_500);
    expect(screen.getByRole("heading", { name: "Artikel Tidak Ditemukan" })).toBeVisible();
    expect(meta("meta[name=robots]")).toBeUndefined();
    api.on("/api/posts/9", json(postRow(9)));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await pass(0);
    expect(screen.getByRole("heading", { level: 1, name: "Post 9" })).toBeVisible();
  });

  it("that is removed while it is on screen stays and says so", async () => {
    useClock();
    api.on("/api/posts/9", json(postRow(9)));
    open("/artikel/9");
    await pass(11 * 60_000);
    api.on("/api/posts/9", json({ message: "Not Found" }, 404));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await pass(0);
    expect(screen.getByRole("heading", { level: 1, name: "Post 9" })).toBeVisible();
    expect(screen.getByText(/^Received at/)).toHaveTextContent(/ago\. It may have been removed since\.$/);
  });
});
