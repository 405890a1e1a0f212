import type { Locator, Page } from "@playwright/test";

import { lastBranch } from "../support/site-content";
import { boxOf } from "./support/box-of";
import { test, versionOf } from "./support/deployments";
import { FakeTime } from "./support/fake-time";
import { isIn, showView, views } from "./support/live-views";
import { holdRequests, scripts } from "./support/hold-requests";
import { expectOneDarkColourInPrint } from "./support/print-colours";
import { expect, expectAccessible, failedRequest, phone, resize } from "./support/test";

const fullscreenButton = (page: Page) => page.getByRole("button", { name: "Fullscreen" });
const isFullscreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

const enterFullscreen = async (page: Page) => {
  await fullscreenButton(page).click();
  await expect.poll(() => isFullscreen(page)).toBe(true);
};

test("a toast covers no figures; fullscreen hides controls and pointer, and keeps an overscan margin", async ({
  page,
}) => {
  const time = await FakeTime.stop(page);
  await showView(page, views.board, time);
  await page.getByRole("button", { name: "Refresh" }).click();
  const toast = page.getByText("Exchange rate data updated successfully");
  await time.advanceUntil("the toast is shown", 5_000, () => toast.isVisible());
  const { y, height } = await boxOf(toast.locator(".."));
  expect(y + height).toBeLessThan((await boxOf(page.getByRole("cell").first())).y);

  const main = page.getByRole("main");
  const cursor = () => main.evaluate((element) => getComputedStyle(element).cursor);
  await enterFullscreen(page);
  await expect(fullscreenButton(page)).toBeHidden();
  await expect(main).toBeFocused();
  const back = page.getByRole("link", { name: "Back" });
  await expect(back).toHaveCSS("opacity", "1");
  expect((await boxOf(back)).x).toBeGreaterThanOrEqual(1440 * 0.025);
  await time.advanceUntil("the pointer is hidden", 6_000, async () => (await cursor()) === "none");
  await expect(back).toHaveCSS("opacity", "0");
  await page.mouse.move(400, 400);
  expect(await cursor()).not.toBe("none");
  await expect(back).toHaveCSS("opacity", "1");
});

test("a player that fills its screen without fullscreen shifts against burn-in, and shows a dark clock at night", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const time = await FakeTime.stop(page);
  await time.openPage(`/kurs?wall&branch=${lastBranch().slug}`);
  const cursor = () => page.getByRole("main").evaluate((element) => getComputedStyle(element).cursor);
  await time.advanceUntil("the pointer is hidden", 6_000, async () => (await cursor()) === "none");
  expect(await isFullscreen(page)).toBe(false);
  const places = new Set<string>();
  for (let step = 0; step < 8; step++) {
    places.add(JSON.stringify(await boxOf(page.getByRole("heading", { level: 1 }))));
    await time.fastForward(180_000);
  }
  expect(places.size).toBe(8);
  const darkClock = page.getByText(/^Opens \d\d:\d\d$/);
  await expect(darkClock).toBeHidden();
  // From 14:30 to 23:30.
  await time.fastForward(9 * 3_600_000);
  await time.advanceUntil("the dark clock is shown", 7_000, () => darkClock.isVisible());
  await time.fastForward(10 * 3_600_000);
  await time.advanceUntil("the board is shown", 2_000, () => darkClock.isHidden());
});

test("the board reloads for a new deployment within six minutes", async ({ page, host, expectedErrors }) => {
  // The host has removed the old version's scripts.
  expectedErrors.push(failedRequest);
  const time = await FakeTime.stop(page);
  await time.openPage(`${host.origin}/kurs`);
  await time.fastForward(60_000);
  await time.advance(1_000);
  host.deploy();
  expect(await versionOf(page)).toBe("1");
  await time.fastForward(5 * 60_000);
  const isReloaded = async () => (await versionOf(page)) === "2";
  await time.advanceUntil("the new version is shown", 60_000, isReloaded);
  await time.waitFor("the rates are live", () => isIn(page, views.board, "good"));
});

