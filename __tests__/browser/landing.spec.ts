import type { Page } from "@playwright/test";

import { lastBranch } from "../support/site-content";
import { boxOf } from "./support/box-of";
import { doubleText, expect, expectAccessible, openLandingPage, phone, resize, test } from "./support/test";

/** Returns the distance of each section from the top of the page, in px, in reading order. */
const sectionTops = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("main > section, main > div > section, footer")].map((section) => [
        section.id || section.localName,
        Math.round(section.getBoundingClientRect().top + scrollY),
      ]),
    ),
  );

/** Returns the distance of an element from the top of the screen, in px. */
const topOnScreen = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Returns the drawings that elements show as a mask, a border image or a background. */
const drawingsShown = (page: Page) =>
  page.evaluate(() => {
    const images = [...document.querySelectorAll("header, header *, main *")].flatMap((element) =>
      ["", "::before", "::after"].map((part) => {
        const { backgroundImage, borderImageSource, maskImage } = getComputedStyle(element, part);
        return `${maskImage} ${borderImageSource} ${backgroundImage}`;
      }),
    );
    return [...new Set(images.join().match(/[\w-]+(?=\.svg"\))/g))].sort();
  });

const expectDrawings = (page: Page) =>
  expect.poll(() => drawingsShown(page)).toEqual(expect.arrayContaining(["rings", "seal", "sea-wide"]));

test("the headline is the largest contentful paint, without layout shift, and the drawings are shown", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { largest: "", moved: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.largest = (entry as PerformanceEntry & { element?: Element }).element?.localName ?? "";
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.moved += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await expect(page.getByText(/^Updated/).first()).toBeVisible();
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { largest: string; moved: number } }).seen,
  );
  expect(seen.largest).toBe("h1");
  expect(seen.moved).toBeLessThan(0.005);
  await expectDrawings(page);
});

test.describe("links to sections", () => {
  test("keep every section on the page, in the specified order", async ({ page }) => {
    await page.goto("/");
    const sections = async () => Object.keys(await sectionTops(page));
    const specified = [
      "section",
      "aboutUs_section",
      "exchange_section",
      "testimonials_section",
      "gallery_section",
      "location_section",
      "articles_section",
      "footer",
    ];
    expect(await sections()).toEqual(specified);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#main");
    expect(await sections()).toEqual(specified);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Branches" }).click();
    await expect.poll(() => topOnScreen(page, "location_section")).toBe(24);
  });

  test("move the keyboard focus to the section", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Location and Contact" }).press("Enter");
    await expect.poll(() => topOnScreen(page, "location_section")).toBe(24);
    await page.keyboard.press("Tab");
    await expect(page.locator("#location_section").locator(":focus")).toBeVisible();
  });

  test("move the keyboard focus to the section from another page", async ({ page }) => {
    await page.goto("/artikel");
    // After hydration the router navigates, not the browser.
    await expect(page.getByText(/^Showing 1 - 9/)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Gallery" }).press("Enter");
    await expect(page).toHaveURL("/#gallery_section");
    await expect.poll(() => topOnScreen(page, "gallery_section")).toBe(24);
    await page.keyboard.press("Tab");
    await expect(page.locator("#gallery_section").locator(":focus")).toBeVisible();
  });

  test("after Skip to content, another page and Back the focus starts at the top", async ({ page }) => {
    await page.goto("/#main");
    await expect(page.getByText(/^Updated/).first()).toBeVisible();
    await page.getByRole("link", { name: "View Today's Rates" }).first().click();
    // The address changes before the page does.
    await expect(page.getByRole("heading", { name: "Exchange Rate", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^Updated/).first()).toBeVisible();
    await expect(page.locator("#gatsby-focus-wrapper"), "the router has moved the focus").toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  });

  test("scroll to the section when the address is opened", async ({ page }) => {
    await page.goto("/#location_section");
    await expect.poll(() => topOnScreen(page, "location_section")).toBe(24);
  });
});

test("the rates page is prefetched after the first interaction", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(/^Updated/).first()).toBeVisible();
  const code = page.waitForResponse(/\/component---src-pages-kurs-/);
  await page.mouse.move(100, 100);
  await code;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "View Today's Rates" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Exchange Rate" })).toBeVisible();
  expect(requests.filter((path) => /page-data|component---/.test(path))).toEqual([]);
});

