import { setTimeout as wait } from "node:timers/promises";

import { chromium, type CDPSession, type Page, type Request } from "@playwright/test";

import { createSampleApi, type SampleApi } from "../sample-api/create-sample-api";
import type { FaultInput } from "../sample-api/faults";
import { browserFlags, requireBrowser } from "./lib/find-program";
import { run } from "./lib/run";
import { publicDir, requireBuild, serveSite } from "./lib/serve-site";

/**
 * `npm run soak`: runs the board through a day in a real browser, on Playwright's clock. Exits with 1 if the day leaks 300 kB of heap,
 * a DOM node, a listener or a timer.
 */

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const HOURS = 24;
/** As long as a poll's interval, so that each step waits for the responses of one poll. */
const STEP_S = 3;
const MAX_HEAP_GROWTH_BYTES = 300_000;
/** The board polls every 3 s; faults and hidden hours slow it down. */
const MAX_SECONDS_PER_REQUEST = 10;
/** Compiled code counts as heap, and V8 compiles more of it over hours. */
const withoutCompiler = "--js-flags=--jitless";

/** One an hour, each twice a day. */
const faults: readonly FaultInput[] = [
  { kind: "refuse" },
  { kind: "status", status: 500 },
  { kind: "status", status: 404 },
  { kind: "malformed" },
  { kind: "not-array" },
  { kind: "empty" },
  { kind: "hang" },
  { kind: "cut" },
  { kind: "stall" },
  { kind: "missing-fields" },
  { kind: "status", status: 503, format: "none" },
  { kind: "redirect", location: "/no-such-page" },
];

interface Reading {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
}

type Callback = (...given: unknown[]) => void;
type Rest = [ms?: number, ...given: unknown[]];

/**
 * Counts, inside the page, the timers that have neither fired nor been cleared. Playwright has replaced the clock before. All are
 * methods, because esbuild adds a helper that the page lacks to functions in variables.
 */
const countTimers = () => {
  const pending = new Set<unknown>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  Object.assign(window, {
    setTimeout(callback: Callback, ...rest: Rest) {
      const id = setTimeout(
        (...given: unknown[]) => {
          pending.delete(id);
          callback(...given);
        },
        ...rest,
      );
      pending.add(id);
      return id;
    },
    setInterval(callback: Callback, ...rest: Rest) {
      const id = setInterval(callback, ...rest);
      pending.add(id);
      return id;
    },
    clearTimeout(id: number) {
      pending.delete(id);
      clearTimeout(id);
    },
    clearInterval(id: number) {
      pending.delete(id);
      clearInterval(id);
    },
    pendingTimers: pending,
  });
};

/** The board in a page and its API, both on the same clock. */
class Soak {
  private now = Date.now();
  private expectsResponses = true;
  /** Requests without a complete response. */
  private readonly pending = new Set<Request>();
  readonly api: SampleApi = createSampleApi({ now: () => this.now });

  constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {
    page.on("request", (request) => this.pending.add(request));
    page.on("requestfinished", (request) => this.pending.delete(request));
    page.on("requestfailed", (request) => this.pending.delete(request));
  }

