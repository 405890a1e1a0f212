import { fireEvent, screen, within } from "@testing-library/react";

import { ToastHost } from "../../../src/components/toast/toast-host";
import { currentToast, dismissToast } from "../../../src/components/toast/toast-store";
import { ExchangeSection } from "../../../src/features/rates/exchange-section";
import { FRESH_FOR_MS } from "../../../src/features/rates/model/freshness";
import { LiveQuote } from "../../../src/features/rates/live-quote";
import { api, hangs, html, json, refused, slow } from "../../support/api";
import {
  allCurrencyYaml,
  exchangeYaml,
  path,
  rateRows as rows,
  startVisit,
} from "../../support/exchange-data";
import { pass, WHOLE_ATTEMPT } from "../../support/fake-time";
import { rateRow } from "../../support/fixtures";
import { companyYaml } from "../../support/landing-content";
import { renderInIndonesian, renderWithProviders, words } from "../../support/render";

const data = { allCurrencyYaml, exchangeYaml, companyYaml };

beforeEach(() => startVisit());

afterEach(dismissToast);

const show = () =>
  renderWithProviders(
    <>
      <LiveQuote lead="We buy." text="You receive rupiah." />
      <ExchangeSection data={data} />
      <ToastHost />
    </>,
  );

const cards = () => screen.getAllByRole("article");
const quote = () => words(screen.getByText(/^1 (USD )?US Dollar$/).closest("div")!);

