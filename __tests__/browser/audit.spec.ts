import { allStates } from "./support/states";
import { expect, expectAccessible, failedRequest, test } from "./support/test";

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

test.describe("audit", { tag: "@audit" }, () => {
  for (const { name, path, faults = [], reach } of allStates) {
    test(`${path}, ${name}`, async ({ page, api, expectedErrors }) => {
      expectedErrors.push(failedRequest);
      api.setFaults(...faults);
      await page.setViewportSize(screens[0]);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await reach(page);
      // Where the page happens to be scrolled, the bar at the bottom covers a part of a control.
      await page.evaluate(() => {
        for (const bar of document.querySelectorAll("aside"))
          if (getComputedStyle(bar).position === "sticky") bar.style.position = "static";
      });
      for (const screen of screens) {
        await page.setViewportSize(screen);
        for (const { name: preference, media, text } of preferences) {
          const where = `${screen.width} px, ${preference}`;
          await page.emulateMedia(media);
          await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), text);
          await expectAccessible(page, where);
          const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(tooWide, `${where}: pixels beyond the screen (WCAG 1.4.10)`).toBeLessThanOrEqual(0);
        }
      }
    });
  }
});
