import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { expect, type Page, test as base } from "@playwright/test";

import { writeEditor } from "../../cms/bundle";

const root = join(__dirname, "..", "..");
const origin = "http://localhost";

const files = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.(yaml|jpg)$/.test(name))
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)));

const original = (file: string): string => readFileSync(join(root, "content", file), "utf8");

const test = base.extend<object, { readonly folder: string }>({
  folder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "editor-"));
      await writeEditor(root, join(folder, "admin"), { name: "github", repo: "local/website" });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

/** Opens the form on a copy of the project in the browser's own file system, and returns the hosts that it has asked. */
async function openForm(page: Page, folder: string): Promise<Set<string>> {
  const hosts = new Set<string>();
  await page.route("**", (route) => {
    const { host, pathname } = new URL(route.request().url());
    hosts.add(host);
    if (!pathname.startsWith("/admin/")) return route.fulfill({ status: 404 });
    return host === "localhost"
      ? route.fulfill({ path: join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname) })
      : route.abort();
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/admin/`);
  const texts = files.map((file) => [file, readFileSync(join(root, file), "base64")] as const);
  await page.evaluate(async (all) => {
    const project = await navigator.storage.getDirectory();
    await project.getDirectoryHandle(".git", { create: true });
    for (const [file, base64] of all) {
      const steps = file.split("/");
      const name = steps.pop() ?? "";
      let directory = project;
      for (const step of steps) directory = await directory.getDirectoryHandle(step, { create: true });
      const writable = await (await directory.getFileHandle(name, { create: true })).createWritable();
      await writable.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
      await writable.close();
    }
  }, texts);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("button", { name: "Visit Live Site" })).toBeVisible();
  return hosts;
}

const openFile = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${origin}/admin/#/collections/${path}`);
  await expect(inLanguage(page, "Indonesian")).toBeVisible();
};

const inLanguage = (page: Page, language: string) =>
  page.getByRole("group", { name: new RegExp(`Edit .*${language}.* Content`) });

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

const saved = (page: Page, file: string): Promise<string> =>
  page.evaluate(async (path) => {
    let directory = await navigator.storage.getDirectory();
    for (const step of path.split("/").slice(0, -1)) directory = await directory.getDirectoryHandle(step);
    return (await (await directory.getFileHandle(path.split("/").at(-1) ?? "")).getFile()).text();
  }, `content/${file}`);

test("a text in two languages changes its two lines, and the form asks no host but GitHub", async ({
  page,
  folder,
}) => {
  const hosts = await openForm(page, folder);
  await openFile(page, "landing/entries/hero");
  await inLanguage(page, "English").getByRole("textbox", { name: "Rates button" }).fill('Say "hi": # 😀');
  await inLanguage(page, "Indonesian").getByRole("textbox", { name: "Rates button" }).fill("Lihat kurs");
  await save(page);
  await expect
    .poll(() => saved(page, "hero.yaml"))
    .toBe(original("hero.yaml").replace("View Today's Rates", `'Say "hi": # 😀'`));
  expect(await saved(page, "id/hero.yaml")).toBe(
    original("id/hero.yaml").replace(/ratesButton: .*/, "ratesButton: Lihat kurs"),
  );
  expect([...hosts].filter(Boolean)).toEqual(["localhost"]);
});

test("a row that moves takes its translation with it", async ({ page, folder }) => {
  await openForm(page, folder);
  await openFile(page, "landing/entries/faq");
  await inLanguage(page, "English").getByRole("button", { name: "Reorder Item" }).first().focus();
  await page.keyboard.press("ArrowDown");
  await save(page);
  for (const file of ["faq.yaml", "id/faq.yaml"]) {
    const questions = (text: string) => text.match(/(?<=question: ).*/g) ?? [];
    const [first, second, ...others] = questions(original(file));
    await expect.poll(async () => questions(await saved(page, file))).toEqual([second, first, ...others]);
  }
});

test("what the check refuses is not saved, and its sentence is shown", async ({ page, folder }) => {
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  await openForm(page, folder);
  await openFile(page, "landing/entries/hero");
  await inLanguage(page, "Indonesian").getByRole("textbox", { name: "Rates button" }).fill("<b>Kurs</b>");
  await save(page);
  await expect.poll(() => messages.join()).toContain('"<b>Kurs" would be shown as it is. Write plain text');
  expect(await saved(page, "id/hero.yaml")).toBe(original("id/hero.yaml"));
});
