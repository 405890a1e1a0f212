import { act, fireEvent, screen, within } from "@testing-library/react";

import { Board } from "../../../src/features/board/board";
import { api, hangs, html, json, refused, slow } from "../../support/api";
import { allCurrencyYaml, exchangeYaml, path, rateRows, startVisit } from "../../support/exchange-data";
import { pass, WHOLE_ATTEMPT } from "../../support/fake-time";
import { rateRow } from "../../support/fixtures";
import { branch, companyYaml } from "../../support/landing-content";
import { renderInIndonesian, renderWithProviders, words } from "../../support/render";
import { screens } from "../../support/screens";

const [sgd, usd, jpy, , aud] = rateRows;
const rows = [
  usd,
  aud,
  jpy,
  rateRow("USD-S", { display_name: "US Dollar Small", buy_rate: 17_670, sell_rate: null, image_path: null }),
  { ...sgd, updated_at: "2026-09-29T06:09:58.000000Z" },
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
  allBranchYaml: { nodes: [branch("beach")] },
  allCurrencyYaml,
  exchangeYaml,
  site: { siteMetadata: { siteUrl: "https://www.example" } },
  companyYaml: { ...companyYaml, hours: { days: "Every day", opens: "08:00", closes: "22:00" } },
};

beforeEach(() => {
  startVisit(rows);
  screens.set({ width: 1440 });
  // After 2 s the board checks for a new deployment; there is none.
  Object.assign(window, { ___webpackCompilationHash: "one" });
  api.on("/page-data/app-data.json", json({ webpackCompilationHash: "one" }));
  api.on("/page-data/kurs/page-data.json", json({ result: { data } }));
});

afterEach(() => window.history.replaceState(null, "", "/kurs"));

const show = async (shown = data) => {
  const rendered = renderWithProviders(<Board data={shown} />);
  await pass(0);
  return rendered;
};

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
    await show();
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
    expect(figures("USD-S")).toEqual(["17.670", "–"]);
    expect(figures("JPY")).toEqual(["113,55", "115,25"]);
  });

  it("opens the calculator with the row", async () => {
    await show();
    fireEvent.click(screen.getByRole("link", { name: "Calculate with JPY" }));
    await pass(100);
    expect(within(screen.getByRole("dialog")).getByRole("combobox")).toHaveDisplayValue("JPY - Japanese Yen");
  });

  it("touches and marks only a figure that changes, without an announcement", async () => {
    await show();
    const touched: (string | null)[] = [];
    const watch = new MutationObserver((records) =>
      touched.push(...records.map(({ target }) => target.textContent)),
    );
    watch.observe(screen.getByRole("main"), { subtree: true, childList: true, characterData: true });
    await pass(3_000);
    expect(touched).toEqual([]);
    expect(screen.getByText("12.550")).not.toHaveAttribute("data-changed");
    api.on(path, json(rows.map((row) => (row.currency_code === "AUD" ? { ...row, buy_rate: 12_600 } : row))));
    await pass(3_000);
    watch.disconnect();
    expect(new Set(touched)).toEqual(new Set(["12.600"]));
    expect(screen.getByText("12.600")).toHaveAttribute("data-changed");
    expect(screen.getByText("12.740")).not.toHaveAttribute("data-changed");
    const live = document.querySelectorAll("[aria-live]:not([aria-live=off]), [role=status], [role=alert]");
    expect([...live].map(words).filter(Boolean)).toEqual([]);
  });
});