test("a link to a section works again after the visitor has scrolled away, and announces no new page", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByText(/^Updated/).first()).toBeVisible();
  const link = page.getByRole("navigation").getByRole("link", { name: "Gallery" }).first();
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await link.click();
    await expect(page).toHaveURL("/#gallery_section");
    await expect.poll(() => topOnScreen(page, "gallery_section")).toBeLessThan(200);
  }
  await expect(page.locator("#gatsby-announcer")).toHaveText("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ["/", "/kurs", "/artikel", "/artikel/7"])
    test(`${path} shows no button that needs scripts, and no endless loading`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("noscript p").last()).toBeVisible();
      await expect(page.getByText("Loading article").filter({ visible: true })).toHaveCount(0);
      await expect(page.locator("button[aria-haspopup=dialog]:visible")).toHaveCount(0);
      if (path !== "/kurs") return;
      await expect(page.locator("button:visible, input:visible")).toHaveCount(0);
      // Phone numbers and addresses.
      await page.locator("noscript a").last().click();
      await expect(page).toHaveURL("/#location_section");
    });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the action bar stays while it contains the focus", async ({ page }) => {
    await page.goto("/");
    const bar = page.locator("[data-shown]");
    await page.evaluate(() => window.scrollTo({ top: 2_500, behavior: "instant" }));
    await expect(bar).toHaveAttribute("data-shown", "true");
    const link = bar.getByRole("link").first();
    await link.focus();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(bar).toHaveAttribute("data-shown", "false");
    await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await expect(link).toBeVisible();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await link.blur();
    await expect(link).toBeHidden();
  });

  test("Exchange Services starts within two screens, and the action bar shows once the hero's buttons have left", async ({
    page,
  }) => {
    await page.goto("/");
    expect((await sectionTops(page)).exchange_section).toBeLessThan(2 * phone.height);
    const bar = page.getByRole("complementary", { name: "Quick actions" });
    await expect(bar).toBeHidden();
    await page.getByRole("heading", { name: "Location and Contact" }).scrollIntoViewIfNeeded();
    await expect(bar.getByRole("link", { name: "Rates" })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("link", { name: "Branches" })).toHaveAttribute("href", "/#location_section");
    await expect(bar.getByRole("link", { name: "WhatsApp" })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\d+\?text=/,
    );
  });

  test("the bar hides after a jump from the end of the page to the top, even with the hero's buttons below the fold", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 300 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const bar = page.getByRole("complementary", { name: "Quick actions" });
    await expect(page.getByText(/^Updated/).first()).toBeAttached();
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeHidden();
  });

  test("the bar covers neither the focused element nor the end of the page, with normal and doubled text", async ({
    page,
  }) => {
    // Smooth scrolling would delay the positions.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    for (const size of ["normal", "doubled"]) {
      if (size === "doubled") await doubleText(page);
      await page.getByRole("heading", { name: "Location and Contact" }).scrollIntoViewIfNeeded();
      const bar = page.getByRole("complementary", { name: "Quick actions" });
      await expect(bar).toBeVisible();
      const edge = (await boxOf(bar)).y;
      const bottoms = await page.locator("#location_section a").evaluateAll((links: HTMLElement[]) =>
        links.map((link) => {
          link.focus();
          return link.getBoundingClientRect().bottom;
        }),
      );
      expect(bottoms.length).toBeGreaterThan(7);
      expect(Math.max(...bottoms), size).toBeLessThanOrEqual(edge);
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
      );
      const foot = await boxOf(page.getByRole("contentinfo"));
      expect(foot.y + foot.height, size).toBeLessThanOrEqual(edge + 1);
    }
  });

  test("the check and the street tricks open on a tap", async ({ page }) => {
    await page.goto("/");
    const about = page.locator("#aboutUs_section");
    await expect(about.getByRole("list")).toHaveCount(0);
    for (const summary of await about.locator("summary").all()) await summary.click();
    await expect(about.getByRole("list")).toHaveCount(3);
    await expectAccessible(page);
  });
});

