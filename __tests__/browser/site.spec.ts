import type { Locator, Page } from "@playwright/test";

import { lastBranch } from "../support/site-content";
import { boxOf } from "./support/box-of";
import { holdRequests, scripts } from "./support/hold-requests";
import { doubleText, expect, expectAccessible, resize, test } from "./support/test";

const branchPage = `/cabang/${lastBranch().slug}`;

/** A text that each page shows once it has loaded. */
const texts = {
  "/": "17.890",
  "/kurs": "17.890",
  "/kurs/usd": "17.890",
  [branchPage]: "17.890",
  "/artikel": "5 min read",
  "/artikel/1": "Admin",
  "/artikel/999": "Artikel Tidak Ditemukan",
  "/id": "17.890",
  "/id/kurs": "17.890",
  [`/id${branchPage}`]: "17.890",
  "/id/artikel/1": "Admin",
  "/id/no-such-page": "Ups! Halaman tidak ditemukan",
  "/no-such-page": "Oops! Page not found",
} as const;

/** Waits until a page is hydrated and has loaded. */
const expectLoaded = async (page: Page, route: string): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (route === "/artikel/1")
    await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeAttached();
  if (route !== "/") return;
  for (const section of await page.locator("main section[id]").all()) await section.scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.locator("#exchange_section").getByText("Live", { exact: true })).toHaveCount(6);
  await expect(page.locator("#articles_section").getByText("5 min read").first()).toBeVisible();
};

test.describe("every route", () => {
  // Axe sees the page with its animations, and without a dark mode of the browser.
  test.use({ contextOptions: { reducedMotion: "no-preference" }, colorScheme: "dark" });

  for (const [route, text] of Object.entries(texts))
    test(`${route} is accessible and requests no other origin`, async ({ page, site, expectedErrors }) => {
      // Chromium logs the status of the page.
      expectedErrors.push(/status of 404/);
      const content = page.getByText(text).filter({ visible: true }).first();
      const otherOrigins: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(site.origin)) otherOrigins.push(request.url());
      });
      const release = await holdRequests(page, scripts);
      await page.goto(route, { waitUntil: "domcontentloaded" });
      await test.step("before its scripts load", () => expectAccessible(page));

      await test.step("once it has loaded", async () => {
        release();
        await expect(content).toBeVisible();
        await expectLoaded(page, route);
        await expectAccessible(page);
      });

      await test.step("the browser's automatic dark mode does not change the colours", async () => {
        await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "only light");
        await expect(page.locator("html")).toHaveCSS("color-scheme", /only/);
      });

      await test.step("iOS makes no telephone links of figures", () =>
        expect(page.locator("meta[name=format-detection]")).toHaveAttribute("content", "telephone=no"));

      await test.step("with doubled text it is no wider than the screen", async () => {
        await doubleText(page);
        // 320 px: WCAG 1.4.10, reflow.
        for (const width of [1280, 768, 320]) {
          await resize(page, { width, height: 780 });
          await expect(content).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        await expectAccessible(page);
      });
      expect(otherOrigins).toEqual([]);
    });
});

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });
  test("headline and sample receipt are not cut off with normal and double text", async ({ page }) => {
    await page.goto("/");
    for (const size of ["normal", "double"]) {
      if (size === "double") await doubleText(page);
      const lines = await page.getByRole("heading", { level: 1 }).evaluate((headline) => {
        const range = document.createRange();
        range.selectNodeContents(headline);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      });
      // One line for each word.
      expect(lines, size).toBe(3);
      const receipt = page.locator("#aboutUs_section dl");
      await receipt.scrollIntoViewIfNeeded();
      await expect(receipt).toContainText("1.789.000");
      const cutOff = await receipt.evaluate((element) => {
        const card = element.closest("article");
        const beyondCard = card
          ? element.getBoundingClientRect().right - card.getBoundingClientRect().right
          : NaN;
        return Math.max(element.scrollWidth - element.clientWidth, beyondCard);
      });
      expect(cutOff, size).toBeLessThanOrEqual(0);
    }
  });
});

/** Text spacing of WCAG 1.4.12. */
const wideSpacing =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }" +
  "p { margin-bottom: 2em !important }";

/** Text of WCAG 1.4.4 and 1.4.12. */
const textStyles = { "doubled text": "html { font-size: 200% }", "wide spacing": wideSpacing };