describe("rate cards", () => {
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
    expect(screen.getByText("Live Update")).toBeInTheDocument();
    expect(quote()).toBe(
      "1 US DollarRp 17.890We buy. You receive rupiah.USD 100 = Rp 1.789.000 Updated 14:10, Bali time",
    );
  });

  it("lead to the pages of currencies with a file, of others to the calculator only", async () => {
    renderWithProviders(
      <ExchangeSection data={{ ...data, allCurrencyYaml: { nodes: [{ slug: "eur" }, { slug: "thb" }] } }} />,
    );
    await pass(0);
    const links = cards().flatMap((card) => within(card).getAllByRole("link"));
    expect(links.filter((link) => link.getAttribute("href") !== "#calculator_section")).toEqual([
      screen.getByRole("link", { name: "About EUR" }),
    ]);
    expect(screen.getByRole("link", { name: "About EUR" })).toHaveAttribute("href", "/kurs/eur");
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

  it("open the calculator with the row on the card", async () => {
    const named = (display_name: string, buy_rate: number) => rateRow("USD-100", { display_name, buy_rate });
    api.on(path, json([named("old notes", 17_000), named("new notes", 17_500)]));
    show();
    await pass(0);
    expect(words(cards()[0]!)).toBe("USD-100 new notesLiveWe buy at Rp 17.500");
    fireEvent.click(screen.getByRole("link", { name: "USD-100 new notes" }));
    expect(document.querySelector("output")).toHaveTextContent("1.750.000");
  });

  it("have their flags and no figures while loading, in an outage, and beside an empty list", async () => {
    const flags = () =>
      cards().map((card) => card.querySelector("img")?.getAttribute("src")?.replace(/.*\//, ""));
    const own = ["usd", "aud", "eur", "gbp", "jpy", "sgd"].map((code) => `flag-${code}.svg`);
    api.on(path, refused());
    show();
    expect(flags()).toEqual(own);
    expect(words(cards()[0]!)).toBe("USD US DollarWe buy at");
    expect(quote()).toBe("1 US Dollar");
    expect(screen.getByText("Loading rates")).toBeInTheDocument();
    await pass(WHOLE_ATTEMPT);
    expect(flags()).toEqual(own);
    expect(quote()).toBe("1 US DollarNot availableWe can't load rates right now. Still trying.");
    expect(document.querySelector("img")).toHaveAttribute("src", "/art/flag-usd.svg");
    api.on(path, json([]));
    await pass(3_000);
    expect(flags()).toEqual(own);
    expect(quote()).toBe("1 US DollarNot available");
    api.on(path, json(rows));
    await pass(3_000);
    expect(flags()[0]).toBe("us.svg");
  });

  it("opened by keyboard, put the focus on the amount", async () => {
    show();
    await pass(0);
    const amount = screen.getByLabelText("I have");
    const card = screen.getByRole("link", { name: "GBP British Pound" });
    fireEvent.click(card, { detail: 1 });
    expect(amount).not.toHaveFocus();
    fireEvent.click(card);
    expect(amount).toHaveFocus();
    expect(screen.getByLabelText("Foreign currency")).toHaveValue("GBP");
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
    expect(cards().map(words)[0]).toBe("USD US DollarWe buy at –");
    await pass(9_000); // further polls that fail: the same alert, and no skeleton in between
    expect(screen.getByRole("alert")).toBe(alert);
    api.on(path, json(rows));
    await pass(6_100); // the running attempt's next try at the latest
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getAllByText("Live", { exact: true })).toHaveLength(6);
  });

  it("keep the last good rates through an outage, with their age and nothing live, and announce its end", async () => {
    const back = () => screen.queryByText("Rates are up to date again.");
    show();
    await pass(6_000);
    const color = () => getComputedStyle(cards()[0]!.querySelector("p")!).color;
    const live = color();
    api.on(path, refused());
    await pass(3_000 + WHOLE_ATTEMPT);
    expect(screen.queryByText(/^Live( Update)?$/)).toBeNull();
    expect(words(cards()[0]!)).toBe("USD US DollarNot liveWe buy at Rp 17.890");
    expect(color()).not.toBe(live);
    expect(screen.getByText("Connection Error")).toBeInTheDocument();
    expect(screen.getByText("Last rate 6 seconds ago")).toBeInTheDocument();
    // In the quote and the calculator.
    expect(screen.getAllByText("Not live. Last rate 6 seconds ago")).toHaveLength(2);
    expect(back()).toBeNull();
    api.on(path, json(rows));
    await pass(WHOLE_ATTEMPT + 3_000);
    expect(screen.getByText("Live Update")).toBeInTheDocument();
    expect(back()!.closest("[role=status]")).toBeInTheDocument();
    api.on(path, hangs());
    await pass(FRESH_FOR_MS + 3_000); // an answer is overdue
    expect(back()).toBeNull();
    expect(screen.queryByText(/^Live( Update)?$/)).toBeNull();
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
    expect(screen.getByText("Last rate 9 days ago")).toBeInTheDocument();
    expect(quote()).toContain("Not live. Since 20 Sept");
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
    const asked = api.count(path);
    await pass(30_000); // ten polls, each for all views
    expect(api.count(path)).toBe(asked + 10);
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
    expect(currentToast()).toBeUndefined();
    await pass(1); // the answer
    expect(currentToast()).toMatchObject({
      title: "Berhasil",
      text: "Data kurs berhasil diperbarui",
      lang: "id",
      tone: "success",
    });
    expect(api.count(path)).toBe(asked + 1);
    await pass(999);
    expect(button).toHaveAttribute("aria-busy", "true");
    await pass(1);
    expect(button).toHaveAttribute("aria-busy", "false");
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
    expect(currentToast()).toMatchObject({ title: "Berhasil" });
  });

  it("says so when the list is empty, as the section does", async () => {
    api.on(path, json({ message: "not an array" }));
    show();
    await pass(0);
    expect(screen.getByRole("link", { name: "Ask for today's rate on WhatsApp" })).toBeInTheDocument();
    await openDialog();
    // Beside the cards, in the calculator and in the dialog.
    expect(screen.getAllByText("No rates are listed at the moment.")).toHaveLength(3);
    expect(document.querySelector("#exchange_section")).not.toHaveTextContent(/Updated|Last rate/);
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

it("is in Indonesian on an Indonesian page", async () => {
  await renderInIndonesian(<ExchangeSection data={data} />);
  await pass(6_000);
  expect(words(cards()[1]!)).toBe("AUD Dolar AustraliaTerkiniKami beli Rp 12.550");
  expect(screen.getByRole("link", { name: /Halaman Kurs/ })).toHaveAttribute("href", "/id/kurs");
  api.on(path, refused());
  await pass(3_000 + WHOLE_ATTEMPT);
  expect(words(cards()[1]!)).toBe("AUD Dolar AustraliaTidak terkiniKami beli Rp 12.550");
  expect(screen.getByText("Kurs belum diperbarui. Kurs terakhir 6 detik yang lalu")).toBeInTheDocument();
});
