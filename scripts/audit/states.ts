import type { Page } from "@playwright/test";

import type { FaultInput } from "../../sample-api/faults";
import type { SampleApi } from "../../sample-api/create-sample-api";

type Api = SampleApi["state"];

/** What somebody may see of a view, and how they come to see it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** From the first request on. */
  readonly faults?: readonly FaultInput[];
  /** Before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** From the loaded page to the state; ends when it is seen. */
  readonly reach: (page: Page, api: Api) => Promise<void>;
}

const everythingHangs = [{ target: "all", kind: "hang" }] as const;
const everythingFails = [{ target: "all", kind: "status", status: 500 }] as const;
const noRates = { target: "rates", kind: "refuse" } as const;
const noPosts = { target: "posts", kind: "status", status: 500 } as const;

const seen = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).first().click();

const pressInDialog = (page: Page, name: string): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name }).click();

/** For a section's code to come from a server beside. */
const ALIVE_MS = 500;

/** The sections come alive when they are near. */
const seeSections = async (page: Page): Promise<void> => {
  for (const section of await page.locator("main section[id]").all()) {
    await section.scrollIntoViewIfNeeded();
    await page.waitForTimeout(ALIVE_MS);
  }
};

/** A toast stands for as long as its button has the focus. */
const holdToast = async (page: Page, text: string): Promise<void> => {
  await seen(page, text);
  await page.getByRole("button", { name: "Dismiss" }).focus();
};

const openRates = async (page: Page): Promise<void> => {
  await press(page, "Today's Rates");
  await page.getByRole("dialog").waitFor();
};

const openContact = async (page: Page): Promise<void> => {
  await press(page, "Contact Us");
  await page.getByRole("dialog", { name: "Contact Us" }).waitFor();
};

/** None comes but those within the page. */
const holdScripts = (page: Page): Promise<unknown> => page.route("**/*.js", () => undefined);

/** The landing page's sections are laid out one after the other (later-layout.tsx). */
const laidOut = (page: Page): Promise<void> => page.locator("html:not([data-later]) main").waitFor();

const showing = (text: string | RegExp) => (page: Page) => seen(page, text);

const landing: readonly Omit<State, "path">[] = [
  { name: "without its scripts yet", prepare: holdScripts, reach: laidOut },
  { name: "awaited", faults: everythingHangs, reach: seeSections },
  {
    name: "live",
    reach: async (page) => {
      await seeSections(page);
      await seen(page, "5 min read");
    },
  },
  {
    name: "old rates",
    reach: async (page, api) => {
      await seeSections(page);
      await seen(page, "Live Update");
      api.setFaults(noRates);
      await seen(page, "Not live");
    },
  },
  {
    name: "nothing answers",
    faults: everythingFails,
    reach: async (page) => {
      await seeSections(page);
      await seen(page, "Gagal memuat data kurs. Silakan coba lagi nanti.");
      await seen(page, "Failed to load articles. Please try again later.");
    },
  },
  {
    name: "an amount in the calculator",
    reach: async (page) => {
      await seeSections(page);
      const field = page.getByRole("group", { name: "What will I get?" }).getByRole("textbox");
      await field.first().fill("250");
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
      const gallery = page.locator("#gallery_section");
      await gallery.scrollIntoViewIfNeeded();
      await gallery.getByRole("list").first().getByRole("button").first().click();
      await page.getByRole("dialog").getByRole("img").waitFor();
    },
  },
  {
    name: "the gallery's last page",
    reach: async (page) => {
      const gallery = page.locator("#gallery_section");
      await gallery.scrollIntoViewIfNeeded();
      await gallery.getByRole("button", { name: "Page 4" }).click();
      await seen(page, "19 - 24 of 24 photos");
    },
  },
  {
    name: "today's rates, refreshed",
    reach: async (page) => {
      await openRates(page);
      await page.getByRole("dialog").getByRole("table").waitFor();
      await pressInDialog(page, "Refresh");
      await holdToast(page, "Data kurs berhasil diperbarui");
    },
  },
  {
    name: "today's rates, old",
    reach: async (page, api) => {
      await openRates(page);
      await page.getByRole("dialog").getByRole("table").waitFor();
      api.setFaults(noRates);
      await pressInDialog(page, "Refresh");
      await holdToast(page, "Gagal memperbarui data kurs");
    },
  },
  {
    name: "today's rates, none",
    faults: everythingFails,
    reach: async (page) => {
      await openRates(page);
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
  { name: "without its scripts yet", prepare: holdScripts, reach: laidOut },
  { name: "awaited", faults: everythingHangs, reach: showing("Exchange Rate") },
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
    name: "a search for nothing that there is",
    reach: async (page) => {
      await seen(page, "17.890");
      await page.getByRole("searchbox").fill("no such currency");
      await page.getByText("17.890").filter({ visible: true }).waitFor({ state: "detached" });
    },
  },
  { name: "nothing answers", faults: [noRates], reach: showing("Failed to Load Data") },
  {
    name: "no rates",
    faults: [{ target: "rates", kind: "empty" }],
    reach: showing("No rates at the moment"),
  },
];

const states = (path: string, all: readonly Omit<State, "path">[]): State[] =>
  all.map((state) => ({ ...state, path }));

/** Every view of the site is among them. */
export const allStates: readonly State[] = [
  ...states("/", landing),
  ...states("/kurs", board),
  ...states("/artikel", [
    { name: "without its scripts yet", prepare: holdScripts, reach: laidOut },
    { name: "awaited", faults: everythingHangs, reach: showing("Loading articles") },
    { name: "first page", reach: showing("5 min read") },
    { name: "nothing answers", faults: [noPosts], reach: showing("Failed to load articles.") },
    { name: "no articles", faults: [{ target: "posts", kind: "empty" }], reach: showing("No articles yet") },
  ]),
  ...states("/artikel?page=3", [{ name: "last page", reach: showing("5 min read") }]),
  ...states("/artikel?page=99", [{ name: "no such page", reach: showing(/There is no page 99/) }]),
  ...states("/artikel/1", [
    { name: "without its scripts yet", prepare: holdScripts, reach: laidOut },
    {
      name: "awaited",
      faults: everythingHangs,
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
        await page.getByLabel("Link to this article").waitFor();
      },
    },
    {
      name: "nothing answers",
      faults: [{ target: "post", kind: "status", status: 500 }],
      reach: showing("Artikel Tidak Ditemukan"),
    },
  ]),
  ...states("/artikel/999", [{ name: "no such article", reach: showing("Artikel Tidak Ditemukan") }]),
  ...states("/no-such-page", [{ name: "page not found", reach: showing("Oops! Page not found") }]),
];
