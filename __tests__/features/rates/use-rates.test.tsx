import { act, render, renderHook } from "@testing-library/react";
import { FRESH_FOR_MS } from "../../../src/features/rates/model/freshness";
import { refreshRates } from "../../../src/features/rates/api/poll-rates";
import { useAge, useFreshness, useRates } from "../../../src/features/rates/use-rates";
import { api, cut, hangs, html, json, refused, slow } from "../../support/api";
import { path, startVisit } from "../../support/exchange-data";
import { pass } from "../../support/fake-time";
import { rateRow } from "../../support/fixtures";
import { Providers } from "../../support/render";

const usd = (buy_rate: number) => json([rateRow("USD", { buy_rate }), rateRow("AUD")]);

beforeEach(() => {
  startVisit();
  api.on(path, usd(17_925));
});

/** Simulates sleep: timers stop and the clock jumps. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);

const useEverything = () => ({ ...useRates(), ...useFreshness(), age: useAge() });

function start() {
  return renderHook(useEverything, { wrapper: Providers }).result;
}

describe("polling", () => {
  it("loads, and polls 3 seconds after each response", async () => {
    const page = start();
    expect(page.current).toMatchObject({ rates: undefined, state: "loading", freshness: "waiting", age: "" });
    await pass(0); // the first answer
    expect(page.current).toMatchObject({ state: "ready", freshness: "live", age: "just now" });
    expect(page.current.rates?.[0]?.buyRate).toBe(17_925);
    await pass(2_999); // 2.999 s
    expect(api.count()).toBe(1);
    await pass(1); // 3 s: the second poll
    expect(api.count()).toBe(2);
    await pass(27_000); // 30 s: nine more
    expect(api.count()).toBe(11);
  });

  it("never has two requests in flight, and stays live while responses take 9 seconds", async () => {
    api.on(path, slow(9_000, usd(1)));
    const page = start();
    await pass(8_999); // 8.999 s: the first is under way
    expect(api.count()).toBe(1);
    await pass(1 + 2_999); // 11.999 s
    expect(api.count()).toBe(1);
    await pass(1); // 12 s: 3 s after the answer
    expect(api.count()).toBe(2);
    await pass(8_999); // the last moment before the second answer
    expect(page.current.freshness).toBe("live");
    await pass(39_001); // a minute: one every 12 s
    expect(api.count()).toBe(6);
  });

  it("is neither live nor an error after ten minutes on another page", async () => {
    const seen = new Set<string>();
    const Shown = () => {
      const { rates, state, freshness, age } = useEverything();
      seen.add(`${rates ? "rates" : "none"} ${state} ${freshness} ${age}`);
      return null;
    };
    const { rerender } = render(<Shown />, { wrapper: Providers });
    await pass(1_000);
    rerender(<p>Another page</p>);
    await pass(600_000);
    api.on(path, slow(2_000, usd(1)));
    seen.clear();
    rerender(<Shown />);
    await pass(1_000);
    expect([...seen]).toEqual(["rates ready old 10 minutes ago"]);
    await pass(1_100); // the answer
    expect([...seen].at(-1)).toBe("rates ready live just now");
  });
});

describe("failures", () => {
  it.each([
    ["connection refused", refused()],
    ["a truncated response", cut()],
  ])("%s: retried 3 times, 1 second apart, and only then failed", async (_, answer) => {
    api.on(path, answer);
    const page = start();
    await pass(2_999); // 2.999 s: three attempts
    expect(api.count()).toBe(3);
    expect(page.current).toMatchObject({ state: "loading", freshness: "waiting" });
    await pass(1); // 3 s: the fourth and last
    expect(api.count()).toBe(4);
    expect(page.current).toMatchObject({ rates: undefined, state: "failed", freshness: "stale" });
  });

  it("fails after an empty list, which is not kept through an outage", async () => {
    api.on(path, json([]));
    const page = start();
    await pass(0);
    expect(page.current).toMatchObject({ rates: [], state: "ready" });
    api.on(path, html(500));
    await pass(6_000); // the poll at 3 s and its retries
    expect(page.current).toMatchObject({ rates: undefined, state: "failed", ratesFrom: undefined });
    api.on(path, json([]));
    await pass(3_000);
    expect(page.current).toMatchObject({ rates: [], state: "ready" });
  });

  it("keeps the last good rates through an outage, marked as stale, and recovers", async () => {
    const page = start();
    await pass(0);
    const ratesFrom = Date.now();
    const { rates } = page.current;
    api.on(path, html(500));
    await pass(5_999); // the poll at 3 s and its retries at 4 and 5 s: the rates are young, nothing has failed yet
    expect(page.current).toMatchObject({ state: "ready", freshness: "live" });
    await pass(1); // 6 s: the last retry has failed
    expect(page.current).toMatchObject({ state: "ready", freshness: "stale", ratesFrom });
    expect(page.current.rates).toBe(rates);
    api.on(path, usd(17_925));
    await pass(3_000); // one poll after the API's return
    expect(page.current).toMatchObject({ state: "ready", freshness: "live" });
    expect(page.current.rates).toBe(rates);
  });

  it("goes from live to aging to stale while the API hangs", async () => {
    const page = start();
    await pass(0);
    api.on(path, hangs());
    await pass(FRESH_FOR_MS - 1); // 14.999 s
    expect(page.current).toMatchObject({ freshness: "live", age: "14 seconds ago" });
    await pass(1); // 15 s: overdue
    expect(page.current).toMatchObject({ state: "ready", freshness: "aging", age: "15 seconds ago" });
    await pass(30_999); // 45.999 s: the poll begun at 3 s has one millisecond left
    expect(page.current.freshness).toBe("aging");
    await pass(1); // 46 s
    expect(page.current).toMatchObject({ state: "ready", freshness: "stale" });
  });
});

describe("when the visitor, the network or the device returns", () => {
  it("keeps the age when the clock is set back by less", async () => {
    const page = start();
    await pass(500);
    api.on(path, hangs());
    await pass(22_000);
    sleep(-19_000);
    await pass(1_000);
    expect(page.current).toMatchObject({ freshness: "aging", age: "23 seconds ago" });
  });

  it("polls within a pause when the device wakes, and is not live before the response", async () => {
    const page = start();
    await pass(500);
    sleep(8 * 3_600_000);
    api.on(path, slow(2_000, usd(1)));
    await pass(500); // the next tick
    expect(page.current).toMatchObject({ freshness: "old", age: "8 hours ago" });
    await pass(4_000); // the answer to the poll at 3 s
    expect(page.current).toMatchObject({ freshness: "live", state: "ready" });
  });

  it("polls at once after a pause in which a hidden tab's timers did not run", async () => {
    start();
    await pass(100);
    // Not `pass`: the timers stay where they are.
    jest.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await pass(0);
    expect(api.count()).toBe(2);
  });

  it("accepts a slow response although the network reconnects meanwhile", async () => {
    const page = start();
    await pass(0);
    api.on(path, slow(9_000, usd(18_000)));
    await pass(3_000); // the poll begins
    for (let times = 0; times < 4; times++) {
      await pass(4_000);
      act(() => void window.dispatchEvent(new Event("online")));
    }
    expect(page.current.rates?.[0]?.buyRate).toBe(18_000);
  });

  it("is not live in bfcache, and polls within a pause when restored", async () => {
    const page = start();
    await pass(2_000);
    const turn = (type: string, persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted })));
    turn("pagehide", false); // the page is discarded
    expect(page.current).toMatchObject({ freshness: "live" });
    turn("pagehide", true);
    expect(page.current).toMatchObject({ freshness: "aging" });
    api.on(path, hangs());
    sleep(66_000);
    await pass(1_000); // the next tick
    expect(page.current).toMatchObject({ freshness: "old", age: "1 minute ago" });
    api.on(path, usd(1));
    await pass(10_000); // the request in flight times out
    await pass(1_000);
    expect(page.current).toMatchObject({ freshness: "live", age: "just now" });
  });
});

describe("stored rates of an earlier visit", () => {
  const answeredAt = Date.UTC(2026, 8, 28, 6, 11);
  beforeEach(() =>
    localStorage.setItem(
      "cachedRates",
      JSON.stringify({
        answeredAt,
        body: [rateRow("USD", { buy_rate: 17_000, created_at: null, updated_at: null })],
      }),
    ),
  );

  it("are not shown while the API works", async () => {
    api.on(path, slow(2_000, usd(17_925)));
    const page = start();
    await pass(1_999);
    expect(page.current).toMatchObject({ rates: undefined, state: "loading", freshness: "waiting" });
    await pass(1);
    expect(page.current.rates?.[0]?.buyRate).toBe(17_925);
  });

  it("are shown with their age, never live, while the API fails", async () => {
    api.on(path, refused());
    const page = start();
    await pass(0); // the first failed attempt
    const old = { state: "ready", ratesFrom: answeredAt, age: "23 hours ago" };
    expect(page.current).toMatchObject({ ...old, freshness: "old" });
    expect(page.current.rates?.[0]?.buyRate).toBe(17_000);
    await pass(3_000); // its three retries
    expect(page.current).toMatchObject({ ...old, freshness: "stale" });
    api.on(path, json([rateRow("USD", { buy_rate: 17_000 })])); // the same figures, but new
    await pass(3_000);
    expect(page.current).toMatchObject({ state: "ready", freshness: "live" });
  });

  it("are no longer shown when they are a day old", async () => {
    api.on(path, refused());
    const page = start();
    await pass(59_000);
    expect(page.current).toMatchObject({ freshness: "stale", ratesFrom: answeredAt });
    await pass(6_000);
    expect(page.current).toMatchObject({ rates: undefined, state: "failed", ratesFrom: undefined });
  });

  it("are stored once a minute", async () => {
    const cached = () => localStorage.getItem("cachedRates");
    start();
    await pass(0);
    expect(cached()).toContain("17925");
    api.on(path, usd(18_000));
    await pass(57_000); // 19 polls
    expect(cached()).toContain("17925");
    await pass(3_000); // a minute
    expect(cached()).toContain("18000");
  });
});

describe("a throttling API", () => {
  const busy = (status: number, retryAfter?: string) => async () =>
    new Response("{}", { status, headers: retryAfter === undefined ? {} : { "Retry-After": retryAfter } });

  it.each([
    ["30", 30_000],
    // At most a minute.
    ["3600", 60_000],
  ])("is not called before a Retry-After of %s", async (retryAfter, waitMs) => {
    const page = start();
    await pass(0);
    api.on(path, busy(429, retryAfter));
    await pass(3_000);
    expect(page.current).toMatchObject({ state: "ready", freshness: "stale" });
    expect(page.current.rates).toHaveLength(2);
    api.on(path, usd(17_925));
    act(() => void window.dispatchEvent(new Event("online")));
    await pass(waitMs - 1);
    expect(api.count()).toBe(2);
    await pass(1);
    expect(api.count()).toBe(3);
    expect(page.current).toMatchObject({ state: "ready", freshness: "live" });
  });

  it.each([
    [429, undefined],
    [503, "1.5"],
    [429, "Thu, 01 Jan 2099 00:00:00 GMT"],
  ])(
    "is called after 1, 2, 4, ... 30 s while it answers %d with Retry-After: %s",
    async (status, retryAfter) => {
      api.on(path, busy(status, retryAfter));
      const calls: number[] = [];
      start();
      for (let second = 0; second <= 100; second++) {
        if (api.count() > calls.length) calls.push(second);
        await pass(1_000);
      }
      expect(calls.map((at, index) => at - (calls[index - 1] ?? at))).toEqual([0, 1, 2, 4, 8, 16, 30, 30]);
    },
  );
});

describe("a Date header", () => {
  const HOUR = 3_600_000;
  const version = "/page-data/app-data.json";
  /** Answers with the time of a server that is ahead of the device. */
  const answer = (address: string, aheadMs: () => number, body: unknown = [rateRow("USD")]) =>
    api.on(address, async () =>
      Response.json(body, { headers: { Date: new Date(Date.now() + aheadMs()).toUTCString() } }),
    );

  it("corrects a wrong clock by the site's own host, before the rates are shown", async () => {
    const old = [rateRow("USD", { created_at: null, updated_at: "2026-09-29T09:08:00Z" })];
    answer(path, () => 3 * HOUR, old);
    answer(version, () => 3 * HOUR);
    const page = start();
    await pass(0);
    expect(page.current).toMatchObject({ freshness: "live", age: "just now" });
    await pass(30_000); // ten polls
    expect(api.count(version)).toBe(1);
    answer(version, () => 0);
    answer(path, () => 0);
    await pass(3_000);
    expect(api.count(version)).toBe(2);
  });

  it("that a cache repeats is the age of the rates, and one of an API with a wrong clock is not", async () => {
    const madeAt = Date.now() - 600_000;
    answer(path, () => madeAt - Date.now());
    answer(version, () => 0);
    const page = start();
    await pass(6_000); // the third answer
    expect(page.current).toMatchObject({ freshness: "old", age: "10 minutes ago" });
    answer(path, () => -300_000);
    await pass(3_000);
    expect(page.current).toMatchObject({ freshness: "live", age: "just now" });
  });
});

it("a refresh does not wait for a request in flight", async () => {
  api.on(path, hangs());
  const page = start();
  await pass(500);
  api.on(path, slow(1_000, usd(1)));
  const ended = jest.fn();
  act(() => void refreshRates().then(ended));
  await pass(1_000);
  expect(ended).toHaveBeenCalledWith(true);
  expect(page.current.rates).toHaveLength(2);
});
