import { expect, type Page } from "@playwright/test";

/** Returns the colours of all texts on the page, in one call: rates that arrive between two calls would remove elements. */
const textColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll("body *")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim())
        .map((one) => getComputedStyle(one).color),
    ),
  ]);

/** Emulates printing, and expects that the page, which has several colours on a screen, prints all text in one dark colour. */
export const expectOneDarkColourInPrint = async (page: Page): Promise<void> => {
  expect((await textColours(page)).length, "colours on a screen").toBeGreaterThan(1);
  await page.emulateMedia({ media: "print" });
  expect(await textColours(page), "colours in print").toEqual(["rgb(6, 40, 43)"]);
};
