import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import { quoteFor } from "../../../../src/features/rates/model/quote";
import { readAmount } from "../../../../src/features/rates/model/read-amount";
import type { Side } from "../../../../src/features/rates/model/rate";
import english from "../../../../src/strings/en";
import { rateRow } from "../../../support/fixtures";

it.each<[string, Side, string, ReturnType<typeof readAmount>]>([
  ["100 USD", "buy", "USD-S", 100],
  ["US$ 100", "buy", "USD", 100],
  ["$350 USD.", "buy", "USD", 350],
  ["SGD $120", "buy", "SGD", 120],
  ["120 dolar", "buy", "SGD", 120],
  ["1.000 rubel", "buy", "RUB", 1000],
  ["A$350", "buy", "AUD", 350],
  ["2k pounds", "buy", "GBP", 2_000],
  ["￥１００", "buy", "JPY", 100],
  ["NT$350", "buy", "TWD", 350],
  ["350元", "buy", "CNY", 350],
  ["100 dollar", "buy", "DOLLAR", 100],
  ["100", "buy", "1", 100],
  ["5 juta rupiah", "sell", "AUD", 5_000_000],
  [" ", "buy", "USD", "empty"],
  ["abc", "buy", "USD", "unreadable"],
  ["5-", "buy", "USD", "unreadable"],
  ["2kk", "buy", "USD", "unreadable"],
  ["10³", "buy", "USD", "unreadable"],
  ["SGD $120", "buy", "USD", "unreadable"],
  ["Rp 100 USD", "buy", "USD", "unreadable"],
  ["A$100", "buy", "USD", "unreadable"],
  ["$100", "buy", "USDT", "unreadable"],
  ["Rp 1.000.000", "buy", "USD", "otherMoney"],
  ["USD 100", "sell", "USD", "otherMoney"],
  ["9999999999999999", "buy", "USD", "tooLarge"],
])("reads %s, %s %s: %s", (text, side, code, reading) => {
  expect(readAmount(text, side, code)).toBe(reading);
});

describe("quoteFor", () => {
  const rates = parseRates([
    rateRow("USD", { buy_rate: 17_890, sell_rate: 18_140 }),
    rateRow("AUD", { buy_rate: 12_550, sell_rate: 12_740 }),
    rateRow("JPY", { display_name: "Yen per 100", buy_rate: 11_355, sell_rate: 11_525 }),
    rateRow("USD-S", { buy_rate: 17_500, sell_rate: null }),
    rateRow("THB", { buy_rate: null, sell_rate: 540 }),
    rateRow("SGD", { buy_rate: "n/a", sell_rate: 14_180 }),
    rateRow("USDT", { buy_rate: 17_700, sell_rate: 18_200 }),
  ]);
  type Question = Parameters<typeof quoteFor>[0];
  const quote = (code: string, side: Side, reading: Question["reading"], more: Partial<Question> = {}) => {
    const rate = rates.find((one) => one.code === code);
    const minimum = { amount: 50, currency: "USD", text: "" };
    const mustAsk = rate?.trust === "ask";
    const question = { code, side, reading, rate, rates, mustAsk, state: "ready", minimum, ...more } as const;
    return quoteFor(question, english);
  };

  it.each<[string, Side, number, string, string, string]>([
    ["USD", "buy", 0.13, "USD 0,13", "Rp 2.326", "1 USD = Rp 17.890"],
    ["JPY", "buy", 1_234.56, "JPY 1.234,56", "Rp 140.184", "100 JPY = Rp 11.355"],
  ])("%s, %s %d", (code, side, amount, have, want, rateInWords) => {
    expect(quote(code, side, amount).answer).toMatchObject({ have, want, rateInWords });
  });

  it.each<[string, Side, number, string]>([
    ["USD", "buy", 49.99, "Below our minimum of USD 50."],
    ["USD", "buy", 50, ""],
    ["USD-S", "buy", 49, "Below our minimum of USD 50."],
    ["AUD", "buy", 71, "Below our minimum of USD 50, about AUD 72."],
    ["USD", "sell", 900_000, "Below our minimum of USD 50, about Rp 907.000."],
    ["USDT", "buy", 50, "Below our minimum of USD 50, about USDT 51."],
    ["AUD", "sell", 906_999, "Below our minimum of USD 50, about Rp 907.000."],
  ])("warns at %s, %s %d: %s", (code, side, amount, warning) => {
    expect(quote(code, side, amount).answer?.warning).toBe(warning);
  });

  it("converts the minimum at the rate of small notes, and never warns without the minimum's currency", () => {
    const [rate] = parseRates([rateRow("USD-S", { buy_rate: 17_500, sell_rate: 18_000 })]);
    const small = quote("USD-S", "sell", 1, { rate }).answer;
    expect(small?.warning).toBe("Below our minimum of USD 50, about Rp 900.000.");
    expect(quote("AUD", "buy", 1, { rates: [] }).answer?.warning).toBe("");
  });

  it.each<[string, boolean, ReturnType<typeof quote>]>([
    ["Type an amount.", false, quote("USD", "buy", "empty")],
    [
      "We cannot read this amount. Write it in figures, such as 1.250,50.",
      true,
      quote("USD", "buy", "unreadable"),
    ],
    [
      "This amount is in rupiah. Swap the currencies to give us rupiah.",
      true,
      quote("USD", "buy", "otherMoney"),
    ],
    ["This amount is in USD. Swap the currencies to give us USD.", true, quote("USD", "sell", "otherMoney")],
    ["For an amount this large, please ask us.", true, quote("USD", "buy", "tooLarge")],
    ["For an amount this large, please ask us.", true, quote("USD", "buy", 999_999_999_999)],
    ["We do not buy THB at the moment.", false, quote("THB", "buy", "unreadable")],
    ["We do not sell USD-S at the moment.", false, quote("USD-S", "sell", 1)],
    ["We do not buy GBP at the moment.", false, quote("GBP", "buy", 1)],
    ["Please ask at the counter for the rate of SGD.", false, quote("SGD", "buy", 1)],
    ["No rates are listed at the moment.", false, quote("GBP", "buy", 1, { rates: [] })],
    ["The calculator starts when rates arrive.", false, quote("GBP", "buy", 1, { state: "loading" })],
    ["We can't load rates right now. Still trying.", false, quote("GBP", "buy", 1, { state: "failed" })],
  ])("says: %s", (problem, isInvalid, result) => {
    expect(result).toEqual({ problem, isInvalid });
  });
});
