import type { Page } from "@playwright/test";

import { palette } from "../../../src/theme/tokens";
import type { FakeTime } from "./fake-time";
import { expect } from "./test";

/** Pause between two polls (specification, section 7). */
export const POLL_MS = 3_000;
/** Longest time from a fault to its message: a poll, three retries 1 s apart, and one second for a busy machine. */
export const FAILURE_SHOWN_WITHIN_MS = POLL_MS + 3_000 + 1_000;

/** A text that the first match of a selector shows. */
interface ExpectedText {
  readonly selector: string;
  readonly text: RegExp;
}

/** `stale` is the last good data with its age. */
export type State = "good" | "failed" | "empty" | "stale";

export interface View {
  readonly path: string;
  /** The sample API's name of the data. */
  readonly target: "rates" | "posts" | "post";
  readonly texts: Readonly<Record<State, readonly ExpectedText[]>>;
  /** What the visitor does to see the whole view. */
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
    await time.waitFor("the dialog is open", () => page.locator(dialog).isVisible());
  },
  texts: {
    good: [
      { selector: cards, text: /^Live$/m },
      { selector: cards, text: /Live Update/ },
      { selector: dialog, text: /Live Update/ },
      { selector: `${dialog} tbody`, text: /USD[^]*17\.890/ },
    ],
    failed: [
      { selector: cards, text: /Gagal memuat data kurs\. Silakan coba lagi nanti\./ },
      { selector: dialog, text: /Failed to load rate data\. Please try again\.[^]*Try Again/ },
      { selector: "body", text: /We can't load rates right now/ },
    ],
    empty: [
      { selector: cards, text: /(Not available[^]*){6}/ },
      { selector: dialog, text: /No rates are listed at the moment\./ },
    ],
    stale: [
      { selector: cards, text: /(Not live[^]*){6}/ },
      { selector: cards, text: /Connection Error\s+Last rate .* ago/ },
      { selector: dialog, text: /Connection Error\s+Last rate .* ago/ },
      { selector: `${dialog} tbody`, text: /USD[^]*17\.890/ },
    ],
  },
};

const board: View = {
  path: "/kurs",
  target: "rates",
  texts: {
    good: [
      { selector: "header", text: /Last Update - \d\d:\d\d:\d\d/ },
      { selector: "main", text: /USD[^]*17\.890/ },
    ],
    failed: [
      { selector: "header", text: /Connection Error/ },
      {
        selector: "main",
        text: /Failed to Load Data\s+An error occurred while fetching rate data\. Please try again\.\s+Try Again/,
      },
    ],
    empty: [{ selector: "main", text: /No rates at the moment/ }],
    stale: [
      { selector: "header", text: /Connection Error/ },
      { selector: "aside", text: /Rates from .* ago\. Please ask the cashier\./ },
      { selector: "main", text: /USD[^]*17\.890/ },
    ],
  },
};

const articleList: View = {
  path: "/artikel",
  target: "posts",
  texts: {
    // Five, because the list leaves out malformed posts.
    good: [{ selector: "main", text: /(Read More[^]*){5}Showing \d+ - \d+ of \d+ articles/ }],
    failed: [{ selector: "main", text: /Failed to load articles\. Please try again later\./ }],
    empty: [{ selector: "main", text: /No articles yet/ }],
    stale: [{ selector: "main", text: /Received at .* ago\.[^]*(Read More[^]*){5}/ }],
  },
};

const article: View = {
  path: "/artikel/7",
  target: "post",
  texts: {
    good: [
      { selector: "article h1", text: /\S/ },
      { selector: "article", text: /Admin/ },
    ],
    failed: [
      {
        selector: "main",
        text: /Artikel Tidak Ditemukan\s+Artikel yang Anda cari mungkin telah dihapus atau tidak tersedia\./,
      },
    ],
    empty: [],
    stale: [
      { selector: "article h1", text: /\S/ },
      { selector: "article", text: /Received at .* ago\./ },
    ],
  },
};

/** The views of live data. */
export const views = { landing, board, articleList, article };

/** Texts that mark data as not live. */
const staleTexts = /Connection Error|Not live|Received at/;

/**
 * Returns whether a view shows all texts of a state, and for good data no mark of stale data. Uses one `evaluate` call, so
 * that the page cannot change in between.
 */
export const isIn = (page: Page, { texts }: View, state: State): Promise<boolean> =>
  page.evaluate(
    ([expected, unwanted]) => {
      const isShown = ({ selector, text }: ExpectedText) => {
        const element = document.querySelector<HTMLElement>(selector);
        return element?.checkVisibility() === true && text.test(element.innerText);
      };
      return expected.every(isShown) && !unwanted.some(isShown);
    },
    [texts[state], state === "good" ? [{ selector: "body", text: staleTexts }] : []] as const,
  );

/** Opens the view and waits for its data. */
export const showView = async (page: Page, view: View, time: FakeTime): Promise<void> => {
  await time.openPage(view.path);
  await view.open?.(page, time);
  await time.advanceUntil("the data are live", 5_000, () => isIn(page, view, "good"));
};

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
const liveColours = [palette.green300, palette.green500, palette.green700].map(rgb);

/** Returns the elements with a text or a colour that says that rates are live. */
const elementsLookingLive = (page: Page): Promise<string[]> =>
  page.evaluate((colours) => {
    const saysLive = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /^\s*Live( Update)?\s*$/.test(node.nodeValue ?? ""),
      );
    const isGreen = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return colours.includes(color) || colours.includes(backgroundColor);
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) => (saysLive(element) || isGreen(element)) && element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 200));
  }, liveColours);

/** Expects that nothing on the page looks live. */
export const expectNothingLive = (page: Page): Promise<void> =>
  expect.poll(() => elementsLookingLive(page), "elements that look live").toEqual([]);
