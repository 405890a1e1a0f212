import type { Page } from "@playwright/test";

/** Actions of an editor in the form at /admin. */
interface EditorForm {
  /** Loads the form. */
  start(): Promise<void>;
  /** Goes from the sidebar to a file. */
  open(group: string, file: string): Promise<void>;
  /** Goes back to the sidebar. */
  back(): Promise<void>;
  /** Adds a picture to the open gallery. */
  addPicture(name: string, picture: Buffer): Promise<void>;
  /** Chooses another picture in the last row. */
  replacePicture(name: string, picture: Buffer): Promise<void>;
  save(): Promise<void>;
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  // The dialog selects the uploaded picture.
  await page.getByRole("button", { name: "Choose selected" }).click();
}

/** @param address of the form, such as "http://localhost:8001/admin/" */
export const editorForm = (page: Page, address: string): EditorForm => ({
  start: async () => {
    await page.goto(address);
  },
  open: async (group, file) => {
    await page.getByRole("link", { name: group, exact: true }).click();
    await page.getByRole("link", { name: file, exact: true }).click();
    await page.getByText("Saved", { exact: true }).first().waitFor();
  },
  back: () => page.getByRole("link", { name: /^←/ }).click(),
  addPicture: async (name, buffer) => {
    await page.getByRole("button", { name: "Add picture" }).click();
    await page.getByRole("button", { name: "Choose a picture" }).click();
    await upload(page, name, buffer);
  },
  replacePicture: async (name, buffer) => {
    await page.getByRole("button", { name: "Choose another picture" }).last().click();
    await upload(page, name, buffer);
  },
  save: async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("menuitem", { name: "Save now" }).click();
  },
});
