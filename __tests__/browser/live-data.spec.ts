/** What a browser adds: its HTTP cache, its clock, and the colours of rates that are not live. */
import { FakeTime } from "./support/fake-time";
import { expectNothingLive, POLL_MS, showView, views } from "./support/live-views";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 1024, height: 640 } });

const AN_HOUR_MS = 3_600_000;

test("polls revalidate with 304, and request a truncated cached response in full", async ({ page, api }) => {
  const time = await FakeTime.stop(page);
  await showView(page, views.board, time);
  api.resetRequests();
  await time.advance(2 * POLL_MS);
  const answers = () => api.requests().rates.map(({ status }) => status);
  expect(answers()).toEqual([304, 304]);
  api.step();
  await time.advance(POLL_MS);
  expect(answers()).toEqual([304, 304, 200]);

  api.step();
  api.setFaults({ target: "rates", kind: "torn", count: 1 });
  api.resetRequests();
  await time.advance(POLL_MS);
  // The retry after 1 s must bypass the cache: its ETag matches, so the API would send 304 for the truncated body.
  await time.advance(1_000);
  expect(answers()).toEqual([200, 200]);
  await time.advance(POLL_MS);
  expect(answers()).toEqual([200, 200, 304]);
});

const muted = "rgb(169, 203, 196)";

test("the board shows old rates, an old row and an implausible rate", async ({ page, api }) => {
  const time = await FakeTime.stop(page);

  await test.step("rates two days old show their date, and nothing is live", async () => {
    api.setData({ rateShape: "old" });
    await time.openPage("/kurs");
    const age = page.getByText(/^Last Update - \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d:\d\d$/);
    await time.advanceUntil("the rates are shown", 5_000, () => age.isVisible());
    await expectNothingLive(page);
  });

  await test.step("a row nine days old shows its date, and the other rows stay live", async () => {
    api.setData({ rateShape: "one-old" });
    const old = page.getByRole("row", { name: /^USD Since \d{1,2} .* · US Dollar/ }).getByRole("cell");
    const age = page.getByText(/^Last Update - \d\d:\d\d:\d\d$/);
    await time.advanceUntil("the rates are live", POLL_MS + 1_000, () => age.isVisible());
    await expect(old).toHaveCount(2);
    await expect(old.first()).toHaveCSS("color", muted);
    const other = page.getByRole("row", { name: /^AUD/ }).getByRole("cell").first();
    await expect(other).not.toHaveCSS("color", muted);
  });

  await test.step("an implausible rate is marked", async () => {
    api.setData({ rateShape: "implausible", frozen: true });
    const usd = page.getByRole("row", { name: /^USD .*Please ask at the counter/ });
    await time.advanceUntil("the rate is marked", POLL_MS, () => usd.isVisible());
    await expect(usd).toContainText("1.789");
  });
});

test("a device whose clock is 3 hours behind shows the server's time", async ({ page }) => {
  // The API's `Date` raises the doubt, and the site's own host settles it.
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
