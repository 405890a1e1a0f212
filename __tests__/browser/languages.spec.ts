import type { Page } from "@playwright/test";

import { parsePage } from "../../plugins/gatsby-plugin-static-hosting/built-page";
import { manifestPath } from "../../src/lib/paths";
import { inLanguage, languageCodes, languages } from "../../src/strings/languages";
import { builtSiteUrl, lastBranch } from "../support/site-content";
import { boxOf } from "./support/box-of";
import { holdRequests, scripts } from "./support/hold-requests";
import { expect, failedRequest, phone, resize, test } from "./support/test";

/** Middle of the header on wide screens, in px: half of `WIDE_BAR` of site-header.tsx, whose GraphQL query Playwright cannot load. */
const MIDDLE_OF_BAR = 42;

const branch = `/cabang/${lastBranch().slug}`;
/** Gatsby sets this mark when a page is hydrated. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

const link = (page: Page, code: "en" | "id", landmark: "banner" | "contentinfo") =>
  page.getByRole(landmark).getByRole("link", { name: languages[code].name });

for (const code of languageCodes)
  test(`${code}: each page names itself, its language and the other languages, and no address changes`, async ({
    request,
  }) => {
    const siteUrl = builtSiteUrl();
    for (const path of ["/", "/kurs", "/artikel", branch]) {
      const address = inLanguage(path, code);
      // Nobody is redirected by the language of the browser.
      const response = await request.get(address, {
        maxRedirects: 0,
        headers: { "accept-language": "id,en" },
      });
      expect(response.status(), address).toBe(200);
      const $ = parsePage(await response.text());
      expect($("html").attr("lang"), address).toBe(code);
      expect($("title").attr("lang"), address).toBeUndefined();
      expect($("link[rel=manifest]").attr("href"), address).toBe(manifestPath(code));
      expect($("meta[property='og:locale']").attr("content"), address).toBe(
        languages[code].locale.replace("-", "_"),
      );
      const alternates = $("link[rel=alternate][hreflang]")
        .toArray()
        .map(({ attribs }) => [attribs.hreflang, attribs.href]);
      expect($("link[rel=canonical]").attr("href"), address).toBe(siteUrl + address);
      expect(Object.fromEntries(alternates), address).toEqual({
        ...Object.fromEntries(languageCodes.map((one) => [one, siteUrl + inLanguage(path, one)])),
        "x-default": siteUrl + path,
      });
    }
    for (const path of ["/artikel/999", "/nowhere"]) {
      const $ = parsePage(await (await request.get(inLanguage(path, code))).text());
      expect($("html").attr("lang"), path).toBe(code);
      expect($("link[rel=canonical], link[hreflang]"), path).toHaveLength(0);
    }
  });

test("the header has one line at each width, with the link to the other language", async ({ page }) => {
  for (const path of ["/", branch])
    for (const code of languageCodes) {
      await page.goto(inLanguage(path, code));
      await hydrated(page);
      for (const width of [960, 1024, 1151, 1152, 1280, 1920]) {
        await resize(page, { width, height: 800 });
        for (const other of languageCodes.filter((one) => one !== code))
          await expect(link(page, other, "banner"), `${path} ${code} ${width} px`).toBeVisible();
        const links = await page.getByRole("banner").getByRole("link").filter({ visible: true }).all();
        const boxes = await Promise.all(links.map(boxOf));
        for (const { y, height } of boxes)
          expect(Math.abs(y + height / 2 - MIDDLE_OF_BAR), `${path} ${code} ${width} px`).toBeLessThan(5);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
});

test.describe("the link to the other language", () => {
  test("leads to the same page, with its query and section, and the language stays", async ({
    page,
    baseURL,
  }) => {
    await page.goto("/artikel?page=2#main");
    await hydrated(page);
    for (const landmark of ["banner", "contentinfo"] as const) {
      await expect(link(page, "id", landmark)).toHaveAttribute("href", "/id/artikel");
      await expect(link(page, "id", landmark)).toHaveAttribute("lang", "id");
      await expect(link(page, "id", landmark)).toHaveAttribute("hreflang", "id");
    }
    await link(page, "id", "contentinfo").click();
    await expect(page).toHaveURL(`${baseURL}/id/artikel?page=2#main`);
    await hydrated(page);

    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    const navigation = page.getByRole("banner").getByRole("navigation");
    for (const [name, path] of [
      ["Galeri", "/id#gallery_section"],
      ["Artikel", "/id#articles_section"],
      ["Tentang Kami", "/id#aboutUs_section"],
    ] as const) {
      await navigation.getByRole("link", { name }).click();
      await expect(page).toHaveURL(baseURL + path);
    }
    expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true);
    await expect(page.locator("html")).toHaveAttribute("lang", "id");
    await link(page, "en", "banner").click();
    await expect(page).toHaveURL(`${baseURL}/#aboutUs_section`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("of an article that is not in the build leads to that article", async ({
    page,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(failedRequest);
    await page.goto("/artikel/999");
    await hydrated(page);
    await link(page, "id", "banner").click();
    await expect(page).toHaveURL(`${baseURL}/id/artikel/999`);
    await expect(page.getByRole("heading", { name: "Artikel Tidak Ditemukan" })).toBeVisible();
  });

  test("keeps the query and section before the scripts load", async ({ page, baseURL }) => {
    const release = await holdRequests(page, scripts);
    await page.goto("/artikel?page=2#main", { waitUntil: "domcontentloaded" });
    await link(page, "id", "contentinfo").click();
    await expect(page).toHaveURL(`${baseURL}/id/artikel?page=2#main`);
    release();
  });

  test("leads a long press and a middle click to the address that the board has written", async ({
    page,
  }) => {
    await page.goto("/kurs");
    await hydrated(page);
    await page.evaluate(() => history.replaceState(history.state, "", "/kurs?branch=berawa"));
    const other = page.getByRole("link", { name: languages.id.name }).first();
    await other.dispatchEvent("pointerdown");
    await expect(other).toHaveAttribute("href", "/id/kurs?branch=berawa");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test("works too", async ({ page, baseURL }) => {
      await page.goto("/id");
      await page.getByRole("banner").locator("summary").click();
      await link(page, "en", "banner").click();
      await expect(page).toHaveURL(`${baseURL}/`);
      await link(page, "id", "contentinfo").click();
      await expect(page).toHaveURL(`${baseURL}/id`);
    });
  });
});

test("the route announcer speaks the language of the page", async ({ page }) => {
  await page.goto("/id");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Kurs", exact: true }).click();
  await expect(page.locator("#gatsby-announcer")).toHaveText(/^Halaman terbuka: ./);
});

test("an Indonesian article address with a malformed escape leads to the Indonesian 404 page, which links home", async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(failedRequest);
  // The script of the articles' document leads to the 404 page.
  await page.goto("/id/artikel/%zz");
  await expect(page).toHaveURL(`${baseURL}/id/404`);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(`${baseURL}/id`);
});
