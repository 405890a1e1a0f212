import { expect, type Page, type Request } from "@playwright/test";

import { serverClock } from "./server-clock";

/** Polls, retries and clocks of the site all use whole seconds. */
const STEP_MS = 1_000;
const SHORT_STEP_MS = 50;
/** Longest real time that a step waits for local responses before the page's clock advances. */
const SETTLE_TIMEOUT_MS = 5_000;
/** The page parses, stores and renders a response in several tasks. */
const TASKS = 10;

/** Counts, inside the page, the API requests without a complete response, and removes `Date` from what the page receives. */
const wrapFetch = () => {
  let pending = 0;
  const counted = async <Result>(promise: Promise<Result>): Promise<Result> => {
    pending += 1;
    try {
      return await promise;
    } finally {
      pending -= 1;
    }
  };
  const { fetch } = window;
  window.fetch = (input, init) => {
    const response = fetch(input, init).then((received) => {
      const headers = new Headers(received.headers);
      headers.delete("Date");
      const read = received.text.bind(received);
      Object.defineProperty(received, "headers", { value: headers });
      return Object.assign(received, { text: () => counted(read()) });
    });
    return String(input).includes("/api/") ? counted(response) : response;
  };
  Object.assign(window, { pendingApiRequests: () => pending });
};

/** Returns 14:03 of today in Bali, in milliseconds since 1970. */
const afternoon = (): number => {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  return Date.parse(`${today}T14:03:00+08:00`);
};

/**
 * Controls the page's clock, so that minutes of polls and timeouts take no real time. The network is real: each step waits
 * for the API's responses unless `isApiHeld` is set.
 */
export class FakeTime {
  /** Milliseconds by which the test has advanced the page's clock. */
  elapsedMs = 0;
  /** True while the test holds the API's responses: steps do not wait for them. */
  isApiHeld = false;
  /** Pending requests except those to the API, which the page counts, because it receives responses later than the test. */
  private readonly pending = new Set<Request>();
  /** Whether the page has requested the API since it was opened. */
  private hasRequestedApi = false;

  private constructor(private readonly page: Page) {
    page.on("request", (request) => {
      if (request.url().includes("/api/")) this.hasRequestedApi = true;
      else this.pending.add(request);
    });
    const removePending = (request: Request) => this.pending.delete(request);
    page.on("requestfinished", removePending);
    page.on("requestfailed", removePending);
  }

  /**
   * Stops the clocks of the page and the sample API at 14:03 in Bali, when the counters are open. Call before the page opens.
   * The page gets no `Date` header, which would correct its clock.
   */
  static async stop(page: Page): Promise<FakeTime> {
    const time = new FakeTime(page);
    const now = afternoon();
    serverClock.stopAt(now);
    await page.addInitScript(wrapFetch);
    await page.clock.install({ time: now });
    // Playwright's clock runs from `install` until it is paused, which needs a later time.
    await page.clock.pauseAt(now + 30_000);
    return time;
  }

  private async isSettled(): Promise<boolean> {
    let counts = [1];
    await this.tolerateNavigation(async () => {
      counts = await this.runTasks();
    });
    return this.pending.size === 0 && (this.isApiHeld || counts.every((count) => count === 0));
  }

  private async settle(): Promise<void> {
    const until = performance.now() + SETTLE_TIMEOUT_MS;
    while (!(await this.isSettled()) && performance.now() < until);
  }

  /**
   * Lets the page run its queued tasks twice, in one round trip.
   *
   * @returns the number of API requests without a complete response, after each time
   */
  private runTasks(): Promise<number[]> {
    return this.page.evaluate(async (tasks) => {
      const counts: number[] = [];
      for (let round = 0; round < 2; round += 1) {
        for (let task = 0; task < tasks; task += 1) {
          await new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage(0);
          });
        }
        counts.push((Reflect.get(window, "pendingApiRequests") as () => number)());
      }
      return counts;
    }, TASKS);
  }

  /** Runs an action, and waits for the new page if a navigation interrupts it. */
  private async tolerateNavigation(act: () => Promise<void>): Promise<void> {
    await act().catch(async (error: unknown) => {
      if (!/navigation/.test(String(error))) throw error;
      await this.page.waitForLoadState();
    });
  }

  /** Advances the clock in one step, as after the device slept: each due timer fires once, late. */
  async fastForward(ms: number): Promise<void> {
    await this.tolerateNavigation(() => this.page.clock.fastForward(ms));
    this.elapsedMs += ms;
    await this.settle();
  }

  /** Advances the clock without a pause: each due timer fires at its time, and responses arrive at the end. */
  async runFor(ms: number): Promise<void> {
    await this.tolerateNavigation(() => this.page.clock.runFor(ms));
    this.elapsedMs += ms;
    await this.settle();
  }

  /** Advances the clock second by second and calls `each` after every step. */
  async advance(ms: number, each?: () => Promise<void>): Promise<void> {
    for (let remaining = ms; remaining > 0; remaining -= STEP_MS) {
      await this.runFor(Math.min(STEP_MS, remaining));
      await each?.();
    }
  }

  /**
   * Advances the clock second by second until a condition is met.
   *
   * @param within longest time, in milliseconds of the page's clock
   */
  async advanceUntil(what: string, within: number, isMet: () => Promise<boolean>): Promise<void> {
    const end = this.elapsedMs + within;
    await this.settle();
    while (!(await isMet())) {
      // The clock stays here; a pending render may still finish.
      if (this.elapsedMs >= end) return expect.poll(isMet, `${what} within ${within} ms`).toBe(true);
      await this.advance(Math.min(STEP_MS, end - this.elapsedMs));
    }
  }

  /** Waits in real time, for example for a script to load, while the page's clock advances in short steps. */
  async waitFor(what: string, isMet: () => Promise<boolean>): Promise<void> {
    const check = async () => {
      await this.advance(SHORT_STEP_MS);
      return isMet();
    };
    await expect.poll(check, { message: what, intervals: [SHORT_STEP_MS], timeout: 20_000 }).toBe(true);
  }

  /** Opens a page and waits for its first API request. */
  async openPage(path: string): Promise<void> {
    this.hasRequestedApi = false;
    await this.page.goto(path);
    await this.waitFor("the page requests the API", async () => this.hasRequestedApi);
  }
}
