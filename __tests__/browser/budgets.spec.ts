import { LANDING_ON_THE_WIRE, routes, scriptBudgets } from "../../scripts/audit/budgets";
import { totalOf, weigh, type Weight } from "../../scripts/audit/weigh";
import { expect, phone, test } from "./support/test";

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
const table = (weights: readonly Weight[]): string =>
  weights.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join("\n");

test.describe("size budgets", () => {
  test.use({ viewport: phone });

  for (const route of routes) {
    const budget = scriptBudgets[route];
    test(`scripts of ${route} stay within ${kB(budget)} gzip`, async ({ page }) => {
      const scripts = (await weigh(page, route)).filter(({ isScript }) => isScript);
      console.log(`${route}: ${kB(totalOf(scripts))} of ${kB(budget)} of scripts`);
      expect(totalOf(scripts), table(scripts)).toBeLessThanOrEqual(budget);
    });
  }

  test(`the landing page on a phone stays within ${kB(LANDING_ON_THE_WIRE)} on the wire before scrolling`, async ({
    page,
  }) => {
    const all = await weigh(page, "/");
    console.log(`/: ${kB(totalOf(all))} of ${kB(LANDING_ON_THE_WIRE)} on the wire`);
    expect(totalOf(all), table(all)).toBeLessThanOrEqual(LANDING_ON_THE_WIRE);
  });
});
