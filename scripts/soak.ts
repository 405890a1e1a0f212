import { join } from "node:path";

import { chromium, type CDPSession, type Page } from "@playwright/test";

import { createSampleApi, type SampleApi } from "../sample-api/create-sample-api";
import type { FaultInput } from "../sample-api/faults";
import { browserFlags, requireBrowser } from "./lib/find-program";
import { run } from "./lib/run";
import { publicDir, requireBuild, serveSite } from "./lib/serve-site";

/**
 * `npm run soak`: runs the board through a day in a real browser, on a fast clock. Exits with 1 if the day leaks 300 kB of heap,
 * a DOM node, a listener or a timer.
 */

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const HOURS = 24;
/** Rates and faults change between two strides. */
const STRIDE_S = 15;
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

declare global {
  interface Window {
    /** See soak/fast-clock.js. */
    readonly fastClock: {
      advance(seconds: number, expectsResponses: boolean): Promise<number>;
      timers(): number;
    };
  }
}

/** The board in a page and its API, both on the same clock. */
class Soak {
  private now = Date.now();
  private expectsResponses = true;
  readonly api: SampleApi = createSampleApi({ now: () => this.now });

  constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  async pass(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= STRIDE_S) {
      this.now = await this.page.evaluate(
        ([stride, expectsResponses]) => window.fastClock.advance(stride, expectsResponses),
        [Math.min(STRIDE_S, left), this.expectsResponses] as const,
      );
    }
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

  /** Waits for hydration. */
  async start(): Promise<void> {
    while ((await this.badge()) === "") await this.pass(1);
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
      timers: await this.page.evaluate(() => window.fastClock.timers()),
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
    await page.addInitScript({ path: join(__dirname, "soak", "fast-clock.js") });
    await page.goto(`http://localhost:${server.port}/kurs`);
    await soak.start();
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
