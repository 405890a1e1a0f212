import { createHistory, createMemorySource, LocationProvider } from "@reach/router";
import { act, configure, createEvent, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import DOMPurify from "dompurify";

import { useShownHead } from "../../../src/features/articles/article-head";
import { ArticleRoutes } from "../../../src/features/articles/article-routes";
import { api, html, json, refused } from "../../support/api";
import { postPage, postRow } from "../../support/fixtures";
import { renderWithProviders } from "../../support/render";

// Views arrive by import(), which takes its time on a machine that is busy with other things.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const pagePath = (page: number) => `/api/posts?paginate=true&page=${page}`;

const data = {
  articlesYaml: {
    list: { title: "Articles and Information", text: "Plain advice." },
    defaultExcerpt: "Read the full article.",
    callToAction: {
      title: "Ready?",
      text: "Come in.",
      homeButton: "Back to home",
      articlesButton: "More articles",
    },
  },
  siteYaml: { title: "Segara" },
  site: { siteMetadata: { siteUrl: "https://www.example" } },
};

const Head = () => <output>{JSON.stringify(useShownHead() ?? null)}</output>;

/** Opens an address below /artikel, as the router would; returns the way to open another. */
const open = (path: string) => {
  const source = createMemorySource(path);
  const history = createHistory(source);
  renderWithProviders(
    <LocationProvider history={history}>
      <ArticleRoutes data={data} />
      <div hidden data-testid="head">
        <Head />
      </div>
    </LocationProvider>,
  );
  return (next: string) => act(() => void history.navigate(next));
};
const shownHead = (): unknown => JSON.parse(screen.getByTestId("head").textContent ?? "");

/** The API's posts for one page, each with its own fields. */
const answerPosts = (...fields: Record<string, unknown>[]) =>
  api.on(
    pagePath(1),
    json({ ...postPage(1, fields.length), data: fields.map((given, index) => postRow(index + 1, given)) }),
  );

afterEach(() => void jest.useRealTimers());

describe("the list", () => {
  it("shows what is known of each post", async () => {
    answerPosts(
      { category_id: 4, excerpt: "The excerpt" },
      { category_id: 5, excerpt: null },
      { category_id: 6, excerpt: "", meta_description: "  " },
      { category_id: 7, created_at: null, image: null },
    );
    open("/artikel");
    const cards = await screen.findAllByRole("article");
    expect(cards).toHaveLength(4);
    const [first, second, third, fourth] = cards.map((card) => within(card));
    expect(first?.getByText("Tips")).toBeVisible();
    expect(first?.getByText("The excerpt")).toBeVisible();
    expect(first?.getByText("5 min read")).toBeVisible();
    // 22:30 UTC is the next morning in Bali.
    expect(await first?.findByText("05 Agustus 2026")).toHaveAttribute("lang", "id");
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
    expect(cards[3]?.querySelector("time, img")).toBeNull();
    expect(cards.slice(0, 2).map((card) => card.querySelector("img")?.getAttribute("loading"))).toEqual([
      "eager",
      "lazy",
    ]);
    expect(screen.getByText("Showing 1 - 4 of 4 articles")).toBeVisible();
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });

  it("leaves the picture's place when it cannot be had", async () => {
    answerPosts({});
    open("/artikel");
    const picture = (await screen.findByRole("article")).querySelector("img");
    act(() => void picture?.dispatchEvent(new Event("error")));
    expect(screen.getByRole("article").querySelector("img")).toBeNull();
  });

  it("shows nine skeletons first", async () => {
    api.on(pagePath(1), json(postPage(1)));
    open("/artikel");
    const region = screen.getByRole("region", { name: "Articles, page 1" });
    expect(region).toHaveAttribute("aria-busy", "true");
    expect(region.querySelectorAll("[aria-hidden] > div")).toHaveLength(9);
    expect(await screen.findAllByRole("article")).toHaveLength(9);
    expect(region).toHaveAttribute("aria-busy", "false");
  });

  it("turns to the page of the address, and moves the focus to it", async () => {
    api.on(pagePath(1), json(postPage(1)));
    api.on(pagePath(2), json(postPage(2)));
    const goTo = open("/artikel");
    await screen.findByText("Showing 1 - 9 of 23 articles");
    goTo("/artikel?page=2");
    expect(await screen.findByRole("region", { name: "Articles, page 2" })).toHaveFocus();
    expect(await screen.findByText("Showing 10 - 18 of 23 articles")).toBeVisible();
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  });

  it("tells a failure in the specified words, and tries again when asked", async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6) });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    api.on(pagePath(1), refused());
    open("/artikel");
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to load articles. Please try again later.");
    api.on(pagePath(1), json(postPage(1)));
    screen.getByRole("button", { name: "Try Again" }).focus();
    await user.keyboard("{Enter}");
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getAllByRole("article")).toHaveLength(9);
    // The button is gone: the keyboard goes on from the first article.
    expect(screen.getAllByRole("article")[0]).toContainElement(document.activeElement as HTMLElement);
  });

  it.each([
    ["nothing has come", refused()],
    ["an empty list came before", json(postPage(1, 0))],
  ])("tells those who listen that the next attempt failed too, each time, where %s", async (_, first) => {
    jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6) });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    api.on(pagePath(1), first);
    open("/artikel");
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    api.on(pagePath(1), refused());
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said()).not.toContain("That did not work either.");
    for (let attempt = 0; attempt < 2; attempt++) {
      await user.click(screen.getByRole("button", { name: "Try Again" }));
      // Empty meanwhile: the same words said again would be no news.
      expect(said()).not.toContain("That did not work either.");
      await act(() => jest.advanceTimersByTimeAsync(3_500));
      expect(said()).toContain("That did not work either.");
    }
  });

  it.each([
    ["the first link", 40, () => screen.getByRole("link", { name: "Go to page 1" })],
    ["what is there", 1, () => screen.getByRole("region", { name: "Articles, page 1" })],
  ])("hands the focus on to %s where a retry finds no article", async (_, number, next) => {
    jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6) });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    api.on(pagePath(number), refused());
    open(`/artikel?page=${number}`);
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    api.on(pagePath(number), json({ ...postPage(40), last_page: 3 }));
    screen.getByRole("button", { name: "Try Again" }).focus();
    await user.keyboard("{Enter}");
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(next()).toHaveFocus();
  });

  it("offers page 1 on a page past the end", async () => {
    api.on(pagePath(40), json(postPage(40)));
    open("/artikel?page=40");
    expect(await screen.findByRole("heading", { name: "There is no page 40" })).toBeVisible();
    expect(screen.getByText("The articles end on page 3.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to page 1" })).toHaveAttribute("href", "/artikel");
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
  });

  it("does not deny a page that the API counts, though there is nothing on it", async () => {
    api.on(pagePath(2), json({ ...postPage(2, 0), last_page: 3 }));
    open("/artikel?page=2");
    expect(await screen.findByRole("heading", { name: "There is nothing on page 2" })).toBeVisible();
    expect(screen.getByText("The articles end on page 3.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to page 1" })).toHaveAttribute("href", "/artikel");
  });

  it("says that there is nothing yet", async () => {
    api.on(pagePath(1), json(postPage(1, 0)));
    open("/artikel");
    expect(await screen.findByRole("heading", { name: "No articles yet" })).toBeVisible();
  });
});

