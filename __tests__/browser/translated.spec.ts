import type { Page } from "@playwright/test";

import { FakeTime } from "./support/fake-time";
import { isIn, POLL_MS, showView, SOON_MS, views } from "./support/live-views";
import { expect, failedRequest, phone, test } from "./support/test";

/**
 * Browsers translate a page by putting each text into elements of their own (https://github.com/facebook/react/issues/11538).
 * What React then changes in the texts that it knows is not on the page any more, and what it takes away is not where it was:
 * whatever changes has to be an element with one text.
 */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Sections that come alive after the translation are rendered anew, and React says so. */
const begunAnew = /Minified React error #418/;

/** Does to the page's texts what a browser's translation does, but leaves the words as they are. */
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

const sizes = { "a desk": { width: 1280, height: 800 }, "a phone": phone } as const;

for (const [sizeName, viewport] of Object.entries(sizes))
  for (const name of ["landing", "board", "articleList", "article"] as const) {
    test(`${name} on ${sizeName}, translated, goes through an outage and back`, async ({
      page,
      api,
      expectedErrors,
    }) => {
      expectedErrors.push(failedRequest);
      await page.setViewportSize(viewport);
      const { target } = views[name];
      // The signs of the board's rows are those of its tables.
      const view =
        name === "board" && viewport === phone
          ? {
              ...views.board,
              signs: {
                ...views.board.signs,
                good: [{ within: "header", text: /Last Update - \d\d:/ }],
                stale: [{ within: "main", text: /Showing the rates from .* ago/ }],
              },
            }
          : views[name];
      const time = await FakeTime.stop(page);
      const see = (state: "good" | "failed" | "stale", within: number) =>
        time.until(`"${state}" is seen`, within, () => isIn(page, view, state));

      if (target === "rates") {
        await showView(page, view, time);
        await translate(page);
        api.setFaults({ target, kind: "status", status: 500 });
        await see("stale", SOON_MS);
        await translate(page);
        const old = await page.locator("body").innerText();
        await time.pass(20_000);
        const older = await page.locator("body").innerText();
        expect(/\d+ seconds ago/.exec(older)?.[0], "the age goes on").not.toBe(
          /\d+ seconds ago/.exec(old)?.[0],
        );
        await translate(page);
        api.clearFaults();
        await see("good", SOON_MS);
        // Else the next visit would begin with the rates of this one.
        await page.evaluate(() => localStorage.clear());
      }

      expectedErrors.push(begunAnew);
      api.setFaults({ target, kind: "status", status: 500 });
      await time.open(view.path);
      await view.open?.(page, time);
      await see("failed", SOON_MS + POLL_MS);
      await translate(page);
      api.clearFaults();
      await see("good", SOON_MS);
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(0);
    });
  }

test("the calculator of a translated page goes on reckoning", async ({ page, expectedErrors }) => {
  expectedErrors.push(begunAnew);
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

test("the gallery of a translated page turns its pages and photos", async ({ page, expectedErrors }) => {
  expectedErrors.push(begunAnew);
  await page.goto("/");
  const gallery = page.locator("#gallery_section");
  await gallery.scrollIntoViewIfNeeded();
  const place = gallery.getByRole("status");
  await expect(place).toHaveText("1 - 6 of 24 photos");
  await translate(page);
  await gallery.getByRole("button", { name: "Page 2" }).click();
  await expect(place).toHaveText("7 - 12 of 24 photos");
  await gallery.locator("li button").first().click();
  const dialog = page.getByRole("dialog");
  const caption = dialog.locator("figcaption");
  await expect(caption).toContainText("7 of 24");
  const seventh = await caption.innerText();
  await translate(page);
  await dialog.getByRole("button", { name: "Next photo" }).click();
  await expect(caption).toContainText("8 of 24");
  await expect(caption, "the words of the photo before have gone").not.toContainText(
    seventh.split("\n")[0] ?? "",
  );
  await expect(caption).not.toContainText("7 of 24");
});
