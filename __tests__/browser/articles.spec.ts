import { join } from "node:path";

import type { Page } from "@playwright/test";
import { build } from "esbuild";

import { createDom } from "../../plugins/gatsby-source-articles/create-dom";
import { builtTexts } from "../../src/features/articles/parts/normalize-html";
import { attacks } from "../support/attacks";
import { holdRequests, scripts } from "./support/hold-requests";
import { MAX_LAYOUT_SHIFT, watchLayoutShifts } from "./support/layout-shifts";
import { doubleText, expect, expectAccessible, failedRequest, phone, resize, test } from "./support/test";

const cards = (page: Page) => page.locator("main article");
const missing = "Artikel Tidak Ditemukan";
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
/** Allows for the pixel or two by which a click scrolls its target into view. */
const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(4);

/** Returns a post that the list shows first. */
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
  test("changes pages by URL, and scrolls to the top", async ({ page, request, api }) => {
    expect(await (await request.get("/artikel")).text()).toContain("<h1>Articles and Information</h1>");
    await page.goto("/artikel?page=two");
    await expect(page.getByText("Showing 1 - 9 of 23 articles")).toBeVisible();
    await page.goto("/artikel");
    await expect(page).toHaveTitle(/^Articles and Information/);
    await expect(cards(page)).toHaveCount(9);
    await expect(
      cards(page)
        .first()
        .getByRole("link", { name: "Read More about Seven checks before you hand over your cash" }),
    ).toHaveAttribute("href", "/artikel/23");
    api.setFaults({ target: "posts", kind: "hang" });
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/artikel?page=2");
    const region = page.getByRole("region", { name: "Articles, page 2" });
    await expect(region).toHaveAttribute("aria-busy", "true");
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByText("Showing 1 - 9 of 23 articles")).toBeVisible();
    await expectAccessible(page);
    api.clearFaults();
    await expect(page.getByText("Showing 10 - 18 of 23 articles")).toBeVisible();
    await expect(region).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page.getByText("Showing 1 - 9 of 23 articles")).toBeVisible();

    await test.step("an address of a page that does not exist is accessible on a phone", async () => {
      await page.setViewportSize(phone);
      await page.goto("/artikel?page=99");
      await expect(page.locator("main [data-skeleton]")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  });

  test("shows each date on one line of a phone with doubled text", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/artikel");
    await expect(cards(page)).toHaveCount(9);
    await doubleText(page);
    const lines = await cards(page)
      .locator("time")
      .evaluateAll((dates) => dates.map((date) => date.getClientRects().length));
    expect(lines).toEqual(Array(9).fill(1));
  });

  test("fits titles of any kind", async ({ page, api }) => {
    const titles = [
      "A title that never ends ".repeat(13).slice(0, 300),
      "W".repeat(300),
      "سعر الصرف اليوم في بالي وكيف تقرأ لوحة الأسعار",
      "🌊💱 Emoji 👨‍👩‍👧‍👦 in a title 🇮🇩",
    ];
    const posts = titles.map((title, index) => postWith({ id: 500 + index, title, excerpt: title }));
    api.setData({ posts });
    const expectFit = async () => {
      for (const width of [390, 1440]) {
        await resize(page, { width, height: 900 });
        expect(await widthOf(page)).toBe(width);
      }
    };
    await page.goto("/artikel/501");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^W/);
    await expectFit();
    await page.goto("/artikel");
    await expect(cards(page)).toHaveCount(4);
    await expectFit();
    const arabic = page.getByRole("heading", { level: 2 }).nth(2).getByRole("link");
    await expect(arabic).toHaveCSS("direction", "rtl");
  });
});