describe("languages", () => {
  const indonesian = {
    title: "Menukar uang dengan aman",
    excerpt: "Cek izin, hitung sendiri, simpan struknya.",
    body: "<p>Menukar uang seharusnya sederhana.</p><p lang='en'>In short: count it.</p>",
  };

  it("of a card are those of its words, not of the page", async () => {
    answerPosts(indonesian, { ...indonesian, excerpt: null, meta_description: null });
    open("/artikel");
    const [first, second] = (await screen.findAllByRole("article")).map((card) => within(card));
    expect(first?.getByRole("link", { name: indonesian.title })).toHaveAttribute("lang", "id");
    expect(first?.getByText(indonesian.excerpt)).toHaveAttribute("lang", "id");
    expect(second?.getByText("Read the full article.")).toHaveAttribute("lang", "en");
  });

  it("of an article are those of its words, or what its author says of a part", async () => {
    api.on("/api/posts/7", json(postRow(7, indonesian)));
    open("/artikel/7");
    const language = (text: string) => screen.getByText(text).closest("[lang]")?.getAttribute("lang");
    await screen.findByText("Menukar uang seharusnya sederhana.");
    expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "id");
    expect(language(indonesian.excerpt)).toBe("id");
    expect(language("Menukar uang seharusnya sederhana.")).toBe("id");
    expect(language("In short: count it.")).toBe("en");
    expect(shownHead()).toMatchObject({ isIndonesian: true });
  });
});