describe("on a narrow screen", () => {
  beforeEach(() => screens.set({ width: 390 }));

  /** The list of cards: the only list of the page's main part. */
  const cards = () => within(screen.getByRole("main")).queryAllByRole("listitem");
  const codes = () => cards().map((card) => words(card)?.split(" ")[0]);

  it("shows a card for each rate, with the words BUY and SELL as text in it", async () => {
    api.on(
      path,
      json([
        usd,
        { ...aud, created_at: null, updated_at: "2026-09-20T06:00:00Z" },
        { ...jpy, buy_rate: "on request" },
      ]),
    );
    await show();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(cards().map(words)).toEqual([
      "USD US DollarBUY17.890SELL18.140",
      "AUD Since 20 Sept · Australian DollarBUY12.550SELL12.740",
      "JPY Please ask at the counter · Japanese YenBUY–SELL115,25",
    ]);
    expect(
      within(cards()[0] ?? document.body)
        .getAllByRole("term")
        .map(words),
    ).toEqual(["BUY", "SELL"]);
  });

  it("leads from the name to the page of a currency with a file", async () => {
    await show({ ...data, allCurrencyYaml: { nodes: [{ slug: "aud" }] } });
    expect(
      within(screen.getByRole("main")).getByRole("link", { name: /^Australian Dollar/ }),
    ).toHaveAttribute("href", "/kurs/aud");
    expect(screen.queryByRole("link", { name: /^US Dollar/ })).not.toBeInTheDocument();
  });

  it("prints tables", async () => {
    await show();
    fireEvent(window, new Event("beforeprint"));
    expect(screen.getAllByRole("table")).toHaveLength(4);
    fireEvent(window, new Event("afterprint"));
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(codes()).toHaveLength(5);
  });

  it("searches by code or name, counts the matches, and says when nothing matches", async () => {
    await show();
    const search = screen.getByRole("searchbox", { name: "Search currency code or name" });
    const counted = () => screen.queryByText(/^Currencies found/)?.textContent;
    fireEvent.change(search, { target: { value: "dollar s" } });
    expect(codes()).toEqual(["USD-S"]);
    fireEvent.change(search, { target: { value: "uSd" } });
    expect(codes()).toEqual(["USD", "USD-S"]);
    expect(counted()).toBe("Currencies found for uSd: 2");
    fireEvent.change(search, { target: { value: "zzz" } });
    expect(cards()).toEqual([]);
    expect(screen.getByText("No currency matches your search")).toBeVisible();
    fireEvent.change(search, { target: { value: " " } });
    expect(codes()).toHaveLength(5);
    expect(counted()).toBeUndefined();
  });

  it("keeps the search when rates are missing and when the screen rotates", async () => {
    await show();
    const search = screen.getByRole("searchbox");
    act(() => search.focus());
    fireEvent.change(search, { target: { value: "usd" } });
    api.on(path, json({ message: "no list" }));
    await pass(3_000);
    expect(screen.getByText("No rates at the moment")).toBeVisible();
    expect(search).toHaveFocus();
    api.on(path, json(rows));
    await pass(3_000);
    expect(codes()).toEqual(["USD", "USD-S"]);
    act(() => screens.set({ width: 1440 }));
    expect(screen.getAllByRole("rowheader")).toHaveLength(5);
    act(() => screens.set({ width: 390 }));
    expect(codes()).toEqual(["USD", "USD-S"]);
  });

  it("opens the tapped row among several with one code, after a search", async () => {
    const sizes = [
      rateRow("USD", { display_name: "USD 100", buy_rate: 17_890 }),
      rateRow("USD", { display_name: "USD 1-20", buy_rate: 17_290 }),
    ];
    api.on(path, json([...sizes, rows[1]]));
    await show();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "1-20" } });
    const link = screen.getByRole("link", { name: "Calculate with USD 1-20" });
    expect(link).toHaveAttribute("href", "/kurs?USD=100&row=USD+1-20");
    fireEvent.click(link);
    await pass(100);
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("combobox")).toHaveDisplayValue("USD - USD 1-20");
    expect(screen.getByRole("dialog", { name: "What will I get?" })).toHaveTextContent("1 USD = Rp 17.290");
    expect(dialog.getAllByText("What will I get?")).toHaveLength(1);
    expect(dialog.getByRole("textbox")).toHaveFocus();
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "US$ 350" } });
    expect(window.location.search).toBe("?USD=350&row=USD+1-20");
  });

  it("opens the row in the address once the list has it", async () => {
    window.history.replaceState(null, "", "/kurs?USD=350&row=USD+1-20");
    const sizes = ["USD 100", "USD 1-20"].map((display_name) => rateRow("USD", { display_name }));
    api.on(path, slow(500, json(sizes)));
    await show();
    await pass(1_000);
    expect(screen.getByRole("combobox")).toHaveDisplayValue("USD - USD 1-20");
    expect(window.location.search).toBe("?USD=350&row=USD+1-20");
  });

  it.each(["before", "after"])(
    "keeps the address of the page to which Back leads %s the calculator opens",
    async (moment) => {
      const { unmount } = await show();
      fireEvent.click(screen.getByRole("link", { name: "Calculate with AUD" }));
      if (moment === "after") await pass(100);
      window.history.replaceState(null, "", "/");
      act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
      unmount();
      await pass(100);
      expect(window.location.pathname + window.location.search).toBe("/");
    },
  );
});