test.describe("an article", () => {
  test("shows its card's data at once, and Back restores the scroll position", async ({ page, api }) => {
    await page.goto("/artikel?page=2");
    const link = cards(page).nth(7).getByRole("heading").getByRole("link");
    // A link in view, so that the click does not scroll.
    await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(500);
    const title = await link.innerText();
    api.setFaults({ target: "post", kind: "hang" });
    await link.click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(page.getByText("Loading article")).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(heading).toBeFocused();
    api.clearFaults();
    await expect(page.getByText("Loading article")).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: /Share|Copy link/ })).toBeFocused();

    await page.goBack();
    await expect(cards(page)).toHaveCount(9);
    await expectScrolledTo(page, before);
    await expect(page).toHaveTitle(/^Articles and Information/);
    await page.goForward();
    await expect(heading).toHaveText(title);
    await page.getByRole("link", { name: "Back to articles" }).click();
    await expect(page).toHaveURL("/artikel?page=2");
    await expectScrolledTo(page, before);
    expect(api.requests().post).toHaveLength(1);
  });

  test("has no layout shift when its text loads after its title", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 1366 });
    const shifted = await watchLayoutShifts(page);
    const release = await holdRequests(page, /\/api\/posts\/\d+$/);
    await page.goto("/artikel?page=2");
    await page.locator('h2 a[href="/artikel/7"]').click();
    await expect(page.getByText("Loading article")).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(0);
    const before = await shifted();
    release();
    await expect(page.locator("main article p[dir=auto]").last()).toBeVisible();
    expect((await shifted()) - before).toBeLessThan(MAX_LAYOUT_SHIFT);
  });

  test("at its own URL shows a skeleton before the scripts load, with one request", async ({ page, api }) => {
    const release = await holdRequests(page, scripts);
    const answer = page.waitForResponse(/\/api\/posts\/7$/);
    await page.goto("/artikel/7", { waitUntil: "commit" });
    await expect(page.locator("main [role=status]").last()).toHaveText("Loading article");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article");
    await answer;
    release();
    await expect(page.locator("main header img")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    expect(api.requests().post).toHaveLength(1);
  });

  test("has no page below it", async ({ page, api }) => {
    await page.goto("/artikel/7/comments");
    await expect(page.getByRole("heading", { level: 1, name: missing })).toBeVisible();
    expect(api.requests().post).toHaveLength(0);
  });

  test("reports a sanitizer that failed to load, and retries", async ({ page, expectedErrors }) => {
    expectedErrors.push(failedRequest);
    await page.goto("/artikel/999");
    const link = page.getByRole("link", { name: /^What the BUY/ });
    await expect(link).toBeVisible();
    await page.route(/\.js$/, (route) => route.abort());
    await link.click();
    await expect(page.getByRole("alert")).toHaveText("The text of this article could not be loaded.");
    await page.unroute(/\.js$/);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "BUY: we buy your currency" })).toBeVisible();
  });
});

const root = join(__dirname, "../..");

declare global {
  interface Window {
    /** How often the attacks below have run. normalize-html.test.ts knows the elements and attributes that are allowed. */
    attacked: number;
    readonly sanitizer: { normalizeHtml(html: string): DocumentFragment };
  }
}

/** Counts the calls of `attack()`. Call before the page opens. */
const countAttacks = (page: Page) =>
  page.addInitScript(() => {
    window.attacked = 0;
    Object.assign(window, { attack: () => (window.attacked += 1) });
  });

/** Shows the reading text of one body after another, as an article does, and returns what each has become. */
const showEach = async (bodies: readonly string[]) => {
  const container = document.createElement("div");
  document.querySelector("main")?.prepend(container);
  const found: { readonly attacked: number; readonly html: string }[] = [];
  for (const body of bodies) {
    container.textContent = "";
    container.append(document.importNode(window.sanitizer.normalizeHtml(body), true));
    const isLoading = () => [...container.querySelectorAll("img")].some(({ complete }) => !complete);
    const until = performance.now() + 5_000;
    do await new Promise(requestAnimationFrame);
    while (isLoading() && performance.now() < until);
    found.push({ attacked: window.attacked, html: container.innerHTML });
  }
  return found;
};

/** Compares pairs of HTML texts by their trees, but for what pictures change when they load. */
const areSameTrees = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map((pair) => {
    const [one, other] = pair.map((html) => {
      const { body } = new DOMParser().parseFromString(html, "text/html");
      for (const image of body.querySelectorAll("img"))
        for (const name of ["hidden", "data-unsized"]) image.removeAttribute(name);
      return body;
    });
    return one?.isEqualNode(other ?? null);
  });

/** Bundles the sanitizer as a script that sets `window.sanitizer`. */
const bundleSanitizer = async (apiOrigin: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(root, "src/features/articles/parts/normalize-html.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "sanitizer",
    footer: { js: "Object.assign(window, { sanitizer });" },
    define: {
      "process.env.GATSBY_API_URL": JSON.stringify(apiOrigin),
      "process.env.GATSBY_IMAGE_ORIGINS": '""',
      "process.env.NODE_ENV": '"production"',
    },
  });
  return outputFiles[0]?.text ?? "";
};

