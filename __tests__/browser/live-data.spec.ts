import type { Page } from "@playwright/test";

import { FRESH_FOR_MS } from "../../src/features/rates/model/freshness";
import { boxOf } from "./support/box-of";
import { FakeTime } from "./support/fake-time";
import { expectNothingLive, isIn, POLL_MS, showView, SOON_MS, views } from "./support/live-views";
import { expect, failedRequest, phone, test } from "./support/test";

/** How often the rates are asked for, and what the pages call live, whatever becomes of network, device and clock. */
test.use({
  contextOptions: { reducedMotion: "reduce" },
  trace: "off",
  viewport: { width: 1024, height: 640 },
});

const ratesViews = [
  ["landing page", views.landing],
  ["board", views.board],
] as const;

const AN_HOUR_MS = 3_600_000;

test.describe("requests", () => {
  test("are one a poll for quote, cards, calculator and dialog together", async ({ page, api }) => {
    const time = await FakeTime.stop(page);
    await showView(page, views.landing, time);
    await expect(page.getByRole("group", { name: "What will I get?", includeHidden: true })).toBeAttached();
    api.resetRequests();
    await time.pass(10 * POLL_MS);
    expect(api.requests().rates).toMatchObject({ count: 10, maxInFlight: 1 });
  });

  test("are no more on the board, where the one of each minute takes the place of a poll", async ({
    page,
    api,
  }) => {
    const time = await FakeTime.stop(page);
    await showView(page, views.board, time);
    api.resetRequests();
    await time.pass(60_000);
    expect(api.requests().rates).toMatchObject({ count: 20, maxInFlight: 1 });
  });

  test("revalidate, and get 304 for what has not changed", async ({ page, api }) => {
    const time = await FakeTime.stop(page);
    await showView(page, views.board, time);
    api.resetRequests();
    await time.pass(2 * POLL_MS);
    const answers = () => api.requests().rates.requests.map(({ status }) => status);
    expect(answers()).toEqual([304, 304]);
    api.step();
    await time.pass(POLL_MS);
    expect(answers()).toEqual([304, 304, 200]);
  });

  test("ask for the whole answer where half of it is kept as the whole one", async ({ page, api }) => {
    const time = await FakeTime.stop(page);
    await showView(page, views.board, time);
    api.step();
    api.setFaults({ target: "rates", kind: "torn", count: 1 });
    api.resetRequests();
    await time.pass(POLL_MS);
    // The attempt after it, a second later. Asked about what is kept, the API would have nothing new to say of it.
    await time.pass(1_000);
    expect(api.requests().rates.requests.map(({ status }) => status)).toEqual([200, 200]);
    await time.pass(POLL_MS);
    expect(api.requests().rates.requests.map(({ status }) => status)).toEqual([200, 200, 304]);
  });

  test("never overlap while the API takes 9 s, which costs no green at any time", async ({ page, api }) => {
    const time = await FakeTime.stop(page);
    const view = views.board;
    await showView(page, view, time);
    api.resetRequests();
    const { rates } = api.requests();
    for (let poll = 1; poll <= 2; poll += 1) {
      time.withoutAnswers = true;
      api.setFaults({ target: "rates", kind: "hang" });
      await time.until("the API is asked", POLL_MS, async () => (await time.waiting()) === 1);
      await time.pass(9_000, async () => expect(await isIn(page, view, "good")).toBe(true));
      time.withoutAnswers = false;
      api.clearFaults();
      await time.until("it has answered", 1_000, async () => (await time.waiting()) === 0);
    }
    expect(rates).toMatchObject({ count: 2, maxInFlight: 1 });
  });

  test("are not stormed by a network and a visitor that come and go", async ({ page, api }) => {
    const time = await FakeTime.stop(page);
    await showView(page, views.landing, time);
    time.withoutAnswers = true;
    api.setFaults({ target: "rates", kind: "hang" });
    api.resetRequests();
    for (let turn = 0; turn < 20; turn += 1) {
      await page.evaluate(() => {
        window.dispatchEvent(new Event("offline"));
        window.dispatchEvent(new Event("online"));
        document.dispatchEvent(new Event("visibilitychange"));
      });
    }
    await time.pass(1_000);
    // It is on its way to the server, which keeps its answer back.
    await expect.poll(() => api.requests().rates.count).toBeGreaterThan(0);
    expect(api.requests().rates).toMatchObject({ count: 1, maxInFlight: 1 });
  });
});