/** Returns the texts and controls of a header that overlap, leave the screen or are cut off. */
const layoutFaults = (header: Locator) =>
  header.evaluate((element) => {
    // The text's own rectangles, at half height: lines may come close but not overlap.
    const rectsOf = (part: Element) => {
      if (part.tagName === "BUTTON" || part.tagName === "A") return [part.getBoundingClientRect()];
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].map(
        ({ x, y, width: wide, height }) => new DOMRect(x, y + height / 4, wide, height / 2),
      );
    };
    const parts = [...element.querySelectorAll("h1, h1 + div > p, [data-freshness], time, button, a")]
      .filter((part) => part.checkVisibility() && !part.matches("h1 + div > p > time"))
      .map((part) => ({ name: part.textContent.slice(0, 20), rects: rectsOf(part) }));
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const found = parts.flatMap((a, index) => [
      ...(a.rects.some(({ right }) => right > innerWidth + 1) ? [`${a.name} leaves the screen`] : []),
      ...parts
        .slice(index + 1)
        .filter((b) => a.rects.some((one) => b.rects.some((other) => overlap(one, other))))
        .map((b) => `${a.name} overlaps ${b.name}`),
    ]);
    const clock = [...element.querySelectorAll("time")].at(-1);
    if (clock && clock.scrollWidth > clock.clientWidth + 1) found.push("the clock is cut off");
    return found;
  });

/** Returns the rows of the board whose code and figures overlap. */
const overlappingRows = (page: Page) =>
  page.locator("tbody").evaluateAll((bodies: HTMLTableSectionElement[]) => {
    const textOf = (part: Element) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    };
    return bodies
      .flatMap((body) => [...body.rows])
      .filter(({ cells }) => cells.length === 3)
      .filter((row) => {
        const code = row.querySelector("b");
        const [buy, sell] = [...row.querySelectorAll("td")].map(textOf);
        return !code || !buy || !sell || buy.left < textOf(code).right || sell.left < buy.right;
      })
      .map((row) => row.innerText);
  });

/** Returns how many pictures of the hero cover its rate. */
const countCoveringImages = (figure: Locator) =>
  figure.evaluate((element) => {
    const text = element.getBoundingClientRect();
    return [...document.querySelectorAll("main section:first-of-type img")].filter((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return left < text.right && right > text.left && top < text.bottom && bottom > text.top;
    }).length;
  });

test.describe("with doubled or widely spaced text", () => {
  test.use({ bypassCSP: true });

  test("parts of the board do not overlap", async ({ page }) => {
    await page.goto("/kurs");
    const header = page.getByRole("banner");
    await expect(header.getByText(/Last Update/)).toBeVisible();
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    for (const [textStyle, content] of Object.entries(textStyles)) {
      const style = await page.addStyleTag({ content });
      for (const width of [360, 1280]) {
        await resize(page, { width, height: 900 });
        expect(await layoutFaults(header), `${textStyle}, ${width} px`).toEqual([]);
      }
      // A code and the figures beside it.
      if (content === wideSpacing) await expect.poll(() => overlappingRows(page)).toEqual([]);
      await style.evaluate((element) => element.parentElement?.removeChild(element));
    }
  });

  test("the landing page shows its figures whole", async ({ page }) => {
    await page.goto("/");
    const figure = page.locator("main section").first().getByText("17.890");
    await expect(figure).toBeVisible();
    const result = page.locator("output");
    await result.scrollIntoViewIfNeeded();
    await expect(result).toHaveText("1.789.000");
    for (const [textStyle, content] of Object.entries(textStyles)) {
      const style = await page.addStyleTag({ content });
      for (const width of [320, 390, 1280]) {
        await resize(page, { width, height: 800 });
        for (const [amount, rupiah] of [
          ["1000", "17.890.000"],
          ["1000000", "17.890.000.000"],
          ["10000000000", "178.900.000.000.000"],
        ] as const) {
          await page.getByLabel("I have", { exact: true }).fill(amount);
          await expect(result).toHaveText(rupiah);
          const [lines, beyond] = await result.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const { right } = element.getBoundingClientRect();
            return [range.getClientRects().length, range.getBoundingClientRect().right - right];
          });
          expect(lines, `${textStyle}, ${width} px`).toBe(1);
          expect(beyond, `${textStyle}, ${width} px`).toBeLessThanOrEqual(0);
        }
      }

      await resize(page, { width: 390, height: 800 });
      const code = page.locator("#calculator_section").getByText("USD", { exact: true });
      await code.scrollIntoViewIfNeeded();
      await expect
        .poll(() => code.evaluate((one) => one.scrollWidth - one.clientWidth))
        .toBeLessThanOrEqual(0);

      // No picture covers the hero's rate.
      await figure.scrollIntoViewIfNeeded();
      await expect.poll(() => countCoveringImages(figure)).toBe(0);

      await resize(page, { width: 1440, height: 900 });
      const figureEnds = await figure.evaluate((element) => {
        // The box ends with the letter spacing after the last digit.
        const space = Math.max(0, parseFloat(getComputedStyle(element).letterSpacing) || 0);
        return element.getBoundingClientRect().right - space;
      });
      expect(figureEnds, textStyle).toBeLessThan(1440 - 20);
      await style.evaluate((element) => element.parentElement?.removeChild(element));
    }
  });
});

