import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";

import { createSampleApi } from "../../sample-api/create-sample-api";
import { publicDir, serveSite } from "../../scripts/lib/serve-site";
import { editorForm } from "../support/editor-form";
import { editCopy, type ProjectCopy } from "./project-copy";

let copy: ProjectCopy;

test.beforeAll(async () => {
  copy = await editCopy();
});
test.afterAll(async () => {
  expect(await copy.stop(), "exit code after Ctrl-C").toBe(0);
});

const comparedProperties = [
  "display position color background-color opacity overflow gap padding margin border-top-width border-radius",
  "font-family font-size font-weight line-height letter-spacing text-align text-transform justify-content align-items",
].flatMap((names) => names.split(" "));

/** Computed styles of every element of the page with its tag, in the order of the document. */
const stylesOf = (page: Page) =>
  page.evaluate(
    (properties) =>
      [...document.querySelectorAll("#gatsby-focus-wrapper *")].map((element) => {
        const style = getComputedStyle(element);
        return `${element.tagName} ${properties.map((name) => style.getPropertyValue(name)).join(" | ")}`;
      }),
    comparedProperties,
  );

test("the development site looks like the production site", async ({ context }) => {
  const built = await serveSite({ port: 0, publicDir, sampleApi: createSampleApi() });
  try {
    const [developedPage, builtPage] = [await context.newPage(), await context.newPage()];
    for (const page of [developedPage, builtPage]) await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [path, width, height] of [
      ["/", 390, 844],
      ["/", 1440, 900],
      ["/kurs", 390, 844],
      ["/kurs", 1920, 1080],
      ["/artikel", 1440, 900],
    ] as const) {
      for (const [page, origin] of [
        [developedPage, copy.site],
        [builtPage, `http://localhost:${built.port}`],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(origin + path);
        await expect(page.locator("main [data-skeleton]")).toHaveCount(0);
      }
      // Retries until both have the same rates and articles.
      await expect(async () => {
        expect(await stylesOf(developedPage)).toEqual(await stylesOf(builtPage));
      }).toPass();
    }
  } finally {
    await built.close();
  }
});

test("a saved change is in the files, and on the site without a reload", async ({ context, page }) => {
  const site = await context.newPage();
  await site.goto(copy.site);
  await expect(site.getByRole("link", { name: "+62 361 000 002" })).toBeAttached();

  await page.bringToFront();
  const form = editorForm(page, copy.form);
  const file = "content/branches/petitenget.yaml";
  const before = copy.read(file);
  await form.start();
  await form.open("Counters", "Kerobokan, Petitenget");
  await page.getByLabel("Phone", { exact: true }).fill("+62 361 999 888");
  await form.save();
  await expect.poll(() => copy.read(file)).toBe(before.replace('"+62 361 000 002"', '"+62 361 999 888"'));
  await expect(site.getByRole("link", { name: "+62 361 999 888" })).toBeAttached();

  const translation = "content/id/testimonials.yaml";
  const translated = copy.read(translation);
  const siteInIndonesian = await context.newPage();
  await siteInIndonesian.goto(`${copy.site}/id`);
  await page.bringToFront();
  await form.back();
  await form.open("Bahasa Indonesia", "Customer Testimonials");
  await page.getByRole("textbox", { name: /^Heading/ }).fill("Kata pelanggan");
  await form.save();
  await expect
    .poll(() => copy.read(translation))
    .toBe(translated.replace("Testimoni Pelanggan", "Kata pelanggan"));
  await expect(siteInIndonesian.getByRole("heading", { name: "Kata pelanggan" })).toBeAttached();

  const gallery = copy.read("content/gallery.yaml");
  await form.back();
  await form.open("Landing page", "Photo Gallery");
  const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: "teal" } });
  await form.addPicture("New Counter.jpg", await photo.jpeg().toBuffer());
  await page.getByLabel("What the picture shows").last().fill("A counter in teal");
  await page.getByLabel("Line under the large view").last().fill("Our newest counter");
  await form.save();
  await expect
    .poll(() => copy.read("content/gallery.yaml"))
    .toBe(
      `${gallery}  - image: images/gallery/new-counter.jpg\n    alt: A counter in teal\n    caption: Our newest counter\n`,
    );

  // There are now five pages.
  await site.bringToFront();
  const section = site.locator("#gallery_section");
  await section.scrollIntoViewIfNeeded();
  const added = section.getByRole("img", { name: "A counter in teal" });
  // Gatsby updates the page data before the chunk with all pictures. Until then the gallery reports them as missing.
  await expect(async () => {
    await section.getByRole("button", { name: "Page 5" }).click();
    await expect(added).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
