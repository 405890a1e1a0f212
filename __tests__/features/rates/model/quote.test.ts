import { plainAmount, quoteFor } from "../../../../src/features/rates/model/quote";

const dollars = {
  state: "ready",
  isEmpty: false,
  currency: "USD",
  side: "buy",
  figure: 17_890,
  typed: "100",
} as const;
type Question = Parameters<typeof quoteFor>[0];

describe("quoteFor", () => {
  it.each<[string, Partial<Question>, number, number]>([
    ["foreign money", {}, 100, 1_789_000],
    ["rupiah", { side: "sell", figure: 18_140, typed: "1.000.000" }, 1_000_000, 55.13],
    ["zero", { typed: "0" }, 0, 0],
    // The sentence shows USD 0,13.
    ["hundredths and less", { typed: "0.125" }, 0.13, 2_326],
    ["foreign money with a currency code", { typed: "usd 100" }, 100, 1_789_000],
    ["small notes with a code without -S", { currency: "USD-S", typed: "100 USD" }, 100, 1_789_000],
    ["a currency symbol", { typed: "$100" }, 100, 1_789_000],
    ["a currency symbol after the amount", { currency: "EUR", typed: "100 €" }, 100, 1_789_000],
    ["a currency symbol with two letters", { typed: "US$ 100" }, 100, 1_789_000],
    ["a currency symbol with one letter", { currency: "SGD-S", typed: "S$100" }, 100, 1_789_000],
    ["full-width characters", { currency: "JPY", typed: "￥１００" }, 100, 1_789_000],
    ["a code that is not an ISO code", { currency: "DOLLAR", typed: "100 dollar" }, 100, 1_789_000],
    ["an amount that begins like the currency's code", { currency: "1", typed: "100" }, 100, 1_789_000],
    ["rupiah with the prefix Rp", { side: "sell", figure: 18_140, typed: "Rp 1.000.000" }, 1_000_000, 55.13],
  ])("calculates %s", (_, question, amount, result) => {
    expect(quoteFor({ ...dollars, ...question })).toEqual({ amount, result });
  });

  it.each([
    ["EUR", "350 euros"],
    ["EUR", "350 euro"],
    ["AUD", "350 dollars"],
    ["GBP", "350 pounds"],
    ["TWD", "NT$350"],
    ["CNY", "RMB 350"],
    ["CNY", "350元"],
    ["JPY", "350円"],
    ["USD", "$350 USD"],
    ["USD", "350 USD."],
  ])("reads %s: %s", (currency, typed) => {
    expect(quoteFor({ ...dollars, currency, typed }).amount).toBe(350);
    expect(plainAmount(typed, "buy", currency)).toBe("350");
  });

  it.each([
    ["Rp 5jt", "5000000"],
    ["5 juta rupiah", "5000000"],
    ["0,125", "0.13"],
    ["much", "much"],
  ])("writes %s to a URL as %s", (typed, amount) => {
    expect(plainAmount(typed, "sell", "AUD")).toBe(amount);
  });

  const noRates = { figure: undefined, typed: "abc" } as const;

  it.each<[Partial<Question>, string]>([
    [{ ...noRates, state: "loading" }, "The calculator starts when rates arrive."],
    [{ ...noRates, state: "failed" }, "We can't load rates right now. Still trying."],
    [{ ...noRates, isEmpty: true }, "No rates are listed at the moment."],
    [noRates, "We do not buy USD at the moment."],
    [{ ...noRates, side: "sell", currency: "THB" }, "We do not sell THB at the moment."],
    [{ typed: "" }, "Type an amount."],
    [{ typed: " " }, "Type an amount."],
  ])("explains %j without marking the amount: %s", (question, problem) => {
    expect(quoteFor({ ...dollars, ...question })).toEqual({ problem, isInvalid: false });
  });

  it.each([
    ["abc", "We cannot read this amount. Write it in figures, such as 1.250,50."],
    ["-5", "We cannot read this amount. Write it in figures, such as 1.250,50."],
    ["€100", "We cannot read this amount. Write it in figures, such as 1.250,50."],
    ["A$100", "We cannot read this amount. Write it in figures, such as 1.250,50."],
    ["Rp 1.000.000", "This amount is in rupiah. Swap the currencies to give us rupiah."],
    ["999999999999", "For an amount this large, please ask us."],
    ["9999999999999999", "For an amount this large, please ask us."],
  ])("explains the amount %s: %s", (typed, problem) => {
    expect(quoteFor({ ...dollars, typed })).toEqual({ problem, isInvalid: true });
  });

  it.each(["USD 100", "$100"])("rejects %s, which is in the other currency", (typed) => {
    const problem = "This amount is in USD. Swap the currencies to give us USD.";
    const question = { ...dollars, side: "sell", figure: 18_140, typed } as const;
    expect(quoteFor(question)).toEqual({ problem, isInvalid: true });
  });
});
