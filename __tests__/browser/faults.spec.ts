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
 * Every fault that the network and the API are known for, in every view of live data, on the first load and while good
 * data are shown. The fixture `watched` fails a test on any uncaught error or unhandled rejection.
 */
test.describe.configure({ timeout: 90_000 });
test.use({
  // A board whose notices run is a lot of painting, and a trace of each step of the clock costs more than all the rest.
  contextOptions: { reducedMotion: "reduce" },
  trace: "off",
  viewport: { width: 1024, height: 640 },
});

/** How a view ends up. `late`: as always, but after 9 s. */
type Outcome = "failed" | "empty" | "good" | "late" | "login";

interface Fault {
  readonly kind: FaultInput["kind"] | "dns";
  readonly status?: number;
  /** On the first load; the same for all kinds of data, or each its own. */
  readonly outcome: Outcome | Readonly<Record<View["target"], Outcome>>;
}

const faults: Readonly<Record<string, Fault>> = {
  "connection refused": { kind: "refuse", outcome: "failed" },
  "DNS failure": { kind: "dns", outcome: "failed" },
  "500 with HTML": { kind: "status", status: 500, outcome: "failed" },
  "404": { kind: "status", status: 404, outcome: "failed" },
  "401": { kind: "status", status: 401, outcome: "login" },
  "malformed JSON": { kind: "malformed", outcome: "failed" },
  "not an array": { kind: "not-array", outcome: { rates: "empty", posts: "failed", post: "failed" } },
  "an empty answer": { kind: "empty", outcome: { rates: "empty", posts: "empty", post: "failed" } },
  "no answer within 10 s": { kind: "hang", outcome: "failed" },
  "an answer after 9 s": { kind: "hang", outcome: "late" },
  "half an answer, then cut": { kind: "cut", outcome: "failed" },
  "missing and absurd fields": {
    kind: "missing-fields",
    outcome: { rates: "good", posts: "good", post: "failed" },
  },
};

const names: Readonly<Record<keyof typeof views, string>> = {
  landing: "landing cards and the Today's Rates dialog",
  board: "board",
  articleList: "article list",
  article: "article",
};

/** Twice this is still the same day: rates of yesterday are not live. */
const HOURS_MS = 4 * 3_600_000;
/** The age from which cached articles are asked for again. */
const ARTICLES_LAST_MS = 10 * 60_000;
/** Articles are asked for before the scripts have come: as much of the page's time may pass until they have. */
const BOOT_MS = 5_000;
/** Four attempts of 10 s in place of four at once. */
const AFTER_TIMEOUTS_MS = SOON_MS + 4 * 10_000;

const oldToken = "token-of-yesterday";

const signIn = async (page: Page) => {
  await page.goto("/robots.txt");
  await page.evaluate((token) => localStorage.setItem("authToken", token), oldToken);
};

/** The visitor comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

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

/** The views share one client: what it makes of a fault is tested on the board, what each view shows on all of them. */
const everywhere = ["connection refused", "401", "not an array", "no answer within 10 s"];

const viewsFor = (faultName: string): readonly (keyof typeof views)[] => {
  if (everywhere.includes(faultName)) return ["landing", "board", "articleList", "article"];
  return ["404", "missing and absurd fields"].includes(faultName) ? ["board", "article"] : ["board"];
};

