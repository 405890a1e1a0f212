import type { Page } from "@playwright/test";

import { boxOf } from "./support/box-of";
import { FakeTime } from "./support/fake-time";
import { holdRequests } from "./support/hold-requests";
import { MAX_LAYOUT_SHIFT, twoFrames, watchLayoutShifts } from "./support/layout-shifts";
import { FAILURE_SHOWN_WITHIN_MS, POLL_MS } from "./support/live-views";
import {
  doubleText,
  expect,
  expectAccessible,
  failedRequest,
  openLandingPage,
  phone,
  resize,
  test,
} from "./support/test";

const section = (page: Page) => page.getByRole("region", { name: "Exchange Services" });
const cards = (page: Page) => section(page).getByRole("article");
const live = (page: Page) => section(page).getByText("Live", { exact: true });
const todaysRates = (page: Page) => section(page).getByRole("button", { name: "Today's Rates" });
const calculator = (page: Page) => page.getByRole("group", { name: "What will I get?" });

const visit = async (page: Page): Promise<void> => {
  await page.goto("/");
  await section(page).scrollIntoViewIfNeeded();
};

const row = (currency_code: string, buy_rate: unknown, sell_rate: unknown, fields = {}) => ({
  currency_code,
  display_name: currency_code,
  image_path: null,
  buy_rate,
  sell_rate,
  created_at: new Date().toISOString(),
  updated_at: new Date().toISOString(),
  ...fields,
});

test("a long currency name in the hero causes no layout shift on a phone", async ({ page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  api.setData({
    rates: [row("USD", 17_890, 18_050, { display_name: "US Dollar (notes of 100, series 2013 or newer)" })],
  });
  const shifted = await watchLayoutShifts(page);
  const release = await holdRequests(page, /\/api\//);
  await page.goto("/");
  const hero = page.locator("main section").first();
  await expect(hero).toBeVisible();
  await shifted();
  release();
  await expect(hero.getByText("17.890")).toBeInViewport({ ratio: 1 });
  await expect(hero.getByText(/^1 US Dollar/)).toBeVisible();
  expect(await shifted()).toBeLessThan(MAX_LAYOUT_SHIFT);
});

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("rates that load, fail and recover move nothing", async ({ page, api, expectedErrors }) => {
      expectedErrors.push(failedRequest);
      const release = await holdRequests(page, /\/api\/exchange-rates/);
      const time = await FakeTime.stop(page);
      time.isApiHeld = true;
      await time.openPage("/");
      await section(page).scrollIntoViewIfNeeded();
      await time.waitFor("the calculator is shown", () => calculator(page).isVisible());
      const parts = section(page).locator("article, label, select, output");
      const places = async () => {
        await twoFrames(page);
        return parts.evaluateAll((all) => [
          ...all.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)),
          document.body.scrollHeight,
        ]);
      };
      const before = await places();
      const expectLive = async (count: number, within: number) => {
        const areLive = async () => (await live(page).count()) === count;
        await time.advanceUntil(`${count} cards are live`, within, areLive);
        expect(await places()).toEqual(before);
      };
      release();
      time.isApiHeld = false;
      await expectLive(6, 2_000);
      api.setFaults({ target: "rates", kind: "status", status: 500 });
      await expectLive(0, FAILURE_SHOWN_WITHIN_MS);
      await expect(section(page).getByText("Connection Error")).toBeVisible();
      api.clearFaults();
      await expectLive(6, POLL_MS);
    });
  });
}