describe("states", () => {
  it("shows the column heads while loading", async () => {
    api.on(path, hangs());
    await show();
    await pass(1_000);
    expect(screen.getByRole("status")).toHaveTextContent("Loading rates");
    expect(screen.getAllByText("CURRENCY", { selector: "th" })).toHaveLength(4);
    expect(screen.queryByText(/Last Update|Connection Error/)).not.toBeInTheDocument();
  });

  it("shows the specified error without flicker, and recovers", async () => {
    api.on(path, html(500));
    await show();
    await pass(WHOLE_ATTEMPT);
    const alert = screen.getByRole("alert");
    expect(within(alert).getByRole("heading", { name: "Failed to Load Data" })).toBeVisible();
    expect(alert).toHaveTextContent("An error occurred while fetching rate data. Please try again.");
    expect(within(alert).getAllByRole("link").map(words)).toEqual(["WhatsApp", "Call +62 361 005"]);
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
    expect(words(badge())).toBe("Connection Error");
    await pass(12_000);
    expect(screen.getByRole("alert")).toBe(alert);
    api.on(path, json(rows));
    await pass(3_000);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getAllByRole("table")).toHaveLength(4);
    expect(words(badge())).toMatch(/^Last Update/);
    expect(screen.getByText("Rates are up to date again.")).toHaveAttribute("aria-live", "polite");
  });

  it("Try Again requests rates and moves the focus to the board", async () => {
    api.on(path, refused());
    await show();
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
    await show();
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
    jest.setSystemTime(Date.now() + 24 * 3_600_000);
    await pass(2_000);
    expect(
      within(strip).getByText("Rates from 29 September 2026, 14:10, 1 day ago. Please ask the cashier."),
    ).toBeVisible();
    // The connection is back, but nobody has set the rates of the new day.
    api.on(path, json(rows));
    await pass(3_000 + WHOLE_ATTEMPT);
    expect(words(badge())).toMatch(/^Last Update/);
    expect(within(strip).getByText(/^Rates from 29 September 2026/)).toBeVisible();
    api.on(path, json(rows.map((row) => ({ ...row, updated_at: new Date().toISOString() }))));
    await pass(3_000);
    expect(screen.queryByText(/^Rates from/)).not.toBeInTheDocument();
  });

  it("treats the answer of a cache as a lost connection", async () => {
    await show();
    expect(document.querySelector("[data-stale]")).toBeNull();
    api.on(path, json(rows, 200, { "X-Cache": "HIT", Age: "600" }));
    await pass(3_000);
    expect(screen.getByText(/^Rates from 14:00, 10 minutes ago\. Please ask/)).toBeVisible();
    expect(document.querySelector("[data-stale]")).not.toBeNull();
    // A phone keeps the notices.
    act(() => screens.set({ width: 390 }));
    expect(screen.queryByText(/^Rates from 14:00/)).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Pause the notices" })).toBeVisible();
  });

  it("offers ways on while the list is empty", async () => {
    api.on(path, json([]));
    await show();
    expect(screen.getByText("No rates at the moment")).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("button", { name: "Try Again" })).toBeVisible();
    expect(main.getByRole("link", { name: "Call +62 361 005" })).toBeVisible();
  });

  it.each([
    ["without the API", html(500)],
    ["with an empty list", json([])],
  ])(
    "asks the people before a wall %s to ask the cashier, in both languages and without buttons",
    async (_, answer) => {
      window.history.replaceState(null, "", "/kurs?wall");
      api.on(path, answer);
      await show();
      await pass(WHOLE_ATTEMPT);
      const sentences = screen.getByText("Rates are being updated. Please ask the cashier.").parentElement!;
      expect(words(sentences)).toBe(
        "Rates are being updated. Please ask the cashier.Kurs sedang diperbarui. Silakan tanyakan kepada kasir.+62 361 005",
      );
      expect(within(sentences).queryAllByRole("button")).toEqual([]);
      expect(within(sentences).queryAllByRole("link")).toEqual([]);
      api.on(path, json(rows));
      await pass(12_000);
      expect(screen.getAllByRole("table")).toHaveLength(4);
    },
  );
});