for (const [faultName, { kind, status, outcome: outcomes }] of Object.entries(faults))
  for (const viewName of viewsFor(faultName))
    test(`${faultName}: ${names[viewName]}, on first load and over good data`, async ({
      page,
      api,
      expectedErrors,
    }) => {
      expectedErrors.push(failedRequest);
      const view: View = views[viewName];
      const { path, target, open } = view;
      const outcome = typeof outcomes === "string" ? outcomes : outcomes[target];
      const time = await FakeTime.stop(page);

      const begin = async () => {
        time.withoutAnswers = kind === "hang";
        if (kind === "dns") await page.route("**/api/**", (route) => route.abort("namenotresolved"));
        else api.setFaults({ target, kind, status });
      };
      const end = async () => {
        time.withoutAnswers = false;
        if (kind === "dns") await page.unroute("**/api/**");
        api.clearFaults();
      };
      const see = (state: State, within: number) =>
        time.until(`"${state}" is seen`, within, () => isIn(page, view, state));
      const stay = (state: State, ms: number) =>
        time.pass(ms, async () => expect(await isIn(page, view, state), `still "${state}"`).toBe(true));
      const patience = kind === "hang" ? AFTER_TIMEOUTS_MS : SOON_MS;
      // That an article is missing is an answer, which is asked for again once a minute.
      const healing = target === "post" && status === 404 ? 60_000 : POLL_MS;
      const expectOldTokenOnce = () => {
        const { requests } = api.requests()[target];
        const withToken = requests.filter(({ authorization }) => authorization === `Bearer ${oldToken}`);
        expect(withToken.filter((request) => request.status === 401)).toHaveLength(1);
        expect(withToken.at(-1)?.status, "the last one with the old token").toBe(401);
      };

      await test.step("on first load", async () => {
        await begin();
        if (outcome === "login") await signIn(page);
        await time.open(path);
        if (outcome === "login") {
          await expectSignedOut(page, time);
          return expectOldTokenOnce();
        }
        await open?.(page, time);
        if (outcome === "late") {
          await time.pass(8_000, async () => expect(await isIn(page, view, "failed")).toBe(false));
          await expectNothingLive(page);
        } else if (outcome !== "good") {
          await see(outcome, patience + BOOT_MS);
          await stay(outcome, 5_000);
          await time.jump(HOURS_MS);
          await expectNothingLive(page);
        }
        await end();
        // Where nothing else was to be seen, the scripts may not have come yet.
        await see("good", outcome === "good" ? healing + BOOT_MS : healing);
      });

      await test.step("over good data", async () => {
        if (outcome === "login") {
          await end();
          api.resetRequests();
          await signIn(page);
          await showView(page, view, time);
        }
        await begin();
        if (target !== "rates") {
          await time.jump(ARTICLES_LAST_MS + 1_000);
          await comeBack(page);
        }
        if (outcome === "login") {
          await expectSignedOut(page, time);
          return expectOldTokenOnce();
        }
        if (outcome === "good") await time.pass(POLL_MS);
        if (outcome === "late") await stay("good", 9_000);
        if (outcome === "empty") await see("empty", patience);
        if (outcome === "failed") {
          await see("stale", patience);
          await stay("stale", 5_000);
          await time.jump(HOURS_MS);
        }
        if (outcome === "failed" || outcome === "empty") await expectNothingLive(page);
        await end();
        await see("good", healing);
      });
    });

test("401 to two requests at once: the token is gone, and none is sent with it again", async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(failedRequest);
  const time = await FakeTime.stop(page);
  await signIn(page);
  api.setFaults({ kind: "status", status: 401 });
  // The first one waits for the second.
  const held: Route[] = [];
  time.withoutAnswers = true;
  await page.route("**/api/**", (route) => held.push(route));
  await time.open("/");
  await time.wait("both are under way", async () => {
    await page.locator("#articles_section").scrollIntoViewIfNeeded();
    return held.length === 2;
  });
  time.withoutAnswers = false;
  await Promise.all(held.map((route) => route.continue()));
  await expectSignedOut(page, time);
  expect(held.map((route) => route.request().headers().authorization)).toEqual(
    Array(2).fill(`Bearer ${oldToken}`),
  );
});

test("a page of the list that fails leaves the way back to the one before", async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(failedRequest);
  const time = await FakeTime.stop(page);
  await showView(page, views.articleList, time);
  const isShown = (from: number) =>
    page.getByText(`Showing ${from} - ${from + 8} of 23 articles`).isVisible();
  const isFailed = () => isIn(page, views.articleList, "failed");
  api.setFaults({ target: "posts", kind: "cut" });
  await page.getByRole("link", { name: /next/i }).click();
  await time.until("the failure is told", SOON_MS, isFailed);
  await page.goBack();
  await time.until("page 1 is shown", 1_000, () => isShown(1));
  await page.goForward();
  await time.until("the failure is told", SOON_MS, isFailed);
  api.clearFaults();
  await time.until("page 2 is shown", POLL_MS, () => isShown(10));
});
