import type { Page } from "@playwright/test";
import type { Page as Firefox } from "puppeteer-core";

import { findTool } from "../../scripts/lib/find-program";
import { lastBranch } from "../support/site-content";
import { startFirefox } from "./support/firefox";
import { expectOneDarkColourInPrint } from "./support/print-colours";
import { footOf, inkOf, sheetsOf } from "./support/printed-sheets";
import { expect, openLandingPage, phone, test } from "./support/test";

/** Chromium's own margin. */
const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };

/** A heading nearer than this to the foot of a sheet, in points, has no line of its text below it. */
const FOOT_PT = 28 + 40;

const countSheets = (file: string) => file.match(/\/Type \/Page\b/g)?.length;

/** Prints the page on A4, and returns the number of sheets and the lowest heading's distance from a sheet's foot. */
const print = async (page: Page) => {
  const file = (await page.pdf({ format: "A4", margin, tagged: true, outline: true })).toString("latin1");
  // The outline has a destination for each heading.
  const tops = [...file.matchAll(/\/Dest \[\d+ 0 R \/XYZ \S+ (\S+) 0\]/g)].map(([, top]) => Number(top));
  expect(tops.length).toBeGreaterThan(0);
  return { sheets: countSheets(file), lowest: Math.min(...tops) };
};

test("the landing page prints one sheet with rates and counters in one dark colour", async ({ page }) => {
  await openLandingPage(page);
  await expect(page.getByText(/^Updated/).first()).toBeVisible();
  const { sheets, lowest } = await print(page);
  expect(sheets).toBe(1);
  expect(lowest).toBeGreaterThan(FOOT_PT);
  await expectOneDarkColourInPrint(page);
  for (const text of [
    "No. 18 / 19 KEP. GBI / Dpr / 2016",
    /^Last Update - \d+ \w+ \d{4}, \d\d:\d\d:\d\d$/,
    "Head office",
    /Every day 08:00-22:00/,
  ])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  for (const hidden of ["Live", "What will I get?", "Photo Gallery"])
    await expect(page.getByText(hidden).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("[data-open]").filter({ visible: true })).toHaveCount(0);
});

test("the price list on paper says who allows the business, and where it is", async ({ page }) => {
  await page.goto("/kurs");
  await page.emulateMedia({ media: "print" });
  const imprint = page.getByText("No. 18 / 19 KEP. GBI / Dpr / 2016");
  await expect(imprint).toBeVisible();
  await expect(imprint).toContainText(/Kerobokan, Bali.*\+62/);
});

test("a page prints as if its open dialog were closed", async ({ page }) => {
  for (const [path, kind, opener] of [
    ["/", "button", "FAQ"],
    ["/", "button", "Contact Us"],
    ["/", "button", "Today's Rates"],
    ["/kurs", "link", "Calculate with JPY"],
  ] as const)
    await test.step(opener, async () => {
      // The board's rows lead to the calculator on small screens.
      await page.setViewportSize(phone);
      await page.goto(path);
      await expect(page.getByText(/^(?:Updated|Last Update)/).first()).toBeVisible();
      const sheets = async () => countSheets((await page.pdf({ format: "A4", margin })).toString("latin1"));
      const closed = await sheets();
      await page.getByRole(kind, { name: opener }).filter({ visible: true }).first().click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      expect(await sheets()).toBe(closed);
      await expect(dialog.locator(":focus")).toBeAttached();
      await page.emulateMedia({ media: "print" });
      await expect(dialog).toBeHidden();
      await page.emulateMedia({ media: null });
    });
});

test("articles print leaflets of at most two sheets, and their list in one dark colour", async ({ page }) => {
  for (const id of [1, 3, 7])
    await test.step(`article ${id}`, async () => {
      await page.goto(`/artikel/${id}`);
      await expect(page.getByRole("navigation", { name: "Related articles" })).toBeVisible();
      const pictures = page.locator("article img");
      await expect
        .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)))
        .toBe(true);
      const { sheets, lowest } = await print(page);
      expect(sheets).toBeLessThanOrEqual(2);
      expect(lowest).toBeGreaterThan(FOOT_PT);
    });
  await test.step("the list", async () => {
    await page.goto("/artikel");
    await expect(page.getByText(/^Showing 1 - 9/)).toBeVisible();
    await expectOneDarkColourInPrint(page);
  });
});

const papers = ["A4", "Letter"] as const;
const margins = ["0cm", "1cm", "1.27cm"];

test.describe("in Chromium and Firefox", () => {
  test.skip(!findTool("firefox-esr") || !findTool("pdftoppm"), "firefox-esr or pdftoppm is not installed");
  // Eighteen sheets a page in each engine, on a busy machine.
  test.slow();

  let firefox: Firefox;
  test.beforeEach(async () => {
    firefox = await startFirefox();
  });
  test.afterEach(() => firefox.browser().close());

  const sheetsIn = async (
    page: Pick<Page, "pdf"> | Firefox,
    format: (typeof papers)[number],
    edge: string,
  ) => {
    const options = { format, margin: { top: edge, right: edge, bottom: edge, left: edge } };
    return sheetsOf(Buffer.from(await page.pdf(options)));
  };

  for (const [path, ready, most] of [
    ["/", "12.550", 1],
    ["/kurs", "12.550", 1],
    [`/cabang/${lastBranch().slug}`, "12.550", 1],
    ["/artikel/7", "Related articles", 2],
  ] as const)
    test(`${path} prints as many sheets on every paper, and none is empty`, async ({ page, baseURL }) => {
      await page.goto(path);
      await expect(page.locator("main")).toContainText(ready);
      await firefox.goto(`${baseURL}${path}`);
      await expect
        .poll(() => firefox.evaluate(() => document.querySelector("main")?.textContent))
        .toContain(ready);
      for (const paper of papers)
        for (const edge of margins) {
          const what = `${paper}, ${edge}`;
          const inChromium = await sheetsIn(page, paper, edge);
          const inFirefox = await sheetsIn(firefox, paper, edge);
          expect(inFirefox, what).toHaveLength(inChromium.length);
          expect(inFirefox.length, what).toBeLessThanOrEqual(most);
          for (const [index, sheet] of inFirefox.entries()) {
            const ink = inkOf(sheet);
            expect(ink, `${what}, sheet ${index + 1}`).toBeDefined();
            // The engines break lines differently, but end a sheet at about the same height.
            expect(Math.abs(ink![1] - (inkOf(inChromium[index]!)?.[1] ?? 0)), what).toBeLessThan(0.1);
          }
        }
    });

  test("the board's notices are printed whole, however long the page is open", async ({ baseURL }) => {
    await firefox.goto(`${baseURL}/kurs`);
    // The placeholder is lower than the tables, by the line about suffixes.
    await expect
      .poll(() => firefox.evaluate(() => document.querySelector("main")?.textContent))
      .toContain("12.550");
    const offset = () =>
      firefox.evaluate(() =>
        Math.max(0, ...document.getAnimations().map(({ currentTime }) => Number(currentTime))),
      );
    const printFoot = async () => footOf((await sheetsIn(firefox, "A4", "1cm"))[0]!, 0.1);
    await expect.poll(offset).toBeGreaterThan(0);
    const early = await printFoot();
    await expect.poll(offset).toBeGreaterThan(5_000);
    expect(early.equals(await printFoot())).toBe(true);
  });
});
