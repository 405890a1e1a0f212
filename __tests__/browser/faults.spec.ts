import type { Page, Route } from "@playwright/test";

import type { FaultInput } from "../../sample-api/faults";
import { FakeTime } from "./support/fake-time";
import {
  expectNothingLive,
  isIn,
  POLL_MS,
  showView,
  SOON_MS,
  views,
  type State,
  type View,
} from "./support/live-views";
import { expect, failedRequest, test } from "./support/test";

/**
 * What a visitor sees when the network or the API fails: on the first load, and while good data are shown. The fixture
 * `watched` fails a test on any uncaught error or unhandled rejection.
 */
test.describe.configure({ timeout: 90_000 });
test.use({
  // Painting the marquee and tracing each step of the clock would take most of the time.
  contextOptions: { reducedMotion: "reduce" },
  trace: "off",
  viewport: { width: 1024, height: 640 },
});
test.beforeEach(({ expectedErrors }) => expectedErrors.push(failedRequest));

type ViewName = keyof typeof views;
type FirstLoad = "failed" | "empty" | "good";

interface Fault {
  readonly kind: FaultInput["kind"];
  readonly status?: number;
  /** What the first load shows, in every view or by the data of the view. */
  readonly firstLoad: FirstLoad | Readonly<Record<View["target"], FirstLoad>>;
  readonly views: readonly ViewName[];
}

const names: Readonly<Record<ViewName, string>> = {
  landing: "landing cards and the Today's Rates dialog",
  board: "board",
  articleList: "article list",
  article: "article",
};

const everyView: readonly ViewName[] = ["landing", "board", "articleList", "article"];

/** All views share one API client, so faults that only the client tells apart are tested on the board alone. */
const faults: Readonly<Record<string, Fault>> = {
  "connection refused": { kind: "refuse", firstLoad: "failed", views: everyView },
  "status 500 with an HTML page": { kind: "status", status: 500, firstLoad: "failed", views: ["board"] },
  "status 404": { kind: "status", status: 404, firstLoad: "failed", views: ["board", "article"] },
  "malformed JSON": { kind: "malformed", firstLoad: "failed", views: ["board"] },
  "JSON that is not an array": {
    kind: "not-array",
    firstLoad: { rates: "empty", posts: "failed", post: "failed" },
    views: everyView,
  },
  "an empty array": { kind: "empty", firstLoad: "empty", views: ["board"] },
  "no response within 10 s": { kind: "hang", firstLoad: "failed", views: everyView },
  "a response that breaks off": { kind: "cut", firstLoad: "failed", views: ["board"] },
  "missing and malformed fields": {
    kind: "missing-fields",
    firstLoad: { rates: "good", posts: "good", post: "failed" },
    views: ["board", "article"],
  },
};

/** Short enough that two of them stay within the day: rates of the day before are not live. */
const HOURS_MS = 4 * 3_600_000;
/** Cached articles older than this are requested again when the visitor returns to the tab. */
const ARTICLE_CACHE_MS = 10 * 60_000;
/** The page's clock may advance this much until the scripts have loaded. */
const BOOT_MS = 5_000;
/** A request and its three retries, each with a timeout of 10 s. */
const FOUR_TIMEOUTS_MS = 4 * 10_000;

const revalidateArticles = async (page: Page, time: FakeTime) => {
  await time.jump(ARTICLE_CACHE_MS + 1_000);
  await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
};

for (const [faultName, { kind, status, firstLoad, views: viewNames }] of Object.entries(faults))
  for (const viewName of viewNames)
    test(`${faultName}: ${names[viewName]}, on first load and over good data`, async ({ page, api }) => {
      const view: View = views[viewName];
      const { path, target, open } = view;
      const firstState = typeof firstLoad === "string" ? firstLoad : firstLoad[target];
      const failureWithin = SOON_MS + (kind === "hang" ? FOUR_TIMEOUTS_MS : 0);
      // SWR retries a 404 of an article once a minute.
      const recoveryWithin = target === "post" && status === 404 ? 60_000 : POLL_MS;
      const time = await FakeTime.stop(page);

      const startFault = () => {
        time.isApiHeld = kind === "hang";
        api.setFaults({ target, kind, status });
      };
      const endFault = () => {
        time.isApiHeld = false;
        api.clearFaults();
      };
      const expectState = (state: State, within: number) =>
        time.until(`the view is ${state}`, within, () => isIn(page, view, state));
      /** The state appears and stays, and nothing looks live even after hours. */
      const expectLastingState = async (state: State, within: number) => {
        await expectState(state, within);
        await time.pass(5_000, async () =>
          expect(await isIn(page, view, state), `still ${state}`).toBe(true),
        );
        await time.jump(HOURS_MS);
        await expectNothingLive(page);
      };

      await test.step("on first load", async () => {
        startFault();
        await time.open(path);
        await open?.(page, time);
        if (firstState !== "good") await expectLastingState(firstState, failureWithin + BOOT_MS);
        endFault();
        await expectState("good", recoveryWithin + (firstState === "good" ? BOOT_MS : 0));
      });

      await test.step("over good data", async () => {
        startFault();
        if (target !== "rates") await revalidateArticles(page, time);
        if (firstState === "good") await time.pass(POLL_MS);
        else await expectLastingState(firstState === "empty" ? "empty" : "stale", failureWithin);
        endFault();
        await expectState("good", recoveryWithin);
      });
    });

