import type { Locator, Page } from "@playwright/test";

import { lastBranch } from "../support/site-content";
import { boxOf } from "./support/box-of";
import { holdRequests, scripts } from "./support/hold-requests";
import { watchLayoutShifts } from "./support/layout-shifts";
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

test("the headline is the largest contentful paint, nothing shifts, drawings show", async ({ page }) => {
  const shifted = await watchLayoutShifts(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { largest: (Reflect.get(entry, "element") as Element | null)?.localName });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto("/");
  await expect(page.getByText(/^Updated/).first()).toBeVisible();
  expect(await shifted()).toBeLessThan(0.005);
  expect(await page.evaluate(() => Reflect.get(window, "largest") as unknown)).toBe("h1");
  await expectDrawings(page);
});

/** Returns the contrast of a link's focus ring with the link, and how far the ring reaches beyond it, in px. */
const focusRing = (link: Locator) =>
  link.evaluate((element) => {
    const { outlineColor, outlineOffset, outlineWidth, backgroundColor } = getComputedStyle(element);
    const luminance = (color: string) =>
      (color.match(/\d+/g) ?? [])
        .map((channel) => (Number(channel) / 255) ** 2.2)
        .reduce((sum, channel, index) => sum + channel * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const [dark = 0, light = 0] = [outlineColor, backgroundColor].map(luminance).sort((a, b) => a - b);
    return {
      contrast: (light + 0.05) / (dark + 0.05),
      // Negative when the ring lies on the link's own background.
      reachesBeyond: parseFloat(outlineOffset) + parseFloat(outlineWidth),
    };
  });

test.describe("links to sections", () => {
  test("keep the order of sections, move the focus, and work more than once", async ({ page }) => {
    await openLandingPage(page);
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
    const expectOrder = async () => expect(Object.keys(await sectionTops(page))).toEqual(specified);
    const navigation = page.getByRole("navigation", { name: "Main" });
    await expectOrder();

    await test.step("Skip to content comes first, has a focus ring with contrast, and keeps the order", async () => {
      await page.keyboard.press("Tab");
      const link = page.getByRole("link", { name: "Skip to content" });
      await expect(link).toBeFocused();
      const { contrast, reachesBeyond } = await focusRing(link);
      expect(reachesBeyond).toBeLessThanOrEqual(0);
      expect(contrast).toBeGreaterThan(3);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/#main");
      await expectOrder();
    });

    await test.step("a footer link moves the keyboard focus to the section", async () => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Location and Contact" }).press("Enter");
      await expect.poll(() => topOnScreen(page, "location_section")).toBe(24);
      await page.keyboard.press("Tab");
      await expect(page.locator("#location_section").locator(":focus")).toBeVisible();
    });

    await test.step("each click scrolls to the section, and announces no new page", async () => {
      for (const [name, id] of [
        ["Branches", "location_section"],
        ["Gallery", "gallery_section"],
        ["Gallery", "gallery_section"],
      ] as const) {
        await page.evaluate(() => scrollTo(0, 0));
        await navigation.getByRole("link", { name }).click();
        await expect(page).toHaveURL(`/#${id}`);
        await expect.poll(() => topOnScreen(page, id)).toBe(24);
      }
      await expect(page.locator("#gatsby-announcer")).toHaveText("");
    });
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

  test("scroll to the section on opening the address, and from another page", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/#location_section");
    await expect.poll(() => topOnScreen(page, "location_section")).toBe(24);

    await page.goto("/artikel");
    // After hydration the router navigates, not the browser.
    await expect(page.getByText(/^Showing 1 - 9/)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Gallery" }).press("Enter");
    await expect(page).toHaveURL("/#gallery_section");
    await expect.poll(() => topOnScreen(page, "gallery_section")).toBe(24);
    await page.keyboard.press("Tab");
    await expect(page.locator("#gallery_section").locator(":focus")).toBeVisible();
  });
});

test("scrolling before hydration from the section of an address is kept", async ({ page }) => {
  const release = await holdRequests(page, scripts);
  await page.goto("/#location_section", { waitUntil: "commit" });
  await expect.poll(() => topOnScreen(page, "location_section")).toBe(24);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  release();
  await expect(page.getByText(/^Updated/).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  /** Expects no button that needs scripts, and no endless loading. */
  const expectNoDeadEnds = async (page: Page) => {
    await expect(page.locator("noscript p").last()).toBeVisible();
    await expect(page.getByText("Loading article").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("button[aria-haspopup=dialog]:visible")).toHaveCount(0);
  };

  test("the landing page shows its content, links and phone menu", async ({ page }) => {
    await page.goto("/");
    await expectNoDeadEnds(page);
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

    await test.step("the phone menu links to the branches", async () => {
      await page.setViewportSize(phone);
      await page.getByText("Menu", { exact: true }).click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Branches" }).click();
      await expect(page.locator("#location_section")).toBeInViewport();
    });
  });

  test("other pages show their content, no dead buttons and no endless loading", async ({ page }) => {
    for (const path of ["/artikel", "/artikel/7", "/kurs"])
      await test.step(path, async () => {
        await page.goto(path);
        await expectNoDeadEnds(page);
      });
    await expect(page.locator("button:visible, input:visible")).toHaveCount(0);
    await test.step("the board's note leads to telephone numbers and addresses", async () => {
      await page.locator("noscript a").last().click();
      await expect(page).toHaveURL("/#location_section");
    });
    await test.step("a branch page lacks only rates and the opening status", async () => {
      const { slug, name } = lastBranch();
      await page.goto(`/cabang/${slug}`);
      for (const text of [/^Every day \d\d:\d\d-\d\d:\d\d$/, /^Live rates need JavaScript/, "How to find us"])
        await expect(page.getByText(text).first()).toBeVisible();
      await expect(
        page.getByRole("group", { name: `Sketch map of the coast with ${name} marked` }),
      ).toBeVisible();
    });
  });
});

/** Expects that the action bar covers neither the focused element nor the end of the page. */
const expectNothingCovered = async (page: Page, bar: Locator) => {
  await page.getByRole("heading", { name: "Location and Contact" }).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  const edge = (await boxOf(bar)).y;
  const bottoms = await page.locator("#location_section a").evaluateAll((links: HTMLElement[]) =>
    links.map((link) => {
      link.focus();
      return link.getBoundingClientRect().bottom;
    }),
  );
  expect(bottoms.length).toBeGreaterThan(7);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(edge);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const foot = await boxOf(page.getByRole("contentinfo"));
  expect(foot.y + foot.height).toBeLessThanOrEqual(edge + 1);
};

test("on a phone rates come early, and the action bar covers nothing", async ({ page }) => {
  await test.step("the first screen of a small phone shows the rate and its age", async () => {
    // A phone of 375 x 667 px less the browser's bars.
    await page.setViewportSize({ width: 375, height: 553 });
    await openLandingPage(page);
    const quote = page.getByText(/^1 US Dollar$/).locator("xpath=ancestor::div[1]");
    await expect(quote).toContainText("Updated");
    await expect(quote).toBeInViewport({ ratio: 1 });
  });

  await resize(page, phone);
  const bar = page.getByRole("complementary", { name: "Quick actions" });
  expect((await sectionTops(page)).exchange_section).toBeLessThan(2 * phone.height);

  await test.step("the bar shows once the hero's buttons have left", async () => {
    await expect(bar).toBeHidden();
    await page.getByRole("heading", { name: "Location and Contact" }).scrollIntoViewIfNeeded();
    await expect(bar.getByRole("link", { name: "Rates" })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("link", { name: "Branches" })).toHaveAttribute("href", "/#location_section");
    const chat = bar.getByRole("link", { name: "WhatsApp" });
    await expect(chat).toBeInViewport({ ratio: 1 });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/);
  });

  await test.step("the bar stays while it contains the focus", async () => {
    const frame = page.locator("[data-shown]");
    const link = bar.getByRole("link").first();
    await link.focus();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(frame).toHaveAttribute("data-shown", "false");
    await frame.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await expect(link).toBeVisible();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await link.blur();
    await expect(link).toBeHidden();
  });

  await test.step("the bar hides after a jump to the top, even with the hero's buttons below the fold", async () => {
    await resize(page, { width: 844, height: 300 });
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeHidden();
  });

  await resize(page, phone);
  await test.step("the bar covers nothing", () => expectNothingCovered(page, bar));
  await doubleText(page);
  await test.step("the bar covers nothing with doubled text", () => expectNothingCovered(page, bar));
});

test("About Us breaks no heading within a word, and opens its details on a tap", async ({ page }) => {
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

  await test.step("check and street tricks", async () => {
    await page.setViewportSize(phone);
    const about = page.locator("#aboutUs_section");
    await expect(about.getByRole("list")).toHaveCount(0);
    for (const summary of await about.locator("summary").all()) await summary.click();
    await expect(about.getByRole("list")).toHaveCount(3);
    await expectAccessible(page);
  });
});

test("every width has one menu, which the sea never crosses", async ({ page }) => {
  await openLandingPage(page);
  const links = page.getByRole("navigation", { name: "Main" });
  const opener = page.getByText("Menu", { exact: true });
  for (const width of [360, 600, 844, 900, 959, 960, 1024, 1100, 1280, 1366, 1440, 1920, 2560, 3840]) {
    await resize(page, { width, height: 800 });
    const hasLinks = await links.isVisible();
    expect(hasLinks, `${width} px`).toBe(width >= 960);
    expect(await opener.isVisible(), `${width} px`).toBe(!hasLinks);
    const [header, hero] = await Promise.all(
      [page.getByRole("banner"), page.getByRole("main").locator("section").first()].map(boxOf),
    );
    expect(header!.y + header!.height, `${width} px`).toBeLessThanOrEqual(hero!.y + 1);
    if (!hasLinks) continue;
    const [menu, brand] = await Promise.all(
      [links, page.getByRole("banner").getByRole("link").first()].map(boxOf),
    );
    expect(menu!.y + menu!.height, `${width} px`).toBeLessThanOrEqual(header!.y + header!.height);
    expect(menu!.x, `${width} px`).toBeGreaterThan(brand!.x + brand!.width);
  }
  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("the language link in the footer is easy to see and to hit", async ({ page }) => {
  await openLandingPage(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Bahasa Indonesia" });
  expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24);
  await expect(link).toHaveCSS("text-decoration-line", "underline");
});

test("a phone on its side shows the rate and the way to the others on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openLandingPage(page);
  for (const name of ["View Today's Rates", "No. 18 / 19 KEP. GBI / Dpr / 2016"])
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeInViewport({ ratio: 1 });
  const quote = page.getByText(/^1 US Dollar$/).locator("xpath=ancestor::div[1]");
  await expect(quote).toContainText("Updated");
  await expect(quote).toBeInViewport({ ratio: 1 });
});

test("the header cuts nothing of the ring around the hero's picture", async ({ page }) => {
  await openLandingPage(page);
  const ring = page.getByRole("main").locator("picture + div").first();
  for (const [width, height] of [
    [1024, 600],
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await resize(page, { width, height });
    const [header, { y }] = [await boxOf(page.getByRole("banner")), await boxOf(ring)];
    expect(y, `${width}x${height}`).toBeGreaterThanOrEqual(header.y + header.height + 8);
  }
});

test("the licence number leads to the way to check it, which is open", async ({ page }) => {
  await page.setViewportSize(phone);
  await openLandingPage(page);
  const steps = page.locator("#authorised_section").getByRole("list").first();
  await expect(steps).toBeHidden();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^No\. 18/ })
    .click();
  await expect(page.getByRole("heading", { name: "How to check that we are authorised" })).toBeInViewport();
  await expect(steps).toBeVisible();
  await expectAccessible(page);
});

test.describe("the phone menu", () => {
  test.use({ viewport: phone });
  const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
  const opener = (page: Page) => page.getByText("Menu", { exact: true });

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

test("the nearest open counter is found, and the position stays on the device", async ({ page, context }) => {
  const { slug, name, geo } = lastBranch();
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
  await expect(page.getByText(/^110 m from you, (open until \d\d:\d\d|closed, opens .*)$/)).toBeVisible();
  // The way there, beside the answer and on the map.
  await expect(page.getByRole("link", { name: `Call: ${name}` })).toBeInViewport();
  const map = page.getByRole("group", { name: /^Sketch map/ });
  await expect(map.getByText("You", { exact: true })).toBeVisible();
  // The bar covers none of its links.
  await section
    .getByRole("article")
    .first()
    .evaluate((card) => card.scrollIntoView());
  await expectAccessible(page);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const degrees of [geo.latitude + 0.001, geo.longitude])
    expect([...sent, stored].join(" ")).not.toContain(String(Math.trunc(Math.abs(degrees) * 100) / 100));
  await map.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/cabang/${slug}`);
});
