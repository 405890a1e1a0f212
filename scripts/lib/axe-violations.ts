import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** Longer animations show progress; elements halfway through a shorter one have no contrast of their own. */
const LONGEST_TRANSITION_MS = 2000;

/** Ends short transitions at once: waiting would never end for an element that the browser does not render. */
const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate((longest) => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) <= longest) animation.finish();
  }, LONGEST_TRANSITION_MS);

/** Returns axe's violations of WCAG 2.2 AA and of its best practices, one a line, after the end of the page's transitions. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  await finishTransitions(page);
  return page.evaluate(async () => {
    // The one rule of WCAG 2.2 that is off by default.
    const results = await window.axe?.run(document, {
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
    });
    if (!results) throw new Error("axe is not on the page.");
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
  });
};
