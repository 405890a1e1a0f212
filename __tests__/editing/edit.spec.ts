import { expect, test } from "@playwright/test";
import sharp from "sharp";

import { editorForm } from "../support/editor-form";
import { editCopy, type ProjectCopy } from "./project-copy";

let copy: ProjectCopy;

test.beforeAll(async () => {
  copy = await editCopy();
});
test.afterAll(async () => {
  expect(await copy.stop(), "exit code after Ctrl-C").toBe(0);
});

test("what is saved in the form is in the files, and on the site without a reload", async ({
  context,
  page,
}) => {
  const site = await context.newPage();
  await site.goto(copy.site);
  await expect(site.getByRole("link", { name: "+62 361 000 002" })).toBeAttached();

  await page.bringToFront();
  const form = editorForm(page, copy.form);
  const before = copy.read("content/branches.yaml");
  await form.start();
  await form.open("Company", "Branches");
  const branch = await form.entry("Kerobokan, Petitenget");
  await branch.getByLabel("Phone", { exact: true }).fill("+62 361 999 888");
  await form.save();
  await expect
    .poll(() => copy.read("content/branches.yaml"))
    .toBe(before.replace('"+62 361 000 002"', '"+62 361 999 888"'));
  await expect(site.getByRole("link", { name: "+62 361 999 888" })).toBeAttached();

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

  // The last of now five pages.
  await site.bringToFront();
  const section = site.locator("#gallery_section");
  await section.scrollIntoViewIfNeeded();
  const added = section.getByRole("img", { name: "A counter in teal" });
  // Gatsby brings the page's own data before the code that has all pictures; in between the gallery says that they are missing.
  await expect(async () => {
    await section.getByRole("button", { name: "Page 5" }).click();
    await expect(added).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
