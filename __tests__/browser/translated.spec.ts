import { siteBranches, siteContent } from "../support/site-content";
import { expect, openLandingPage, test } from "./support/test";
import { hydrationMismatch, translate } from "./support/translate";

interface Company {
  readonly licence: { readonly number: string };
  readonly shortName: string;
  readonly legalName: string;
  readonly whatsapp: string;
}

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