test("a response after 9 s: the board shows no error before it, then the rates", async ({ page, api }) => {
  const time = await FakeTime.stop(page);
  time.isApiHeld = true;
  api.setFaults({ target: "rates", kind: "hang" });
  await time.open(views.board.path);
  await time.pass(8_000, async () => expect(await isIn(page, views.board, "failed")).toBe(false));
  await expectNothingLive(page);
  time.isApiHeld = false;
  api.clearFaults();
  await time.until("the board is good", POLL_MS, () => isIn(page, views.board, "good"));
});

const expiredToken = "expired-token";

const signIn = async (page: Page) => {
  await page.goto("/robots.txt");
  await page.evaluate((token) => localStorage.setItem("authToken", token), expiredToken);
};

/** The visitor lands on /login, the token is removed, and no further request follows. */
const expectSignedOut = async (page: Page, time: FakeTime) => {
  const isAtLogin = async () => new URL(page.url()).pathname === "/login";
  await time.wait("the visitor is at /login", isAtLogin);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await time.pass(10_000);
  expect(requests.filter((url) => url.includes("/api/"))).toEqual([]);
  expect(await isAtLogin()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
};

for (const viewName of everyView)
  for (const moment of ["on first load", "over good data"])
    test(`status 401 ${moment}: ${names[viewName]} signs out after one request`, async ({ page, api }) => {
      const view: View = views[viewName];
      const { target, path } = view;
      const time = await FakeTime.stop(page);
      await signIn(page);
      if (moment === "over good data") await showView(page, view, time);
      api.setFaults({ target, kind: "status", status: 401 });
      if (moment === "on first load") await time.open(path);
      else if (target !== "rates") await revalidateArticles(page, time);
      await expectSignedOut(page, time);
      const { requests } = api.requests()[target];
      const statuses = requests
        .filter(({ authorization }) => authorization === `Bearer ${expiredToken}`)
        .map((request) => request.status);
      expect(statuses.filter((code) => code === 401)).toHaveLength(1);
      expect(statuses.at(-1)).toBe(401);
    });

test("status 401 for two requests at once signs out, and the token is not sent again", async ({
  page,
  api,
}) => {
  const time = await FakeTime.stop(page);
  await signIn(page);
  api.setFaults({ kind: "status", status: 401 });
  const held: Route[] = [];
  time.isApiHeld = true;
  await page.route("**/api/**", (route) => held.push(route));
  await time.open("/");
  await time.wait("both requests are under way", async () => {
    await page.locator("#articles_section").scrollIntoViewIfNeeded();
    return held.length === 2;
  });
  time.isApiHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expectSignedOut(page, time);
  expect(held.map((route) => route.request().headers().authorization)).toEqual(
    Array(2).fill(`Bearer ${expiredToken}`),
  );
});

test("when a page of the article list fails, Back shows the previous page", async ({ page, api }) => {
  const time = await FakeTime.stop(page);
  await showView(page, views.articleList, time);
  const isShown = (from: number) =>
    page.getByText(`Showing ${from} - ${from + 8} of 23 articles`).isVisible();
  const isFailed = () => isIn(page, views.articleList, "failed");
  api.setFaults({ target: "posts", kind: "cut" });
  await page.getByRole("link", { name: /next/i }).click();
  await time.until("the error is shown", SOON_MS, isFailed);
  await page.goBack();
  await time.until("page 1 is shown", 1_000, () => isShown(1));
  await page.goForward();
  await time.until("the error is shown", SOON_MS, isFailed);
  api.clearFaults();
  await time.until("page 2 is shown", POLL_MS, () => isShown(10));
});
