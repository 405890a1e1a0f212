import { screen, within } from "@testing-library/react";

import { CurrencyDetails, CurrencyHead } from "../../../src/features/currencies/currency-page";
import { recentDays } from "../../../src/features/currencies/recent-days";
import { api, json, refused } from "../../support/api";
import { exchangeYaml, path, rateRows, startVisit } from "../../support/exchange-data";
import { pass, WHOLE_ATTEMPT } from "../../support/fake-time";
import { rateRow } from "../../support/fixtures";
import { branch, companyYaml } from "../../support/landing-content";
import { renderInIndonesian, renderWithProviders, words } from "../../support/render";

type Data = Queries.CurrencyDetailsFragment;

/** From 21 to 28 September, but for the 23rd. */
const recorded = [21, 22, 24, 25, 26, 27, 28].map((date) => ({
  date: `2026-09-${date}`,
  buy: 17_800 + ((date * 7) % 10) * 10,
  sell: 18_100,
}));

const dataWith = (days = recorded): Data => ({
  currencyYaml: {
    slug: "usd",
    name: "US Dollar",
    notes: [100, 50],
    smallNotes: [20, 10],
    oldSeries: "Old notes: ask first.",
    condition: "One fold is fine.",
    advice: "Bring new hundreds.",
    recentDays: recentDays(days),
  },
  allCurrencyYaml: { nodes: ["usd", "aud"].map((slug) => ({ slug, name: `Name of ${slug}` })) },
  allBranchYaml: { nodes: [branch("head"), branch("beach")] },
  companyYaml,
  exchangeYaml,
  siteYaml: { pages: { currency: { title: "{currency} to rupiah", description: "" } } },
});

beforeEach(() => startVisit());

const renderHead = async (answer: readonly object[] = rateRows) => {
  api.on(path, json(answer));
  renderWithProviders(<CurrencyHead data={dataWith()} />);
  await pass(0);
};
const now = () => screen.getByRole("region", { name: "Today's Rates" });
const amounts = () => screen.getByRole("region", { name: "Usual amounts" });

it("shows every row of the currency, the calculator and usual amounts at the live rates", async () => {
  await renderHead([...rateRows, rateRow("USD-S", { buy_rate: 17_670, sell_rate: null }), rateRow("USDT")]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("US Dollar to rupiah");
  expect(words(now())).toMatch(/Live Update.*USD US Dollar17\.89018\.140USD-S Name of USD-S17\.670–/);
  expect(words(now())).not.toContain("USDT");
  expect(screen.getByRole("textbox")).toHaveValue("500");
  expect(screen.getByRole("combobox")).toHaveValue("USD");
  expect(words(amounts())).toContain("1.000 USD17.890.000 IDR");
  expect(words(amounts())).toContain("1.000.000 IDR55,13 USD");
});

it.each([
  [
    "a row to ask",
    [rateRow("USD", { buy_rate: "?", sell_rate: 18_140 })],
    /Please ask at the counter–18\.140/,
  ],
  [
    "an old row",
    [rateRow("USD", { created_at: null, updated_at: "2026-09-20T06:00:00Z" }), rateRow("AUD")],
    /Since/,
  ],
  ["another list", [rateRow("AUD")], /USD is not on the board at the moment\. Ask/],
  ["an empty list", [], /USD is not on the board at the moment\. Ask/],
])("says of %s what the board says", async (_, rows, text) => {
  await renderHead(rows);
  expect(words(now())).toMatch(text);
});

it("says that there are no rates, and offers a chat", async () => {
  api.on(path, refused());
  renderWithProviders(<CurrencyHead data={dataWith()} />);
  await pass(WHOLE_ATTEMPT);
  expect(screen.getByRole("alert")).toHaveTextContent("We can't load rates right now.");
  expect(within(now()).getByRole("link")).toHaveAttribute("href", expect.stringContaining("https://wa.me/"));
});

it("draws recent days, says them in words, and lists each in a table", () => {
  renderWithProviders(<CurrencyDetails data={dataWith()} />);
  const recent = screen.getByRole("region", { name: "Recent days" });
  expect(within(recent).getByRole("img")).toHaveAccessibleName("US Dollar, 21 September - 28 September");
  expect(recent.querySelectorAll("path")).toHaveLength(3);
  expect(words(recent)).toContain(
    "On 28 September 2026 we bought at Rp 17.860 and sold at Rp 18.100. BUY was Rp 10 lower than 7 days before. " +
      "Since 21 September, our BUY rate was highest at Rp 17.890 (27 September) and lowest at Rp 17.820 (26 September).",
  );
  expect(within(recent).getAllByRole("row", { hidden: true })).toHaveLength(8);
});

it("has no recent days before three were recorded", () => {
  renderWithProviders(<CurrencyDetails data={dataWith(recorded.slice(0, 2))} />);
  expect(screen.queryByRole("region", { name: "Recent days" })).not.toBeInTheDocument();
});

it("leads to the counters and to the other currencies, in the language of the page", async () => {
  await renderInIndonesian(<CurrencyDetails data={dataWith()} />);
  expect(screen.getByText("Coretan dan sobekan")).toBeVisible();
  expect(screen.getByText(/Dengan kurs pecahan kecil, USD-S: 20, 10/)).toBeVisible();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/id/cabang/head", "/id/cabang/beach", "/id/kurs/aud"]);
});