test("no card heading breaks within a word", async ({ page }) => {
  await page.goto("/");
  const headings = page.locator("#aboutUs_section article h3");
  for (const width of [390, 640, 900, 940]) {
    await resize(page, { width, height: 800 });
    await expect(headings.first()).toBeVisible();
    const broken = await headings.evaluateAll((all) =>
      all.flatMap(({ firstChild: text }) => {
        const words = [...(text?.textContent ?? "").matchAll(/\S+/g)];
        return words
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            if (!text) return true;
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(([word]) => word);
      }),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all built content is readable and every link has a target", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "Authorized MONEY CHANGER" })).toBeVisible();
    for (const name of [
      "About Us",
      "Exchange Services",
      "Customer Testimonials",
      "Photo Gallery",
      "Location and Contact",
    ]) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    // Playwright finds no text in <noscript>.
    await expect(page.locator("#exchange_section noscript p")).toBeVisible();
    await expect(page.locator("#gallery_section img")).toHaveCount(6);
    for (const part of [
      page.getByRole("group", { name: "What will I get?" }),
      page.getByRole("navigation", { name: "Gallery pages" }),
    ])
      await expect(part).toBeHidden();
    await expect(page.getByText("Every day 08:00-22:00").filter({ visible: true }).first()).toBeVisible();
    const empty = await page
      .locator("a:not(#load-failure a)")
      .evaluateAll((links) =>
        links.filter((link) => !link.getAttribute("href")).map((link) => link.textContent),
      );
    expect(empty).toEqual([]);
    await expectDrawings(page);
  });
});

test.describe("the phone menu", () => {
  test.use({ viewport: phone });
  const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
  const opener = (page: Page) => page.getByText("Menu", { exact: true });

  test("opens without scripts, and links to the branches", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, baseURL });
    const page = await context.newPage();
    await page.goto("/");
    await opener(page).click();
    await menu(page).getByRole("link", { name: "Branches" }).click();
    await expect(page.locator("#location_section")).toBeInViewport();
    await context.close();
  });

  for (const path of ["/", "/artikel"])
    test(`works with the keyboard, and passes axe, on ${path}`, async ({ page }) => {
      await page.goto(path);
      await opener(page).focus();
      await page.keyboard.press("Enter");
      await expect(menu(page)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Tab");
      await expect(menu(page).getByRole("link", { name: "Rates" })).toBeFocused();
      await expect(async () => {
        await page.keyboard.press("Escape");
        await expect(menu(page)).toBeHidden({ timeout: 500 });
      }).toPass();
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await menu(page).getByRole("button", { name: "FAQ" }).click();
      await expect(page.getByRole("dialog", { name: "FAQ" })).toBeVisible();
      await page.keyboard.press("Escape");
      await menu(page).getByRole("link", { name: "Calculator" }).click();
      await expect(page.getByRole("group", { name: "What will I get?" })).toBeInViewport();
      await expect(menu(page)).toBeHidden();
    });
});

test("the nearest open counter is found from the visitor's position, which is neither sent nor stored", async ({
  page,
  context,
}) => {
  const { name, geo } = lastBranch();
  await context.grantPermissions(["geolocation"]);
  // A thousandth of a degree is 111 m.
  await context.setGeolocation({ ...geo, latitude: geo.latitude + 0.001 });
  await openLandingPage(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Find the nearest open counter" }).click();
  const section = page.locator("#location_section");
  await expect(section.getByRole("status")).toContainText(`${name}, 110 m from you`);
  await expect(section.locator("article h3").first()).toHaveText(name);
  await expect(page.getByText(/^110 m from you, (closes in .* min|closed, opens .*)$/)).toBeVisible();
  await expectAccessible(page);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const degrees of [geo.latitude + 0.001, geo.longitude])
    expect([...sent, stored].join(" ")).not.toContain(String(Math.trunc(Math.abs(degrees) * 100) / 100));
});
