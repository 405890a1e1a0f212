import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import sharp from "sharp";

import { localBackend } from "../../cms/backend";
import { writeEditor } from "../../cms/bundle";
import { groups } from "../../cms/names";
import { openEditorServer } from "../../scripts/lib/editor-server";
import { type ContentFolder, copyContent } from "../support/content-folder";
import { editorForm } from "../support/editor-form";
import { expect, test as base } from "./support/test";

const root = join(__dirname, "..", "..");

type Editor = { readonly address: string; readonly origin: string; readonly content: ContentFolder };

/** The form on a copy of the content. */
const test = base.extend<object, { readonly editor: Editor }>({
  editor: [
    async ({}, use) => {
      const content = copyContent();
      const editorFolder = join(content.root, "editor");
      await writeEditor(root, editorFolder, localBackend, "http://localhost:8000");
      const server = await openEditorServer(0, content.root, editorFolder);
      const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
      await use({ address: `${origin}/admin/`, origin, content });
      server.close().closeAllConnections();
      content.remove();
    },
    { scope: "worker" },
  ],
});

/** Decap CMS leaves a rejected promise unhandled when it does not save. */
const unhandledRejection = /^uncaught: (Object|undefined)$/;

test.afterEach(({ editor }) => editor.content.restore());

test("the form opens files of every group under its content security policy, without requests to other origins", async ({
  page,
  editor,
}) => {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  const form = editorForm(page, editor.address);
  await form.start();
  for (const { label, files } of groups) {
    const [first = ""] = Object.values(files);
    await form.open(label, first);
    await expect(page.getByRole("heading", { name: first, exact: true })).toBeVisible();
    await form.back();
  }
  // The form shows pictures from blob: URLs.
  origins.delete("null");
  expect([...origins]).toEqual([editor.origin]);
});

test("a translation shows the English texts, and its file begins with the first save", async ({
  page,
  editor,
}) => {
  const form = editorForm(page, editor.address);
  await form.start();
  await form.open("Bahasa Indonesia", "Questions and answers (FAQ)");
  const original = (label: string) =>
    page
      .locator("[data-original]")
      .filter({ has: page.getByLabel(label) })
      .last();
  await expect(original("Intro")).toHaveAttribute("data-original", "English: Frequently asked questions");
  await page.getByLabel("Intro").fill("Pertanyaan yang sering diajukan");
  for (const [id, question] of [
    ["documents", "Apa yang perlu saya bawa?"],
    ["minimum", "Apakah ada jumlah minimum?"],
  ] as const) {
    await page.getByRole("button", { name: "Add question" }).click();
    await page.getByLabel("Short name").last().fill(id);
    await page.getByLabel("Question (").last().fill(question);
  }
  await expect(original("Question (")).toHaveAttribute(
    "data-original",
    "English: Is there a minimum amount?",
  );
  await form.save();
  const schema = "# yaml-language-server: $schema=../.schemas/faq-translation.json";
  const questions =
    "items:\n  - id: documents\n    question: Apa yang perlu saya bawa?\n  - id: minimum\n    question: Apakah ada jumlah minimum?\n";
  await expect(() =>
    expect(editor.content.read("id/faq.yaml")).toBe(
      `${schema}\n\nintro: Pertanyaan yang sering diajukan\n${questions}`,
    ),
  ).toPass();
});

test("a refused value is marked where it is, out of sight too, and nothing is saved", async ({
  page,
  editor,
  expectedErrors,
}) => {
  expectedErrors.push(unhandledRejection);
  const form = editorForm(page, editor.address);
  const before = editor.content.read("company.yaml");
  await form.start();
  await form.open("Company", "Names, licence, hours, channels, logos");
  await page.getByLabel("Opens", { exact: true }).first().fill("25:00");
  await page.mouse.wheel(0, 10_000);
  await form.save();
  await expect(page.getByText('"25:00" is not right.')).toBeInViewport();
  await expect(page.getByRole("alert")).toContainText("It is marked in red.");
  expect(editor.content.read("company.yaml")).toBe(before);
});

