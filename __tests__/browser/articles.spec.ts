import type { Page } from "@playwright/test";

import { LAYOUT_SHIFT } from "../../scripts/audit/budgets";
import { attacks } from "../support/attacks";
import { boxOf } from "./support/box-of";
import { holdScripts } from "./support/hold-scripts";
import { holdBack, watchLayoutShifts } from "./support/layout-shifts";
import { expect, expectAccessible, failedRequest, phone, test } from "./support/test";

const cards = (page: Page) => page.locator("main article");
const failed = "Failed to load articles. Please try again later.";
const missing = "Artikel Tidak Ditemukan";
const metaOf = (page: Page, selector: string, attribute: string) =>
  page.evaluate(([s, a]) => document.head.querySelector(s)?.getAttribute(a), [selector, attribute] as const);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("from the articles the rates are one touch away on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/artikel/7");
  await page.getByRole("banner").getByRole("link", { name: "View Today's Rates" }).click();
  await expect(page).toHaveURL("/kurs");
});

/** Where the page stands once smooth scrolling has come to rest. */
const settledScrollTop = async (page: Page): Promise<number> => {
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await scrollTop(page);
        return last === before;
      },
      { intervals: [100] },
    )
    .toBe(true);
  return last;
};

/** A click brings its target wholly into view first, which may be a pixel or two. */
const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(4);

/** A post whose body is given; the list shows it first. */
const postWith = (fields: Record<string, unknown>) => ({
  id: 500,
  title: "A given article",
  excerpt: null,
  meta_description: null,
  body: "<p>Body</p>",
  category_id: 2,
  image: null,
  created_at: "2026-11-12T01:30:00.000000Z",
  ...fields,
});

