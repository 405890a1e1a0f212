import type { Page } from "@playwright/test";

import type { FaultInput } from "../../../sample-api/faults";

/** A state of a view, and the way to it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** From the first request on. */
  readonly faults?: readonly FaultInput[];
  /** Leads from the loaded page to the state. */
  readonly reach: (page: Page) => Promise<void>;
}

const routes = [
  { path: "/", live: "Live Update", failed: "Gagal memuat data kurs. Silakan coba lagi nanti." },
  { path: "/kurs", live: "17.890", failed: "Failed to Load Data" },
  { path: "/kurs/usd", live: "17.890", failed: "We can't load rates right now." },
  { path: "/cabang/berawa", live: "Live Update", failed: "Gagal memuat data kurs. Silakan coba lagi nanti." },
  { path: "/artikel", live: "5 min read", failed: "Failed to load articles." },
  { path: "/artikel/1", live: "Admin", failed: "Artikel Tidak Ditemukan" },
] as const;

const seen = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

const hasMain = (page: Page): Promise<void> => page.locator("main").waitFor();

/** Presses a button, and waits for its dialog. */
const opening =
  (button: string, ready = "h2") =>
  async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: button }).first().click();
    await page.getByRole("dialog").locator(ready).first().waitFor();
  };

/** States of every view of the site. Tests in __tests__/browser look at more, on one screen. */
export const allStates: readonly State[] = [
  ...routes.flatMap(({ path, live, failed }): State[] => [
    { path, name: "waiting", faults: [{ target: "all", kind: "hang" }], reach: hasMain },
    { path, name: "live", reach: (page) => seen(page, live) },
    {
      path,
      name: "all requests fail",
      faults: [{ target: "all", kind: "status", status: 500 }],
      reach: (page) => seen(page, failed),
    },
  ]),
  { path: "/", name: "contact", reach: opening("Contact Us") },
  { path: "/", name: "questions", reach: opening("FAQ", "summary") },
  { path: "/", name: "today's rates", reach: opening("Today's Rates", "table") },
  {
    path: "/",
    name: "an amount in the calculator",
    reach: async (page) => {
      await page.getByRole("group", { name: "What will I get?" }).getByRole("textbox").first().fill("250");
      await seen(page, /4\.472\.500/);
    },
  },
  {
    path: "/",
    name: "a photo",
    reach: async (page) => {
      await page.locator("#gallery_section").getByRole("list").first().getByRole("button").first().click();
      await page.getByRole("dialog").getByRole("img").waitFor();
    },
  },
  {
    path: "/kurs",
    name: "a search without a result",
    reach: async (page) => {
      await seen(page, "17.890");
      await page.getByRole("searchbox").fill("no such currency");
      await page.getByText("17.890").filter({ visible: true }).waitFor({ state: "detached" });
    },
  },
  { path: "/artikel?page=99", name: "no such page", reach: (page) => seen(page, /There is no page 99/) },
  { path: "/artikel/999", name: "no such article", reach: (page) => seen(page, "Artikel Tidak Ditemukan") },
  { path: "/no-such-page", name: "page not found", reach: (page) => seen(page, "Oops! Page not found") },
];