  async pass(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= STEP_S) {
      this.now += STEP_S * 1_000;
      await this.page.clock.runFor(STEP_S * 1_000);
      if (this.expectsResponses) await this.settle();
    }
  }

  /** Waits until all responses are complete, at most two seconds. */
  private async settle(): Promise<void> {
    for (let ms = 0; ms < 2_000 && this.pending.size > 0; ms += 1) await wait(1);
    this.pending.clear();
  }

  async meetFault(fault: FaultInput, seconds: number): Promise<void> {
    this.expectsResponses = fault.kind !== "hang" && fault.kind !== "stall";
    this.api.state.setFaults({ target: "rates", ...fault });
    await this.pass(seconds);
    this.api.state.clearFaults();
    this.expectsResponses = true;
  }

  /** Hides the tab for a while, and interrupts the network. */
  async interrupt(): Promise<void> {
    await this.become("hidden");
    await this.pass(5 * MINUTE_S);
    await this.become("visible");
    await this.page.evaluate(() => {
      window.dispatchEvent(new Event("offline"));
      window.dispatchEvent(new Event("online"));
    });
    await this.pass(MINUTE_S);
  }

  private async become(state: DocumentVisibilityState): Promise<void> {
    await this.page.evaluate((visibilityState) => {
      Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  }

  /** Presses Refresh, and waits until the toast has closed. */
  async refresh(): Promise<void> {
    await this.page.getByRole("button", { name: "Refresh" }).dispatchEvent("click");
    await this.pass(MINUTE_S);
  }

  /** Opens the board on a stopped clock, and waits for hydration. */
  async open(origin: string): Promise<void> {
    await this.page.clock.install({ time: this.now });
    // The clock runs until it is paused, which needs a later time.
    this.now += MINUTE_S * 1_000;
    await this.page.clock.pauseAt(this.now);
    await this.page.addInitScript(countTimers);
    await this.page.goto(`${origin}/kurs`);
    while ((await this.badge()) === "") await this.pass(STEP_S);
  }

  private async badge(): Promise<string> {
    return (await this.page.locator("header [data-freshness]").textContent()) ?? "";
  }

  /** Returns what the page holds after a quiet minute and garbage collection. */
  async read(): Promise<Reading> {
    this.api.state.setData({ frozen: true });
    await this.pass(MINUTE_S);
    this.api.state.setData({ frozen: false });
    const badge = await this.badge();
    if (!badge.startsWith("Last Update - ")) throw new Error(`The board is not live: ${badge}`);
    for (let times = 0; times < 3; times += 1) await this.page.requestGC();
    const { usedSize } = await this.cdp.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await this.cdp.send("Memory.getDOMCounters");
    return {
      heap: usedSize,
      nodes,
      listeners: jsEventListeners,
      timers: await this.page.evaluate(() => (Reflect.get(window, "pendingTimers") as Set<unknown>).size),
    };
  }
}

/** Meets every event of the day once, so that later growth is a leak. */
async function warmUp(soak: Soak): Promise<void> {
  await soak.pass(MINUTE_S);
  for (const fault of faults) {
    await soak.meetFault(fault, MINUTE_S);
    await soak.pass(MINUTE_S);
  }
  await soak.interrupt();
  await soak.refresh();
}

async function day(soak: Soak): Promise<void> {
  for (let hour = 0; hour < HOURS; hour += 1) {
    if (process.stdout.isTTY) process.stdout.write(`\rhour ${hour + 1} of ${HOURS}`);
    const fault = faults[hour % faults.length];
    if (fault) await soak.meetFault(fault, 5 * MINUTE_S);
    await soak.interrupt();
    await soak.refresh();
    await soak.pass(HOUR_S - 12 * MINUTE_S);
  }
  if (process.stdout.isTTY) process.stdout.write("\n");
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
const count = (number: number) => number.toLocaleString("en");

/** Prints start, end and growth. Returns whether growth is within the limits. */
function report(start: Reading, end: Reading): boolean {
  const kinds = ["heap", "nodes", "listeners", "timers"] as const;
  const lines = kinds.map((kind) => {
    const write = kind === "heap" ? mb : count;
    return [kind, write(start[kind]), write(end[kind]), write(end[kind] - start[kind])];
  });
  for (const [kind = "", ...figures] of [["", "start", "end", "growth"], ...lines])
    console.log(kind.padEnd(10) + figures.map((figure) => figure.padStart(12)).join(""));
  return kinds.every((kind) => end[kind] - start[kind] < (kind === "heap" ? MAX_HEAP_GROWTH_BYTES : 1));
}

run(async () => {
  requireBuild();
  const executablePath = requireBrowser({ install: true });

  const browser = await chromium.launch({ executablePath, args: [...browserFlags, withoutCompiler] });
  // The moving notices cost much painting and allocate nothing.
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const cdp = await page.context().newCDPSession(page);
  const soak = new Soak(page, cdp);
  const server = await serveSite({ port: 0, publicDir, sampleApi: soak.api });
  try {
    await soak.open(server.origin);
    await warmUp(soak);
    const start = await soak.read();
    soak.api.state.resetRequests();
    const began = performance.now();
    await day(soak);
    const seconds = Math.round((performance.now() - began) / 1000);
    const { rates } = soak.api.state.requests();
    const end = await soak.read();
    console.log(
      `The board: ${count(HOURS * HOUR_S)} seconds in ${count(seconds)}, with ${count(rates.count)} requests for rates.`,
    );
    const hasPolled = rates.count > (HOURS * HOUR_S) / MAX_SECONDS_PER_REQUEST;
    if (!hasPolled) console.log("The board has polled too seldom.");
    const isSound = report(start, end) && hasPolled;
    for (const error of errors) console.log(`uncaught: ${error}`);
    if (!isSound || errors.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
});
