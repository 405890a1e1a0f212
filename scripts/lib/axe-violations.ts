import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** Longest of the animations that are awaited: above, it is a sign of progress (20 s of waiting), not something arriving. */
const LONGEST_ARRIVAL_MS = 2000;

/** What is halfway to its colour has no contrast of its own. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const arriving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && Number(effect?.getComputedTiming().endTime) <= longest,
      );
    await Promise.allSettled(arriving.map(({ finished }) => finished));
  }, LONGEST_ARRIVAL_MS);

/**
 * What axe finds on a page once its transitions have ended: violations of WCAG 2.2 AA and of axe's best practices, a line for
 * each rule with the places. Sees through the page's policy, being run by the browser itself.
 */
export const axeViolations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  await settle(page);
  return page.evaluate(async () => {
    // The one rule of WCAG 2.2 that axe leaves out unless told.
    const results = await window.axe?.run(document, { rules: { "target-size": { enabled: true } } });
    if (!results) throw new Error("axe is not on the page.");
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
  });
};
