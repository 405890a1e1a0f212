import type { Browser, Page } from "@playwright/test";

import type { SampleApi } from "../../sample-api/create-sample-api";
import { axeViolations } from "../lib/axe-violations";
import { allStates } from "./states";

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1_024 },
  { width: 1_280, height: 800 },
  { width: 1_920, height: 1_080 },
] as const;

/** How people have pages shown. */
const looks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  usual: async (page) => {
    await page.emulateMedia({ forcedColors: "none", reducedMotion: "no-preference" });
    await setText(page, "");
  },
  "forced colours, less motion": async (page) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await setText(page, "");
  },
  "text of twice its size": async (page) => {
    await page.emulateMedia({ forcedColors: "none", reducedMotion: "no-preference" });
    await setText(page, "200%");
  },
};

const setText = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Whatever is wider than the screen has to be scrolled in two directions (WCAG 1.4.10). */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** CSS pixels, for a finger. What axe asks for, 24, is for a mouse too. */
const FINGER_PX = 44;

/**
 * Controls that a finger may miss. Not links in the midst of a text, nor what only the keyboard brings up; a link whose
 * pseudo-element covers its card is as large as that.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          // Half a px is rounding; of 1 px is what is hidden until it has the focus.
          const isSmall = Math.min(width, height) < least - 0.5 && Math.max(width, height) > 2;
          const coversCard = ["::before", "::after"].some((pseudo) => {
            const { content, position } = getComputedStyle(element, pseudo);
            return content !== "none" && position === "absolute";
          });
          const isInText =
            getComputedStyle(element).display === "inline" && element.closest("p, li") !== null;
          return isSmall && element.checkVisibility() && !isInText && !coversCard;
        })
        .map(
          (element) =>
            `smaller than ${least} px: ${element.getAttribute("aria-label") ?? element.textContent.trim()}`,
        ),
    FINGER_PX,
  );

export interface Violations {
  /** A line each, with its state and look. */
  readonly found: readonly string[];
  readonly looks: number;
}

/** Looks at all states of all views, on four screens in three ways each. */
export const violationsOfStates = async (
  browser: Browser,
  origin: string,
  api: SampleApi["state"],
): Promise<Violations> => {
  const found: string[] = [];
  let count = 0;
  for (const { name, path, faults = [], prepare, reach } of allStates) {
    api.reset();
    api.setFaults(...faults);
    const page = await browser.newPage({ baseURL: origin, viewport: screens[0] });
    await prepare?.(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await reach(page, api);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const [look, show] of Object.entries(looks)) {
        await show(page);
        count += 1;
        const violations = await axeViolations(page);
        const tooWide = await overflow(page);
        if (screen === screens[0]) violations.push(...(await smallTargets(page)));
        if (tooWide > 0) violations.push(`wider than the screen by ${tooWide} px`);
        found.push(...violations.map((what) => `${path}, ${name}, ${screen.width} px, ${look}: ${what}`));
      }
    }
    await page.close();
  }
  api.reset();
  return { found, looks: count };
};
