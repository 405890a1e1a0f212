import { act, fireEvent, screen, within } from "@testing-library/react";

import { ToastHost } from "../../../src/components/toast/toast-host";
import { dismissToast, toasts } from "../../../src/components/toast/toast-store";
import { Board } from "../../../src/features/board/board";
import { api, hangs, html, json, refused, slow } from "../../support/api";
import { pass, WHOLE_ATTEMPT } from "../../support/fake-time";
import { rateRow } from "../../support/fixtures";
import { renderWithProviders } from "../../support/render";
import { screens } from "../../support/screens";

const path = "/api/exchange-rates?paginate=false";

const rows = [
  rateRow("USD", { display_name: "US Dollar", buy_rate: 17_890, sell_rate: 18_140 }),
  rateRow("AUD", { display_name: "Australian Dollar", buy_rate: 12_550, sell_rate: 12_740 }),
  rateRow("JPY", { display_name: "Japanese Yen", buy_rate: 113.55, sell_rate: 115.25 }),
  rateRow("USD-S", { display_name: "US Dollar Small", buy_rate: 17_670, sell_rate: null, image_path: null }),
  rateRow("SGD", { display_name: "Singapore Dollar", updated_at: "2026-09-29T06:09:58.000000Z" }),
];

const data = {
  boardYaml: {
    heading: "Exchange Rate",
    subtitle: "Authorized Money Changer",
    qrCode: { isShown: true, label: "Rates on your phone" },
    notices: [
      { en: "Rates may change", id: "Kurs dapat berubah" },
      { en: "Bring your passport", id: "Wajib menunjukkan paspor" },
    ],
  },
  contactYaml: { heading: "Location and Contact" },
  branchesYaml: {
    branches: [
      {
        id: "beach",
        name: "Beach",
        whatsapp: "62822",
        hours: { opens: "09:00", closes: "20:00" },
        geo: { latitude: -8.6, longitude: 115.1 },
      },
    ],
  },
  exchangeYaml: {
    noScript: "Call a branch.",
    legend: { buy: "we buy from you", sell: "you buy from us", reading: "17.890 = seventeen thousand" },
    minimum: { amount: 50, currency: "USD", text: "Minimum USD 50" },
    calculator: {
      title: "What will I get?",
      have: "I have",
      want: "You get",
      indicative: "Indicative only.",
      enquiryButton: "Ask on WhatsApp",
      enquiry: "I have {have}",
    },
  },
  companyYaml: {
    name: "Segara Money Changer",
    shortName: "Segara",
    logoMark: { publicURL: "/logo.svg" },
    hours: { days: "Every day", opens: "08:00", closes: "22:00" },
    closures: [],
    whatsapp: "62811",
    whatsappInquiry: "Hello",
  },
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6, 10) });
  localStorage.clear();
  screens.set({ width: 1440 });
  api.on(path, json(rows));
  // After 2 s the board checks for a new deployment; there is none.
  Object.assign(window, { ___webpackCompilationHash: "one" });
  api.on("/page-data/app-data.json", json({ webpackCompilationHash: "one" }));
  api.on("/page-data/kurs/page-data.json", json({ result: { data } }));
});

afterEach(() => {
  jest.useRealTimers();
  for (const { id } of toasts.get()) dismissToast(id);
});

const show = () =>
  renderWithProviders(
    <>
      <Board data={data} />
      <ToastHost />
    </>,
  );

const words = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();
/** The table row of a currency. */
const row = (code: string): HTMLElement => {
  const head = screen.getAllByRole("rowheader").find((header) => words(header)?.startsWith(`${code} `));
  const found = head?.closest("tr");
  if (!found) throw new Error(`No row ${code}`);
  return found;
};
const figures = (code: string) => within(row(code)).getAllByRole("cell").map(words);
const badge = () => screen.getByText((_, element) => element?.hasAttribute("data-freshness") === true);