test.describe("a pasted body", () => {
  const bodyOf = (attack: string, index: number) => `<p>before ${index}</p>${attack}<p>after</p>`;

  /** Returns the requests of other origins, as they come. */
  const watchOtherOrigins = (page: Page, expectedErrors: RegExp[]) => {
    expectedErrors.push(
      failedRequest,
      // Chromium reports CSP violations while parsing, although nothing could run.
      /Content Security Policy/,
      /^CSP violation: (script|style)-src-|base-uri|img-src/,
    );
    const otherOrigins: string[] = [];
    page.on("request", (request) => {
      if (!/^http:\/\/localhost/.test(request.url())) otherOrigins.push(request.url());
    });
    return otherOrigins;
  };

  test("with any attack runs nothing, requests nothing, and is what the build writes", async ({
    page,
    context,
    site,
    expectedErrors,
  }) => {
    test.slow();
    const otherOrigins = watchOtherOrigins(page, expectedErrors);
    await countAttacks(page);
    // In one document all attacks run, so that side effects of one meet the next.
    await page.goto("/artikel");
    await expect(cards(page).first()).toBeVisible();
    const bodies = attacks.map(bodyOf);
    await page.evaluate(await bundleSanitizer(site.origin));
    const found = await page.evaluate(showEach, bodies);
    expect(found).toHaveLength(attacks.length);
    for (const [index, { html, attacked }] of found.entries()) {
      expect(html).toContain(`before ${index}`);
      expect(attacked, attacks[index]).toBe(0);
    }
    for (const landmark of ["banner", "contentinfo"] as const)
      await expect(page.getByRole(landmark).getByRole("link").first()).toBeVisible();
    expect(otherOrigins).toEqual([]);

    // With the settings of the page's build.
    process.env.GATSBY_API_URL = site.origin;
    const dom = createDom(site.origin);
    const built = bodies.map((body) => builtTexts(body, undefined, dom)?.en);
    const pairs = found.flatMap(({ html }, index) => {
      const text = built[index];
      return text === undefined ? [] : [[html, text] as const];
    });
    expect(pairs.length).toBeGreaterThan(attacks.length / 2);
    // A page without the site's policy.
    const parser = await context.newPage();
    const isSame = await parser.evaluate(areSameTrees, pairs);
    expect(pairs.filter((_, index) => !isSame[index])).toEqual([]);
  });

  test("shows pictures, links and embedded pages, and requests nothing from other origins", async ({
    page,
    api,
    expectedErrors,
  }) => {
    const otherOrigins = watchOtherOrigins(page, expectedErrors);
    await countAttacks(page);
    const dot =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
    api.setData({
      posts: [
        postWith({
          body: `<style><!-- p.MsoNormal { margin: 0 } --></style><base href="x">
            <p class=MsoNormal style='margin:0cm;mso-fareast-language:"IN"'><span lang=ID style="font-size:12.0pt">Words</span></p>
            <p><img alt="good" src="/storage/posts/note-condition.jpg"></p><p><img alt="bad" src="/storage/posts/none.jpg"></p>
            <p><img alt="pasted" src="data:image/png;base64,${dot}"></p>
            <p><img alt="Foreign" src="https://cdn.example/a.jpg"></p>
            <iframe src="https://www.youtube.com/embed/abc"></iframe>
            <img src="x" onerror="attack()"><svg onload="attack()"></svg><a href="javascript:attack()">attack</a>
            <p><a href="/artikel">own</a> <a href="https://bi.example/">other</a></p>`,
        }),
      ],
    });
    await page.goto("/artikel/500");
    await expect(page.locator("main").getByText("Words", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Open on www.youtube.com" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Foreign" })).toBeVisible();
    const good = page.getByRole("img", { name: "good" });
    await good.scrollIntoViewIfNeeded();
    await expect(good).not.toHaveAttribute("data-unsized");
    await expect(page.getByAltText("bad")).toBeHidden();
    const pasted = page.getByRole("img", { name: "pasted" });
    await pasted.scrollIntoViewIfNeeded();
    await expect(pasted).toHaveCSS("width", "1px");
    await expect(page.getByRole("link", { name: "other" })).toHaveAttribute("target", "_blank");
    await expect(page.getByRole("link", { name: "own", exact: true })).toHaveAttribute("href", "/artikel");
    expect(await page.evaluate(() => window.attacked)).toBe(0);
    expect(otherOrigins).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
    await page.getByRole("link", { name: "own", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Articles and Information" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-same-document");
  });

  test("loads however long or deep it is, and fits a phone", async ({ page, api }) => {
    await page.setViewportSize(phone);
    const wide = `<table>${`<tr>${"<td>figure 17.890</td>".repeat(14)}</tr>`.repeat(5)}</table>`;
    const bodies = [
      `<div>${"line<br>".repeat(20_000)}</div>`,
      `${"<div>".repeat(3_000)}deep`,
      `${"<b><i>".repeat(500)}<p>deep</p>`,
      `<p>a&nbsp;${" ".repeat(100_000)}b</p><table><tr><td>USD</td><td>Rp${" ".repeat(100_000)}more</td></tr></table><p>c</p>`,
      `${wide}<p>${"w".repeat(3_000)}</p><pre>${"code ".repeat(200)}</pre><p>end</p>`,
    ];
    api.setData({ posts: bodies.map((body, index) => postWith({ id: 700 + index, body })) });
    for (const index of bodies.keys()) {
      await page.goto(`/artikel/${700 + index}`);
      await expect(page.locator("main article [dir=auto] > [dir=auto]").last()).toBeVisible();
      expect(await widthOf(page)).toBe(phone.width);
    }
    const table = page.getByRole("region", { name: "Table" });
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  });
});
