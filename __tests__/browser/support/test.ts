import { join } from "node:path";

import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page, type ViewportSize } from "@playwright/test";

import type { SampleApi } from "../../../sample-api/create-sample-api";
import { serveSite } from "../../../scripts/lib/serve-site";
import { twoFrames } from "./layout-shifts";
import { createTestApi, serverClock } from "./server-clock";

type Worker = { readonly site: { readonly origin: string; readonly api: SampleApi } };

type Test = {
  /** The state of the sample API, reset for each test. */
  readonly api: SampleApi["state"];
  /** Patterns of console errors that this test expects. */
  readonly expectedErrors: RegExp[];
  readonly watched: void;
};

/** Playwright's `test` with the production site and its sample API. Unexpected console errors fail the test. */
export const test = base.extend<Test, Worker>({
  site: [
    async ({}, use) => {
      const api = createTestApi();
      const server = await serveSite({
        port: 0,
        publicDir: join(__dirname, "../../../public"),
        sampleApi: api,
      });
      await use({ origin: `http://localhost:${server.port}`, api });
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  api: [
    async ({ site }, use) => {
      serverClock.reset();
      site.api.state.reset();
      await use(site.api.state);
      site.api.state.clearFaults();
    },
    { auto: true },
  ],
  expectedErrors: async ({}, use) => use([]),
  watched: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) =>
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
        );
      });
      await use();
      expect(
        errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text))),
        "errors in the console",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Chromium's console error for a failed request, which a page cannot prevent. */
export const failedRequest = /^Failed to load resource/;

export const phone = { width: 390, height: 844 } as const;

/** Opens the landing page and waits for hydration, after which the opening status is known. */
export const openLandingPage = async (page: Page): Promise<void> => {
  await page.goto("/");
  await expect(page.locator("[data-open]").first()).toBeAttached();
};

/** Resizes the screen, and waits until the page has chosen its layout for the size. */
export const resize = async (page: Page, size: ViewportSize): Promise<void> => {
  await page.setViewportSize(size);
  await twoFrames(page);
};

/** Doubles the text size of the page. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

/** Longer animations show progress; elements halfway through a shorter one have no contrast of their own. */
const LONGEST_TRANSITION_MS = 2000;

/** Ends short transitions at once: waiting would never end for an element that the browser does not render. */
const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate((longest) => {
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) <= longest) animation.finish();
  }, LONGEST_TRANSITION_MS);

/** Expects no violation of WCAG 2.2 AA and of axe's best practices. `message` names the state in a failure. */
export const expectAccessible = async (page: Page, message?: string): Promise<void> => {
  await finishTransitions(page);
  const { violations } = await new AxeBuilder({ page })
    // The one rule of WCAG 2.2 that is off by default.
    .options({ rules: { "target-size": { enabled: true } } })
    // The site has no frames, so axe needs no second page.
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
    message,
  ).toEqual([]);
};