describe("an article", () => {
  it("is shown in Indonesian where specified, and is in the head", async () => {
    api.on("/api/posts/7", json(postRow(7, { body: "<h1>Part</h1><p>Text</p>" })));
    open("/artikel/7");
    expect(await screen.findByRole("heading", { level: 1, name: "Post 7" })).toBeVisible();
    expect(screen.getByText("Berita").closest("[lang]")).toHaveAttribute("lang", "id");
    expect(screen.getByText("Admin")).toBeVisible();
    expect(screen.getByText("Excerpt of 7")).toBeVisible();
    expect(await screen.findByRole("heading", { level: 2, name: "Part" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to articles" })).toHaveAttribute("href", "/artikel");
    expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "More articles" })).toHaveAttribute("href", "/artikel");
    expect(shownHead()).toEqual({
      title: "Post 7 | Segara",
      description: "Description of 7",
      path: "/artikel/7",
      isIndonesian: false,
      image: "https://api.example/images/7.jpg",
    });
  });

  it("is described to search engines while it is shown", async () => {
    api.on("/api/posts/7", json(postRow(7, { title: "A &lt;/script> b" })));
    api.on(pagePath(1), json(postPage(1)));
    const goTo = open("/artikel/7");
    await screen.findByText("Admin");
    const blocks = () => [...document.head.querySelectorAll("script[type='application/ld+json']")];
    expect(blocks()).toHaveLength(1);
    expect(blocks()[0]?.textContent).not.toContain("<");
    const { "@graph": graph } = JSON.parse(blocks()[0]?.textContent ?? "") as { "@graph": unknown[] };
    expect(graph).toEqual([
      expect.objectContaining({
        "@type": "Article",
        headline: "A </script> b",
        mainEntityOfPage: "https://www.example/artikel/7",
        description: "Description of 7",
        inLanguage: "en",
        image: "https://api.example/images/7.jpg",
        datePublished: expect.stringMatching(/^2026-\d\d-\d\dT/) as unknown,
        publisher: expect.objectContaining({
          "@id": "https://www.example/#organization",
          name: "Segara",
        }) as unknown,
      }),
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Segara", item: "https://www.example/" },
          {
            "@type": "ListItem",
            position: 2,
            name: "Articles and Information",
            item: "https://www.example/artikel",
          },
          { "@type": "ListItem", position: 3, name: "A </script> b", item: "https://www.example/artikel/7" },
        ],
      },
    ]);
    goTo("/artikel");
    await screen.findByText("Showing 1 - 9 of 23 articles");
    expect(blocks()).toHaveLength(0);
  });

  it("shows what its card knew until its body is there", async () => {
    api.on(pagePath(1), json(postPage(1)));
    let answer: (response: Response) => void = () => undefined;
    api.on("/api/posts/3", () => new Promise((resolve) => (answer = resolve)));
    const goTo = open("/artikel");
    await screen.findAllByRole("article");
    goTo("/artikel/3");
    expect(await screen.findByRole("heading", { level: 1, name: "Post 3" })).toBeVisible();
    expect(screen.getByText("Loading article")).toBeInTheDocument();
    answer(new Response(JSON.stringify(postRow(3))));
    expect(await screen.findByText("Body of 3")).toBeVisible();
    expect(screen.queryByText("Loading article")).not.toBeInTheDocument();
    goTo("/artikel");
    await screen.findByText("Showing 1 - 9 of 23 articles");
    expect(shownHead()).toBeNull();
    expect(api.count()).toBe(2);
  });

  it("that is not there is said at once, and to search engines", async () => {
    api.on("/api/posts/9", json({ message: "Not Found" }, 404));
    open("/artikel/9");
    const heading = await screen.findByRole("heading", { level: 1, name: "Artikel Tidak Ditemukan" });
    expect(heading).toHaveAttribute("lang", "id");
    expect(
      screen.getByText("Artikel yang Anda cari mungkin telah dihapus atau tidak tersedia."),
    ).toHaveAttribute("lang", "id");
    expect(screen.getByRole("link", { name: "Back to articles" })).toHaveAttribute("href", "/artikel");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(shownHead()).toMatchObject({ title: "Artikel Tidak Ditemukan | Segara", isMissing: true });
  });

  it("that fails can be asked for again", async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6) });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    api.on("/api/posts/9", html(500));
    open("/artikel/9");
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    expect(screen.getByRole("heading", { name: "Artikel Tidak Ditemukan" })).toBeVisible();
    api.on("/api/posts/9", json(postRow(9)));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole("heading", { level: 1, name: "Post 9" })).toBeVisible();
  });

  it.each<[string, string, MouseEventInit, boolean]>([
    ["the board", "/kurs", {}, true],
    ["another article", "/artikel/8?a=b#c", {}, true],
    ["a new tab", "/kurs", { ctrlKey: true }, false],
    ["a file", "/storage/rates.pdf", {}, false],
    ["what only begins alike", "/artikel-lama", {}, false],
    ["an address that the router cannot carry", "/artikel/50%25", {}, false],
    ["another site", "https://bi.example/kurs", {}, false],
    ["a mailbox", "mailto:hello@segara.example", {}, false],
  ])("has a link to %s: %s with %j is the router's: %s", async (_, href, how, isRouters) => {
    const navigate = jest.fn();
    Object.assign(window, { ___navigate: navigate });
    api.on("/api/posts/7", json(postRow(7, { body: `<p><a href="${href}">there</a></p>` })));
    open("/artikel/7");
    const link = await screen.findByRole("link", { name: "there" });
    const click = createEvent.click(link, how);
    // Nothing that is left to the browser can be followed in jsdom.
    const stay = (event: Event) => {
      expect(event.defaultPrevented).toBe(isRouters);
      event.preventDefault();
    };
    window.addEventListener("click", stay, { once: true });
    fireEvent(link, click);
    expect(navigate.mock.calls.map(([to]: unknown[]) => to)).toEqual(isRouters ? [href] : []);
  });

  it("whose body cannot be made fit to be shown keeps all else", async () => {
    jest.replaceProperty(DOMPurify, "isSupported", false);
    // Not in jsdom.
    globalThis.reportError = jest.fn();
    api.on("/api/posts/7", json(postRow(7, { title: "The title", body: "<p>The body</p>" })));
    open("/artikel/7");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The text of this article could not be loaded.",
    );
    expect(screen.getByRole("heading", { name: "The title" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try Again" })).not.toBeInTheDocument();
    expect(reportError).toHaveBeenCalledTimes(1);
  });

  it("that is removed while it is read stays, and says so", async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6) });
    api.on("/api/posts/9", json(postRow(9)));
    open("/artikel/9");
    await act(() => jest.advanceTimersByTimeAsync(11 * 60_000));
    api.on("/api/posts/9", json({ message: "Not Found" }, 404));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole("heading", { level: 1, name: "Post 9" })).toBeVisible();
    expect(screen.getByText(/^Received at/)).toHaveTextContent(
      /11 minutes ago\. It may have been removed since\.$/,
    );
  });

  it.each(["/artikel/7/more", "/artikel/a/b/c", "//artikel/7"])(
    "%s is none, and the API is not asked",
    async (path) => {
      open(path);
      expect(await screen.findByRole("heading", { name: "Artikel Tidak Ditemukan" })).toBeVisible();
      expect(api.count()).toBe(0);
    },
  );

  it.each([
    ["/artikel/a%20b", "/api/posts/a%20b"],
    ["/artikel/selamat-datang", "/api/posts/selamat-datang"],
  ])("%s asks for %s", async (path, asked) => {
    api.on(asked, json({}, 404));
    open(path);
    await screen.findByRole("heading", { name: "Artikel Tidak Ditemukan" });
    expect(api.requests.map((request) => request.path)).toEqual([asked]);
  });

  it("without anything but a title and a body is an article still", async () => {
    api.on(
      "/api/posts/7",
      json({ id: 7, title: "Bare", body: "<p>Text</p>", category_id: "x", excerpt: null }),
    );
    open("/artikel/7");
    expect(await screen.findByText("Text")).toBeVisible();
    expect(screen.getByText("Tips")).toBeVisible();
    expect(document.querySelector("time, article img")).toBeNull();
    expect(shownHead()).toMatchObject({ description: "Read the full article." });
  });
});
