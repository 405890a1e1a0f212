import type { Page } from "@playwright/test";

import { palette } from "../../../src/theme/tokens";
import type { FakeTime } from "./fake-time";
import { expect } from "./test";

/** Pause between two polls (specification, section 7). */
export const POLL_MS = 3_000;
/** The longest way from a fault to its message: a poll, its three retries 1 s apart, and a step for a busy machine. */
export const SOON_MS = POLL_MS + 3_000 + 1_000;

/** A text that is to be seen within the first element that a selector finds. */
interface Sign {
  readonly within: string;
  readonly text: RegExp;
}

/** `stale`: the last good data, marked with their age. */
export type State = "good" | "failed" | "empty" | "stale";

export interface View {
  readonly path: string;
  /** The data that it shows, as the sample API names them. */
  readonly target: "rates" | "posts" | "post";
  readonly signs: Readonly<Record<State, readonly Sign[]>>;
  /** What the visitor does to see all of it. */
  readonly open?: (page: Page, time: FakeTime) => Promise<void>;
}

const cards = "#exchange_section";
const dialog = "dialog[open]";

const landing: View = {
  path: "/",
  target: "rates",
  open: async (page, time) => {
    const button = page.getByRole("button", { name: "Today's Rates" });
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await time.wait("the dialog is open", () => page.locator(dialog).isVisible());
  },
  signs: {
    good: [
      { within: cards, text: /^Live$/m },
      { within: cards, text: /Live Update/ },
      { within: dialog, text: /Live Update/ },
      { within: `${dialog} tbody`, text: /USD[^]*17\.890/ },
    ],
    failed: [
      { within: cards, text: /Gagal memuat data kurs\. Silakan coba lagi nanti\./ },
      { within: dialog, text: /Failed to load rate data\. Please try again\.\s+Try Again/ },
      { within: "body", text: /We can't load rates right now/ },
    ],
    empty: [
      { within: cards, text: /(Not available[^]*){6}/ },
      { within: dialog, text: /No rates are listed at the moment\./ },
    ],
    stale: [
      { within: cards, text: /(Not live[^]*){6}/ },
      { within: cards, text: /Connection Error\s+Rates received .* ago/ },
      { within: dialog, text: /Connection Error\s+Rates received .* ago/ },
      { within: `${dialog} tbody`, text: /USD[^]*17\.890/ },
    ],
  },
};

const board: View = {
  path: "/kurs",
  target: "rates",
  signs: {
    good: [
      { within: "header", text: /Last Update - \d\d:\d\d:\d\d/ },
      { within: "main tbody", text: /USD[^]*17\.890/ },
    ],
    failed: [
      { within: "header", text: /Connection Error/ },
      {
        within: "main",
        text: /Failed to Load Data\s+An error occurred while fetching rate data\. Please try again\.\s+Try Again/,
      },
    ],
    empty: [{ within: "main", text: /No rates at the moment/ }],
    stale: [
      { within: "header", text: /Connection Error/ },
      { within: "aside", text: /Rates from .* ago\. Please ask the cashier\./ },
      { within: "main tbody", text: /USD[^]*17\.890/ },
    ],
  },
};

const articleList: View = {
  path: "/artikel",
  target: "posts",
  signs: {
    // Of rows with absurd fields some cannot be shown.
    good: [{ within: "main", text: /(Read More[^]*){5}Showing \d+ - \d+ of \d+ articles/ }],
    failed: [{ within: "main", text: /Failed to load articles\. Please try again later\./ }],
    empty: [{ within: "main", text: /No articles yet/ }],
    stale: [{ within: "main", text: /(Read More[^]*){5}/ }],
  },
};

const article: View = {
  path: "/artikel/7",
  target: "post",
  signs: {
    good: [
      { within: "article h1", text: /\S/ },
      { within: "article", text: /Admin/ },
    ],
    failed: [
      {
        within: "main",
        text: /Artikel Tidak Ditemukan\s+Artikel yang Anda cari mungkin telah dihapus atau tidak tersedia\./,
      },
    ],
    empty: [],
    stale: [{ within: "article h1", text: /\S/ }],
  },
};

/** Whatever shows live data. */
export const views = { landing, board, articleList, article };

/** What marks data as not live, or no longer new. */
const marks = /Connection Error|Not live|Received at/;

/**
 * Whether a view is wholly in a state. One look at the page, however many signs there are; good data bear no mark of old
 * ones beside.
 */
export const isIn = (page: Page, { signs }: View, state: State): Promise<boolean> =>
  page.evaluate(
    ([sought, unwanted]) => {
      const isSeen = ({ within, text }: Sign) => {
        const place = document.querySelector<HTMLElement>(within);
        return place?.checkVisibility() === true && text.test(place.innerText);
      };
      return sought.every(isSeen) && !unwanted.some(isSeen);
    },
    [signs[state], state === "good" ? [{ within: "body", text: marks }] : []] as const,
  );

/** Opens the view and waits for its data. */
export const showView = async (page: Page, view: View, time: FakeTime): Promise<void> => {
  await time.open(view.path);
  await view.open?.(page, time);
  await time.until("good data are seen", 5_000, () => isIn(page, view, "good"));
};

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
const liveColours = [palette.green300, palette.green500, palette.green700].map(rgb);

/** Texts that say that the rates are live, and things of a colour that says so. */
const whatLooksLive = (page: Page): Promise<string[]> =>
  page.evaluate((colours) => {
    const saysSo = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /^\s*Live( Update)?\s*$/.test(node.nodeValue ?? ""),
      );
    const isGreen = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return colours.includes(color) || colours.includes(backgroundColor);
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) => (saysSo(element) || isGreen(element)) && element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 200));
  }, liveColours);

/** Nothing looks live, at this moment of the page's clock. */
export const expectNothingLive = (page: Page): Promise<void> =>
  expect.poll(() => whatLooksLive(page), "what looks live").toEqual([]);