test.describe("the list", () => {
  test("shows nine cards, the count and the pager", async ({ page }) => {
    await page.goto("/artikel");
    await expect(page).toHaveTitle(/^Articles and Information/);
    await expect(page.getByRole("heading", { level: 1, name: "Articles and Information" })).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    const card = cards(page).first();
    await expect(card.getByText("Tips", { exact: true })).toBeVisible();
    await expect(card.getByText("12 November 2026")).toHaveAttribute("lang", "id");
    await expect(card.getByText("5 min read")).toBeVisible();
    await expect(
      card.getByRole("link", { name: "Read More about Seven checks before you hand over your cash" }),
    ).toHaveAttribute("href", "/artikel/23");
    await expect(page.getByText("Showing 1 - 9 of 23 articles")).toBeVisible();
    await expect(page.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  });

  test("the built HTML holds the headline, and the frame of an article for the addresses below", async ({
    page,
    request,
  }) => {
    const html = await (await request.get("/artikel")).text();
    expect(html).toContain("<h1>Articles and Information</h1>");
    expect(await (await request.get("/artikel/7")).text()).toBe(html);

    // Scripts are held back, so that this is what stands before them.
    await page.route(/\.js$/, () => undefined);
    await page.goto("/artikel", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/artikel/7", { waitUntil: "commit" });
    await expect(page.locator("main [role=status]").last()).toHaveText("Loading article");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article");
  });

  test("turns pages by address, keeps the one before until the new one is there, and comes to the top", async ({
    page,
    api,
  }) => {
    await page.goto("/artikel");
    await expect(cards(page)).toHaveCount(9);
    api.setFaults({ target: "posts", kind: "hang" });
    const next = page.getByRole("link", { name: "Next" });
    await next.scrollIntoViewIfNeeded();
    await next.click();
    await expect(page).toHaveURL("/artikel?page=2");
    const region = page.getByRole("region", { name: "Articles, page 2" });
    await expect(region).toHaveAttribute("aria-busy", "true");
    await expect(cards(page)).toHaveCount(9);
    await expect(region.getByText("Loading articles")).toHaveCount(0);
    await expect(page.getByText("Showing 1 - 9 of 23 articles")).toBeVisible();
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await expectAccessible(page);
    api.clearFaults();
    await expect(page.getByText("Showing 10 - 18 of 23 articles")).toBeVisible();
    await expect(region).toHaveAttribute("aria-busy", "false");
    await expect(region).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect.poll(() => metaOf(page, "link[rel=canonical]", "href")).toMatch(/\/artikel\?page=2$/);

    await page.goBack();
    await expect(page).toHaveURL("/artikel");
    await expect(page.getByText("Showing 1 - 9 of 23 articles")).toBeVisible();
    await page.goForward();
    await expect(page.getByText("Showing 10 - 18 of 23 articles")).toBeVisible();
    // Each was asked for once. (A pointer that meets the pager while the page scrolls may have asked for another.)
    const asked = api.requests().posts.requests.map(({ url }) => url);
    for (const number of [1, 2])
      expect(asked.filter((url) => url.endsWith(`page=${number}`))).toHaveLength(1);
  });

  test("fetches the next page when its button is pointed at or focused", async ({ page, api }) => {
    await page.goto("/artikel");
    await expect(cards(page)).toHaveCount(9);
    await page.getByRole("link", { name: "Next" }).hover();
    await expect
      .poll(() => api.requests().posts.requests.map(({ url }) => url))
      .toEqual(["/api/posts?paginate=true&page=1", "/api/posts?paginate=true&page=2"]);
    await page.getByRole("link", { name: "Page 3" }).focus();
    await expect.poll(() => api.requests().posts.count).toBe(3);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByText("Showing 10 - 18 of 23 articles")).toBeVisible();
    expect(api.requests().posts.count).toBe(3);
  });

  for (const query of [
    "?page=0",
    "?page=-2",
    "?page=two",
    "?page=1.5",
    "?page=",
    "?page=%F0%9F%8C%8A",
    "?other=3",
  ]) {
    test(`${query} is page 1`, async ({ page, api }) => {
      await page.goto(`/artikel${query}`);
      await expect(page.getByText("Showing 1 - 9 of 23 articles")).toBeVisible();
      expect(api.requests().posts.requests[0]?.url).toContain("page=1");
    });
  }

  test("a page past the end says so and leads to page 1", async ({ page }) => {
    await page.goto("/artikel?page=99");
    await expect(page.getByRole("heading", { name: "There is no page 99" })).toBeVisible();
    await page.getByRole("link", { name: "Go to page 1" }).click();
    await expect(page).toHaveURL("/artikel");
    await expect(cards(page)).toHaveCount(9);
  });

  test("ten thousand pages are fine", async ({ page, api }) => {
    api.setData({ postPages: 10_000 });
    await page.goto("/artikel?page=5000");
    await expect(page.getByText("Showing 44992 - 45000 of 90000 articles")).toBeVisible();
    const pager = page.getByRole("navigation", { name: "Article pages" });
    await expect(pager).toHaveText(/Previous1…499950005001…10000Next/);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await pager.getByRole("link", { name: "Page 10000" }).click();
    await expect(page.getByText("Showing 89992 - 90000 of 90000 articles")).toBeVisible();
  });

  test("a single page has no pager", async ({ page, api }) => {
    api.setData({ posts: [postWith({})] });
    await page.goto("/artikel");
    await expect(page.getByText("Showing 1 - 1 of 1 articles")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Article pages" })).toBeHidden();
  });

  test("no articles at all is said", async ({ page, api }) => {
    api.setFaults({ target: "posts", kind: "empty" });
    await page.goto("/artikel");
    await expect(page.getByRole("heading", { name: "No articles yet" })).toBeVisible();
  });

  test("shows nine skeletons, then the error with a way to try again, and heals by itself", async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    api.setFaults({ target: "posts", kind: "status", status: 500 });
    await page.goto("/artikel");
    const region = page.getByRole("region", { name: "Articles, page 1" });
    await expect(region.locator("[aria-hidden=true] > div")).toHaveCount(9);
    await expect(page.getByRole("alert")).toHaveText(failed);
    // The first attempt and three more.
    expect(api.requests().posts.count).toBeGreaterThanOrEqual(4);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("button", { name: "Try Again" })).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("alert")).toBeVisible();
    api.clearFaults();
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByRole("alert")).toBeHidden();
  });

  test("a page that fails names itself, and the others stay within reach", async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    await page.goto("/artikel");
    await expect(cards(page)).toHaveCount(9);
    api.setFaults({ target: "posts", kind: "status", status: 503 });
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByRole("alert")).toHaveText(failed);
    await expect(page.getByText(/^Showing/)).toBeHidden();
    await page.getByRole("link", { name: "Page 1" }).click();
    await expect(page.getByText("Showing 1 - 9 of 23 articles")).toBeVisible();
  });

  test("titles of any kind stay in their cards", async ({ page, api }) => {
    const titles = [
      "A title that never ends ".repeat(13).slice(0, 300),
      "W".repeat(300),
      "سعر الصرف اليوم في بالي وكيف تقرأ لوحة الأسعار",
      "🌊💱 Emoji 👨‍👩‍👧‍👦 in a title 🇮🇩",
      "&lt;b&gt;Not bold&lt;/b&gt; & “quoted”",
    ];
    api.setData({
      posts: titles.map((title, index) => postWith({ id: 500 + index, title, excerpt: title })),
    });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/artikel");
      await expect(cards(page)).toHaveCount(5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.goto("/artikel/501");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.goto("/artikel");
    const arabic = page.getByRole("heading", { level: 2 }).nth(2).getByRole("link");
    expect(await arabic.evaluate((link) => getComputedStyle(link).direction)).toBe("rtl");
  });

  test("a picture that cannot be had leaves its place", async ({ page, api, expectedErrors }) => {
    expectedErrors.push(failedRequest);
    api.setFaults({ target: "images", kind: "status", status: 404 });
    await page.goto("/artikel");
    await expect(cards(page)).toHaveCount(9);
    await expect(cards(page).first().locator("img")).toHaveCount(0);
    const frame = await boxOf(cards(page).first().locator("span > span[aria-hidden=true]"));
    expect(frame.width / frame.height).toBeCloseTo(1.5, 1);
  });
});