/** The cards of a phone. */
const cardsOf = (page: Page) => page.getByRole("main").getByRole("listitem");

test("on a phone the first screen has four cards and the start of the fifth", async ({ page }) => {
  for (const [size, cards] of [
    [phone, 4],
    [{ width: 360, height: 640 }, 2],
    [{ width: 320, height: 568 }, 1],
  ] as const)
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.goto("/kurs");
      await expect(cardsOf(page).first()).toHaveText("USD US DollarBUY17.890SELL18.140");
      const notices = await boxOf(page.getByRole("complementary", { name: "Notices" }));
      const last = await boxOf(cardsOf(page).nth(cards - 1));
      expect(last.y + last.height).toBeLessThan(notices.y);
      expect((await boxOf(cardsOf(page).nth(cards))).y).toBeLessThan(notices.y);
      const heading = await boxOf(page.getByRole("heading", { level: 1 }));
      const clock = await boxOf(page.locator("header time").last());
      expect(clock.y).toBeLessThan(heading.y + heading.height / 2);
      await expectAccessible(page);
    });
});

test("on a phone search and 400 % zoom keep the rates in view", async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await holdRequests(page, scripts);
  await page.goto("/kurs", { waitUntil: "commit" });
  const search = page.getByRole("searchbox");
  const first = cardsOf(page).first();

  await test.step("a search typed before the scripts load shows its result above the keyboard", async () => {
    await search.fill("drachma");
    release();
    const result = await boxOf(page.getByText("No currency matches your search"));
    expect(result.y + result.height).toBeLessThan(phone.height - 330);
  });

  await test.step("a search on a scrolled list shows the results from the top", async () => {
    await search.clear();
    await expect(first).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1_800));
    await search.fill("a");
    await expect(page.getByText(/^Currencies found for a: \d\d$/)).toBeAttached();
    const field = await boxOf(search);
    const row = await boxOf(first);
    expect(row.y).toBeGreaterThanOrEqual(field.y + field.height);
    await expect(first).toBeInViewport({ ratio: 1 });
  });

  await test.step("at 400 % zoom search and notices scroll with the page", async () => {
    await search.clear();
    // While somebody types, the search field stays.
    await search.blur();
    await resize(page, { width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const pound = page.getByText("British Pound", { exact: true });
    await pound.scrollIntoViewIfNeeded();
    await expect(pound).toBeInViewport();
    await expect(search).not.toBeInViewport();
    const notices = page.getByRole("complementary", { name: "Notices" });
    await expect(notices).not.toBeInViewport();
    await notices.scrollIntoViewIfNeeded();
    await expect(notices).toBeInViewport();
  });
});

/** Returns the positions of headings, column headers and controls. */
const positions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h1 + div > p, thead th, header a, header button, [data-freshness]")]
      // In portrait two tables share a head; the other is for screen readers.
      .filter((element) => element.checkVisibility() && element.closest("thead")?.clientHeight !== 1)
      .map((element) => ({ name: element.localName, box: element.getBoundingClientRect().toJSON() })),
  );

/** Browsers round the heights of rows to whole pixels. */
const ROUNDING_PX = 1;

