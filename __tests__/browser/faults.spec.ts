/**
 * What a visitor sees when the network or the API fails: on the first load, and after a successful load. The fixture
 * `watched` fails a test on any uncaught error or unhandled rejection.
 */
import type { Page } from "@playwright/test";

import { FakeTime } from "./support/fake-time";
import {
  expectNothingLive,
  FAILURE_SHOWN_WITHIN_MS,
  isIn,
  POLL_MS,
  showView,
  views,
  type State,
  type View,
} from "./support/live-views";
import { expect, failedRequest, phone, resize, test } from "./support/test";
import { hydrationMismatch, translate } from "./support/translate";

test.use({ viewport: { width: 1024, height: 640 } });
test.beforeEach(({ expectedErrors }) => expectedErrors.push(failedRequest));

/**
 * Faults, what the first load shows, and the views. All views share one API client, so faults that only the API client distinguishes
 * are tested on the board alone.
 */
const faults = [
  ["connection refused", { kind: "refuse" }, "failed", "landing", "board", "articleList", "article"],
  ["status 404", { kind: "status", status: 404 }, "failed", "article"],
  ["an empty array", { kind: "empty" }, "empty", "board"],
  ["a truncated response", { kind: "cut" }, "failed", "board"],
] as const;

/** The test waits this long twice, and must end on the same day, because rates of the day before are never live. */
const FOUR_HOURS_MS = 4 * 3_600_000;
/** Longer than the cache times of the list (5 min) and of an article (10 min). */
const ARTICLES_EXPIRED_AFTER_MS = 10 * 60_000 + 1_000;
/** The page's clock may advance this much until the scripts have loaded. */
const BOOT_MS = 5_000;

/** Returns to the tab after the cached articles have expired, so that the page requests them again. */
const revalidateArticles = async (page: Page, time: FakeTime) => {
  await time.fastForward(ARTICLES_EXPIRED_AFTER_MS);
  await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
};

for (const [faultName, fault, firstLoad, ...viewNames] of faults)
  for (const viewName of viewNames)
    test(`${faultName}: ${viewName}, translated, on first load and after a successful load`, async ({
      page,
      api,
      expectedErrors,
    }) => {
      expectedErrors.push(hydrationMismatch);
      const view: View = views[viewName];
      const { path, target, open } = view;
      // SWR retries a 404 of an article once a minute.
      const recoveryWithin = "status" in fault ? 60_000 : POLL_MS;
      const time = await FakeTime.stop(page);

      const startFault = () => api.setFaults({ target, ...fault });
      const expectState = (state: State, within: number) =>
        time.advanceUntil(`the view is ${state}`, within, () => isIn(page, view, state));
      const expectRecovery = async () => {
        api.clearFaults();
        await time.fastForward(recoveryWithin - POLL_MS);
        await expectState("good", POLL_MS);
      };
      /** The state appears and stays, and nothing looks live even after hours. */
      const expectLastingState = async (state: State, within: number) => {
        await expectState(state, within);
        await translate(page);
        await resize(page, { width: 1280, height: 800 });
        const age = async () => /\d+ seconds ago/.exec(await page.locator("body").innerText())?.[0];
        const before = await age();
        await time.advance(5_000, async () =>
          expect(await isIn(page, view, state), `still ${state}`).toBe(true),
        );
        if (before) expect(await age(), "the age counts up").not.toBe(before);
        await time.fastForward(FOUR_HOURS_MS);
        await expectNothingLive(page);
      };

      await test.step("on first load", async () => {
        startFault();
        await time.openPage(path);
        await open?.(page, time);
        await expectLastingState(firstLoad, FAILURE_SHOWN_WITHIN_MS + BOOT_MS);
        await expectRecovery();
      });

      await test.step("after a successful load", async () => {
        if (target === "rates") await translate(page);
        startFault();
        if (target !== "rates") await revalidateArticles(page, time);
        await expectLastingState(firstLoad === "empty" ? "empty" : "stale", FAILURE_SHOWN_WITHIN_MS);
        await resize(page, phone);
        await expectRecovery();
        await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(0);
      });
    });

test("status 401 removes the token and leads to /login after one request", async ({ page, api }) => {
  const time = await FakeTime.stop(page);
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.setItem("authToken", "expired"));
  await showView(page, views.board, time);
  api.resetRequests();
  api.setFaults({ target: "rates", kind: "status", status: 401 });
  await time.advance(POLL_MS);
  const isAtLogin = async () => new URL(page.url()).pathname === "/login";
  await time.waitFor("the visitor is at /login", isAtLogin);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  await time.runFor(10_000);
  expect(await isAtLogin()).toBe(true);
  // Without its status: leaving the page may break the connection before the answer's end.
  expect(api.requests().rates).toMatchObject([{ authorization: "Bearer expired" }]);
});

test("when a page of the article list fails, Back shows the previous page", async ({ page, api }) => {
  const time = await FakeTime.stop(page);
  await showView(page, views.articleList, time);
  const isShown = (from: number) =>
    page.getByText(`Showing ${from} - ${from + 8} of 23 articles`).isVisible();
  const isFailed = () => isIn(page, views.articleList, "failed");
  api.setFaults({ target: "posts", kind: "cut" });
  await page.getByRole("link", { name: /next/i }).click();
  await time.advanceUntil("the error is shown", FAILURE_SHOWN_WITHIN_MS, isFailed);
  await page.goBack();
  await time.advanceUntil("page 1 is shown", 1_000, () => isShown(1));
  await page.goForward();
  await time.advanceUntil("the error is shown", FAILURE_SHOWN_WITHIN_MS, isFailed);
  api.clearFaults();
  await time.advanceUntil("page 2 is shown", POLL_MS, () => isShown(10));
});