test.describe("an article", () => {
  test("a shared address opens it: head, focus, texts", async ({ page }) => {
    await page.goto("/artikel/22");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("What the BUY and SELL columns really mean");
    await expect(page).toHaveTitle(/^What the BUY and SELL columns really mean \|/);
    expect(await metaOf(page, "link[rel=canonical]", "href")).toMatch(/\/artikel\/22$/);
    expect(await metaOf(page, "meta[name=description]", "content")).toContain("explained in ten seconds");
    expect(await metaOf(page, "meta[property='og:type']", "content")).toBe("article");
    // Written by script, under Trusted Types.
    const graph = JSON.parse(
      (await page.locator("head script[type='application/ld+json']").textContent()) ?? "",
    ) as { "@graph": { "@type": string }[] };
    expect(graph["@graph"].map((thing) => thing["@type"])).toEqual(["Article", "BreadcrumbList"]);
    const main = page.locator("main");
    await expect(main.getByText("Informasi")).toHaveAttribute("lang", "id");
    await expect(main.getByText("08 November 2026")).toHaveAttribute("lang", "id");
    await expect(main.getByText("Admin", { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: "Back to articles" })).toHaveAttribute("href", "/artikel");
    await expect(main.getByRole("heading", { level: 2, name: "BUY: we buy your currency" })).toBeVisible();
    const next = main.getByRole("complementary", { name: "Next steps" });
    await expect(next.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
    await expect(next.getByRole("link", { name: "More articles" })).toHaveAttribute("href", "/artikel");
  });

  test("shows its card's data at once and the body when it comes; the way back costs nothing", async ({
    page,
    api,
  }) => {
    await page.goto("/artikel?page=2");
    const card = cards(page).nth(7);
    // Brought into view and pointed at beforehand, so that the click itself scrolls no further.
    await card.getByRole("heading").getByRole("link").hover();
    const before = await settledScrollTop(page);
    expect(before).toBeGreaterThan(500);
    const title = await card.getByRole("heading").innerText();
    api.setFaults({ target: "post", kind: "hang" });
    await card.getByRole("heading").getByRole("link").click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(page.getByText("Loading article")).toBeAttached();
    expect(await scrollTop(page)).toBe(0);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    api.clearFaults();
    await expect(page.getByText("Loading article")).toHaveCount(0);

    await page.goBack();
    await expect(cards(page)).toHaveCount(9);
    await expectScrolledTo(page, before);
    await expect(page).toHaveTitle(/^Articles and Information/);
    await expect.poll(() => metaOf(page, "link[rel=canonical]", "href")).toMatch(/\/artikel\?page=2$/);

    await page.goForward();
    await expect(heading).toHaveText(title);
    await expect(page.getByText("Loading article")).toHaveCount(0);
    // The link above the title leads back to the same place.
    await page.getByRole("link", { name: "Back to articles" }).click();
    await expect(page).toHaveURL("/artikel?page=2");
    await expectScrolledTo(page, before);
    expect(api.requests().posts.count).toBe(1);
    expect(api.requests().post.count).toBe(1);
  });

  for (const path of ["/artikel", "/artikel/7"])
    test(`a reload of ${path}, or the way back from elsewhere, leads to where it was read, a new visit to its top`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      const whole = () => expect(page.locator("main [data-awaited]")).toHaveCount(0);
      const isNoted = () =>
        page.evaluate(() =>
          Object.entries(sessionStorage).some(([key, top]) => key.startsWith("@@scroll") && top === "900"),
        );
      await page.goto(path);
      await whole();
      await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
      await expect.poll(isNoted).toBe(true);
      await page.reload();
      await whole();
      await expectScrolledTo(page, 900);
      await page.goto("about:blank");
      await page.goBack();
      await whole();
      await expectScrolledTo(page, 900);
      await page.goto("about:blank");
      await page.goto(path);
      await whole();
      expect(await scrollTop(page)).toBe(0);
    });

  test("scrolls back to where it was read when the visitor returns to it", async ({ page }) => {
    await page.goto("/artikel/22");
    const link = page.getByRole("link", { name: "real-time rates page" });
    await link.scrollIntoViewIfNeeded();
    const before = await settledScrollTop(page);
    expect(before).toBeGreaterThan(300);
    await link.click();
    await expect(page).toHaveURL("/kurs");
    await page.goBack();
    await expect(link).toBeVisible();
    await expectScrolledTo(page, before);
  });

  for (const [width, height] of [
    [912, 1368],
    [1024, 1366],
    [1080, 1920],
  ] as const)
    test.describe(`on a screen of ${width} × ${height} px`, () => {
      test.use({ viewport: { width, height } });

      for (const [length, list, path] of [
        ["long", "/artikel?page=2", "/artikel/7"],
        ["short", "/artikel", "/artikel/500"],
      ] as const)
        test(`a ${length} text that comes after its title moves nothing`, async ({ page, api }) => {
          if (length === "short") api.setData({ posts: [postWith({ body: "<p>Short.</p>" })] });
          const shifted = await watchLayoutShifts(page);
          const deliver = await holdBack(page, /\/api\/posts\/\d+$/);
          await page.goto(list);
          await page.locator(`h2 a[href="${path}"]`).click();
          await expect(page.getByText("Loading article")).toBeAttached();
          await expect.poll(() => scrollTop(page)).toBe(0);
          const before = await shifted();
          deliver();
          await expect(page.locator("main article p[dir=auto]").last()).toBeVisible();
          await expect(page.getByRole("complementary", { name: "Next steps" })).toBeVisible();
          expect((await shifted()) - before).toBeLessThan(LAYOUT_SHIFT);
        });
    });

  for (const [path, come] of [
    ["/artikel/7", "Next steps"],
    ["/artikel", "Showing 1 - 9 of 23 articles"],
  ] as const)
    test(`who has scrolled to the end of ${path} before it has come stays with the footer`, async ({
      page,
    }) => {
      const shifted = await watchLayoutShifts(page);
      const deliver = await holdBack(page, /\/api\//);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      await expect(page.getByText(/^Loading article/).first()).toBeAttached();
      const footer = page.getByRole("contentinfo");
      const place = async () => Math.round((await boxOf(footer)).y);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const before = [await place(), await shifted()] as const;
      expect(before[0]).toBeLessThan(720);
      deliver();
      await expect(page.getByLabel(come).or(page.getByText(come))).toBeAttached();
      expect((await shifted()) - before[1]).toBeLessThan(LAYOUT_SHIFT);
      expect(Math.abs((await place()) - before[0])).toBeLessThanOrEqual(1);
    });

  for (const [name, path] of [
    ["an article", "/artikel/22"],
    ["one that does not exist", "/artikel/99999"],
  ] as const)
    test(`a document that opens with ${name} begins at its top`, async ({ page, expectedErrors }) => {
      if (path === "/artikel/99999") expectedErrors.push(failedRequest);
      await page.goto(path);
      await expect(page).toHaveTitle(/^(What the BUY|Artikel Tidak Ditemukan)/);
      // Two frames: one more than a view takes to move the focus.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    });

  test("one that does not exist is said in Indonesian, once and for search engines too", async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    await page.goto("/artikel/99999");
    const heading = page.getByRole("heading", { level: 1, name: missing });
    await expect(heading).toHaveAttribute("lang", "id");
    await expect(
      page.getByText("Artikel yang Anda cari mungkin telah dihapus atau tidak tersedia."),
    ).toHaveAttribute("lang", "id");
    await expect(page.getByRole("button", { name: "Try Again" })).toBeHidden();
    // A 404 is an answer: it is not asked for again and again before it is told.
    expect(api.requests().post.count).toBe(1);
    expect(await metaOf(page, "meta[name=robots]", "content")).toBe("noindex");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to articles" }).click();
    await expect(page).toHaveURL("/artikel");
    await expect(cards(page)).toHaveCount(9);
    expect(await metaOf(page, "meta[name=robots]", "content")).toBeUndefined();
  });

  for (const [path, asked] of [
    ["/artikel/a%20b", "/api/posts/a%20b"],
    ["/artikel/%F0%9F%8C%8A", "/api/posts/%F0%9F%8C%8A"],
    ["/artikel/7?page=2#x", "/api/posts/7"],
  ] as const) {
    test(`${path} asks for ${asked}`, async ({ page, api, expectedErrors }) => {
      expectedErrors.push(failedRequest);
      await page.goto(path);
      await expect(page.locator("main h1")).toBeVisible();
      expect(api.requests().post.requests.map(({ url }) => url)).toEqual([asked]);
    });
  }

  for (const path of ["/artikel/100%25", "/artikel/a%2Fb", "/artikel/a%3Fb", "/artikel/a%23b"]) {
    test(`${path} is an unknown address`, async ({ page, expectedErrors }) => {
      expectedErrors.push(failedRequest);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    });
  }

  test("its picture is seen before the scripts have come, and nothing is asked for twice", async ({
    page,
    api,
  }) => {
    const { deliver } = await holdScripts(page);
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/storage/posts/")) pictures.push(request.url());
    });
    await page.goto("/artikel/22", { waitUntil: "commit" });
    const cover = page.locator("[data-early-cover]");
    await expect(cover).toHaveCSS("background-image", /\/storage\/posts\//);
    await expect(cover).toBeInViewport();
    deliver();
    await expect(page.getByRole("heading", { level: 1, name: "What the BUY and SELL" })).toBeVisible();
    expect(api.requests().post.count).toBe(1);
    expect(new Set(pictures).size).toBe(1);
  });

  for (const path of ["/artikel/7/comments", "/artikel/a/b/c"]) {
    test(`${path} is no article, and the API is not asked`, async ({ page, api }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: missing })).toBeVisible();
      expect(api.requests().post.count).toBe(0);
    });
  }

  test("one that fails has a way to try again, and heals by itself", async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    api.setFaults({ target: "post", kind: "status", status: 500 });
    await page.goto("/artikel/22");
    await expect(page.getByRole("heading", { level: 1, name: missing })).toBeVisible();
    expect(api.requests().post.count).toBeGreaterThanOrEqual(4);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect.poll(() => api.requests().post.count).toBeGreaterThan(4);
    api.clearFaults();
    await expect(page.getByRole("heading", { level: 1, name: /BUY and SELL/ })).toBeVisible();
    await expect(page).toHaveTitle(/^What the BUY/);
  });

  test("without picture, excerpt, category and date it is still an article", async ({ page, api }) => {
    api.setData({ posts: [postWith({ category_id: null, created_at: null })] });
    await page.goto("/artikel/500");
    await expect(page.getByRole("heading", { level: 1, name: "A given article" })).toBeVisible();
    await expect(page.getByText("Tips")).toBeVisible();
    await expect(page.locator("main").getByText("Body")).toBeVisible();
    await expect(page.locator("main img")).toHaveCount(0);
    await expectAccessible(page);
  });

  test("a body without a word leaves title and ways on", async ({ page, api }) => {
    api.setData({ posts: [postWith({ body: "<style>p{}</style><p>&nbsp;</p>" })] });
    await page.goto("/artikel/500");
    await expect(page.getByRole("heading", { level: 1, name: "A given article" })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Next steps" })).toBeVisible();
  });

  test("its text says so when the sanitiser cannot be fetched, and comes with another try", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    await page.goto("/artikel");
    await expect(cards(page)).toHaveCount(9);
    // The chunk with the article's view passes; what is fetched after it does not.
    let fetched = 0;
    await page.route(/\.js$/, (route) => (fetched++ === 0 ? route.continue() : route.abort()));
    await page.getByRole("link", { name: /^Read More about What the BUY/ }).click();
    await expect(page.getByRole("alert")).toHaveText("The text of this article could not be loaded.");
    await page.unroute(/\.js$/);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "BUY: we buy your currency" })).toBeVisible();
  });
});