const expectStill = async (page: Page, before: Awaited<ReturnType<typeof positions>>) => {
  const now = await positions(page);
  expect(now.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  const moved = now.filter(({ box }, index) =>
    ["left", "right", "top"].some((edge) => Math.abs(box[edge] - before[index]?.box[edge]) > ROUNDING_PX),
  );
  expect(moved).toEqual([]);
};

/** Returns whether the board has chosen its layout, which the date shows. */
const isReady = (page: Page) => () => page.locator("h1 + div > p time").isVisible();

for (const [width, height] of [
  [960, 540],
  [1920, 1080],
  [1080, 1920],
] as const)
  test(`rates that load or fail do not move headings, column headers or controls, and a failure dims the figures and is printed: ${width} × ${height} px`, async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    await page.setViewportSize({ width, height });
    const release = await holdRequests(page, /\/api\/exchange-rates/);
    const time = await FakeTime.stop(page);
    time.isApiHeld = true;
    await time.openPage("/kurs");
    await time.waitFor("the date is shown", isReady(page));
    await page.evaluate(() => document.fonts.ready);
    const whileWaiting = await positions(page);
    release();
    time.isApiHeld = false;
    await time.waitFor("the data are live", () => isIn(page, views.board, "good"));
    await expectStill(page, whileWaiting);
    const figure = page.locator("tbody td").nth(1);
    const live = await figure.evaluate((element) => getComputedStyle(element).color);
    api.setFaults({ target: "rates", kind: "status", status: 500 });
    await time.advanceUntil("the failure is shown", 30_000, () => isIn(page, views.board, "stale"));
    await expectStill(page, whileWaiting);
    expect(await figure.evaluate((element) => getComputedStyle(element).color)).not.toBe(live);
    await expect(page.getByText(/^Rates from \d\d:\d\d, .* ago\. Please ask the cashier\.$/)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/^Rates from \d\d:\d\d/)).toBeVisible();
  });

