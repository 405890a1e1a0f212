import { api, json } from "./api";
import { rateRow } from "./fixtures";

/** The request for rates. */
export const path = "/api/exchange-rates?paginate=false";

/** Rows of the six currencies of the landing page's cards, and one more. */
export const rateRows = [
  rateRow("SGD", { display_name: "Singapore Dollar", buy_rate: 14_000, sell_rate: 14_180 }),
  rateRow("USD", { display_name: "US Dollar", buy_rate: 17_890, sell_rate: 18_140 }),
  rateRow("JPY", { display_name: "Japanese Yen", buy_rate: "113.55", sell_rate: 115.25 }),
  rateRow("EUR", { display_name: "Euro", buy_rate: 20_350, sell_rate: 20_590 }),
  rateRow("AUD", { display_name: "Australian Dollar", buy_rate: 12_550, sell_rate: 12_740 }),
  rateRow("GBP", { display_name: "British Pound", buy_rate: 23_660, sell_rate: 24_040 }),
  rateRow("THB", { display_name: "Thai Baht", buy_rate: 520, sell_rate: null }),
] as const;

/** Sets the clock to 14:10 in Bali, clears storage and answers with rates. */
export function startVisit(rows: readonly object[] = rateRows): void {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6, 10) });
  localStorage.clear();
  api.on(path, json(rows));
}

/** Currencies with a page: none. */
export const allCurrencyYaml: Queries.CalculatorFragment["allCurrencyYaml"] = { nodes: [] };

/** Results of the queries of the views with rates. */
export const exchangeYaml = {
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
};
