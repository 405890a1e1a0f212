import { fireEvent, screen, within } from "@testing-library/react";

import { ToastHost } from "../../../src/components/toast/toast-host";
import { dismissToast, toasts } from "../../../src/components/toast/toast-store";
import { ExchangeSection } from "../../../src/features/rates/exchange-section";
import { FRESH_FOR_MS } from "../../../src/features/rates/model/freshness";
import { LiveQuote } from "../../../src/features/rates/live-quote";
import { api, hangs, html, json, refused, slow } from "../../support/api";
import { pass, WHOLE_ATTEMPT } from "../../support/fake-time";
import { rateRow } from "../../support/fixtures";
import { renderWithProviders } from "../../support/render";

jest.setTimeout(60_000);

const path = "/api/exchange-rates?paginate=false";

const rows = [
  rateRow("SGD", { display_name: "Singapore Dollar", buy_rate: 14_000, sell_rate: 14_180 }),
  rateRow("USD", { display_name: "US Dollar", buy_rate: 17_890, sell_rate: 18_140 }),
  rateRow("JPY", { display_name: "Japanese Yen", buy_rate: "113.55", sell_rate: 115.25 }),
  rateRow("EUR", { display_name: "Euro", buy_rate: 20_350, sell_rate: 20_590 }),
  rateRow("AUD", { display_name: "Australian Dollar", buy_rate: 12_550, sell_rate: 12_740 }),
  rateRow("GBP", { display_name: "British Pound", buy_rate: 23_660, sell_rate: 24_040 }),
  rateRow("THB", { display_name: "Thai Baht", buy_rate: 520, sell_rate: null }),
];

const data = {
  exchangeYaml: {
    heading: "Exchange Services",
    noScript: "Live rates need JavaScript.",
    notes: [
      { title: "Rates move", text: "Rates change with international markets." },
      { title: "Bring your ID", text: "Identity documents are required." },
    ],
    legend: {
      buy: "we buy your currency",
      sell: "you buy foreign currency",
      reading: "17.890 = seventeen thousand",
    },
    minimum: { amount: 50, currency: "USD", text: "Minimum transaction USD 50 or equivalent" },
    calculator: {
      title: "What will I get?",
      have: "I have",
      want: "I want",
      indicative: "Indicative only.",
      enquiryButton: "Ask on WhatsApp",
      enquiry: "I have {have} and would like {want}. You showed {rate} at {time}.",
    },
  },
  companyYaml: { whatsapp: "628120", whatsappInquiry: "Hello, I would like to inquire." },
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6, 10) });
  localStorage.clear();
  api.on(path, json(rows));
});

afterEach(() => {
  jest.useRealTimers();
  for (const { id } of toasts.get()) dismissToast(id);
});

const show = () =>
  renderWithProviders(
    <>
      <LiveQuote currencyCode="USD" flag="/usd.svg" lead="We buy." text="You receive rupiah." />
      <ExchangeSection data={data} />
      <ToastHost />
    </>,
  );

const cards = () => screen.getAllByRole("article");
const words = (element: Element) => element.textContent?.replace(/\s+/g, " ").trim();