for (const [width, height] of [
  [960, 540],
  [1920, 1080],
] as const)
  test(`the Indonesian board has its words in one line and fits the screen: ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const time = await FakeTime.stop(page);
    await time.openPage("/id/kurs?wall");
    await time.advanceUntil("the rates are shown", 5_000, () => page.getByRole("cell").first().isVisible());
    const heads = page.getByRole("columnheader");
    await expect(heads).toHaveText(Array(4).fill(["MATA UANG", "BELI", "JUAL"]).flat());
    const badge = page.getByText(/^Pembaruan terakhir - \d\d:\d\d:\d\d$/);
    const widths = await page.evaluate(() => {
      const range = document.createRange();
      const boxOfText = (element: Element) => {
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const gaps = (boxes: readonly DOMRect[]) =>
        boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
      return {
        heads: gaps([...document.querySelectorAll("thead th")].slice(0, 3).map(boxOfText)),
        // The header clips what does not fit.
        headerEnd: Math.max(
          ...[...document.querySelectorAll("header > *")].map((part) => part.getBoundingClientRect().right),
        ),
        cutNames: [...document.querySelectorAll(".name")].filter(
          ({ clientHeight, scrollHeight }) => clientHeight > 1 && scrollHeight > clientHeight + 1,
        ).length,
      };
    });
    expect(Math.min(...widths.heads)).toBeGreaterThanOrEqual(8);
    expect(widths.headerEnd).toBeLessThanOrEqual(width);
    expect(widths.cutNames).toBe(0);
    const { height: lineHeight } = await boxOf(page.locator("h1 + div > p"));
    expect((await boxOf(badge)).height).toBeLessThan(1.5 * lineHeight);
    const sizeOf = ({ scrollWidth, scrollHeight }: Element) => [scrollWidth, scrollHeight];
    expect(await page.locator("html").evaluate(sizeOf)).toEqual([width, height]);
  });

/** Expects that a name is cut nowhere, and at least as large, in px. */
const expectWholeName = async (name: Locator, least: number) => {
  await expect(name).toBeVisible();
  const [size, hidden] = await name.evaluate((element) => [
    parseFloat(getComputedStyle(element).fontSize),
    element.scrollHeight - element.clientHeight,
  ]);
  expect(size).toBeGreaterThanOrEqual(least);
  expect(hidden).toBeLessThanOrEqual(1);
};

test("names of rows that share a code are whole on Indonesian walls, and a desktop with large text shows cards", async ({
  page,
  api,
}) => {
  const [, dollar, ...others] = manyRates(34).map((row) => ({ ...row, display_name: "Euro" }));
  const ofDollar = (display_name: string) => ({ ...dollar, currency_code: "USD", display_name });
  api.setData({ rates: [ofDollar("US Dollar"), ofDollar("US Dollar Small"), ...others] });
  for (const [width, height, least] of [
    [960, 540, 10],
    [1024, 600, 12],
    [1280, 720, 12],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/id/kurs?wall");
    for (const hasText of ["Dolar Amerika Serikat", "Dolar AS, pecahan kecil"])
      await expectWholeName(page.locator(".name", { hasText }), least);
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/kurs");
  await expect(cardsOf(page).first()).toContainText("US Dollar");
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("a failure does not move the rates on a phone, and their age stays in view on the scrolled page", async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(failedRequest);
  await page.setViewportSize({ width: 320, height: 640 });
  const time = await FakeTime.stop(page);
  await time.openPage("/kurs");
  const row = cardsOf(page).filter({ hasText: "US Dollar" }).first();
  await time.advanceUntil("the rates are shown", 5_000, () => row.isVisible());
  const before = await boxOf(row);
  api.setFaults({ target: "rates", kind: "status", status: 500 });
  const note = page.getByText(/^Rates from .* ago\. Please ask the cashier\.$/);
  await time.advanceUntil("the failure is shown", 30_000, () => note.isVisible());
  await expect(page.getByText("Connection Error")).toBeVisible();
  expect(await boxOf(row)).toEqual(before);
  await page.setViewportSize(phone);
  await page.getByText("GBP-S", { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("banner").getByText("Connection Error")).not.toBeInViewport();
  await expect(note).toBeInViewport({ ratio: 1 });
});

/** Height of a digit, in em. */
const DIGIT = 0.744;

const names = ["Australian Dollar", "Internationalreservedollar", "Bosnia and Herzegovina Convertible Mark"];

/** Returns rates of invented currencies, some with two decimals. */
const manyRates = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    currency_code: `${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(65 + Math.floor(index / 26))}D-S`,
    display_name: names[index % names.length] ?? "",
    image_path: null,
    buy_rate: index % 3 ? 17_890 : 363.3,
    sell_rate: index % 3 ? 18_140 : 371.75,
  }));

test("figures fill the board, larger with fewer currencies, without overlap or a broken word", async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const [count, least] of [
    [24, 30],
    [36, 30],
    [60, 20],
  ] as const) {
    api.setData({ rates: manyRates(count) });
    await page.goto("/kurs?edge=2.5");
    await expect(page.getByRole("rowheader")).toHaveCount(count);
    const rows = await page.locator("tbody tr:not([aria-hidden])").evaluateAll((all) =>
      all.map((row) => {
        const range = document.createRange();
        const boxes = [...row.querySelectorAll(".code, td")].map((part) => {
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        const name = row.querySelector(".name span span")?.firstChild as Text;
        const isBroken = [...name.data.matchAll(/\S+/g)].some(({ index, 0: word }) => {
          range.setStart(name, index);
          range.setEnd(name, index + word.length);
          // A cut word has two rectangles in one line.
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        });
        const [code, buy, sell] = boxes as [DOMRect, DOMRect, DOMRect];
        const size = parseFloat(getComputedStyle(row.querySelector("td") ?? row).fontSize);
        const { top, bottom, left, right } = row.getBoundingClientRect();
        return {
          size,
          isBroken,
          gap: (sell.left - buy.right) / size,
          isNameClear: code.right < buy.left || code.bottom < buy.top + size * 0.3,
          isInside:
            boxes.every((box) => box.left >= left - 1 && box.right <= right + 1) &&
            sell.bottom <= bottom + 2 &&
            code.top >= top - 2,
        };
      }),
    );
    expect(Math.min(...rows.map(({ size }) => size * DIGIT))).toBeGreaterThanOrEqual(least);
    expect(Math.min(...rows.map(({ gap }) => gap))).toBeGreaterThanOrEqual(0.55);
    expect(
      rows.filter(({ isBroken, isNameClear, isInside }) => isBroken || !isNameClear || !isInside),
    ).toEqual([]);
    const notices = await boxOf(page.getByRole("complementary", { name: "Notices" }));
    const last = await boxOf(page.locator("tbody tr").last());
    expect(last.y + last.height).toBeLessThanOrEqual(notices.y);
  }
  await expect(page.getByRole("cell", { name: "363,30" }).first()).toBeVisible();

  await test.step("the lowest rows say why a figure is missing", async () => {
    const [first, ...others] = manyRates(60);
    api.setData({ rates: [{ ...first, buy_rate: "on request" }, ...others] });
    await page.setViewportSize({ width: 960, height: 540 });
    await page.goto("/kurs?wall");
    const refused = page.getByRole("row", { name: /Please ask at the counter/ });
    const note = await boxOf(refused.getByText("Please ask at the counter"));
    const row = await boxOf(refused);
    expect(row.height).toBeLessThan(26);
    expect(note.height).toBeGreaterThanOrEqual(9);
    expect(note.y + note.height).toBeLessThanOrEqual(row.y + row.height);
    await page.setViewportSize({ width: 1024, height: 600 });
    api.setData({ rates: [{ ...first, buy_rate: "on request" }, ...others.slice(0, 35)] });
    for (const address of ["/kurs", "/id/kurs?wall"]) {
      await page.goto(address);
      await expectWholeName(page.locator("[data-noted] .name"), 12);
    }
  });
});

for (const [count, size, address] of [
  [160, { width: 1920, height: 1080 }, "/kurs"],
  [60, { width: 960, height: 540 }, "/kurs?edge=10"],
] as const)
  test(`a wall shows ${count} rows in turns: ${size.width} px`, async ({ page, api }) => {
    await page.setViewportSize(size);
    api.setData({ rates: manyRates(count) });
    const time = await FakeTime.stop(page);
    await time.openPage(address);
    const shownRows = page.locator("tbody tr:not([aria-hidden])");
    await time.advanceUntil("the rates are shown", 5_000, () => shownRows.first().isVisible());
    if (size.width > 1024) {
      await expect(page.getByText("1 / 2")).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(size.height);
      await enterFullscreen(page);
    }
    await expect(page.getByText("1 / 2")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
    const seen = new Set<string>();
    for (const pageNumber of ["1 / 2", "2 / 2", "1 / 2"]) {
      await time.advanceUntil(pageNumber, 12_000, () => page.getByText(pageNumber).isVisible());
      for (const code of await page.locator("tbody .code").allInnerTexts()) seen.add(code);
      for (const row of [shownRows.first(), shownRows.last()])
        expect((await boxOf(row)).height).toBeGreaterThanOrEqual(22);
      const { y, height } = await boxOf(shownRows.last());
      expect(y + height).toBeLessThanOrEqual((await boxOf(page.getByRole("complementary"))).y);
    }
    expect(seen.size).toBe(count);
    const pause = page.getByRole("button", { name: "Pause the notices" });
    await pause.press("Enter");
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await time.runFor(13_000);
    await expect(page.getByText("1 / 2")).toBeVisible();
    await pause.press("Enter");
    await time.advanceUntil("2 / 2", 12_000, () => page.getByText("2 / 2").isVisible());
  });

test("a television shows four tables, a phone cards, a portrait screen two columns", async ({ page }) => {
  const tables = page.getByRole("table");
  await page.setViewportSize({ width: 960, height: 540 });
  await page.goto("/kurs");
  await expect(tables).toHaveCount(4);
  await expect(fullscreenButton(page)).toBeVisible();
  await page.setViewportSize({ width: 956, height: 440 });
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(fullscreenButton(page)).toBeHidden();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByText("17.890", { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1080, height: 1920 });
  await expect(tables).toHaveCount(4);
  const boxes = await tables.evaluateAll((all) => all.map((table) => table.getBoundingClientRect().toJSON()));
  expect(boxes[1].left).toBe(boxes[0].left);
  expect(boxes[1].top).toBeGreaterThanOrEqual(boxes[0].bottom);
  expect(boxes[2].top).toBe(boxes[0].top);
  expect(boxes[2].left).toBeGreaterThanOrEqual(boxes[0].right);
  const notices = await boxOf(page.getByRole("complementary", { name: "Notices" }));
  expect(boxes[3].bottom).toBeLessThanOrEqual(notices.y);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1920);
});

test("prints 40 rates and the notices on one sheet in one dark colour", async ({ page, api }) => {
  api.setData({ rates: manyRates(40) });
  await page.goto("/kurs");
  // Four tables with a head each.
  await expect(page.getByRole("row")).toHaveCount(44);
  await expectOneDarkColourInPrint(page);
  for (const [viewport, landscape] of [
    [{ width: 1440, height: 900 }, false],
    [{ width: 1440, height: 900 }, true],
    [phone, false],
  ] as const)
    await test.step(`${viewport.width} px, ${landscape ? "landscape" : "portrait"}`, async () => {
      await page.emulateMedia({ media: null });
      await resize(page, viewport);
      await expect(page.getByText("AAD-S", { exact: true })).toBeVisible();
      const pdf = (await page.pdf({ format: "A4", landscape })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await page.emulateMedia({ media: "print" });
      await resize(page, landscape ? { width: 1062, height: 733 } : { width: 733, height: 1062 });
      await expect(page.getByRole("row")).toHaveCount(44);
      // 4.5 mm: a capital letter of 5 arc minutes at 2 m has 3 mm.
      const figure = page.getByRole("cell").first();
      const size = await figure.evaluate((cell) => parseFloat(getComputedStyle(cell).fontSize));
      expect(size * DIGIT).toBeGreaterThan((4.3 / 25.4) * 96);
      await expect(page.getByText("Identity documents are required")).toBeVisible();
      await expect(page.getByText("Wajib menunjukkan dokumen identitas")).toBeVisible();
      await expect(page.getByText(/^Last Update/)).toBeVisible();
      await expect(page.getByRole("link", { name: "Back" })).toBeHidden();
    });
});

test("a small wall shows QR code, clock and all rows, and a phone the branch", async ({ page, api }) => {
  const { slug, name } = lastBranch();
  // The date makes the badge long.
  api.setData({ rateShape: "old" });
  await page.setViewportSize({ width: 960, height: 540 });
  await page.goto(`/kurs?wall&edge=8&branch=${slug}`);
  await expect(page.getByRole("cell").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Back" })).toBeHidden();
  await expect(page.getByRole("banner").getByText(name)).toBeVisible();
  const otherLanguage = page.getByRole("link", { name: "Bahasa Indonesia" });
  await expect(otherLanguage).toBeHidden();
  const code = page.getByRole("figure").locator("img");
  await expect(code).toHaveAttribute("src", `/qr/${slug}.svg`);
  expect((await boxOf(code)).width).toBeGreaterThan(50);
  const clock = await boxOf(page.locator("header time").last());
  expect(clock.x + clock.width).toBeLessThanOrEqual(960 * 0.92 + 1);
  const row = await boxOf(page.locator("main tbody tr").last());
  expect(row.y + row.height).toBeLessThanOrEqual((await boxOf(page.getByRole("complementary"))).y);

  await page.setViewportSize(phone);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  const directions = page.getByRole("link", { name: "Directions" });
  await expect(directions).toHaveAttribute("href", /destination=-8\.\d+,115\.\d+$/);
  await expect(otherLanguage).toHaveAttribute("href", "/id/kurs");
  expect((await boxOf(otherLanguage)).height).toBeGreaterThanOrEqual(24);
});
