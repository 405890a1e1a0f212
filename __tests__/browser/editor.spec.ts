import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { openEditorServer } from "../../scripts/lib/editor-server";
import { localBackend } from "../../cms/backend";
import { writeEditor } from "../../cms/bundle";
import { groups } from "../../cms/names";
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
      const server = await openEditorServer({ port: 0, contentFolder: content.path, editorFolder });
      const origin = `http://localhost:${server.port}`;
      await use({ address: `${origin}/admin/`, origin, content });
      await server.close();
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
    await expect(page.locator("label").first()).toBeVisible();
    await form.back();
  }
  // The form shows pictures from blob: URLs.
  origins.delete("null");
  expect([...origins]).toEqual([editor.origin]);
});

test("the form shows the content check's report, and saves nothing", async ({
  page,
  editor,
  expectedErrors,
}) => {
  expectedErrors.push(/faq\.yaml/, unhandledRejection);
  const form = editorForm(page, editor.address);
  const before = editor.content.read("faq.yaml");
  const line = before.slice(0, before.indexOf("intro:")).split("\n").length;
  await form.start();
  await form.open("Landing page", "Questions and answers (FAQ)");
  await page.getByLabel("Intro").fill("Frequently <b>asked</b> questions");
  await form.save();
  await expect(page.getByRole("alert")).toContainText(
    `Not saved. content/faq.yaml:${line}:8  intro: "<b>asked" is HTML, which is not used here. Write plain text.`,
  );
  expect(editor.content.read("faq.yaml")).toBe(before);
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