test.describe("freshness", () => {
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(
      failedRequest,
      // Chromium's note of a service worker that cannot be fetched without network; the page has asked for it by then.
      /^An unknown error occurred when fetching the script\.$/,
    );
  });

  const isRed = (page: Page) => async () => page.getByText("Connection Error").first().isVisible();

  const view = views.board;
  const isGood = (page: Page) => () => isIn(page, view, "good");

  for (const [name, shown] of ratesViews)
    test(`of the ${name}: green ends 15 s after the newest answer, then its age is told, then red`, async ({
      page,
      api,
    }) => {
      const time = await FakeTime.stop(page);
      await showView(page, shown, time);
      time.withoutAnswers = true;
      api.setFaults({ target: "rates", kind: "hang" });
      await time.until("the API is asked", POLL_MS, async () => (await time.waiting()) === 1);
      // The answer before is as old as the pause between the two.
      await time.pass(FRESH_FOR_MS - POLL_MS - 2_000);
      expect(await isIn(page, shown, "good")).toBe(true);
      // The page looks at its clock once a second.
      await time.pass(3_000);
      await expectNothingLive(page);
      await expect(page.getByText(/\b1[5-7] seconds ago/).first()).toBeVisible();
      expect(await isRed(page)()).toBe(false);
      // Four attempts of 10 s with pauses of 1 s have begun with the poll.
      await time.until("red", 43_000 - FRESH_FOR_MS + POLL_MS, isRed(page));
      await expectNothingLive(page);
    });

  test("a device that wakes asks at once, and calls nothing live before the answer", async ({
    page,
    api,
  }) => {
    const time = await FakeTime.stop(page);
    await showView(page, view, time);
    time.withoutAnswers = true;
    api.setFaults({ target: "rates", kind: "hang" });
    await time.jump(AN_HOUR_MS);
    await time.pass(1_000);
    await expectNothingLive(page);
    expect(await time.waiting()).toBe(1);
    time.withoutAnswers = false;
    api.clearFaults();
    await time.until("good data are seen", 1_000, isGood(page));
  });

  for (const [what, happen] of [
    ["the network comes back", () => void window.dispatchEvent(new Event("online"))],
    ["the visitor comes back", () => void document.dispatchEvent(new Event("visibilitychange"))],
  ] as const)
    test(`asks at once when ${what}`, async ({ page, api }) => {
      const time = await FakeTime.stop(page);
      await showView(page, view, time);
      api.setFaults({ target: "rates", kind: "refuse" });
      await time.until("red", SOON_MS, isRed(page));
      api.clearFaults();
      const { passed } = time;
      await page.evaluate(happen);
      await expect.poll(isGood(page)).toBe(true);
      expect(time.passed).toBe(passed);
    });

  test("goes out and heals with the browser's own network", async ({ page, context }) => {
    const time = await FakeTime.stop(page);
    await showView(page, view, time);
    await context.setOffline(true);
    await time.until("red", SOON_MS, isRed(page));
    await time.jump(AN_HOUR_MS);
    await expectNothingLive(page);
    await context.setOffline(false);
    // A retry may be due in a second.
    await time.until("good data are seen", 1_000, isGood(page));
  });

  test("of the board on a phone: no figure is seen without its age in an outage, however far down", async ({
    page,
    api,
  }) => {
    await page.setViewportSize(phone);
    const time = await FakeTime.stop(page);
    await time.open("/kurs");
    await time.until("rates are live", 5_000, () => page.getByText(/^Last Update - \d/).isVisible());
    await page.getByText("GBP-S", { exact: true }).scrollIntoViewIfNeeded();
    api.setFaults({ target: "rates", kind: "cut" });
    await time.until("red", SOON_MS, isRed(page));
    await expect(page.getByRole("banner").getByText("Connection Error")).not.toBeInViewport();
    const note = page.getByText(/^Showing the rates from .* ago\. Still trying/);
    await expect(note).toBeInViewport({ ratio: 1 });
    const search = await boxOf(page.getByRole("search"));
    const box = await boxOf(note);
    expect(box.y).toBeGreaterThanOrEqual(search.y + search.height);
  });
});