/** Duration of the notices' animation (`TURN_S` in src/features/board/notices.tsx). */
const ANIMATION_MS = 60_000;

test("with reduced motion the board's notices take turns and fit their bar", async ({ page }) => {
  await page.goto("/kurs");
  const bar = page.getByRole("complementary", { name: "Notices" });
  // The scripts know their number.
  await expect
    .poll(() => bar.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBeGreaterThan(0);
  for (const width of [360, 1280]) {
    await resize(page, { width, height: 800 });
    const { texts, shown } = await bar.evaluate((element, animationMs) => {
      const notices = [...element.querySelectorAll("ul:not([aria-hidden]) > li")];
      const animation = element.getAnimations({ subtree: true })[0];
      animation?.pause();
      const { top, bottom } = (element.querySelector(".window") ?? element).getBoundingClientRect();
      return {
        texts: notices.map(({ textContent }) => textContent),
        shown: notices.map((_, index) => {
          if (animation) animation.currentTime = (animationMs * (index + 0.5)) / notices.length;
          return notices
            .filter((notice) => {
              const box = notice.getBoundingClientRect();
              return box.bottom > top + 1 && box.top < bottom - 1;
            })
            .map(({ textContent }) => textContent)
            .join();
        }),
      };
    }, ANIMATION_MS);
    expect(texts).toHaveLength(10);
    expect(shown).toEqual(texts);
    const button = await boxOf(bar.getByRole("button"));
    expect(button.height).toBeLessThanOrEqual(66);
  }
  await doubleText(page);
  for (const width of [320, 390, 768]) {
    await resize(page, { width, height: 800 });
    const clippedNotices = () =>
      bar.evaluate((element) =>
        [...element.querySelectorAll("ul:not([aria-hidden]) > li")]
          .filter((notice) => {
            const text = document.createRange();
            text.selectNodeContents(notice);
            return text.getBoundingClientRect().height > element.clientHeight;
          })
          .map(({ textContent }) => textContent),
      );
    await expect.poll(clippedNotices).toEqual([]);
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("Back after a footer link restores the scroll position at the footer", async ({ page }) => {
    await page.goto("/");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Photo Gallery" });
    // Scrolls past all sections, as a visitor does, so that they get their real heights.
    for (const section of await page.locator("main section[id]").all())
      await section.scrollIntoViewIfNeeded();
    await link.scrollIntoViewIfNeeded();
    await expect(
      page.locator("#articles_section").getByRole("link", { name: "Read More" }).first(),
    ).toBeVisible();
    await link.click();
    await expect(page).toHaveURL("/#gallery_section");
    await expect(page.getByRole("heading", { name: "Photo Gallery" })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(link).toBeInViewport();
  });

  test("a new page starts at its top, and Back restores the scroll position", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    const link = page.getByRole("link", { name: "Real-time Rates Page" });
    await link.scrollIntoViewIfNeeded();
    await expect(page.locator("#exchange_section").getByText("Live Update")).toBeVisible();
    const position = () => page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page).toHaveURL("/kurs");
    // The address changes before the page does.
    await expect(page.getByRole("heading", { name: "Exchange Rate" })).toBeVisible();
    // At once, without smooth scrolling.
    expect(await position()).toBe(0);
    await page.goBack();
    await expect(link).toBeInViewport();
    const restored = await position();
    expect(restored).toBeGreaterThan(800);
  });
});
