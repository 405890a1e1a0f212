import type { Browser } from "@playwright/test";

import { openWhole } from "./whole-window";

/** What the browser did in a dozen seconds in which nothing but clock and notices moved. */
export interface Seconds {
  /** Times that a layer other than the clock's was painted. */
  readonly otherPaints: number;
  /** Layouts that began at the page rather than at the clock's own box. */
  readonly wholeLayouts: number;
  /** Times that the browser worked out anew which layers the page consists of. */
  readonly arrangements: number;
}

interface Layer {
  readonly backendNodeId?: number;
  readonly paintCount: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  /** Microseconds, by a clock that all events share. */
  readonly ts: number;
  readonly args: { readonly beginData?: { readonly frame: string; readonly partialLayout: boolean } };
}

const CLOCK = "header time:not([lang])";

/** All digits, and the change of two at once. */
const WATCHED_TICKS = 12;
/** Asking for the layers has Chromium paint the page once more. */
const TICKS_BEFORE = 3;
const ARRANGEMENT = "PaintArtifactCompositor::Update";
/** Of the service worker's offline copy, and of the flags that become bitmaps (flatten-flags.ts). */
const SETTLED_AFTER_S = 40;

/**
 * Watches what Chromium lays out and paints for each second of the board on a wall screen, whose rates stand still (Chrome
 * DevTools Protocol, domains LayerTree and Tracing).
 */
export const boardSeconds = async (browser: Browser, origin: string): Promise<Seconds> => {
  const { page, client } = await openWhole(browser, { width: 1920, height: 1080 });
  await page.goto(`${origin}/kurs`);
  await page.waitForTimeout(SETTLED_AFTER_S * 1_000);
  const tracer = await browser.newBrowserCDPSession();

  await client.send("DOM.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector: CLOCK });
  const { node } = await client.send("DOM.describeNode", { nodeId });
  const { frameTree } = await client.send("Page.getFrameTree");

  const paints = { all: 0, others: 0 };
  let onPaint = (): void => {};
  client.on("LayerTree.layerTreeDidChange", ({ layers }: { layers?: readonly Layer[] }) => {
    if (!layers) return;
    const others = layers.filter(({ backendNodeId }) => backendNodeId !== node.backendNodeId);
    const sum = (some: readonly Layer[]): number => some.reduce((all, { paintCount }) => all + paintCount, 0);
    paints.all = sum(layers);
    paints.others = sum(others);
    onPaint();
  });
  // Every second something is painted; where it is not the clock's own layer, that is what is looked for.
  const ticks = (count: number): Promise<void> => {
    const until = paints.all + count;
    return new Promise((resolve) => {
      onPaint = () => paints.all >= until && resolve();
    });
  };
  // The first that is told of are the paints of all the time before.
  const isTold = ticks(1);
  await client.send("LayerTree.enable");
  await isTold;
  await ticks(TICKS_BEFORE);

  const events: TraceEvent[] = [];
  tracer.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const isComplete = new Promise<unknown>((resolve) => tracer.once("Tracing.tracingComplete", resolve));
  await tracer.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "blink"] },
  });
  // A layer goes and comes again, so that the trace is known to tell of arrangements.
  for (const willChange of ["auto", ""]) {
    await page
      .locator(CLOCK)
      .evaluate((clock: HTMLElement, value) => (clock.style.willChange = value), willChange);
    await ticks(1);
  }
  await ticks(TICKS_BEFORE);
  const othersBefore = paints.others;
  await page.evaluate((mark) => console.timeStamp(mark), "watched from here");
  await ticks(WATCHED_TICKS);
  const otherPaints = paints.others - othersBefore;
  await tracer.send("Tracing.end");
  await isComplete;
  await page.close();

  const from = events.find(({ name }) => name === "TimeStamp")?.ts ?? 0;
  const isWatched = ({ ts }: TraceEvent): boolean => ts >= from;
  const layouts = events.filter(
    ({ name, args }) => name === "Layout" && args.beginData?.frame === frameTree.frame.id,
  );
  const arrangements = events.filter(({ name, pid }) => name === ARRANGEMENT && pid === layouts[0]?.pid);
  if (!layouts.some(isWatched) || arrangements.every(isWatched))
    throw new Error("The trace does not tell of layouts or of layers: Chromium has changed what it says.");
  return {
    otherPaints,
    wholeLayouts: layouts.filter((event) => isWatched(event) && !event.args.beginData?.partialLayout).length,
    arrangements: arrangements.filter(isWatched).length,
  };
};
