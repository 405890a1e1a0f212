import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { expect, test, type Page } from "@playwright/test";
import { parse } from "yaml";

import { createSampleApi } from "../../sample-api/create-sample-api";
import type { OpenServer } from "../../scripts/lib/open-server";
import { serveSite } from "../../scripts/lib/serve-site";
import { addLanguage, madeUp } from "../support/made-up-language";
import { copyProject } from "./project-copy";

let project: string;
let site: OpenServer;

test.beforeAll(async () => {
  project = copyProject();
  addLanguage(project);
  execFileSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: project,
    stdio: "pipe",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", SITE_URL: "http://localhost:8000" },
  });
  site = await serveSite({ port: 0, publicDir: join(project, "public"), sampleApi: createSampleApi() });
  // The site marks texts without a translation as English, and `flawsOf` skips elements in another language.
  const { result } = JSON.parse(read(`public/page-data/${madeUp}/page-data.json`));
  expect(result.data.untranslated).toEqual([]);
});
test.afterAll(async () => {
  await site.close();
  rmSync(project, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(project, file), "utf8");

/** Words that are the same in each language: names, and what the company's API says. */
const names = (): ReadonlySet<string> => {
  const { name, shortName, legalName, licence } = parse(read("content/company.yaml"));
  const texts = [
    ...[name, shortName, legalName, licence.number],
    ...["WhatsApp", "Instagram", "Facebook", "Gmail", "English", "Bahasa Indonesia", "IDR", "KTP", "xxxx"],
    ...["Kerobokan", "Canggu", "Tibubeneng"],
    ...JSON.parse(read("sample-api/data/rates.json")).rates.flatMap(Object.values),
  ];
  return new Set(texts.flatMap((text) => String(text).match(/\p{L}+/gu) ?? []));
};

/** Returns the words of the page that are in no language but English, and the elements whose text is cut or leaves the screen. */
const flawsOf = (page: Page) =>
  page.evaluate(
    ({ known, code }) => {
      const isOfPage = (element: Element) =>
        element.closest("[lang]")?.getAttribute("lang") === code && !element.closest("[translate=no]");
      const english = (text: string) =>
        [...text.matchAll(/(?<![\p{L}\d@./])[A-Za-z]{3,}(?![\p{L}\d@]|\.\w)/gu)]
          .map(([word]) => word)
          .filter((word) => !known.includes(word));
      const isForScreenReaders = (element: Element | null): boolean =>
        element !== null &&
        (element.getBoundingClientRect().width <= 1 || isForScreenReaders(element.parentElement));
      const flaws: string[] = [];
      for (const element of document.body.querySelectorAll("*")) {
        if (element.matches("script, style, template, noscript")) continue;
        if (isOfPage(element)) {
          const texts = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
          const attributes = ["alt", "aria-label", "title", "placeholder"].flatMap(
            (name) => element.getAttribute(name) ?? [],
          );
          for (const word of english([...texts, ...attributes].join(" | "))) flaws.push(`English: ${word}`);
        }
        const { overflowX, textOverflow } = getComputedStyle(element);
        const { left, right } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ opacityProperty: true }) && !isForScreenReaders(element);
        const isCut =
          element.scrollWidth > element.clientWidth + 1 &&
          (overflowX === "hidden" || overflowX === "clip" || textOverflow === "ellipsis");
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        if (isShown && hasText && isCut) flaws.push(`cut: ${element.textContent}`);
        if (isShown && hasText && (left < -1 || right > innerWidth + 1) && !element.closest("[aria-hidden]"))
          flaws.push(`beyond the screen: ${element.textContent}`);
      }
      if (document.documentElement.scrollWidth > innerWidth) flaws.push("the page scrolls sideways");
      return [...new Set(flaws)];
    },
    { known: [...names()], code: madeUp },
  );

/** Pages with rates, which the page requests after hydration. */
const pathsWithRates = ["", "/kurs", "/cabang/berawa"];

for (const path of [...pathsWithRates, "/artikel", "/artikel/7", "/nowhere"])
  test(`a third language is whole and fits a phone at /${madeUp}${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`http://localhost:${site.port}/${madeUp}${path}`);
    await expect(page.locator("html")).toHaveAttribute("lang", madeUp);
    if (pathsWithRates.includes(path))
      await expect(page.getByText("17.890").filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator("main [data-skeleton]")).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    expect(await flawsOf(page)).toEqual([]);
    const dialogs = page.locator("main button[aria-haspopup=dialog], footer button[aria-haspopup=dialog]");
    const count = await dialogs.count();
    if (path === "") expect(count).toBeGreaterThan(0);
    for (let index = 0; index < Math.min(count, 12); index += 1) {
      await dialogs.nth(index).click();
      await expect(page.locator("dialog[open]")).toBeVisible();
      expect(await flawsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    }
  });
