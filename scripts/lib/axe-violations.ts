import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** Longer animations show progress; elements halfway through a shorter one have no contrast of their own. */
const LONGEST_TRANSITION_MS = 2000;

const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const transitions = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && Number(effect?.getComputedTiming().endTime) <= longest,
      );
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, LONGEST_TRANSITION_MS);

/** Returns axe's violations of WCAG 2.2 AA and of its best practices, one a line, once the page's transitions have ended. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  await finishTransitions(page);
  return page.evaluate(async () => {
    // The one rule of WCAG 2.2 that is off by default.
    const results = await window.axe?.run(document, { rules: { "target-size": { enabled: true } } });
    if (!results) throw new Error("axe is not on the page.");
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
  });
};
