import { inLanguage, languageCodes } from "../../src/strings/languages";
import { builtSiteUrl } from "../support/site-content";
import { expectOneDarkColourInPrint } from "./support/print-colours";
import { expect, expectAccessible, failedRequest, phone, test } from "./support/test";

const path = "/kurs/usd";

test("a phone shows BUY, SELL and the calculator's field on the first screen", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("US Dollar to rupiah today in Bali");
  const rates = page.getByRole("region", { name: "Today's Rates" });
  for (const figure of ["17.890", "18.140"])
    await expect(rates.getByText(figure, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("textbox", { name: "I have" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test("cards, the board and the foot lead to it, and from there to others", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.getByRole("link", { name: "About USD" }).click();
  await expect(page).toHaveURL(path);
  await page.getByRole("main").getByRole("link", { name: "Australian Dollar" }).click();
  await expect(page).toHaveURL("/kurs/aud");
  await expect(page.getByRole("combobox")).toHaveValue("AUD");
  await page.getByRole("contentinfo").getByRole("link", { name: "JPY" }).click();
  await expect(page).toHaveURL("/kurs/jpy");
  await page.goto("/kurs");
  await page.getByRole("main").getByRole("link", { name: "Euro", exact: true }).click();
  await expect(page).toHaveURL("/kurs/eur");

  await test.step("the calculator's dialog, which Back does not open again", async () => {
    await page.goto("/kurs?GBP=50");
    await page.getByRole("dialog").getByRole("link", { name: "About GBP" }).click();
    await expect(page).toHaveURL("/kurs/gbp");
    await page.goBack();
    await expect(page).toHaveURL("/kurs");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

for (const code of languageCodes)
  test(`has a head without a price, and no page without a file: ${code}`, async ({ request }) => {
    const own = inLanguage(path, code);
    const response = await request.get(own);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const siteUrl = builtSiteUrl();
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${own}"`);
    expect(html.match(/<link rel="alternate"[^>]* hreflang="(en|id|x-default)"/g)).toHaveLength(3);
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
    expect(data).toContain("BreadcrumbList");
    expect(data).not.toMatch(/price|\d\.\d{3}/i);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap.split(`<loc>${siteUrl}${own}</loc>`)).toHaveLength(2);
    const missing = await request.get(inLanguage("/kurs/xyz", code));
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain(`<html lang="${code}"`);
  });

for (const kind of ["hang", "status", "malformed", "not-array", "empty"] as const)
  test(`shows no rate that the API did not give: ${kind}`, async ({ page, api, expectedErrors }) => {
    expectedErrors.push(failedRequest);
    api.setFaults({ target: "rates", kind, ...(kind === "status" && { status: 500 }) });
    await page.goto(path);
    await expect(page.locator("[data-open]").first()).toBeAttached();
    const rates = page.getByRole("region", { name: "Today's Rates" });
    await expect(rates).not.toContainText(/\d\.\d{3}/);
    if (kind === "hang") await expect(rates).toHaveAttribute("aria-busy", "true");
    const answers = page.getByRole("region", { name: "Usual amounts" }).getByRole("cell");
    await expect(answers.filter({ hasText: "–" })).not.toHaveCount(0);
    await expect(answers.filter({ hasNotText: "–" })).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Recent days" })).toContainText("On 28 November 2026");
  });

test("mutes the usual amounts with their rates once the connection is lost", async ({
  page,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(failedRequest);
  await page.goto(path);
  const amount = page.getByRole("cell", { name: "1.789.000 IDR" });
  const colour = () => amount.evaluate((cell) => getComputedStyle(cell).color);
  const live = await colour();
  api.setFaults({ target: "rates", kind: "status", status: 500 });
  await expect(page.getByText("Connection Error")).toBeVisible();
  expect(await colour()).not.toBe(live);
});

test("prints rates, notes and recent days in one dark colour, without the calculator", async ({ page }) => {
  await page.goto(path);
  await expect(page.getByText("Live Update")).toBeVisible();
  await expectOneDarkColourInPrint(page);
  await expect(page.getByRole("textbox")).toBeHidden();
  await expect(page.getByRole("img", { name: /^US Dollar,/ })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("says the rates of the last recorded day with its date, and nothing of today", async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByText("On 28 November 2026 we bought at Rp 17.890 and sold at Rp 18.140.").first(),
    ).toBeVisible();
    await expect(page.getByRole("region", { name: "Today's Rates" })).toBeHidden();
    await expect(page.getByRole("region", { name: "Usual amounts" })).toBeHidden();
  });
});