test("the longest figures and names cause no horizontal scrolling", async ({ page, api }) => {
  const long = { display_name: "A currency with a very long name indeed, of some far country" };
  api.setData({
    // The calculator uses the figure of XTS, a code without a usual rate.
    rates: ["USD", "AUD", "EUR", "GBP", "JPY", "SGD", "XTS"].map((code) =>
      row(code, 999_999_999, 999_999_999, long),
    ),
  });
  await visit(page);
  await expect(cards(page).first()).toContainText("999.999.999");
  await calculator(page).getByRole("combobox").selectOption("XTS");
  await calculator(page).getByRole("textbox").fill("999999");
  await expect(calculator(page).locator("output")).toContainText("999.998");
  await todaysRates(page).click();
  const table = page.getByRole("dialog").getByRole("table");
  await expect(table).toBeVisible();
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await resize(page, viewport);
    for (const area of [section(page), table.locator("..")])
      expect(await area.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test("rates are accessible live, stale and failed, with toasts", async ({ page, api, expectedErrors }) => {
  await page.setViewportSize(phone);
  expectedErrors.push(failedRequest);
  await visit(page);
  await expect(live(page)).toHaveCount(6);
  await todaysRates(page).click();
  const dialog = page.getByRole("dialog", { name: "Today's Rates" });
  const refresh = dialog.getByRole("button", { name: "Refresh" });

  await expect(dialog.getByRole("table")).toBeVisible();
  await test.step("live", () => expectAccessible(page));

  await test.step("stale, with a toast", async () => {
    // `Retry-After` forbids retries, so one response decides.
    api.setFaults({ target: "rates", kind: "status", status: 429, seconds: 60 });
    // A press during a refresh is ignored.
    await expect(refresh).toHaveAttribute("aria-busy", "false");
    await refresh.click();
    await expect(dialog.getByText("Error", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Gagal memperbarui data kurs")).toBeVisible();
    // Screen readers announce no content behind the dialog.
    await expect(dialog.getByRole("status").getByText("Connection Error")).toBeVisible();
    await expect(dialog.getByText("17.890")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(section(page).getByText("Connection Error")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("failed, for a visitor without stored rates", async () => {
    await page.evaluate(() => localStorage.clear());
    await visit(page);
    await expect(section(page).getByRole("alert")).toHaveText(
      "Gagal memuat data kurs. Silakan coba lagi nanti.",
    );
    await expectAccessible(page);
  });
});

test("Today's Rates fit a small phone with doubled text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await doubleText(page);
  await page.getByRole("button", { name: "Today's Rates" }).first().click();
  const row = page.getByRole("dialog").getByRole("row", { name: /^USD/ });
  await expect(row.getByRole("cell")).toHaveCount(2);
  for (const figure of await row.getByRole("cell").all()) {
    const box = await boxOf(figure);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  }
});

test("the calculator swaps currencies, and Today's Rates work by keyboard", async ({ page }) => {
  await visit(page);
  await expect(live(page)).toHaveCount(6);

  await test.step("swap the currencies", async () => {
    const fields = calculator(page).locator("div:has(> label), div:has(> div > output)");
    const [chosen, rupiah] = [calculator(page).getByRole("combobox"), calculator(page).getByText("IDR")];
    await expect(chosen).toBeEnabled();
    const sizes = () =>
      Promise.all(
        [fields.first(), fields.last(), chosen, rupiah].map(async (part) => {
          const { width, height } = await boxOf(part);
          return [width, height];
        }),
      );
    const before = await sizes();
    await calculator(page).getByRole("button", { name: "Swap the currencies" }).click();
    await expect(fields.first()).toContainText("IDR");
    expect(await sizes()).toEqual(before);
  });

  await todaysRates(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Today's Rates" });
  await expect(dialog.getByRole("row")).toHaveCount(7);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(todaysRates(page)).toBeFocused();

  await test.step("the link to the board moves the focus there and closes the dialog", async () => {
    await page.keyboard.press("Enter");
    await dialog.getByRole("link", { name: "View Full Page" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/kurs");
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await expect(page.locator("dialog:modal")).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveAttribute("style", /overflow/);
  });
});

test("a rate card opens the calculator, whose result can be shared", async ({ page }) => {
  await openLandingPage(page);
  await page.getByRole("link", { name: /^AUD A/ }).click();
  const panel = page.getByRole("group", { name: "What will I get?" });
  await expect(panel).toBeInViewport();
  await expect(panel.getByRole("combobox")).toHaveValue("AUD");
  // The focus selects the preset amount.
  await panel.getByLabel("I have").click();
  await page.keyboard.type("350");
  await expect(panel.getByText("about 4,39 million rupiah")).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await panel.getByRole("button", { name: "Copy link" }).click();
  await expect(panel.getByText("Link copied")).toBeVisible();
  await panel.getByLabel("I have").fill("3500");
  await expect(panel.getByText("Link copied")).toHaveCount(0);
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page).toHaveURL("/kurs?AUD=350");
  const dialog = page.getByRole("dialog", { name: "What will I get?" });
  await expect(dialog.getByRole("status").first()).toBeAttached();
  await expect(dialog.locator("output").first()).toHaveText("4.392.500");
  await expectAccessible(page);
});