describe("on a wide screen", () => {
  it("shows four tables with heads, filled column by column and padded with blank rows", async () => {
    show();
    await pass(0);
    const tables = screen.getAllByRole("table");
    expect(tables.map((table) => within(table).getAllByRole("columnheader").map(words))).toEqual(
      Array(4).fill(["CURRENCY", "BUY", "SELL"]),
    );
    expect(tables.map((table) => within(table).queryAllByRole("rowheader").map(words))).toEqual([
      ["USD US Dollar", "AUD Australian Dollar"],
      ["JPY Japanese Yen", "USD-S US Dollar Small"],
      ["SGD Singapore Dollar"],
      [],
    ]);
    // Eight cells for five rates; assistive technology gets no blank rows.
    expect(tables.map((table) => table.querySelectorAll("tbody tr").length)).toEqual([2, 2, 2, 2]);
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
    expect(figures("USD-S")).toEqual(["17.670", "–"]);
    expect(figures("JPY")).toEqual(["113,55", "115,25"]);
  });

  it("shows a placeholder for a flag that is missing or fails to load", async () => {
    show();
    await pass(0);
    const flagOf = (code: string) => row(code).querySelector("img");
    expect(flagOf("USD-S")).toHaveAttribute("src", "/placeholder-flag.svg");
    const flag = flagOf("AUD");
    expect(flag).toHaveAttribute("src", "https://api.example/flags/au.svg");
    if (flag) fireEvent.error(flag);
    expect(flagOf("AUD")).toHaveAttribute("src", "/placeholder-flag.svg");
  });

  it("updates only the text of a changed figure", async () => {
    show();
    await pass(0);
    const touched: (string | null)[] = [];
    const watch = new MutationObserver((records) =>
      touched.push(...records.map(({ target }) => target.textContent)),
    );
    watch.observe(screen.getByRole("main"), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await pass(3_000);
    expect(touched).toEqual([]);
    api.on(path, json(rows.map((row) => (row.currency_code === "AUD" ? { ...row, buy_rate: 12_600 } : row))));
    await pass(3_000);
    watch.disconnect();
    expect(touched).toEqual(["12.600"]);
  });

  it("does not announce new rates to screen readers", async () => {
    show();
    await pass(0);
    const live = document.querySelectorAll("[aria-live]:not([aria-live=off]), [role=status], [role=alert]");
    expect([...live].map(words).filter(Boolean)).toEqual([]);
  });
});

describe("on a narrow screen", () => {
  beforeEach(() => screens.set({ width: 390 }));

  it("shows a card for each currency, and no tables", async () => {
    show();
    await pass(0);
    const list = within(screen.getByRole("main")).getByRole("list");
    expect(within(list).getAllByRole("listitem").map(words)).toEqual([
      "USD US DollarBUY17.890SELL18.140",
      "AUD Australian DollarBUY12.550SELL12.740",
      "JPY Japanese YenBUY113,55SELL115,25",
      "USD-S US Dollar SmallBUY17.670SELL–",
      "SGD Singapore DollarBUY17.925SELL18.110",
    ]);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  it("searches by code or name, and says when nothing matches", async () => {
    show();
    await pass(0);
    const search = screen.getByRole("searchbox", { name: "Search currency code or name" });
    const shown = () =>
      screen.queryAllByRole("listitem").filter((item) => screen.getByRole("main").contains(item));
    fireEvent.change(search, { target: { value: "dollar s" } });
    expect(shown().map(words)).toEqual([expect.stringContaining("USD-S")]);
    fireEvent.change(search, { target: { value: "jpY" } });
    expect(shown().map(words)).toEqual([expect.stringContaining("Japanese Yen")]);
    fireEvent.change(search, { target: { value: "zzz" } });
    expect(shown()).toEqual([]);
    expect(screen.getByText("No currency matches your search")).toBeVisible();
    fireEvent.change(search, { target: { value: "" } });
    expect(shown()).toHaveLength(5);
  });

  it("does not search the notes", async () => {
    api.on(path, json(rows.map((row) => ({ ...row, created_at: null, updated_at: "2026-09-20T06:00:00Z" }))));
    show();
    await pass(0);
    expect(screen.getAllByText(/^Since 20 Sept/)).toHaveLength(5);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "sin" } });
    expect(screen.getAllByText(/^Since 20 Sept/).map(words)).toEqual(["Since 20 Sept · Singapore Dollar"]);
  });

  it("keeps the search when rates are missing and when the screen rotates", async () => {
    show();
    await pass(0);
    const search = screen.getByRole("searchbox");
    act(() => search.focus());
    fireEvent.change(search, { target: { value: "usd" } });
    api.on(path, json({ message: "no list" }));
    await pass(3_000);
    expect(screen.getByText("No rates at the moment")).toBeVisible();
    expect(search).toHaveFocus();
    api.on(path, json(rows));
    await pass(3_000);
    expect(screen.getAllByRole("listitem").filter((item) => item.querySelector("dl"))).toHaveLength(2);
    act(() => screens.set({ width: 1440 }));
    expect(screen.queryByRole("searchbox")).toBeNull();
    act(() => screens.set({ width: 390 }));
    expect(screen.getByRole("searchbox")).toHaveValue("usd");
  });

  it.each(["", "1-20"])(
    "opens the tapped row among several with one code, after a search for %j",
    async (query) => {
      window.history.replaceState(null, "", "/kurs");
      const sizes = [
        rateRow("USD", { display_name: "USD 100", buy_rate: 17_890 }),
        rateRow("USD", { display_name: "USD 1-20", buy_rate: 17_290 }),
      ];
      api.on(path, json([...sizes, rows[1]]));
      show();
      await pass(0);
      fireEvent.change(screen.getByRole("searchbox"), { target: { value: query } });
      const link = screen.getByRole("link", { name: "Calculate with USD 1-20" });
      expect(link).toHaveAttribute("href", "/kurs?USD=100&row=USD+1-20");
      fireEvent.click(link);
      await pass(100);
      const dialog = within(screen.getByRole("dialog"));
      expect(dialog.getByRole("combobox")).toHaveDisplayValue("USD - USD 1-20");
      expect(dialog.getByRole("group", { name: "What will I get?" })).toHaveTextContent("1 USD = Rp 17.290");
      fireEvent.change(dialog.getByRole("textbox"), { target: { value: "US$ 350" } });
      expect(window.location.search).toBe("?USD=350&row=USD+1-20");
    },
  );

  it("opens the row in the address before and after rates load", async () => {
    window.history.replaceState(null, "", "/kurs?USD=350&row=USD+1-20");
    const sizes = ["USD 100", "USD 1-20"].map((display_name) => rateRow("USD", { display_name }));
    api.on(path, slow(500, json(sizes)));
    show();
    await pass(1_000);
    expect(screen.getByRole("combobox")).toHaveDisplayValue("USD - USD 1-20");
    expect(window.location.search).toBe("?USD=350&row=USD+1-20");
    window.history.replaceState(null, "", "/kurs");
  });

  it.each(["before", "after"])(
    "keeps the address of the page to which Back leads %s the calculator opens",
    async (moment) => {
      window.history.replaceState(null, "", "/kurs");
      api.on(path, json(rows));
      const { unmount } = show();
      await pass(0);
      fireEvent.click(screen.getByRole("link", { name: "Calculate with AUD" }));
      if (moment === "after") await pass(100);
      window.history.replaceState(null, "", "/");
      act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
      unmount();
      await pass(100);
      expect(window.location.pathname + window.location.search).toBe("/");
    },
  );

  it("announces the number of matches to screen readers", async () => {
    show();
    await pass(0);
    const counted = () => screen.queryByText(/^Currencies found/)?.textContent;
    expect(counted()).toBeUndefined();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "usd" } });
    expect(counted()).toBe("Currencies found for usd: 2");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: " " } });
    expect(counted()).toBeUndefined();
  });
});

