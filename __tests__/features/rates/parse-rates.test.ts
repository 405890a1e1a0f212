import { parseRates } from "../../../src/features/rates/parse-rates";
import { latestRateTime } from "../../../src/features/rates/rate";
import { rateRow } from "../../support/fixtures";

beforeEach(() => {
  process.env.GATSBY_API_URL = "https://api.example";
});

const codes = (answer: unknown) => parseRates(answer).map(({ currencyCode }) => currencyCode);

it("makes a rate of a row, with what is derived from it", () => {
  expect(
    parseRates([
      rateRow("USD", {
        display_name: "US Dollar",
        buy_rate: 17925,
        sell_rate: 18110.5,
        image_path: "flags/us.svg",
      }),
    ]),
  ).toEqual([
    {
      currencyCode: "USD",
      displayName: "US Dollar",
      imageUrl: "https://api.example/flags/us.svg",
      buyRate: 17925,
      sellRate: 18110.5,
      createdAt: Date.UTC(2026, 8, 29, 1),
      updatedAt: Date.UTC(2026, 8, 29, 6, 3, 22),
      flagEmoji: "🇺🇸",
      formattedBuy: "17.925",
      formattedSell: "18.110,5",
      change: 0,
      trend: "stable",
    },
  ]);
});

it("keeps the API's order", () => {
  expect(codes([rateRow("SGD"), rateRow("AUD"), rateRow("USD")])).toEqual(["SGD", "AUD", "USD"]);
});

it("shows the lowest and the highest rate that there may be", () => {
  const [rate] = parseRates([rateRow("USD", { buy_rate: 0.005, sell_rate: 999_999_999 })]);
  expect(rate).toMatchObject({ formattedBuy: "0,01", formattedSell: "999.999.999" });
});

it("counts rates in hundredths, as they are shown", () => {
  const [rate] = parseRates([rateRow("VND", { buy_rate: "0.6849", sell_rate: 0.7151 })]);
  expect(rate).toMatchObject({ buyRate: 0.68, formattedBuy: "0,68", sellRate: 0.72, formattedSell: "0,72" });
});

it("reads figures written as text", () => {
  const [rate] = parseRates([rateRow("USD", { buy_rate: "17925.00", sell_rate: " 18110.50 " })]);
  expect(rate).toMatchObject({ buyRate: 17925, sellRate: 18110.5, formattedSell: "18.110,5" });
});

it.each([
  ["17925.000", "a database's decimal"],
  ["17,925.00", "English thousands"],
  ["17.925,00", "Indonesian thousands"],
  ["Rp 17.925", "rupiah"],
])("reads %s, %s", (sell_rate) => {
  expect(parseRates([rateRow("USD", { sell_rate })])[0]).toMatchObject({
    sellRate: 17925,
    formattedSell: "17.925",
  });
});

it.each([
  ["null", null],
  ["left out", undefined],
  ["zero", 0],
  ["text that says zero", "0.00"],
  ["too small to be written", 0.004],
  ["negative", -5],
  ["negative text", "-17925.00"],
  ["NaN", NaN],
  ["beyond all numbers", Infinity],
  ["beyond all numbers, as text", "1e400"],
  ["ten digits", 1_000_000_000],
  ["a word", "abc"],
  ["empty text", ""],
  ["thousands in letters", "18k"],
  ["two numbers", "17 925 18 140"],
  ["a boolean", true],
  ["an object", { amount: 17925 }],
  ["a list", [17925]],
  ["a huge text", "9".repeat(100_000)],
])("shows – for a sell rate that is %s, beside a good buy rate", (_, sell_rate) => {
  const [rate] = parseRates([rateRow("USD", { sell_rate })]);
  expect(rate).toMatchObject({ buyRate: 17925, sellRate: undefined, formattedSell: "–" });
});

it.each([
  ["null", null],
  ["a text", "USD"],
  ["a number", 7],
  ["a list", [rateRow("USD")]],
  ["an empty object", {}],
  ["without a code", rateRow("USD", { currency_code: undefined })],
  ["with a blank code", rateRow("USD", { currency_code: "  " })],
  ["with a code that nobody sees", rateRow("USD", { currency_code: "\u200b" })],
  ["with a number for a code", rateRow("USD", { currency_code: 840 })],
  ["with a huge code", rateRow("USD", { currency_code: "X".repeat(100_000) })],
  ["without any rate", rateRow("USD", { buy_rate: null, sell_rate: "abc" })],
])("drops a row that is %s and shows the rest", (_, row) => {
  expect(codes([rateRow("AUD"), row, rateRow("EUR")])).toEqual(["AUD", "EUR"]);
});

