import { expect, type Page, type Request } from "@playwright/test";

import { serverClock } from "./server-clock";

/** Polls, retries and clocks of the site all keep whole seconds. */
const STEP_MS = 1_000;
const SHORT_STEP_MS = 50;
/** How long, in real time, a step waits for answers of a server on this machine before time goes on without them. */
const PATIENCE_MS = 5_000;
/** An answer is parsed, stored and rendered in several tasks of the page. */
const TASKS = 10;

/** Counts, in the page itself, the exchanges with the API whose answer the page does not have yet. */
const countExchanges = () => {
  let underWay = 0;
  const counted = async <Answer>(exchange: Promise<Answer>): Promise<Answer> => {
    underWay += 1;
    try {
      return await exchange;
    } finally {
      underWay -= 1;
    }
  };
  const { fetch } = window;
  window.fetch = (input, init) => {
    const response = fetch(input, init);
    if (!String(input).includes("/api/")) return response;
    const withBody = response.then((answer) => {
      const read = answer.text.bind(answer);
      answer.text = () => counted(read());
      return answer;
    });
    return counted(withBody);
  };
  Object.assign(window, { exchangesUnderWay: () => underWay });
};

/** Removes `Date` from the responses that the page sees. */
const hideDate = () => {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const headers = new Headers(response.headers);
    headers.delete("Date");
    Object.defineProperty(response, "headers", { value: headers });
    return response;
  };
};

/** 14:03 of today in Bali, in milliseconds since 1970. */
const afternoon = (): number => {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  return Date.parse(`${today}T14:03:00+08:00`);
};

/**
 * The page's clock stands still and is moved by hand: minutes of polls and time-outs cost no real time. The network is
 * real: after each step its answers are waited for, unless they are kept back.
 */
export class FakeTime {
  /** Milliseconds of the page's time since the start. */
  passed = 0;
  /** True while the server keeps the API's answers back: time goes on without them. */
  withoutAnswers = false;
  /** Scripts, pictures and pages. What the API is asked is counted in the page, which may hear of it later than the test. */
  private readonly underWay = new Set<Request>();

  private constructor(private readonly page: Page) {
    page.on("request", (request) => {
      if (!request.url().includes("/api/")) this.underWay.add(request);
    });
    const forget = (request: Request) => this.underWay.delete(request);
    page.on("requestfinished", forget);
    page.on("requestfailed", forget);
  }

  /**
   * To be called before the page is opened. The page and the sample API begin in the afternoon of today in Bali, when the counters
   * are open, and the page sees no `Date` of the servers, which would correct its clock.
   *
   * @param now another time for the page alone, which then does see `Date`
   */
  static async stop(page: Page, now?: number): Promise<FakeTime> {
    const time = new FakeTime(page);
    await page.addInitScript(countExchanges);
    if (now === undefined) {
      now = afternoon();
      serverClock.stopAt(now);
      await page.addInitScript(hideDate);
    }
    await page.clock.install({ time: now });
    // Playwright's clock runs until it is paused, at a later time than it was set to.
    await page.clock.pauseAt(now + 30_000);
    return time;
  }

  /** How many requests to the API have no answer yet. */
  waiting(): Promise<number> {
    return this.page.evaluate(() => (Reflect.get(window, "exchangesUnderWay") as () => number)());
  }

  private async isSettled(): Promise<boolean> {
    await this.onPage(() => this.doTasks());
    if (this.underWay.size > 0) return false;
    return this.withoutAnswers || (await this.waiting().catch(() => 1)) === 0;
  }

  private async settle(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    while (!(await this.isSettled()) && performance.now() < until);
    await this.onPage(() => this.doTasks());
  }

  /** Lets the page do what is due without any timer. */
  private doTasks(): Promise<void> {
    return this.page.evaluate(async (tasks) => {
      for (let task = 0; task < tasks; task += 1) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(0);
        });
      }
    }, TASKS);
  }

  /** The page may leave for another address in the middle of it. */
  private async onPage(act: () => Promise<unknown>): Promise<void> {
    await act().catch(async (error: unknown) => {
      if (!/navigation/.test(String(error))) throw error;
      await this.page.waitForLoadState();
    });
  }

  /** What a sleep of the device looks like to the page: each timer that is due fires once, far too late. */
  async jump(ms: number): Promise<void> {
    await this.onPage(() => this.page.clock.fastForward(ms));
    this.passed += ms;
    await this.settle();
  }

  /** Lets time pass; `each` looks on at every step. */
  async pass(ms: number, each?: () => Promise<void>): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      const step = Math.min(STEP_MS, left);
      await this.onPage(() => this.page.clock.runFor(step));
      this.passed += step;
      await this.settle();
      await each?.();
    }
  }

  /**
   * Lets time pass until something is so.
   *
   * @param within at most this long, in milliseconds of the page's time
   */
  async until(what: string, within: number, isSo: () => Promise<boolean>): Promise<void> {
    const end = this.passed + within;
    await this.settle();
    while (!(await isSo())) {
      // The clock stands still from here on: only what is on its way to the screen may still arrive.
      if (this.passed >= end) return expect.poll(isSo, `${what} within ${within} ms`).toBe(true);
      await this.pass(Math.min(STEP_MS, end - this.passed));
    }
  }

  /** Waits for what comes in its own time, such as a script; the page's clock moves on slowly meanwhile. */
  async wait(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const look = async () => {
      await this.pass(SHORT_STEP_MS);
      return isSo();
    };
    await expect.poll(look, { message: what, intervals: [SHORT_STEP_MS], timeout: 20_000 }).toBe(true);
  }

  /** Opens a page, and waits until it has asked the API for its data. */
  async open(path: string): Promise<void> {
    let hasAsked = false;
    void this.page.waitForRequest(/\/api\//).then(() => (hasAsked = true));
    await this.page.goto(path);
    await this.wait("the API is asked", async () => hasAsked);
  }
}
