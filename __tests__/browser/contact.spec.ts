import type { BrowserContext, Locator, Page } from "@playwright/test";

import { siteContent } from "../support/site-content";
import { boxOf } from "./support/box-of";
import { holdRequests, scripts } from "./support/hold-requests";
import { doubleText, expect, expectAccessible, openLandingPage, phone, resize, test } from "./support/test";

const compose = "https://mail.google.com/mail/**";
const { email } = siteContent<{ readonly email: string }>("company");

const open = async (page: Page) => {
  await page.getByRole("button", { name: "Contact Us" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact Us" });
  await expect(dialog).toBeVisible();
  return dialog;
};

const fill = async (page: Page) => {
  await page.getByRole("textbox", { name: "Name" }).fill("Ayu & Co");
  await page.getByRole("textbox", { name: "Phone" }).fill("0812 0000 0000");
  await page.getByRole("textbox", { name: "Message" }).fill("50% of 5,000 AUD? #1 + é 💱\nThank you");
};

/** Responds instead of the web mail site. */
const answerMail = (context: BrowserContext) =>
  context.route(compose, (route) => route.fulfill({ contentType: "text/html", body: "<title>Mail</title>" }));

const countLines = (element: Locator) =>
  element.evaluate(({ lastChild }) => {
    const text = document.createRange();
    if (lastChild) text.selectNodeContents(lastChild);
    return text.getClientRects().length;
  });

test.describe("the contact dialog", () => {
  test("fits every screen, and is accessible", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openLandingPage(page);
    const dialog = await open(page);
    const phoneButton = dialog.getByRole("button", { name: "Phone" });

    await test.step("on a small phone no label breaks", async () => {
      for (const label of [dialog.getByRole("link", { name: "WhatsApp" }), phoneButton])
        expect(await countLines(label)).toBe(1);
    });

    await test.step("empty", async () => {
      for (const size of [{ width: 1440, height: 900 }, phone]) {
        await resize(page, size);
        await expect(phoneButton).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
      }
      await expectAccessible(page);
    });

    await test.step("a link opens the visitor's own mail program with the text", async () => {
      await fill(page);
      const link = dialog.getByRole("link", { name: email });
      await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()));
      await link.click();
      const href = new URL((await link.getAttribute("href")) ?? "");
      expect(href.pathname).toBe(email);
      expect(href.searchParams.get("body")).toContain("50% of 5,000 AUD? #1 + é 💱\r\nThank you");
    });

    await test.step("with doubled text on a small phone and a low screen", async () => {
      await resize(page, { width: 320, height: 640 });
      await doubleText(page);
      for (const control of await dialog.locator("input, textarea, button, a").all()) {
        const box = await boxOf(control);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(320);
      }
      await resize(page, { width: 640, height: 320 });
      await phoneButton.scrollIntoViewIfNeeded();
      await expect(phoneButton).toBeInViewport({ ratio: 1 });
      expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    });
  });

  test("works by keyboard, and passes every character to web mail", async ({ page, context }) => {
    await answerMail(context);
    await openLandingPage(page);
    const opener = page.getByRole("button", { name: "Contact Us" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
    await page.keyboard.type("Ayu & Co");
    await page.keyboard.press("Tab");
    await page.keyboard.type("0812");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.insertText("50% of 5,000 AUD? #1 + é 💱");
    await page.keyboard.press("Tab");
    const [mail] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
    await mail.waitForURL(compose);
    const sent = new URL(mail.url()).searchParams;
    expect(sent.get("to")).toBe(email);
    expect(sent.get("su")).toBe("Contact from Ayu & Co");
    expect(sent.get("body")).toBe(
      "Name: Ayu & Co\r\nPhone: 0812\r\nEmail: -\r\nMessage: 50% of 5,000 AUD? #1 + é 💱",
    );
    expect(await mail.evaluate(() => window.opener)).toBeNull();
    await mail.close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const toast = page.locator("[lang=id]").getByText("Pesan Terkirim!");
    await expect(toast).toBeVisible();
    await expect(page.getByText("Terima kasih, kami akan menghubungi Anda segera.")).toBeVisible();
    const { x, y } = await boxOf(toast);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect({ isLeft: x < width / 2, isHigh: y < height / 2 }).toEqual({ isLeft: true, isHigh: true });
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    for (const name of ["Name", "Message"]) await expect(page.getByRole("textbox", { name })).toHaveValue("");
  });

  test("closes on Phone, and scrolls to and focuses the locations", async ({ page }) => {
    await openLandingPage(page);
    const dialog = await open(page);
    await dialog.getByRole("button", { name: "Phone" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Location and Contact" })).toBeInViewport();
    await expect(page).toHaveURL("/");
    await page.keyboard.press("Tab");
    await expect(page.locator("#location_section :focus")).toBeVisible();
  });
});

test("a click before hydration opens the dialog once, after hydration", async ({ page }) => {
  const release = await holdRequests(page, scripts);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Contact Us" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog", { name: "Contact Us" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
