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

/** Preferences of visitors. */
const preferences = [
  { name: "default", media: { forcedColors: "none", reducedMotion: "no-preference" }, text: "" },
  {
    name: "forced colours, reduced motion",
    media: { forcedColors: "active", reducedMotion: "reduce" },
    text: "",
  },
  { name: "text at 200 %", media: { forcedColors: "none", reducedMotion: "no-preference" }, text: "200%" },
] as const;

/** Returns by how many CSS pixels a page is wider than the screen (WCAG 1.4.10). */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** CSS pixels for touch; axe checks 24, for a mouse. */
const TOUCH_TARGET_PX = 44;

/**
 * Returns controls that are too small for touch, except links within text. A link whose pseudo-element covers its card is as
 * large as the card.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          // Half a pixel is rounding. Elements of 1 px are visually hidden until they have the focus.
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
    TOUCH_TARGET_PX,
  );

/** Yields the violations in all states of all views, on four screens with three sets of preferences each. */
export async function* violationsOfStates(
  browser: Browser,
  origin: string,
  api: SampleApi["state"],
): AsyncGenerator<string> {
  for (const { name, path, faults = [], prepare, reach } of allStates) {
    api.reset();
    api.setFaults(...faults);
    const page = await browser.newPage({ baseURL: origin, viewport: screens[0] });
    await prepare?.(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await reach(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const { name: preference, media, text } of preferences) {
        await page.emulateMedia(media);
        await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), text);
        const violations = await axeViolations(page);
        const tooWide = await overflow(page);
        if (screen === screens[0]) violations.push(...(await smallTargets(page)));
        if (tooWide > 0) violations.push(`wider than the screen by ${tooWide} px`);
        for (const what of violations) yield `${path}, ${name}, ${screen.width} px, ${preference}: ${what}`;
      }
    }
    await page.close();
  }
}
