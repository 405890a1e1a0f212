import { findBrowser } from "../../scripts/lib/find-program";
import { expect, test } from "./support/test";

// Playwright hides scrollbars by default; here they must take space.
test.use({
  launchOptions: { executablePath: findBrowser(), ignoreDefaultArgs: ["--hide-scrollbars"] },
});

test("the page behind a dialog does not scroll, nor move when its scrollbar hides", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "Contact Us" }).first();
  await expect(page.getByText(/^Updated/).first()).toBeVisible();
  const scrollbar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  const width = await scrollbar();
  expect(width).toBeGreaterThan(0);
  const heading = page.getByRole("heading", { level: 1, includeHidden: true });
  const position = () =>
    heading.evaluate((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      return { left, right, top };
    });
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  const before = await position();
  await button.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(await scrollbar()).toBe(0);
  await page.mouse.wheel(0, 120);
  expect(await position()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(scrollbar).toBe(width);
  expect(await position()).toEqual(before);
});