it("is Indonesian throughout on the Indonesian page, with one sentence in an outage", async () => {
  api.on("/page-data/id/kurs/page-data.json", json({ result: { data } }));
  await renderInIndonesian(<Board data={data} />);
  await pass(0);
  const notices = within(screen.getByRole("complementary", { name: "Pengumuman" })).getAllByRole("listitem");
  expect(notices.map(({ lang }) => lang)).toEqual(["id", "id", "en", "en"]);
  const [table = document.body] = screen.getAllByRole("table");
  expect(within(table).getAllByRole("columnheader").map(words)).toEqual(["MATA UANG", "BELI", "JUAL"]);
  // The latest of all rates: 06:09:58 UTC, of SGD.
  expect(words(badge())).toBe("Pembaruan terakhir - 14:09:58");
  expect(screen.getByRole("link", { name: "Kembali" })).toHaveAttribute("href", "/id");
  api.on(path, refused());
  await pass(3_000 + WHOLE_ATTEMPT);
  expect(words(badge())).toBe("Gangguan koneksi");
  const strip = screen.getByRole("complementary", { name: "Pengumuman" });
  const paragraphs = () => [...strip.querySelectorAll("p")].map((one) => `${one.lang} ${words(one)}`.trim());
  expect(paragraphs()).toEqual([
    "Kurs pukul 14:10, 6 detik yang lalu. Silakan tanyakan kepada kasir.",
    "en Rates from 14:10. Please ask the cashier.",
  ]);
  jest.setSystemTime(Date.now() + 24 * 3_600_000);
  await pass(2_000);
  expect(paragraphs()).toEqual([
    "Kurs 29 September 2026 pukul 14:10, 1 hari yang lalu. Silakan tanyakan kepada kasir.",
    "en Rates of an earlier day. Please ask the cashier.",
  ]);
});

describe("the address of a screen", () => {
  it.each(["?wall?1700000000&branch=Beach", "?Wall=&branch=beach/", "?wall&amp;branch=Branch%20beach"])(
    "is read where it is clear: %s",
    async (search) => {
      window.history.replaceState(null, "", `/kurs${search}`);
      await show();
      expect(document.querySelector("[data-kiosk] header")).toHaveTextContent("Branch beach");
      expect(document.querySelector("meta[content=notranslate]")).toBeInTheDocument();
    },
  );

  it("names the branches for a minute when there is none of that name", async () => {
    window.history.replaceState(null, "", "/kurs?wall&branch=bech");
    await show();
    const note = screen.getByText("No branch is called “bech”. There are: beach.");
    expect(note).toBeVisible();
    await pass(59_000);
    expect(note).toBeVisible();
    await pass(1_000);
    expect(note).not.toBeInTheDocument();
    expect(screen.getAllByText("Rates may change")).toHaveLength(1);
  });

  it("opens nothing over a wall, and is no matter of translation elsewhere", async () => {
    window.history.replaceState(null, "", "/kurs?wall&USD=350");
    const { unmount } = await show();
    await pass(1_000);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    unmount();
    window.history.replaceState(null, "", "/kurs?USD=350");
    await show();
    await pass(1_000);
    expect(screen.getByRole("dialog")).toBeVisible();
    expect(document.querySelector("meta[content=notranslate]")).toBeNull();
  });
});

describe("fullscreen", () => {
  it.each([
    ["/kurs?branch=beach", "Opens 09:00", true],
    ["/kurs", undefined, true],
    // A player, which fills its screen without fullscreen.
    ["/kurs?wall&branch=beach", "Opens 09:00", false],
    ["/kurs?branch=beach", undefined, false],
  ])(
    "at %s, half an hour before the branch opens, the screen says %s",
    async (address, words, isFullscreen) => {
      window.history.replaceState(null, "", address);
      if (isFullscreen)
        Object.defineProperty(document, "fullscreenElement", { value: document.body, configurable: true });
      jest.setSystemTime(Date.UTC(2026, 8, 29, 0, 30)); // 08:30 in Bali
      await show();
      await pass(1_000);
      expect(screen.queryByText(/^Opens \d/)?.textContent).toBe(words);
      Reflect.deleteProperty(document, "fullscreenElement");
    },
  );

  it.each([true, false])("has a button only in browsers with fullscreen: %s", async (fullscreenEnabled) => {
    Object.assign(document, { fullscreenEnabled });
    await show();
    // By text: without the media query of wide screens, which jsdom does not evaluate, the button is hidden.
    expect(screen.queryAllByText("Fullscreen")).toHaveLength(fullscreenEnabled ? 1 : 0);
  });
});

it("shows each notice once to screen readers, English first, with its language", async () => {
  await show();
  const notices = within(screen.getByRole("complementary", { name: "Notices" })).getAllByRole("listitem");
  expect(notices.map((notice) => [notice.lang, words(notice)])).toEqual([
    ["en", "Rates may change"],
    ["en", "Bring your passport"],
    ["id", "Kurs dapat berubah"],
    ["id", "Wajib menunjukkan paspor"],
  ]);
});