it("tidies codes and names", () => {
  const rates = parseRates([
    rateRow(" usd ", { display_name: "  US\n Dollar " }),
    rateRow("aud", { display_name: null }),
    rateRow("eur", { display_name: { en: "Euro" } }),
    rateRow("gbp", { display_name: "£".repeat(1_000) }),
  ]);
  expect(rates.map(({ currencyCode, displayName }) => [currencyCode, displayName])).toEqual([
    ["USD", "US Dollar"],
    ["AUD", "Australian Dollar"],
    ["EUR", "Euro"],
    ["GBP", "£".repeat(60)],
  ]);
});

it("takes names of Object.prototype for the ordinary text they are", () => {
  const rows: unknown = JSON.parse(
    '[{"__proto__":{"buy_rate":1},"currency_code":"AAA"},{"currency_code":"__proto__","buy_rate":2},{"currency_code":"constructor","buy_rate":3}]',
  );
  expect(codes(rows)).toEqual(["__PROTO__", "CONSTRUCTOR"]);
});

it("has no picture for an address that a browser should not load", () => {
  const [rate] = parseRates([rateRow("USD", { image_path: "javascript:alert(1)" })]);
  expect(rate?.imageUrl).toBeUndefined();
});

it("leaves a time out that is none", () => {
  const [rate] = parseRates([rateRow("USD", { created_at: "soon", updated_at: 5 })]);
  expect(rate).toMatchObject({ createdAt: undefined, updatedAt: undefined });
});

it("shows a code once: the newest row, at the place of the first", () => {
  const rates = parseRates([
    rateRow("USD", { buy_rate: 1, updated_at: "2026-09-29 10:00:00" }),
    rateRow("AUD"),
    rateRow("usd", { buy_rate: 2, updated_at: "2026-09-29 12:00:00" }),
    rateRow("USD", { buy_rate: 3, updated_at: "2026-09-29 11:00:00" }),
    rateRow("USD", { buy_rate: 4, updated_at: "2026-09-29 12:00:00" }),
    rateRow("AUD", { buy_rate: 5, created_at: "2026-09-29 15:00:00", updated_at: null }),
  ]);
  expect(rates.map(({ currencyCode, buyRate }) => [currencyCode, buyRate])).toEqual([
    ["USD", 2],
    ["AUD", 5],
  ]);
});

it.each([null, undefined, {}, { data: [rateRow("USD")] }, "[]", 5])(
  "takes %j for an empty list",
  (answer) => {
    expect(parseRates(answer)).toEqual([]);
  },
);

describe("from poll to poll", () => {
  const rows = () => [rateRow("USD"), rateRow("AUD"), rateRow("EUR")];

  it("is the very same list when nothing changed", () => {
    const first = parseRates(rows());
    expect(parseRates(rows(), first)).toBe(first);
  });

  it("keeps nothing of it when the answer is no list", () => {
    expect(parseRates({ message: "Server Error" }, parseRates(rows()))).toEqual([]);
  });

  it("is the same empty list too", () => {
    const first = parseRates([]);
    expect(parseRates("nothing", first)).toBe(first);
    expect(parseRates([], first)).toBe(first);
  });

  it("keeps every row that did not change", () => {
    const first = parseRates(rows());
    const second = parseRates([rateRow("USD"), rateRow("AUD", { buy_rate: 11_750 }), rateRow("EUR")], first);
    expect(second).not.toBe(first);
    expect(second.map((rate, index) => rate === first[index])).toEqual([true, false, true]);
  });

  it.each([
    ["currency_code", "XXX"],
    ["display_name", "Other"],
    ["image_path", "other.svg"],
    ["buy_rate", 1],
    ["sell_rate", null],
    ["created_at", null],
    ["updated_at", "2026-09-30 10:00:00"],
  ])("notices a new %s", (field, value) => {
    const first = parseRates([rateRow("USD")]);
    const other = [rateRow("USD", { [field]: value })];
    const second = parseRates(other, first);
    expect(second).not.toBe(first);
    expect(second).toEqual(parseRates(other));
    expect(parseRates([rateRow("USD")], second)).toEqual(first);
  });

  it("follows a change of order or length, with the same rows", () => {
    const first = parseRates(rows());
    const [usd, aud, eur] = first;
    expect(parseRates([rateRow("EUR"), rateRow("USD"), rateRow("AUD")], first)).toEqual([eur, usd, aud]);
    expect(parseRates([rateRow("USD"), rateRow("AUD")], first)).toEqual([usd, aud]);
  });
});

describe("latestRateTime", () => {
  it("is the latest of all times", () => {
    const rates = parseRates([
      rateRow("USD"),
      rateRow("AUD", { created_at: "2026-09-30 09:00:00", updated_at: null }),
      rateRow("EUR", { created_at: null, updated_at: null }),
    ]);
    expect(latestRateTime(rates)).toBe(Date.UTC(2026, 8, 30, 1));
  });

  it("is undefined when no rate tells", () => {
    expect(latestRateTime([])).toBeUndefined();
    expect(
      latestRateTime(parseRates([rateRow("USD", { created_at: null, updated_at: "" })])),
    ).toBeUndefined();
  });
});
