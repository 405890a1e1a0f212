import { builtSiteUrl, lastBranch } from "../support/site-content";
import { boxOf } from "./support/box-of";
import { expectOneDarkColourInPrint } from "./support/print-colours";
import { expect, expectAccessible, phone, test } from "./support/test";

const { slug, name, geo, phone: phoneNumber } = lastBranch();
const path = `/cabang/${slug}`;

test("a phone shows counter, picture and contacts first, the way there, then rates", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name })).toBeInViewport();
  await expect(page.getByText(/^(Open|Closed) (now|today)/)).toBeInViewport();
  await expect(page.getByRole("main").getByRole("img").first()).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole("complementary", { name: "Quick actions" });
  const contacts = [
    [/^Call/, /^tel:\+62/],
    ["WhatsApp", new RegExp(`text=.*${encodeURIComponent(name)}`)],
    ["Directions", new RegExp(`destination=${geo.latitude},${geo.longitude}$`)],
  ] as const;
  for (const [link, href] of contacts) {
    const found = page.getByRole("main").getByRole("link", { name: link }).first();
    await expect(found).toHaveAttribute("href", href);
    await expect(found).toBeInViewport({ ratio: 1 });
  }
  await expect(bar).toBeHidden();
  const [place, rates] = await Promise.all(
    ["How to find us", "Exchange Services"].map((text) => boxOf(page.getByRole("heading", { name: text }))),
  );
  expect(place!.y).toBeLessThan(rates!.y);

  await test.step("the bar has the contacts once they have left the screen", async () => {
    await page.getByRole("heading", { name: "Exchange Services" }).scrollIntoViewIfNeeded();
    for (const [link, href] of contacts) {
      await expect(bar.getByRole("link", { name: link })).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole("link", { name: link })).toHaveAttribute("href", href);
    }
    await expectAccessible(page);
  });
});

test("can be reached from the landing page's list, and leads to other counters", async ({ page }) => {
  await page.goto("/");
  await page.locator("#location_section").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const nearby = page.getByRole("listitem").filter({ hasText: "in a straight line" });
  await expect(nearby).toHaveCount(2);
  await nearby.first().getByRole("link").click();
  await expect(page).not.toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name })).toHaveCount(0);
});

test("has head elements and structured data of its own, without the time", async ({ request, baseURL }) => {
  const html = await (await request.get(path)).text();
  expect(html).toMatch(/<title[^>]*>Money changer in [^<:]+ \| /);
  expect(await (await request.get("/artikel")).text()).toContain(`href="${path}"`);
  const siteUrl = builtSiteUrl();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}"`);
  const response = await request.get(`${baseURL}${picture?.replace(siteUrl, "")}`);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  expect(html.match(/"@type":"(FinancialService|BreadcrumbList)"/g)).toHaveLength(2);
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`<loc>${siteUrl}${path}</loc>`);
});

test("prints address, telephone and map in one dark colour, and no rates", async ({ page }) => {
  await page.goto(path);
  await expect(page.getByText("17.890").first()).toBeVisible();
  await expectOneDarkColourInPrint(page);
  for (const shown of [
    page.getByRole("main").getByText(phoneNumber, { exact: true }),
    page.getByText("No. 18 / 19 KEP. GBI / Dpr / 2016"),
    page.locator("address"),
    page.getByRole("group", { name: /^Sketch map/ }),
  ])
    await expect(shown).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call/ })).toBeHidden();
  await expect(page.getByText("17.890").first()).toBeHidden();
  await expect(page.getByText(/^(Open|Closed) (now|today)/)).toBeHidden();
});