describe("rate cards", () => {
  it("are skeletons while loading", () => {
    api.on(path, hangs());
    show();
    expect(screen.queryAllByRole("article")).toEqual([]);
    expect(screen.getByText("Loading rates")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("show the six currencies in the specified order", async () => {
    show();
    await pass(0);
    expect(cards().map(words)).toEqual([
      "USD US DollarLiveWe buy at Rp 17.890",
      "AUD Australian DollarLiveWe buy at Rp 12.550",
      "EUR EuroLiveWe buy at Rp 20.350",
      "GBP British PoundLiveWe buy at Rp 23.660",
      "JPY Japanese YenLiveWe buy at Rp 113,55",
      "SGD Singapore DollarLiveWe buy at Rp 14.000",
    ]);
    expect(screen.getAllByText("Live", { exact: true })).toHaveLength(6);
    expect(screen.getByText("Live Update")).toBeInTheDocument();
  });

  it("show a missing currency as not available", async () => {
    api.on(path, json([rows[1], rateRow("AUD", { buy_rate: null, sell_rate: 12_740 })]));
    show();
    await pass(0);
    expect(cards()).toHaveLength(6);
    expect(words(cards()[1]!)).toBe("AUD Name of AUDWe buy at –");
    expect(words(cards()[2]!)).toBe("EUR EuroWe buy at Not available");
    expect(screen.getAllByText("Live", { exact: true })).toHaveLength(1);
  });

  it("show one alert after a failure, and recover without a reload", async () => {
    api.on(path, html(500));
    show();
    await pass(WHOLE_ATTEMPT);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Gagal memuat data kurs. Silakan coba lagi nanti.");
    const way = screen.getByRole("link", { name: "Ask for today's rate on WhatsApp" });
    expect(way.parentElement).toHaveTextContent("We can't load rates right now. Still trying.");
    expect(alert).toHaveAttribute("lang", "id");
    expect(screen.getByText("Connection Error")).toBeInTheDocument();
    await pass(9_000); // further polls that fail: the same alert, and no skeleton in between
    expect(screen.getByRole("alert")).toBe(alert);
    api.on(path, json(rows));
    await pass(6_100); // the running attempt's next try at the latest
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getAllByText("Live", { exact: true })).toHaveLength(6);
  });

  it("mute figures that are not live", async () => {
    show();
    await pass(0);
    const figure = () => getComputedStyle(cards()[0]!.querySelector("p")!).color;
    const live = figure();
    api.on(path, refused());
    await pass(3_000 + WHOLE_ATTEMPT);
    expect(figure()).not.toBe(live);
  });

  it("keep the last good rates through an outage, with their age and nothing live", async () => {
    show();
    await pass(0);
    api.on(path, refused());
    await pass(3_000 + WHOLE_ATTEMPT);
    expect(screen.queryByText("Live", { exact: true })).toBeNull();
    expect(screen.queryByText("Live Update")).toBeNull();
    expect(within(cards()[0]!).getByText("Not live")).toBeInTheDocument();
    expect(words(cards()[0]!)).toContain("Rp 17.890");
    expect(screen.getByText("Connection Error")).toBeInTheDocument();
    expect(screen.getByText(/^Rates received/)).toHaveTextContent(
      "Rates received at 14:10:00, 6 seconds ago",
    );
    await pass(2 * 60_000); // two minutes more
    expect(screen.getByText(/^Rates received/)).toHaveTextContent("at 14:10:00, 2 minutes ago");
    api.on(path, json(rows));
    await pass(WHOLE_ATTEMPT + 3_000);
    expect(screen.getByText("Live Update")).toBeInTheDocument();
  });

  it("announce the return of the connection until a response is overdue", async () => {
    const back = "Rates are up to date again.";
    show();
    await pass(6_000);
    expect(screen.queryByText(back)).toBeNull();
    api.on(path, refused());
    await pass(3_000 + WHOLE_ATTEMPT);
    expect(screen.queryByText(back)).toBeNull();
    api.on(path, json(rows));
    await pass(WHOLE_ATTEMPT + 3_000);
    expect(screen.getByText(back)).toHaveAttribute("aria-live", "polite");
    api.on(path, hangs());
    await pass(FRESH_FOR_MS + 3_000);
    expect(screen.queryByText(back)).toBeNull();
  });

  it("show the age while a response is overdue", async () => {
    show();
    await pass(0);
    api.on(path, hangs());
    await pass(15_000); // the second poll hangs: overdue, and not known to have failed
    expect(screen.queryByText("Live", { exact: true })).toBeNull();
    expect(screen.queryByText("Connection Error")).toBeNull();
    expect(screen.getByText("Updated 15 seconds ago")).toBeInTheDocument();
    expect(screen.getAllByText("Last rate 15 seconds ago")).toHaveLength(2); // quote and calculator
    expect(screen.getByRole("group", { name: "What will I get?" })).toHaveTextContent(
      "Not live. Last rate 15 seconds ago",
    );
  });

  it("keep the day of old rates, in the quote too, when the connection is lost", async () => {
    const old = { created_at: null, updated_at: "2026-09-20T06:00:00Z" };
    api.on(path, json(rows.map((row) => ({ ...row, ...old }))));
    show();
    await pass(0);
    expect(within(cards()[0]!).getByText("Since 20 Sept")).toBeInTheDocument();
    api.on(path, refused());
    await pass(60_000);
    expect(within(cards()[0]!).getByText("Since 20 Sept")).toBeInTheDocument();
    expect(screen.getByText("Last Update - 20 September 2026, 14:00:00")).toBeInTheDocument();
    expect(words(screen.getByText(/^1 (USD )?US Dollar$/).closest("div")!)).toContain(
      "Not live. Since 20 Sept",
    );
  });

  it("mark a changed rate on its card only, and nothing after a poll with equal data", async () => {
    show();
    await pass(0);
    const figures = () => cards().map((card) => card.querySelector("p > span:last-child"));
    const before = figures();
    await pass(3_000); // a poll with equal data
    expect(figures()).toEqual(before);
    api.on(path, json(rows.map((row) => (row.currency_code === "EUR" ? { ...row, buy_rate: 20_400 } : row))));
    await pass(3_000); // a poll with another rate for the euro
    const changed = figures().map((figure, index) => figure !== before[index]);
    expect(changed).toEqual([false, false, true, false, false, false]);
    expect(figures()[2]).toHaveTextContent("20.400");
    expect(getComputedStyle(figures()[2]!).animation).toContain("changed");
  });
});

describe("the quote", () => {
  const quote = () => words(screen.getByText("1 US Dollar").closest("div")!);

  it("never shows a number without its freshness", async () => {
    show();
    expect(screen.queryByText("17.890")).toBeNull();
    await pass(0);
    expect(quote()).toBe("1 US DollarRp 17.890We buy. You receive rupiah.Updated just now");
    api.on(path, refused());
    await pass(3_000 + WHOLE_ATTEMPT);
    expect(quote()).toBe("1 US DollarRp 17.890We buy. You receive rupiah.Not live. Last rate 6 seconds ago");
  });

  it("explains the rate only when it shows one", async () => {
    api.on(path, json(rows.filter((row) => row.currency_code !== "USD")));
    show();
    await pass(0);
    expect(quote()).toBe("1 USD US DollarNot available");
  });

  it("says that rates cannot be loaded, and keeps the currency's flag and code", async () => {
    api.on(path, refused());
    show();
    await pass(WHOLE_ATTEMPT);
    expect(quote()).toBe("1 USD US DollarNot availableWe can't load rates right now. Still trying.");
    expect(document.querySelector("img")).toHaveAttribute("src", "/usd.svg");
  });
});

async function openDialog() {
  fireEvent.click(screen.getByRole("button", { name: "Today's Rates" }));
  await pass(100); // the dialog's code
  return within(screen.getByRole("dialog", { name: "Today's Rates" }));
}

describe("Today's Rates", () => {
  it("lists the first six rates with both sides, and links to the full page", async () => {
    show();
    await pass(0);
    const dialog = await openDialog();
    expect(dialog.getAllByRole("columnheader").map(words)).toEqual(["Currency", "BUY", "SELL"]);
    expect(dialog.getAllByRole("row").slice(1).map(words)).toEqual([
      "SGD Singapore Dollar14.00014.180",
      "USD US Dollar17.89018.140",
      "JPY Japanese Yen113,55115,25",
      "EUR Euro20.35020.590",
      "AUD Australian Dollar12.55012.740",
      "GBP British Pound23.66024.040",
    ]);
    expect(dialog.getByText("Live Update")).toBeInTheDocument();
    expect(dialog.getByRole("link", { name: /View Full Page/ })).toHaveAttribute("href", "/kurs");
    fireEvent.click(dialog.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("makes one request for two presses of Refresh, and is busy until 1 s after it", async () => {
    show();
    await pass(0);
    const dialog = await openDialog();
    api.on(path, slow(500, json(rows)));
    const asked = api.count(path);
    const button = dialog.getByRole("button", { name: "Refresh" });
    expect(button).toHaveAttribute("aria-busy", "false");
    fireEvent.click(button);
    fireEvent.click(button);
    await pass(499);
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(toasts.get()).toEqual([]);
    await pass(1); // the answer
    expect(toasts.get()).toMatchObject([
      { title: "Berhasil", text: "Data kurs berhasil diperbarui", lang: "id", tone: "success" },
    ]);
    expect(api.count(path)).toBe(asked + 1);
    await pass(999);
    expect(button).toHaveAttribute("aria-busy", "true");
    await pass(1);
    expect(button).toHaveAttribute("aria-busy", "false");
  });

  it("keeps the rates when a refresh fails, and shows an error toast", async () => {
    show();
    await pass(0);
    const dialog = await openDialog();
    api.on(path, html(500));
    fireEvent.click(dialog.getByRole("button", { name: "Refresh" }));
    await pass(WHOLE_ATTEMPT);
    expect(toasts.get()).toMatchObject([
      { title: "Error", text: "Gagal memperbarui data kurs", lang: "id", tone: "destructive" },
    ]);
    expect(dialog.getByText("17.890")).toBeInTheDocument();
    // Screen readers announce no content behind the dialog.
    expect(dialog.getByRole("status")).toHaveTextContent("Connection Error");
    expect(dialog.queryByText(/Failed to load/)).toBeNull();
  });

  it("shows loading, then the error with Try Again", async () => {
    api.on(path, refused());
    show();
    const dialog = await openDialog();
    expect(dialog.queryByRole("table")).toBeNull();
    expect(dialog.getByText("Loading rates")).toBeInTheDocument();
    await pass(WHOLE_ATTEMPT);
    expect(dialog.getByRole("alert")).toHaveTextContent("Failed to load rate data. Please try again.");
    expect(dialog.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/wa\.me\//),
    );
    api.on(path, json(rows));
    fireEvent.click(dialog.getByRole("button", { name: "Try Again" }));
    await pass(100);
    expect(dialog.getByRole("table")).toBeInTheDocument();
    expect(toasts.get()).toMatchObject([{ title: "Berhasil" }]);
  });

  it("says so when the list is empty", async () => {
    api.on(path, json({ message: "not an array" }));
    show();
    await pass(0);
    // Beside the cards and in the calculator.
    expect(screen.getAllByText("No rates are listed at the moment.")).toHaveLength(2);
    expect(document.querySelector("#exchange_section")).not.toHaveTextContent(/Updated/);
    const dialog = await openDialog();
    expect(dialog.getByText("No rates are listed at the moment.")).toBeInTheDocument();
  });
});

describe("the calculator", () => {
  const panel = () => screen.getByRole("group", { name: "What will I get?" });
  const amount = () => screen.getByLabelText<HTMLInputElement>("I have");
  const result = () => words(panel().querySelector("output")!);
  const currency = () => screen.getByLabelText<HTMLSelectElement>("Foreign currency");
  const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });
  const choose = (code: string) => fireEvent.change(currency(), { target: { value: code } });
  const swap = () => fireEvent.click(screen.getByRole("button", { name: "Swap the currencies" }));
  const sent = () => {
    const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Ask on WhatsApp" });
    expect(href).toMatch(/^https:\/\/wa\.me\/628120\?/);
    return new URL(href).searchParams.get("text");
  };

  it("is disabled until rates arrive", async () => {
    api.on(path, refused());
    show();
    expect(amount()).toBeDisabled();
    expect(currency()).toBeDisabled();
    await pass(WHOLE_ATTEMPT);
    expect(amount()).toBeDisabled();
    expect(panel()).toHaveTextContent("We can't load rates right now. Still trying.");
    expect(sent()).toBe("Hello, I would like to inquire.");
  });

  it("uses the buy rate for foreign money, and explains the side", async () => {
    show();
    await pass(0);
    expect(result()).toBe("1.789.000");
    expect(panel()).toHaveTextContent("You give us USD 100, so the BUY rate applies: 1 USD = Rp 17.890.");
    expect(panel()).toHaveTextContent("Indicative only. Minimum transaction USD 50 or equivalent.");
    choose("JPY");
    type("1.234,56");
    expect(result()).toBe("140.184");
    expect(panel()).toHaveTextContent("You give us JPY 1.234,56");
  });

  it("uses the sell rate for rupiah, and starts with the previous result", async () => {
    show();
    await pass(0);
    swap();
    expect(amount()).toHaveValue("1.789.000");
    expect(result()).toBe("98,62");
    expect(panel()).toHaveTextContent(
      "You buy USD 98,62 from us, so the SELL rate applies: 1 USD = Rp 18.140.",
    );
  });

  it("offers all currencies by code and name", async () => {
    show();
    await pass(0);
    expect(within(currency()).getAllByRole("option").map(words)).toEqual([
      "SGD - Singapore Dollar",
      "USD - US Dollar",
      "JPY - Japanese Yen",
      "EUR - Euro",
      "AUD - Australian Dollar",
      "GBP - British Pound",
      "THB - Thai Baht",
    ]);
  });

  it("starts with US dollars, or with the first currency of a list without them", async () => {
    api.on(path, json(rows.filter((row) => row.currency_code !== "USD")));
    show();
    expect(currency()).toHaveValue("USD");
    await pass(0);
    expect(currency()).toHaveValue("SGD");
    expect(result()).toBe("1.400.000");
  });

  it("keeps the currency of a typed amount while it is missing from the list", async () => {
    show();
    await pass(0);
    type("200");
    api.on(path, json(rows.filter((row) => row.currency_code !== "USD")));
    await pass(5_000);
    expect(currency()).toHaveValue("USD");
    type("300");
    expect(panel()).toHaveTextContent("We do not buy USD at the moment.");
    api.on(path, json(rows));
    await pass(5_000);
    expect(result()).toBe("5.367.000");
  });

  it("does not move from one row of a currency to another, which has another price", async () => {
    const large = rateRow("USD", { display_name: "USD 100", buy_rate: 17_890 });
    const small = rateRow("USD", { display_name: "USD 1-20", buy_rate: 17_290 });
    api.on(path, json([large, small]));
    show();
    await pass(0);
    fireEvent.change(currency(), {
      target: { value: within(currency()).getByText<HTMLOptionElement>("USD - USD 1-20").value },
    });
    expect(result()).toBe("1.729.000");
    api.on(path, json([large]));
    await pass(3_000);
    for (const text of ["100", "200"]) {
      type(text);
      expect(result()).toBe("–");
      expect(panel()).toHaveTextContent("Please ask at the counter for the rate of USD.");
    }
    api.on(path, json([large, small]));
    await pass(3_000);
    expect(result()).toBe("3.458.000");
  });

  it.each([
    ["n/a", "Please ask at the counter for the rate of THB."],
    [0, "Please ask at the counter for the rate of THB."],
    [null, "We do not buy THB at the moment."],
  ])("explains the buy rate %j: %s", async (buy_rate, sentence) => {
    api.on(path, json([rateRow("THB", { buy_rate, sell_rate: 540 })]));
    show();
    await pass(0);
    expect(panel()).toHaveTextContent(sentence);
  });

  it("says when a side of a rate, or the currency, is missing", async () => {
    show();
    await pass(0);
    choose("THB");
    expect(result()).toBe("52.000");
    swap();
    expect(result()).toBe("–");
    expect(panel()).toHaveTextContent("We do not sell THB at the moment.");
    swap();
    api.on(path, json(rows.slice(0, 6)));
    await pass(3_000);
    expect(currency()).toHaveValue("THB");
    expect(panel()).toHaveTextContent("We do not buy THB at the moment.");
  });

  it.each([
    ["abc", "We cannot read this amount."],
    ["1,2,3", "We cannot read this amount."],
    ["-5", "We cannot read this amount."],
    ["999999999999", "For an amount this large, please ask us."],
  ])("explains %s in a sentence", async (text, sentence) => {
    show();
    await pass(0);
    type(text);
    expect(result()).toBe("–");
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(sent()).toBe("Hello, I would like to inquire.");
  });

  it.each([
    ["USD", "49,99", "Below our minimum of USD 50."],
    ["AUD", "71", "Below our minimum of USD 50, about AUD 71,27."],
  ])("says beside the field when %s %s is below the minimum", async (code, text, sentence) => {
    show();
    await pass(0);
    choose(code);
    type(text);
    expect(within(panel()).getByText(sentence)).toBeVisible();
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    type("1000");
    expect(panel()).not.toHaveTextContent("Below our minimum");
  });

  it("gives the minimum in rupiah to visitors who hand over rupiah", async () => {
    show();
    await pass(0);
    swap();
    type("900000");
    expect(panel()).toHaveTextContent("Below our minimum of USD 50, about Rp 907.000.");
  });

  it.each([
    ["5000000", "5.000.000"],
    ["1,5jt", "1.500.000"],
    ["1234.5", "1.234,5"],
    ["0.125", "0.125"], // formatted, it would be another amount
    ["$5000", "$5000"],
    ["abc", "abc"],
    ["", ""],
  ])("groups the digits of %j when the field loses the focus", async (typed, shown) => {
    show();
    await pass(0);
    type(typed);
    const before = result();
    fireEvent.blur(amount());
    expect(amount()).toHaveValue(shown);
    expect(result()).toBe(before);
  });

  it("shows flag and code of the chosen currency", async () => {
    show();
    await pass(0);
    choose("JPY");
    const flag = currency().parentElement?.querySelector("img");
    expect(flag).toHaveAttribute("src", "https://api.example/flags/jp.svg");
    expect(words(currency().previousElementSibling!)).toBe("JPY");
  });

  it("offers an enquiry with currency, amount, rate and the rate's time", async () => {
    show();
    await pass(0);
    expect(sent()).toBe(
      "I have USD 100 and would like Rp 1.789.000. You showed 1 USD = Rp 17.890 (BUY) at 14:03:22 Bali time, 29 September 2026.",
    );
    swap();
    expect(sent()).toContain(
      "I have Rp 1.789.000 and would like USD 98,62. You showed 1 USD = Rp 18.140 (SELL)",
    );
  });

  it.each([
    [
      "its last update",
      { created_at: "2026-09-29T01:00:00Z", updated_at: "2026-09-29T04:30:15Z" },
      "12:30:15",
    ],
    ["its creation, if it was never updated", { created_at: "2026-09-29T01:00:00Z" }, "09:00:00"],
    ["the latest of the other rates, if it has no time", {}, "14:05:00"],
  ])("names the time of the rate from %s", async (_, times, time) => {
    const untold = { created_at: null, updated_at: null };
    api.on(
      path,
      json([
        rateRow("SGD", { ...untold, updated_at: "2026-09-29T06:05:00Z" }),
        rateRow("USD", { ...untold, ...times }),
      ]),
    );
    show();
    await pass(0);
    expect(sent()).toContain(` at ${time} Bali time, 29 September 2026.`);
  });

  it("gives no time when no rate has one, and the time of the response once it is old", async () => {
    api.on(path, json([rateRow("USD", { created_at: null, updated_at: null })]));
    show();
    await pass(0);
    expect(sent()).toContain(" at this moment.");
    api.on(path, refused());
    await pass(3_000 + WHOLE_ATTEMPT);
    expect(sent()).toContain(" at 14:10:00 Bali time, 29 September 2026.");
  });

  it("announces the result after a change by the visitor, not after a poll", async () => {
    show();
    await pass(0);
    const spoken = () =>
      words(
        within(panel())
          .getAllByRole("status")
          .find(({ localName }) => localName === "p")!,
      );
    expect(panel().querySelector("output")).toHaveAttribute("aria-live", "off");
    await pass(800);
    expect(spoken()).toBe("");
    type("20");
    await pass(500);
    type("200");
    await pass(500); // still typing
    expect(spoken()).toBe("");
    await pass(300);
    expect(spoken()).toBe("USD 200 is Rp 3.578.000, at 1 USD = Rp 17.890.");
    api.on(path, json(rows.map((row) => (row.currency_code === "USD" ? { ...row, buy_rate: 18_000 } : row))));
    await pass(5_000);
    expect(result()).toBe("3.600.000");
    // The announcement with the outdated rate is removed.
    expect(spoken()).toBe("");
    type("100"); // the initial amount
    await pass(800);
    expect(spoken()).toBe("USD 100 is Rp 1.800.000, at 1 USD = Rp 18.000.");
    type("10");
    await pass(800);
    expect(spoken()).toBe("USD 10 is Rp 180.000, at 1 USD = Rp 18.000. Below our minimum of USD 50.");
  });

  describe("the amount as notes", () => {
    const note = (value: RegExp) => within(panel()).getByRole("button", { name: value });
    const verdict = () => panel().querySelector("strong[role=status]");

    it("keeps its amount when the rate changes, until the visitor starts over or types", async () => {
      show();
      await pass(0);
      type("10"); // Rp 178.900
      fireEvent.click(within(panel()).getByText("As notes"));
      fireEvent.click(note(/^Rp 100/));
      const moved = (buy_rate: number) =>
        json(rows.map((row) => (row.currency_code === "USD" ? { ...row, buy_rate } : row)));
      api.on(path, moved(18_100));
      await pass(3_000);
      expect(result()).toBe("181.000");
      expect(note(/^Rp 100/)).toHaveTextContent("1 of 1 note");
      expect(verdict()).toHaveTextContent("The rate has changed meanwhile. This count is of Rp 178.900.");
      fireEvent.click(within(panel()).getByRole("button", { name: "Start over" }));
      expect(note(/^Rp 100/)).toHaveTextContent("0 of 1 note");
      expect(within(panel()).queryByText(/rate has changed/)).toBeNull();
      fireEvent.click(note(/^Rp 100/));
      type("20");
      expect(note(/^Rp 100/)).toHaveTextContent("0 of 3 notes");
    });

    it("is counted note by note until complete", async () => {
      show();
      await pass(0);
      type("10"); // Rp 178.900
      fireEvent.click(within(panel()).getByText("As notes"));
      expect(within(panel()).getByText(/^1.×.100\.000 \+ 1.×.50\.000/)).toBeVisible();
      expect(note(/^Rp 2\.000/)).toHaveTextContent("0 of 1 note");
      expect(within(panel()).getByText("and Rp 900 in coins")).toBeVisible();
      const values = [/^Rp 100/, /^Rp 50/, /^Rp 20/, /^Rp 5\.000/, /^Rp 2\.000/];
      for (const value of values) fireEvent.click(note(value));
      expect(verdict()).toHaveTextContent("1 short");
      fireEvent.click(note(/^Rp 1\.000/));
      expect(verdict()).toHaveTextContent("Complete");
      fireEvent.click(note(/^Rp 1\.000/));
      expect(verdict()).toHaveTextContent("1 too many");
      fireEvent.click(within(panel()).getByRole("button", { name: "Start over" }));
      expect(verdict()).toHaveTextContent("Tap a note");
    });
  });
});

it("shows notes, legend, and a sentence for browsers without scripts", () => {
  api.on(path, hangs());
  show();
  expect(screen.getByRole("region", { name: "Exchange Services" })).toHaveAttribute("id", "exchange_section");
  expect(screen.getAllByRole("listitem").map(words)).toEqual([
    "Rates move Rates change with international markets.",
    "Bring your ID Identity documents are required.",
  ]);
  expect(screen.getByText("BUY").parentElement).toHaveTextContent("BUY = we buy your currency");
  expect(screen.getByRole("link", { name: /Real-time Rates Page/ })).toHaveAttribute("href", "/kurs");
});
