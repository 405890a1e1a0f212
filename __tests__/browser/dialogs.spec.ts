/** What every dialog does: Back closes it, and the page behind it stays as it is. */
import type { Page } from "@playwright/test";

import { expect, openLandingPage, phone, test } from "./support/test";

const openCalculator = async (page: Page) => {
  await page.goto("/kurs");
  await expect(page.getByText("Last Update")).toBeVisible();
  const opener = page.getByRole("link", { name: "Calculate with JPY" });
  await opener.click();
  return opener;
};

const openPicture = async (page: Page) => {
  await openLandingPage(page);
  const opener = page.locator("#gallery_section").getByRole("listitem").getByRole("button").nth(1);
  await opener.click();
  return opener;
};

const openOnLandingPage = (name: string) => async (page: Page) => {
  await openLandingPage(page);
  const opener = page.getByRole("button", { name }).filter({ visible: true }).first();
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  return opener;
};

/** Opens each dialog and returns the control that opened it. */
const dialogs = {
  "Contact Us": openOnLandingPage("Contact Us"),
  "Today's Rates": openOnLandingPage("Today's Rates"),
  FAQ: openOnLandingPage("FAQ"),
  "a picture": openPicture,
  "the calculator over the board": openCalculator,
} as const;

/** Counts renders of another page, announcements and scrolling from now on. */
const watchPage = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener("scroll", () => seen.push(`scroll to ${scrollY}`));
    const announcer = document.querySelector("#gatsby-announcer");
    if (announcer)
      new MutationObserver(() => seen.push("announcement")).observe(announcer, { childList: true });
  });
const seenIn = (page: Page) => page.evaluate(() => Reflect.get(window, "seen") as unknown);

test.use({ viewport: phone });

for (const [name, open] of Object.entries(dialogs))
  test(`${name}: Back closes the dialog and nothing else`, async ({ page }) => {
    await page.goto("/artikel");
    const opener = await open(page);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const path = new URL(page.url()).pathname;
    await watchPage(page);

    await test.step("Back", async () => {
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(opener).toBeFocused();
    });

    await test.step("a dialog that is closed otherwise leaves no history entry", async () => {
      for (const close of ["Escape", "Close"]) {
        await opener.press("Enter");
        await expect(dialog).toBeVisible();
        if (close === "Escape") await page.keyboard.press("Escape");
        else await dialog.getByRole("button", { name: "Close" }).click();
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
      expect(await seenIn(page)).toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL("/artikel");
    });
  });

test("Back from a page that a dialog leads to skips the dialog", async ({ page }) => {
  await openLandingPage(page);
  await page.getByRole("button", { name: "Today's Rates" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "View Full Page" }).click();
  await expect(page).toHaveURL("/kurs");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});