test.describe("what the API answers", () => {
  const kurs = async (page: Page) => {
    const time = await FakeTime.stop(page);
    await time.open("/kurs");
    await time.until("rates are shown", 5_000, () =>
      page.getByText("AUD", { exact: true }).first().isVisible(),
    );
    return time;
  };

  test("rates of two days ago are dated on board and landing page, and nothing is live", async ({
    page,
    api,
  }) => {
    api.setData({ rateShape: "old" });
    const time = await kurs(page);
    await expect(page.getByText(/^Last Update - \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d:\d\d$/)).toBeVisible();
    await expectNothingLive(page);
    await time.open("/");
    await time.until("rates are shown", 10_000, () =>
      page.getByRole("article").filter({ hasText: "US Dollar" }).isVisible(),
    );
    await expect(page.locator("#exchange_section")).toContainText(/Last Update - \d{1,2} [A-Z][a-z]+ \d{4}/);
    // Six cards, the quote and the calculator.
    await expect(page.getByText(/^Since \d{1,2} [A-Z][a-z]+$/)).toHaveCount(8);
    await expectNothingLive(page);
  });

  test("one row of nine days ago says so everywhere, and the others stay live", async ({ page, api }) => {
    api.setData({ rateShape: "one-old" });
    const time = await kurs(page);
    const old = page.getByRole("row", { name: /^USD Since \d{1,2} .* · US Dollar/ }).getByRole("cell");
    await expect(old).toHaveCount(2);
    // As in an outage: where a television has no room for the date, the figures still look old.
    const muted = "rgb(169, 203, 196)";
    await expect(old.first()).toHaveCSS("color", muted);
    await expect(page.getByRole("row", { name: /^AUD/ }).getByRole("cell").first()).not.toHaveCSS(
      "color",
      muted,
    );
    await expect(page.getByText(/^Last Update - \d\d:\d\d:\d\d$/)).toBeVisible();
    await time.open("/");
    await time.until("rates are shown", 10_000, () =>
      page.getByRole("article").filter({ hasText: "US Dollar" }).isVisible(),
    );
    const usd = page.getByRole("article").filter({ hasText: "US Dollar" });
    await expect(usd).toContainText(/Since \d{1,2} [A-Z]/);
    await expect(page.locator("#exchange_section").getByText("Live", { exact: true })).toHaveCount(5);
    await expect(page.getByRole("group", { name: "What will I get?" })).toContainText(/Since \d{1,2} [A-Z]/);
  });

  test("an implausible figure stays, marked, and nothing uses it", async ({ page, api }) => {
    api.setData({ rateShape: "implausible", frozen: true });
    const time = await kurs(page);
    await expect(page.getByRole("row", { name: /^USD .*Please ask at the counter/ })).toContainText("1.789");
    await time.open("/");
    await time.until("rates are shown", 10_000, () =>
      page.getByRole("article").filter({ hasText: "US Dollar" }).isVisible(),
    );
    await expect(page.getByRole("article").filter({ hasText: "US Dollar" })).toContainText(
      "Please ask at the counter",
    );
    await expect(page.getByRole("group", { name: "What will I get?" }).locator("output")).toHaveText("–");
  });

  test("a device whose clock is 3 hours behind shows the server's time", async ({ page }) => {
    // Its time goes by with the server's: the second poll shows that the server's `Date` advances.
    await page.clock.install({ time: Date.now() - 3 * AN_HOUR_MS });
    await page.goto("/kurs");
    const bali = (ms: number) => new Date(ms + 8 * AN_HOUR_MS).toISOString().slice(11, 16);
    await expect
      .poll(async () => {
        const shown = await page.locator("time").last().getAttribute("datetime");
        return [-1, 0, 1].some((minutes) => shown?.startsWith(bali(Date.now() + minutes * 60_000)));
      })
      .toBe(true);
  });

  test("429 with Retry-After: no call before its time, and one after it", async ({
    page,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    const time = await FakeTime.stop(page);
    await showView(page, views.board, time);
    api.setFaults({ target: "rates", kind: "status", status: 429, seconds: 30 });
    await time.until(
      "the API is asked",
      POLL_MS,
      async () => api.requests().rates.requests.at(-1)?.status === 429,
    );
    api.clearFaults();
    api.resetRequests();
    await time.pass(28_000);
    expect(api.requests().rates.count).toBe(0);
    await time.pass(3_000);
    expect(api.requests().rates.count).toBe(1);
  });
});