test.describe("what an article's author pasted", () => {
  /** Few enough for the time that one test has. */
  const AT_ONCE = 32;
  for (let first = 0; first < attacks.length; first += AT_ONCE) {
    test(`runs nothing, sends nothing and leaves the page whole (from ${first})`, async ({
      page,
      api,
      site,
      expectedErrors,
    }) => {
      // Chromium reports what a policy forbids as soon as it is parsed, although it could never run there.
      expectedErrors.push(
        failedRequest,
        /Content Security Policy/,
        /^policy violation: (script|style)-src-|base-uri|img-src/,
      );
      const elsewhere: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(site.origin)) elsewhere.push(request.url());
      });
      await page.addInitScript(() => {
        const count = { attacks: 0 };
        Object.assign(window, { count, attack: () => (count.attacks += 1) });
      });
      const vectors = attacks.slice(first, first + AT_ONCE);
      api.setData({
        posts: vectors.map((attack, index) =>
          postWith({ id: 600 + index, body: `<p>before</p>${attack}<p>after</p>` }),
        ),
      });
      // One document for all of them: what one leaves behind would meet the next.
      await page.goto("/artikel");
      await expect(cards(page).first()).toBeVisible();
      for (const [index, vector] of vectors.entries()) {
        await page.evaluate(
          (path) => {
            (window as unknown as { ___navigate: (to: string) => void }).___navigate(path);
          },
          `/artikel/${600 + index}`,
        );
        await expect(page).toHaveURL(`/artikel/${600 + index}`);
        await expect(page.locator("main article").getByText("before").first()).toBeVisible();
        const found = await page.evaluate(() => ({
          attacks: (window as unknown as { count: { attacks: number } }).count.attacks,
          intruders: document.querySelectorAll(
            "main :is(script, style, iframe, object, embed, form, input, math, base, meta, link, video, audio, template)",
          ).length,
          links: [...document.querySelectorAll<HTMLAnchorElement>("main a")].map(({ protocol }) => protocol),
          isWhole: Boolean(document.querySelector("header a") && document.querySelector("footer")),
        }));
        expect(found, vector).toMatchObject({ attacks: 0, intruders: 0, isWhole: true });
        for (const protocol of found.links) expect(protocol, vector).toMatch(/^(https?|mailto|tel):$/);
      }
      // Pictures are what a body may ask another origin for; the policy has the last word on which.
      expect(elsewhere.filter((url) => /\.(js|css|html)\b|spy|^http:/.test(url))).toEqual([]);
    });
  }

  test("a word processor's styles are no reason for the policy to complain", async ({ page, api }) => {
    api.setData({
      posts: [
        postWith({
          body: `<style><!-- p.MsoNormal { margin: 0 } --></style><base href="x">
            <p class=MsoNormal style='margin:0cm;mso-fareast-language:"IN"'><span lang=ID style="font-size:12.0pt">Words</span></p>
            <p style=color:red onclick="alert(1)" align=center>More words style="kept" here</p>`,
        }),
      ],
    });
    await page.goto("/artikel/500");
    await expect(page.locator("main").getByText("Words", { exact: true })).toBeVisible();
    await expect(page.getByText('More words style="kept" here')).toBeVisible();
  });

  test("long and deep bodies come soon, and the page stays as wide as the screen", async ({ page, api }) => {
    await page.setViewportSize(phone);
    const wide = `<table>${`<tr>${"<td>figure 17.890</td>".repeat(14)}</tr>`.repeat(5)}</table>`;
    const bodies = [
      "<div><p>text <b>text</b></p></div>".repeat(4_000),
      `${"<div>".repeat(3_000)}deep`,
      `<div>${"line<br>".repeat(70_000)}</div>`,
      `${"<b><i>".repeat(500)}<p>deep</p>`,
      `<p>a&nbsp;${" ".repeat(100_000)}b</p>`,
      `<table><tr><td>USD</td><td>Rp${" ".repeat(100_000)}more</td></tr></table><p>spaced</p>`,
      `${wide}<p>${"w".repeat(3_000)}</p><pre>${"code ".repeat(200)}</pre><p><img src="/storage/posts/none.jpg" width="4000" height="300"></p>`,
    ];
    api.setData({ posts: bodies.map((body, index) => postWith({ id: 700 + index, body })) });
    for (const index of bodies.keys()) {
      await page.goto(`/artikel/${700 + index}`);
      await expect(page.locator("main article p").last()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    }
    const table = page.getByRole("region", { name: "Table" });
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  });

  test("a table of three columns shows its amounts whole on a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/artikel/10");
    const amount = page.getByRole("cell", { name: "Rp 1.135.500" });
    await amount.scrollIntoViewIfNeeded();
    const table = page.getByRole("table").filter({ has: amount }).locator("..");
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test("an amount that was pasted as a paragraph in a cell stays on one line", async ({ page, api }) => {
    const row = "<tr><td>10.000 yen</td><td><p>Rp 1.135.500</p></td></tr>";
    api.setData({ posts: [postWith({ id: 500, body: `<table>${row}${row}</table>` })] });
    await page.goto("/artikel/500");
    await expect(page.getByText("Rp 1.135.500").first()).toHaveCSS("text-wrap-mode", "nowrap");
  });

  test("pictures keep their room until they come and give it back when they cannot", async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    api.setData({
      posts: [
        postWith({
          body: '<p>a</p><p><img alt="good" src="/storage/posts/note-condition.jpg"></p><p><img alt="bad" src="/storage/posts/none.jpg"></p>',
        }),
      ],
    });
    await page.goto("/artikel/500");
    const good = page.getByRole("img", { name: "good" });
    await good.scrollIntoViewIfNeeded();
    await expect(good).toHaveAttribute("width", /\d{3}/);
    await expect(page.getByAltText("bad")).toBeHidden();
  });

  test("links to this site stay in the application, others open in a new tab", async ({ page, api }) => {
    api.setData({
      posts: [
        postWith({ body: '<p><a href="/artikel">own</a> <a href="https://bi.example/">other</a></p>' }),
      ],
    });
    await page.goto("/artikel/500");
    const other = page.getByRole("link", { name: "other" });
    await expect(other).toHaveAttribute("target", "_blank");
    await expect(other).toHaveAttribute("rel", "noopener");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("link", { name: "own", exact: true }).click();
    await expect(page).toHaveURL("/artikel");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
});

