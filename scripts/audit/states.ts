import type { Page } from "@playwright/test";

import type { SampleApi } from "../../sample-api/create-sample-api";
import type { FaultInput } from "../../sample-api/faults";

/** A state of a view, and the way to it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** From the first request on. */
  readonly faults?: readonly FaultInput[];
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Leads from the loaded page to the state. */
  readonly reach: (page: Page, api: SampleApi["state"]) => Promise<void>;
}

const allHang = [{ target: "all", kind: "hang" }] as const;
const allFail = [{ target: "all", kind: "status", status: 500 }] as const;
const noRates = { target: "rates", kind: "refuse" } as const;
const empty = (target: "rates" | "posts") => [{ target, kind: "empty" }] as const;

const seen = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

const showing = (text: string | RegExp) => (page: Page) => seen(page, text);

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).first().click();

const pressInDialog = (page: Page, name: string): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name }).click();

/** A toast stays while its button has the focus. */
const holdToast = async (page: Page, text: string): Promise<void> => {
  await seen(page, text);
  await page.getByRole("button", { name: "Dismiss" }).focus();
};

/** Opens "Today's Rates" and waits for its table, if rates are expected. */
const openRates = async (page: Page, hasTable = true): Promise<void> => {
  await press(page, "Today's Rates");
  const dialog = page.getByRole("dialog");
  await (hasTable ? dialog.getByRole("table") : dialog).waitFor();
};

const openContact = async (page: Page): Promise<void> => {
  await press(page, "Contact Us");
  await page.getByRole("dialog", { name: "Contact Us" }).waitFor();
};

/** Only the inline scripts run. */
const withoutScripts = {
  name: "before the scripts load",
  prepare: (page: Page) => page.route("**/*.js", () => undefined),
  reach: (page: Page) => page.locator("main").waitFor(),
};

const landing: readonly Omit<State, "path">[] = [
  withoutScripts,
  { name: "waiting", faults: allHang, reach: (page) => page.locator("main").waitFor() },
  {
    name: "live",
    reach: async (page) => {
      await seen(page, "Live Update");
      await seen(page, "5 min read");
    },
  },
  {
    name: "old rates",
    reach: async (page, api) => {
      await seen(page, "Live Update");
      api.setFaults(noRates);
      await seen(page, "Not live");
    },
  },
  {
    name: "all requests fail",
    faults: allFail,
    reach: async (page) => {
      await seen(page, "Gagal memuat data kurs. Silakan coba lagi nanti.");
      await seen(page, "Failed to load articles. Please try again later.");
    },
  },
  {
    name: "an amount in the calculator",
    reach: async (page) => {
      await page.getByRole("group", { name: "What will I get?" }).getByRole("textbox").first().fill("250");
      await seen(page, /4\.472\.500/);
    },
  },
  { name: "contact", reach: openContact },
  {
    name: "contact, mail did not open",
    reach: async (page) => {
      await page.evaluate(() => {
        window.open = () => null;
      });
      await openContact(page);
      for (const field of ["Name", "Phone", "Message"])
        await page.getByRole("textbox", { name: field }).fill("0812 0000 0000");
      await pressInDialog(page, "Send Message");
      await page.getByRole("dialog").getByRole("alert").waitFor();
    },
  },
  {
    name: "questions, one open",
    reach: async (page) => {
      await press(page, "FAQ");
      await page.getByRole("dialog").locator("summary").first().click();
    },
  },
  {
    name: "a photo",
    reach: async (page) => {
      await page.locator("#gallery_section").getByRole("list").first().getByRole("button").first().click();
      await page.getByRole("dialog").getByRole("img").waitFor();
    },
  },
  {
    name: "the gallery's last page",
    reach: async (page) => {
      await page.locator("#gallery_section").getByRole("button", { name: "Page 4" }).click();
      await seen(page, "19 - 24 of 24 photos");
    },
  },
  {
    name: "today's rates, refreshed",
    reach: async (page) => {
      await openRates(page);
      await pressInDialog(page, "Refresh");
      await holdToast(page, "Data kurs berhasil diperbarui");
    },
  },
  {
    name: "today's rates, old",
    reach: async (page, api) => {
      await openRates(page);
      api.setFaults(noRates);
      await pressInDialog(page, "Refresh");
      await holdToast(page, "Gagal memperbarui data kurs");
    },
  },
  {
    name: "today's rates, none",
    faults: allFail,
    reach: async (page) => {
      await openRates(page, false);
      await seen(page, "Failed to load rate data. Please try again.");
    },
  },
  {
    name: "an error",
    prepare: (page) => page.route(/component---src-pages-index/, (route) => route.fulfill({ status: 500 })),
    reach: showing("Unexpected Application Error!"),
  },
];

