/**
 * `npm run content:guide`: takes the numbered picture of the landing page for content/README.md from the built site.
 * Run `npm run build` first, and again after a change of the design.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";

import type { Content } from "../content-schema/schema";
import { createSampleApi } from "../sample-api/create-sample-api";
import { browserFlags, requireBrowser } from "./lib/find-program";
import { run } from "./lib/run";
import { publicDir, requireBuild, serveSite } from "./lib/serve-site";

const company = parse(readFileSync("content/company.yaml", "utf8")) as Content["company"];

/** The numbers of the README's table and the parts of the page that they mark. Facts of the company appear in several places. */
const places: readonly (readonly [number: number, place: (page: Page) => Locator])[] = [
  [1, (page) => page.locator("header a").first()],
  [1, (page) => page.locator("main").getByText(company.licence.authority).first()],
  [1, (page) => page.locator("#location_section").getByText(company.hours.days).first()],
  [1, (page) => page.locator("#location_section a[href^='mailto:']")],
  [2, (page) => page.locator("h1")],
  [3, (page) => page.locator("#aboutUs_section h2")],
  [4, (page) => page.locator("#exchange_section h2")],
  [5, (page) => page.locator("#testimonials_section h2")],
  [6, (page) => page.locator("#gallery_section h2")],
  [7, (page) => page.locator("#location_section h2")],
  [8, (page) => page.locator("#location_section article h3").first()],
  [9, (page) => page.locator("#articles_section h2")],
  [10, (page) => page.locator("footer a").first()],
  [11, (page) => page.locator("footer button").first()],
];

const width = 1280;

run(async () => {
  requireBuild();
  const executablePath = requireBrowser();

  const site = await serveSite({ port: 0, publicDir, sampleApi: createSampleApi() });
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await page.goto(site.origin);
    // Scrolling through the page loads its lazy pictures.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await page.waitForLoadState("networkidle");
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const [number, place] of places) {
      await place(page).evaluate((target, text) => {
        const box = target.getBoundingClientRect();
        const badge = document.createElement("b");
        badge.textContent = text;
        badge.style.cssText =
          `position:absolute;z-index:99;left:${Math.max(4, box.left - 56)}px;top:${box.top + window.scrollY - 8}px;width:52px;` +
          "height:52px;border-radius:50%;background:crimson;color:white;font:800 28px/52px sans-serif;text-align:center;" +
          "outline:4px solid white";
        document.body.append(badge);
      }, String(number));
    }
    const picture = await page.screenshot({ fullPage: true });
    const file = join(__dirname, "..", "docs", "content-guide.webp");
    await sharp(picture).resize(720).webp({ quality: 60, effort: 6 }).toFile(file);
    console.log(`Written: ${file}`);
  } finally {
    await browser.close();
    await site.close();
  }
});