test.describe("sharing", () => {
  const share = (page: Page, with_: string) =>
    page.addInitScript((result) => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", {
        value:
          result === "none"
            ? undefined
            : async (data: unknown) => {
                shared.push(data);
                if (result !== "ok") throw new DOMException("", result);
              },
      });
      Object.defineProperty(navigator, "clipboard", {
        value: {
          writeText: async (text: string) => {
            if (result === "none" || result === "NotAllowedError")
              throw new DOMException("", "NotAllowedError");
            shared.push(text);
          },
        },
      });
    }, with_);

  test("uses the device's own sheet where there is one", async ({ page, site }) => {
    await share(page, "ok");
    await page.goto("/artikel/22");
    await page.getByRole("button", { name: "Share" }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
      { title: "What the BUY and SELL columns really mean", url: `${site.origin}/artikel/22` },
    ]);
  });

  test("closing the sheet is no failure", async ({ page }) => {
    await share(page, "AbortError");
    await page.goto("/artikel/22");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByLabel("Link to this article")).toBeHidden();
  });

  test("copies the link otherwise, and says so", async ({ page, context, site }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/artikel/22");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/artikel/22`);
  });

  test("offers the link selected where the clipboard is refused", async ({ page, site }) => {
    await share(page, "none");
    await page.goto("/artikel/22");
    await page.getByRole("button", { name: "Copy link" }).click();
    const field = page.getByLabel("Link to this article");
    await expect(field).toHaveValue(`${site.origin}/artikel/22`);
    await expect(field).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe("on the landing page", () => {
  test("the newest four, and the way to all", async ({ page }) => {
    await page.goto("/");
    const section = page.locator("#articles_section");
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole("heading", { level: 2, name: "Articles and Information" })).toBeVisible();
    await expect(section.getByRole("heading", { level: 3 })).toHaveText([
      "Seven checks before you hand over your cash",
      "What the BUY and SELL columns really mean",
      /^Crisp or worn/,
      /^Opening hours/,
    ]);
    await section.getByRole("link", { name: "View All Articles" }).click();
    await expect(page).toHaveURL("/artikel");
    await expect(cards(page)).toHaveCount(9);
  });

  test("the specified error, and cards when the API is back", async ({ page, api, expectedErrors }) => {
    expectedErrors.push(failedRequest);
    api.setFaults({ target: "posts", kind: "malformed" });
    await page.goto("/");
    const section = page.locator("#articles_section");
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole("alert")).toHaveText(failed);
    api.clearFaults();
    await expect(section.getByRole("heading", { level: 3 })).toHaveCount(4);
  });
});

test.describe("accessibility", () => {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    for (const path of ["/artikel", "/artikel?page=3", "/artikel/22", "/artikel?page=99"]) {
      test(`${path} at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(page.locator("main [role=status]", { hasText: "Loading" })).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }
  }

  test("the list loading", async ({ page, api }) => {
    api.setFaults({ target: "posts", kind: "hang" });
    await page.goto("/artikel");
    await expect(page.getByText("Loading articles")).toBeAttached();
    await expectAccessible(page);
  });

  test("by keyboard: from the list to an article and on", async ({ page }) => {
    await page.goto("/artikel");
    await expect(cards(page)).toHaveCount(9);
    await cards(page).first().getByRole("heading").getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Read More about Seven checks/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: /Share|Copy link/ })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("link", { name: "Back to articles" })).toBeFocused();
  });
});