describe("states", () => {
  it("shows the column heads while loading", async () => {
    api.on(path, hangs());
    show();
    await pass(1_000);
    expect(screen.getByRole("status")).toHaveTextContent("Loading rates");
    expect(screen.getAllByText("CURRENCY")).toHaveLength(4);
    expect(screen.queryByText(/Last Update|Connection Error/)).not.toBeInTheDocument();
  });

  it("shows the latest update of all rates", async () => {
    show();
    await pass(0);
    // 06:09:58 UTC, of SGD.
    expect(words(badge())).toBe("Last Update - 14:09:58");
  });

  it("shows the current time when no rate has a time", async () => {
    api.on(path, json([rateRow("USD", { created_at: null, updated_at: null })]));
    show();
    await pass(0);
    expect(words(badge())).toBe("Last Update - 14:10:00");
    await pass(2_000);
    expect(words(badge())).toBe("Last Update - 14:10:02");
  });

  it("is not live and shows no time when all times are unreadable", async () => {
    api.on(path, json([rateRow("USD", { created_at: null, updated_at: "soon" })]));
    show();
    await pass(0);
    expect(words(badge())).toBe("Last Update - time unknown");
    expect(badge()).toHaveAttribute("data-freshness", "dated");
  });

  it("marks only the row whose time is in the future", async () => {
    api.on(path, json([...rows, rateRow("EUR", { updated_at: "2026-09-29T09:10:00Z" })]));
    show();
    await pass(0);
    expect(badge()).toHaveAttribute("data-freshness", "live");
    expect(words(badge())).toBe("Last Update - 14:09:58");
    expect(screen.getAllByText(/^Dated/)).toHaveLength(1);
    expect(screen.getByText(/^Dated 29 Sept, 17:10/)).toBeInTheDocument();
  });

  it("shows the specified error without flicker, and recovers", async () => {
    api.on(path, html(500));
    show();
    await pass(WHOLE_ATTEMPT);
    const alert = screen.getByRole("alert");
    expect(within(alert).getByRole("heading", { name: "Failed to Load Data" })).toBeVisible();
    expect(alert).toHaveTextContent("An error occurred while fetching rate data. Please try again.");
    expect(words(badge())).toBe("Connection Error");
    // Two more rounds of polls and retries.
    for (let step = 0; step < 24; step++) {
      await pass(500);
      expect(screen.getByRole("alert")).toBe(alert);
    }
    api.on(path, json(rows));
    await pass(3_000);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getAllByRole("table")).toHaveLength(4);
    expect(words(badge())).toMatch(/^Last Update/);
    expect(screen.getByText("Rates are up to date again.")).toHaveAttribute("aria-live", "polite");
  });

  it("Try Again requests rates and moves the focus to the board", async () => {
    api.on(path, refused());
    show();
    await pass(WHOLE_ATTEMPT);
    api.on(path, json(rows));
    const button = screen.getByRole("button", { name: "Try Again" });
    button.focus();
    fireEvent.click(button);
    await pass(0);
    expect(screen.getAllByRole("table")).toHaveLength(4);
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("keeps the last figures through an outage, with the time of their receipt", async () => {
    show();
    await pass(0);
    api.on(path, refused());
    // The next poll and its retries.
    await pass(3_000 + WHOLE_ATTEMPT);
    expect(words(badge())).toBe("Connection Error");
    expect(figures("USD")).toEqual(["17.890", "18.140"]);
    const strip = screen.getByRole("complementary", { name: "Notices" });
    expect(within(strip).getByText("Rates from 14:10, 6 seconds ago. Please ask the cashier.")).toBeVisible();
    expect(within(strip).getByText("Kurs pukul 14:10. Silakan tanyakan kepada kasir.")).toHaveAttribute(
      "lang",
      "id",
    );
    // The next day.
    jest.setSystemTime(Date.now() + 24 * 3_600_000);
    await pass(2_000);
    expect(
      within(strip).getByText("Rates from 29 September 2026, 14:10, 1 day ago. Please ask the cashier."),
    ).toBeVisible();
    expect(
      within(strip).getByText("Kurs Selasa, 29 September 2026 14:10. Silakan tanyakan kepada kasir."),
    ).toBeVisible();
    api.on(path, json(rows));
    await pass(3_000 + WHOLE_ATTEMPT);
    expect(screen.queryByText(/^Rates from/)).not.toBeInTheDocument();
    expect(words(badge())).toMatch(/^Last Update/);
  });

  it("is neither live nor an error while a response is overdue", async () => {
    show();
    await pass(0);
    api.on(path, hangs());
    // The poll starts after 3 s, times out 10 s later and is retried.
    await pass(16_000);
    expect(badge()).toHaveAttribute("data-freshness", "aging");
    expect(document.body).not.toHaveTextContent("Still trying");
    expect(document.body).not.toHaveTextContent("received");
    expect(words(badge())).toBe("Last Update - 16 seconds ago");
  });

  it("says when the list is empty", async () => {
    api.on(path, json([]));
    show();
    await pass(0);
    expect(screen.getByRole("heading", { name: "No rates at the moment" })).toBeVisible();
    expect(badge()).not.toHaveAttribute("data-freshness", "live");
    expect(words(badge())).toBe("Last Update - 14:10:00");
  });
});

describe("refresh", () => {
  const button = () => screen.getByRole("button", { name: "Refresh" });

  it("is busy until one second after the request, then shows a success toast", async () => {
    show();
    await pass(0);
    api.on(path, slow(2_000, json(rows)));
    fireEvent.click(button());
    await pass(1_900);
    expect(button()).toHaveAttribute("aria-busy", "true");
    await pass(1_000);
    expect(button()).toHaveAttribute("aria-busy", "true");
    await pass(200);
    expect(button()).toHaveAttribute("aria-busy", "false");
    expect(toasts.get()).toMatchObject([
      { tone: "success", title: "Success", text: "Exchange rate data updated successfully" },
    ]);
  });
});

describe("fullscreen", () => {
  const request = jest.fn<Promise<void>, []>();
  // By text: without the media query of wide screens, which jsdom does not evaluate, the button is hidden.
  const button = () => screen.queryByText("Fullscreen");

  beforeEach(() => {
    request.mockReset();
    Object.assign(document.documentElement, { requestFullscreen: request });
    Object.assign(document, { fullscreenEnabled: true });
  });

  it("shows a toast when the browser denies fullscreen", async () => {
    request.mockRejectedValue(new TypeError("Permissions check failed"));
    show();
    await pass(0);
    fireEvent.click(button() ?? document);
    await pass(0);
    expect(toasts.get()).toMatchObject([{ tone: "destructive", title: "Error" }]);
  });

  it.each([
    ["/kurs?branch=beach", "Opens 09:00"],
    ["/kurs", undefined],
  ])("at %s, half an hour before the branch opens, the screen says %s", async (address, words) => {
    window.history.replaceState(null, "", address);
    Object.defineProperty(document, "fullscreenElement", { value: document.body, configurable: true });
    jest.setSystemTime(Date.UTC(2026, 8, 29, 0, 30)); // 08:30 in Bali
    show();
    await pass(1_000);
    expect(screen.queryByText(/^Opens \d/)?.textContent).toBe(words);
    Reflect.deleteProperty(document, "fullscreenElement");
    window.history.replaceState(null, "", "/kurs");
  });

  it("has no button in browsers without fullscreen", async () => {
    Object.assign(document, { fullscreenEnabled: false });
    show();
    await pass(0);
    expect(button()).not.toBeInTheDocument();
  });
});

describe("notices", () => {
  it("appear once to screen readers, English first, each with its language", async () => {
    show();
    await pass(0);
    const notices = within(screen.getByRole("complementary", { name: "Notices" })).getAllByRole("listitem");
    expect(notices.map((notice) => [notice.lang, words(notice)])).toEqual([
      ["en", "Rates may change"],
      ["en", "Bring your passport"],
      ["id", "Kurs dapat berubah"],
      ["id", "Wajib menunjukkan paspor"],
    ]);
  });

  it("can be paused and resumed", async () => {
    show();
    await pass(0);
    const bar = screen.getByRole("complementary", { name: "Notices" });
    const button = within(bar).getByRole("button", { name: "Pause the notices" });
    expect(button).toHaveAttribute("aria-pressed", "false");
    fireEvent.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(bar).toHaveAttribute("data-choice", "paused");
    // Moving the focus away from the button does not resume them.
    fireEvent.blur(button);
    expect(bar).toHaveAttribute("data-choice", "paused");
    fireEvent.click(button);
    expect(button).toHaveAttribute("aria-pressed", "false");
    expect(bar).toHaveAttribute("data-choice", "running");
  });
});

it("makes one request every 3 s for all its parts, and stops when it unmounts", async () => {
  const { unmount } = show();
  await pass(0);
  expect(api.count(path)).toBe(1);
  // Clock, badge and tables share each poll, which also is the refetch each minute (specification, section 2).
  await pass(60_000);
  expect(api.count(path)).toBe(21);
  unmount();
  await pass(60_000);
  expect(api.count(path)).toBe(21);
  expect(jest.getTimerCount()).toBe(0);
});