const board: readonly Omit<State, "path">[] = [
  withoutScripts,
  { name: "waiting", faults: allHang, reach: showing("Exchange Rate") },
  { name: "live", reach: showing("17.890") },
  {
    name: "refreshed",
    reach: async (page) => {
      await seen(page, "17.890");
      await press(page, "Refresh");
      await holdToast(page, "Exchange rate data updated successfully");
    },
  },
  {
    name: "old rates",
    reach: async (page, api) => {
      await seen(page, "17.890");
      api.setFaults(noRates);
      await press(page, "Refresh");
      await holdToast(page, "Failed to update exchange rate data");
    },
  },
  {
    name: "a search",
    reach: async (page) => {
      await page.getByRole("searchbox").fill("dollar");
      await seen(page, "US Dollar");
    },
  },
  {
    name: "a search without a result",
    reach: async (page) => {
      await seen(page, "17.890");
      await page.getByRole("searchbox").fill("no such currency");
      await page.getByText("17.890").filter({ visible: true }).waitFor({ state: "detached" });
    },
  },
  { name: "all requests fail", faults: [noRates], reach: showing("Failed to Load Data") },
  { name: "no rates", faults: empty("rates"), reach: showing("No rates at the moment") },
];

const articles: readonly Omit<State, "path">[] = [
  withoutScripts,
  { name: "waiting", faults: allHang, reach: showing("Loading articles") },
  { name: "first page", reach: showing("5 min read") },
  { name: "all requests fail", faults: allFail, reach: showing("Failed to load articles.") },
  { name: "no articles", faults: empty("posts"), reach: showing("No articles yet") },
];

const article: readonly Omit<State, "path">[] = [
  withoutScripts,
  {
    name: "waiting",
    faults: allHang,
    reach: (page) => page.locator("h1", { hasText: "Article" }).waitFor({ state: "attached" }),
  },
  { name: "article", reach: showing("Admin") },
  {
    name: "its link to copy",
    reach: async (page) => {
      await page.evaluate(() => {
        for (const name of ["share", "clipboard"])
          Object.defineProperty(navigator, name, { value: undefined });
      });
      await press(page, /Share|Copy link/);
      await page.getByRole("status").filter({ hasText: "/artikel/1" }).waitFor();
    },
  },
  { name: "all requests fail", faults: allFail, reach: showing("Artikel Tidak Ditemukan") },
];

const statesOf = (path: string, states: readonly Omit<State, "path">[]): State[] =>
  states.map((state) => ({ ...state, path }));

/** States of every view of the site. */
export const allStates: readonly State[] = [
  ...statesOf("/", landing),
  ...statesOf("/kurs", board),
  { path: "/cabang/berawa", name: "live", reach: showing("Live Update") },
  {
    path: "/cabang/berawa",
    name: "all requests fail",
    faults: allFail,
    reach: showing("Gagal memuat data kurs. Silakan coba lagi nanti."),
  },
  ...statesOf("/artikel", articles),
  { path: "/artikel?page=3", name: "last page", reach: showing("5 min read") },
  { path: "/artikel?page=99", name: "no such page", reach: showing(/There is no page 99/) },
  ...statesOf("/artikel/1", article),
  { path: "/artikel/999", name: "no such article", reach: showing("Artikel Tidak Ditemukan") },
  { path: "/no-such-page", name: "page not found", reach: showing("Oops! Page not found") },
];
