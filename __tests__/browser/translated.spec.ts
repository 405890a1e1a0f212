/**
 * Browsers translate a page by wrapping each text node in elements (https://github.com/facebook/react/issues/11538). React
 * then updates text nodes that are no longer in the document, and fails to remove those that moved. So a changing text needs
 * an element of its own.
 */
import type { Page } from "@playwright/test";

import { siteBranches, siteContent } from "../support/site-content";
import { FakeTime } from "./support/fake-time";
import { FAILURE_SHOWN_WITHIN_MS, isIn, POLL_MS, showView, views } from "./support/live-views";
import { expect, failedRequest, openLandingPage, phone, resize, test } from "./support/test";

interface Company {
  readonly licence: { readonly number: string };
  readonly shortName: string;
  readonly legalName: string;
  readonly whatsapp: string;
}

/** React's report when it hydrates a translated section: it discards the server HTML and renders on the client. */
const hydrationMismatch = /Minified React error #418/;

/** Wraps the page's text nodes as a browser's translator does, without changing the words. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (/\p{L}/u.test(text.data) && !text.parentElement?.closest("script, style, noscript"))
        texts.push(text);
    }
    for (const text of texts) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.appendChild(document.createElement("font")).append(text.data);
    }
  });

const desktop = { width: 1280, height: 800 };

for (const name of ["landing", "board", "articleList", "article"] as const)
  test(`${name}, translated, survives an outage`, async ({ page, api, expectedErrors }) => {
    expectedErrors.push(failedRequest);
    await page.setViewportSize(desktop);
    const view = views[name];
    const { target } = view;
    const time = await FakeTime.stop(page);
    const expectState = (state: "good" | "failed" | "stale", within: number) =>
      time.advanceUntil(`the view is ${state}`, within, () => isIn(page, view, state));

    if (target === "rates") {
      await test.step("that begins after a successful load", async () => {
        await showView(page, view, time);
        await translate(page);
        api.setFaults({ target, kind: "status", status: 500 });
        await expectState("stale", FAILURE_SHOWN_WITHIN_MS);
        await translate(page);
        const before = await page.locator("body").innerText();
        await time.advance(5_000);
        const after = await page.locator("body").innerText();
        expect(/\d+ seconds ago/.exec(after)?.[0], "the age counts up").not.toBe(
          /\d+ seconds ago/.exec(before)?.[0],
        );
      });
      await test.step("and ends in a phone's layout", async () => {
        await resize(page, phone);
        await expectState("stale", 1_000);
        await translate(page);
        api.clearFaults();
        await expectState("good", FAILURE_SHOWN_WITHIN_MS);
      });
      // The next visit must not start from stored rates.
      await page.evaluate(() => localStorage.clear());
    }

    await test.step("that lasts since the first load", async () => {
      expectedErrors.push(hydrationMismatch);
      api.setFaults({ target, kind: "status", status: 500 });
      await time.openPage(view.path);
      await view.open?.(page, time);
      await expectState("failed", FAILURE_SHOWN_WITHIN_MS + POLL_MS);
      await translate(page);
      await resize(page, desktop);
      await expectState("failed", 1_000);
      await translate(page);
      api.clearFaults();
      await expectState("good", FAILURE_SHOWN_WITHIN_MS);
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(0);
    });
  });

test("a translated calculator still calculates", async ({ page, expectedErrors }) => {
  expectedErrors.push(hydrationMismatch);
  await page.goto("/");
  const exchange = page.locator("#exchange_section");
  await exchange.scrollIntoViewIfNeeded();
  const amount = exchange.getByRole("textbox");
  await expect(exchange).toContainText("You give us USD 100");
  for (const [typed, answer] of [
    ["", "Type an amount."],
    ["250", "USD 250"],
    ["abc", "We cannot read this amount"],
    ["12", "USD 12"],
  ] as const) {
    await translate(page);
    await amount.fill(typed);
    await expect(exchange).toContainText(answer);
  }
});

test("a translated gallery changes pages and photos", async ({ page }) => {
  await openLandingPage(page);
  const gallery = page.locator("#gallery_section");
  await gallery.scrollIntoViewIfNeeded();
  const position = gallery.getByRole("status");
  await expect(position).toHaveText("1 - 6 of 24 photos");
  await translate(page);
  await gallery.getByRole("button", { name: "Page 2" }).click();
  await expect(position).toHaveText("7 - 12 of 24 photos");
  await gallery.locator("li button").first().click();
  const dialog = page.getByRole("dialog");
  const caption = dialog.locator("figcaption");
  await expect(caption).toContainText("7 of 24");
  const seventh = await caption.innerText();
  await translate(page);
  await dialog.getByRole("button", { name: "Next photo" }).click();
  await expect(caption).toContainText("8 of 24");
  await expect(caption, "the previous caption is gone").not.toContainText(seventh.split("\n")[0] ?? "");
  await expect(caption).not.toContainText("7 of 24");
});

test("licence, company name and telephone numbers stay out of translation", async ({ page }) => {
  await openLandingPage(page);
  const { licence, shortName, legalName, whatsapp } = siteContent<Company>("company");
  const facts = [licence.number, `+${whatsapp}`, ...siteBranches().map(({ phone }) => phone)];
  const translated = await page.evaluate(
    ({ numbers, names }) =>
      [...document.querySelectorAll("body *")]
        .filter((element) => !element.closest("[translate=no], script, style, noscript"))
        .flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
        .map(({ data }) => data.trim())
        .filter((text) => names.includes(text) || numbers.some((number) => text.includes(number))),
    { numbers: facts, names: [shortName, legalName] },
  );
  expect(translated).toEqual([]);
});
