import type { Browser, Locator, Page } from "@playwright/test";

import { median } from "./figure";
import { openWhole } from "./whole-window";

const SLOWDOWN = 4;
const viewport = { width: 390, height: 844 };
/** For what a click sets off to be painted, and its timing to be reported. */
const SETTLED_MS = 700;

/** A page on a phone whose processor is slow; what is clicked is timed from the moment that `startTiming` is called. */
const openSlowly = async (browser: Browser, url: string): Promise<Page> => {
  const { page, client } = await openWhole(browser, viewport);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Number(Reflect.get(entry, "interactionId")) > 0) durations.push(entry.duration);
      }
      // 16 ms is the least that browsers report.
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  await page.goto(url);
  await page.waitForLoadState("load");
  await page.waitForTimeout(3_000);
  return page;
};

const longestOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const durations = Reflect.get(window, "durations") as number[];
    const longest = Math.max(0, ...durations);
    durations.length = 0;
    return longest;
  });

export interface Interaction {
  readonly control: string;
  /** Click to next paint, milliseconds. */
  readonly duration: number;
}

const controls = "button, summary";

/** Has the pointer on a control, as far as nothing covers that. */
const reach = (control: Locator): Promise<boolean> =>
  control.hover({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );

/** Presses a control and times what follows; nothing where it cannot be pressed. */
const press = async (page: Page, control: Locator): Promise<Interaction | undefined> => {
  if (!(await control.isVisible()) || !(await control.isEnabled())) return undefined;
  const name = await control.evaluate(
    (element) =>
      element.getAttribute("aria-label") ||
      element.textContent.trim() ||
      element.querySelector("img")?.alt ||
      element.tagName,
  );
  // Some controls are covered once another has been used (a toast, a bar): they have had their turn on another page.
  if (!(await reach(control))) return undefined;
  await page.waitForTimeout(SETTLED_MS);
  await longestOf(page);
  // Not the control's own click(): its look at what is under the pointer would be timed too.
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(SETTLED_MS);
  return { control: name, duration: await longestOf(page) };
};

/**
 * Presses every button of a page, one after the other, and those of the dialogs that they open; each dialog is closed again.
 * The slowest one is returned.
 */
export const slowestControl = async (browser: Browser, url: string): Promise<Interaction> => {
  const page = await openSlowly(browser, url);
  // Of other sites.
  page.on("popup", (tab) => void tab.close());
  let slowest: Interaction = { control: "none", duration: 0 };
  const keep = (pressed: Interaction | undefined): void => {
    if (pressed && pressed.duration > slowest.duration) slowest = pressed;
  };
  const all = page.locator(controls);
  const dialog = page.locator("dialog[open]");
  for (let index = 0; index < (await all.count()); index += 1) {
    const opener = all.nth(index);
    keep(await press(page, opener));
    const within = dialog.locator(controls);
    const count = await within.count();
    for (let inner = 0; inner < count; inner += 1) {
      // The control before has closed it.
      if ((await dialog.count()) === 0) {
        await opener.click();
        await dialog.waitFor();
      }
      keep(await press(page, within.nth(inner)));
    }
    await page.keyboard.press("Escape");
    await page.waitForTimeout(SETTLED_MS);
  }
  await page.close();
  return slowest;
};

const oneTimeToBoard = async (browser: Browser, origin: string): Promise<number> => {
  const page = await openSlowly(browser, origin);
  const link = page.getByRole("link", { name: "View Today's Rates" }).first();
  await link.hover();
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => {
    addEventListener(
      "click",
      () => {
        const clickedAt = performance.now();
        new MutationObserver((_, observer) => {
          if (location.pathname !== "/kurs" || !document.querySelector("time")) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => Object.assign(window, { boardAfter: performance.now() - clickedAt })),
          );
        }).observe(document.body, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
  await link.click();
  const after = await page.waitForFunction(() => Reflect.get(window, "boardAfter") as number | undefined);
  const duration = Number(await after.jsonValue());
  await page.close();
  return duration;
};

/**
 * From the click on the landing page's link to the paint of the board's frame, milliseconds: the median of the runs.
 *
 * @param runs odd, for there to be a middle one
 */
export const timeToBoard = async (browser: Browser, origin: string, runs: number): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await oneTimeToBoard(browser, origin));
  return median(times);
};