test("a refusal of the whole content names the field and unfolds its row", async ({
  page,
  editor,
  expectedErrors,
}) => {
  expectedErrors.push(/marked in red/, unhandledRejection);
  const form = editorForm(page, editor.address);
  await form.start();
  await form.open("Company", "Names, licence, hours, channels, logos");
  await page.getByRole("button", { name: "Add closed day" }).click();
  await page.getByLabel("Name of the day").last().fill("Nyepi again");
  await page.getByLabel("Day, or first of several days").last().fill("2027-03-08");
  const message = page.waitForEvent("dialog");
  await form.save();
  const dialog = await message;
  expect(dialog.message()).toContain('Closed days 3, Day, or first of several days: "Nyepi" (entry 2)');
  await dialog.accept();
  await expect(page.getByText('"Nyepi" (entry 2) is on this day already.')).toBeInViewport();
});

test("a picture shows, is judged when it is chosen, and is stored only if it is used", async ({
  page,
  editor,
}) => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
  const form = editorForm(page, editor.address);
  await form.start();
  await form.open("Landing page", "Photo Gallery");
  await form.addPicture("Small.jpg", await picture(300, 200));
  await expect(page.getByText("small.jpg is too small: 300 x 200 pixels.")).toBeVisible();
  await page.getByLabel("What the picture shows").last().fill("Teal");
  const messages: string[] = [];
  page.once("dialog", (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  await form.replacePicture("Good.jpg", await picture(1200, 900));
  await expect
    .poll(() => messages)
    .toEqual(["You chose another picture. Does this still describe it?\n\nTeal"]);
  await expect(page.getByText("is too small")).toHaveCount(0);
  await expect
    .poll(() =>
      page
        .locator("img[alt='']")
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1200);
  await page.getByLabel("Line under the large view").last().fill("A teal wall");
  await form.save();
  await expect.poll(() => editor.content.read("gallery.yaml")).toContain("image: images/gallery/good.jpg");
  const stored = readdirSync(join(editor.content.path, "images", "gallery"));
  expect([stored.includes("good.jpg"), stored.includes("small.jpg")]).toEqual([true, false]);
});

test("a second window with an older text is refused, and keeps its text", async ({
  page,
  context,
  editor,
  expectedErrors,
}) => {
  expectedErrors.push(/changed this part/, unhandledRejection);
  const other = await context.newPage();
  const [form, otherForm] = [editorForm(page, editor.address), editorForm(other, editor.address)];
  for (const window of [form, otherForm]) {
    await window.start();
    await window.open("Landing page", "Questions and answers (FAQ)");
  }
  await other.getByLabel("Intro").fill("Often asked");
  await otherForm.save();
  await expect.poll(() => editor.content.read("faq.yaml")).toContain("intro: Often asked");
  // Chromium once did not close the message of a window beside another one.
  await other.close();
  await page.getByLabel("Intro").fill("Asked late");
  const message = page.waitForEvent("dialog");
  await form.save();
  const dialog = await message;
  expect(dialog.message()).toContain("Somebody else has changed this part");
  await dialog.accept();
  await expect(page.getByLabel("Intro")).toHaveValue("Asked late");
  expect(editor.content.read("faq.yaml")).toContain("intro: Often asked");
});

test("a copied counter gets the next free place, and deleting asks with the counter's name", async ({
  page,
  editor,
}) => {
  const form = editorForm(page, editor.address);
  await form.start();
  await form.open("Counters", "Kerobokan, Umalas");
  const question = page.waitForEvent("dialog");
  const deleting = page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = await question;
  expect(dialog.message()).toBe("Delete Kerobokan, Umalas, and its page?");
  await dialog.dismiss();
  await deleting;
  await page.getByRole("button", { name: "Saved" }).click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await expect(page.getByLabel("Place in the list")).toHaveValue("40");
});

test("the public site does not mention the form", () => {
  const publicDir = join(root, "public");
  const files = readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json|xml|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(publicDir, "admin")) && !file.endsWith("sw.js"));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /\/admin\b|decap/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
