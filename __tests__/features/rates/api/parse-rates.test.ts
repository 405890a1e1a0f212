import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import { latestTimeSet, pickRate } from "../../../../src/features/rates/model/rate";
import rateList from "../../../../sample-api/data/rates.json";
import { rateRow } from "../../../support/fixtures";

beforeEach(() => {
  process.env.GATSBY_API_URL = "https://api.example";
});

const codes = (answer: unknown) => parseRates(answer).map(({ currencyCode }) => currencyCode);

it("parses a row and derives the other fields", () => {
  expect(
    parseRates([
      rateRow("USD", {
        display_name: "US Dollar",
        buy_rate: 17925,
        sell_rate: 18110.5,
        image_path: "flags/us.svg",
      }),
    ]),
  ).toMatchObject([
    {
      currencyCode: "USD",
      baseCode: "USD",
      unit: 1,
      displayName: "US Dollar",
      imageUrl: "https://api.example/flags/us.svg",
      buyRate: 17925,
      sellRate: 18110.5,
      createdAt: Date.UTC(2026, 8, 29, 1),
      updatedAt: Date.UTC(2026, 8, 29, 6, 3, 22),
      formattedBuy: "17.925,0",
      formattedSell: "18.110,5",
      change: 0,
      trend: "stable",
    },
  ]);
});

it("rounds rates to two decimals, as shown", () => {
  const [rate] = parseRates([rateRow("VND", { buy_rate: "0.6849", sell_rate: 0.7151 })]);
  expect(rate).toMatchObject({ buyRate: 0.68, formattedBuy: "0,68", sellRate: 0.72, formattedSell: "0,72" });
});

it.each([
  ["17925.000", "a database's decimal"],
  ["17,925.00", "English thousands"],
  ["17.925,00", "Indonesian thousands"],
  ["17,925.000", "English thousands with three decimals"],
  ["17.925,000", "Indonesian thousands with three decimals"],
  ["Rp 17.925", "rupiah"],
  ["17.925,-", "an Indonesian price"],
])("reads %s, %s", (sell_rate) => {
  expect(parseRates([rateRow("USD", { sell_rate })])[0]).toMatchObject({
    sellRate: 17925,
    formattedSell: "17.925",
  });
});

it.each([
  ["17 925", 17_925],
  ["17,925", 17_925],
  ["IDR 17925", 17_925],
  ["1.7925e4", undefined],
  ["-17925", undefined],
  ["17.925 - 18.110", undefined],
  ["17.925 IDR", 17_925],
  ["17.925 rupiah", 17_925],
  ["17'925", 17_925],
  ["\uff11\uff17\uff19\uff12\uff15", 17_925], // full-width digits
  [true, undefined],
])("reads %j as %j", (sell_rate, expected) => {
  expect(parseRates([rateRow("USD", { sell_rate })])[0]?.sellRate).toBe(expected);
});

it("reads 17.925 of each row by the usual rate of its currency", () => {
  const yen = (sell_rate: unknown) => rateRow("JPY", { buy_rate: "113.550", sell_rate });
  const sell = (row: unknown) => parseRates([row, yen("115.250")])[0]?.sellRate;
  expect(sell(rateRow("USD", { buy_rate: "17.925", sell_rate: "18.110" }))).toBe(18_110);
  expect(sell(rateRow("USD", { buy_rate: "17925.000", sell_rate: "18110.000" }))).toBe(18_110);
  expect(parseRates([rateRow("USD", { buy_rate: "17925.000" }), yen("115.250")])[1]?.sellRate).toBe(115.25);
  expect(parseRates([rateRow("KHR", { buy_rate: "0.683" }), yen("115.250")])[1]?.sellRate).toBe(115.25);
  expect(parseRates([rateRow("JPY", { buy_rate: 113.55, sell_rate: 115.123 })])[0]?.sellRate).toBe(115.12);
});

it.each(["\u200bUSD", "USD\u200b", "\uff35\uff33\uff24"])("reads the code %j as USD", (currency_code) => {
  expect(parseRates([rateRow("", { currency_code })])[0]).toMatchObject({
    currencyCode: "USD",
    baseCode: "USD",
  });
});

it("writes both sides with the same number of decimals", () => {
  const [rate] = parseRates([rateRow("KHR", { buy_rate: 0.67, sell_rate: 0.7 })]);
  expect(rate).toMatchObject({ formattedBuy: "0,67", formattedSell: "0,70" });
});

it.each([
  ["null", null],
  ["missing", undefined],
  ["zero", 0],
  ["below half a hundredth", 0.004],
  ["negative", -5],
  ["NaN", NaN],
  ["infinite", Infinity],
  ["ten digits", 1_000_000_000],
  ["a word", "abc"],
  ["empty text", ""],
  ["thousands in letters", "18k"],
  ["two numbers", "17 925 18 140"],
  ["an object", { amount: 17925 }],
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
  ["with an invisible code", rateRow("USD", { currency_code: "\u200b" })],
  ["with a number for a code", rateRow("USD", { currency_code: 840 })],
  ["with a huge code", rateRow("USD", { currency_code: "X".repeat(100_000) })],
])("drops a row that is %s and shows the rest", (_, row) => {
  expect(codes([rateRow("AUD"), row, rateRow("EUR")])).toEqual(["AUD", "EUR"]);
});

it("normalizes codes and names", () => {
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

it("ignores unsafe picture addresses", () => {
  const [rate] = parseRates([rateRow("USD", { image_path: "javascript:alert(1)" })]);
  expect(rate?.imageUrl).toBeUndefined();
});

it.each([
  [null, null, undefined],
  ["", "0000-00-00 00:00:00", undefined],
  ["soon", null, "unreadable"],
  [null, 5, "unreadable"],
  ["29/09/2026", "29/09/2026", "unreadable"],
  ["2026-09-29 08:00:00", "soon", undefined],
  [null, "2026-09-29 14:11:01", "ahead"],
  [null, "2099-01-01 00:00:00", "ahead"],
  [null, "2026-09-29 14:11:00", undefined], // a minute ahead
])("created at %j, updated at %j, a row has the problem %j", (created_at, updated_at, timeProblem) => {
  const now = Date.UTC(2026, 8, 29, 6, 10);
  expect(parseRates([rateRow("USD", { created_at, updated_at })], [], now)[0]).toMatchObject({ timeProblem });
});

it("shows each row with a code, several under one code too, and a row without a readable number", () => {
  const rates = parseRates([
    rateRow("USD", { display_name: "USD 100", buy_rate: 17_890 }),
    rateRow("USD", { display_name: "USD 50", buy_rate: 17_690 }),
    rateRow("USD", { display_name: "USD 1-20", buy_rate: 17_290 }),
    rateRow("AUD", { buy_rate: null, sell_rate: "abc" }),
  ]);
  expect(rates.map(({ displayName, formattedBuy }) => [displayName, formattedBuy])).toEqual([
    ["USD 100", "17.890"],
    ["USD 50", "17.690"],
    ["USD 1-20", "17.290"],
    ["Name of AUD", "–"],
  ]);
  expect(new Set(rates.map(({ id }) => id)).size).toBe(4);
});

it("keeps the newest of rows with the same code and name, in the position of the first", () => {
  const rates = parseRates([
    rateRow("USD", { buy_rate: 17_001, updated_at: "2026-09-29 10:00:00" }),
    rateRow("AUD"),
    rateRow("USD", { buy_rate: 17_002, updated_at: "2026-09-29 12:00:00" }),
    rateRow("USD", { buy_rate: 17_003, updated_at: "2026-09-29 11:00:00" }),
  ]);
  expect(rates.map(({ currencyCode, buyRate }) => [currencyCode, buyRate])).toEqual([
    ["USD", 17_002],
    ["AUD", 17_925],
  ]);
});

it.each([
  [["USD-S", "USD-100", "USD-50"], "USD-100"],
  [["USD (20)", "USD (50-100)", "USD5"], "USD (50-100)"],
  [["USD-S", "USD-L"], "USD-L"],
  [["USD-100", "USD", "USD-50"], "USD"],
  [["USD-100 (2006)", "USD-100", "USD-50"], "USD-100"],
  [["USD-50", "USD-2000"], "USD-2000"],
  [["USD-2006", "USD-20"], "USD-20"],
  [["USD-1996-2003", "USD-50-100", "USD-20"], "USD-50-100"],
  [["USD-OLD-2006", "USD-100"], "USD-100"],
  [["USD-100 LAMA", "USD-100"], "USD-100"],
  [["USD-100-LAMA", "USD-50"], "USD-50"],
  [["USD-LAMA", "USD-NEW"], "USD-NEW"],
  [["USD-LECEK", "USD-KECIL", "USD-BESAR"], "USD-BESAR"],
  [["USDT", "AUD"], undefined],
])("for %j the dollar is %s", (given, code) => {
  expect(pickRate(parseRates(given.map((one) => rateRow(one))), "USD")?.currencyCode).toBe(code);
});

it.each([
  ["JPY", "Japanese Yen (100)", 11_355, "Japanese Yen, per 100", 100],
  ["JPY", "Japanese Yen per 100", 11_355, "Japanese Yen, per 100", 100],
  ["JPY", "Japanese Yen per 100 notes (new)", 11_355, "Japanese Yen notes (new), per 100", 100],
  ["KRW", "Korean Won (1,000)", 12_100, "Korean Won, per 1000", 1_000],
  ["JPY", "Japanese Yen (1000)", 113.5, "Japanese Yen (1000)", 1],
  ["JPY-100", "Japanese Yen", 11_355, "Japanese Yen, per 100", 100],
  ["USD", "US Dollar (100)", 17_890, "US Dollar (100)", 1],
  ["THB", "Thai Baht (100)", 505, "Thai Baht (100)", 1],
  ["LKR", "Sri Lanka Rupee (100)", 5_440, "Sri Lanka Rupee, per 100", 100],
  ["JPY", "Japanese Yen/100", 11_355, "Japanese Yen, per 100", 100],
  ["JPY", "Japanese Yen / 100 JPY", 11_355, "Japanese Yen, per 100", 100],
  ["ISK", "Icelandic Krona / 100", 14_300, "Icelandic Krona, per 100", 100],
  ["VND", "Dong /10.000", 6_900, "Dong, per 10000", 10_000],
  ["JPY", "Japanese Yen (100)", "11.355", "Japanese Yen, per 100", 100],
  ["USD", "US Dollar 50/100", 17_890, "US Dollar 50/100", 1],
  ["USD", "US Dollar /100", 17_890, "US Dollar /100", 1],
  ["USD", "US Dollar (2009/2013)", 17_890, "US Dollar (2009/2013)", 1],
  ["USD", "US Dollar 1/2/5/10/20", 17_890, "US Dollar 1/2/5/10/20", 1],
  ["USD", "US Dollar 2006/2009 series", 17_890, "US Dollar 2006/2009 series", 1],
  ["KRW", "Korean Won (2006)", "20.100", "Korean Won (2006)", 1],
  ["THB", "Thai Baht (500)", "370.500", "Thai Baht (500)", 1],
  ["BRL", "Brazilian Real (per 27 Nov)", 3_300, "Brazilian Real (per 27 Nov)", 1],
  ["PLN", "Polish Zloty, per 10 Nov", 4_500, "Polish Zloty, per 10 Nov", 1],
  ["EUR", "Euro (updated per 10:00)", 20_350, "Euro (updated per 10:00)", 1],
  ["EUR", "Euro per 1/10/2026", 20_350, "Euro per 1/10/2026", 1],
  ["EUR", "Euro per 1.00", 20_350, "Euro", 1],
  ["MYR", "Ringgit per 100 MYR", 437_300, "Ringgit, per 100", 100],
  ["AUD", "Dollar per 100 AUD", 1_255_000, "Dollar, per 100", 100],
  ["BAM", "Bosnia per 100 marks", 1_000_000, "Bosnia marks, per 100", 100],
  ["JPY", "Japanese Yen per 1.000", 113_550, "Japanese Yen, per 1000", 1_000],
])("reads the unit of %s, %s", (code, display_name, buy_rate, displayName, unit) => {
  const row = rateRow(code, { display_name, buy_rate, sell_rate: null });
  expect(parseRates([row])[0]).toMatchObject({
    displayName,
    unit,
    baseCode: code.slice(0, 3),
    isImplausible: false,
  });
});

it.each([
  ["USD", "17.925", 17_925],
  ["USD", 17.925, 17_925],
  ["USD", "17,925", 17_925],
  ["IDR", "17,925.00", 17_925],
  ["JPY", "113.550", 113.55],
  ["JPY", "113,550", 113.55],
  ["JPY", 113.555, 113.56],
  ["KRW", "13.265", 13.27],
  ["VND", "0.694", 0.69],
  ["XAF", 27.125, 27.13],
])("reads %s %j as %d", (code, buy_rate, buyRate) => {
  const [rate] = parseRates([rateRow(code, { buy_rate, sell_rate: null })]);
  expect(rate).toMatchObject({ buyRate, isImplausible: false });
});

it.each([
  ["USD", "US Dollar", 178_900, 181_400],
  ["USD", "US Dollar", 1_789, 1_814],
  ["XAF", "CFA Franc", 31, 30], // buy above sell
  ["XAF", "CFA Franc", 20, 31], // sell more than 1.5 times buy
  ["USD", "US Dollar", 17.89, 18.14],
  ["USD-100", "US Dollar", 178_900, 181_400],
  ["USD", "US Dollar per 100", 17_890, 18_140],
  ["JPY", "Japanese Yen", 11_355, 11_525],
  ["XAF", "CFA Franc", "27.500", "28.100"], // thousands or decimals
  ["NPR", "Nepalese Rupee (100)", 11_500, 12_000], // a unit or a note
])("marks implausible figures of %s, %s: %j", (code, display_name, buy_rate, sell_rate) => {
  expect(parseRates([rateRow(code, { display_name, buy_rate, sell_rate })])[0]).toMatchObject({
    isImplausible: true,
  });
});

it("accepts any figure of a currency without a usual rate", () => {
  const row = rateRow("XAF", { buy_rate: 1, sell_rate: 1.1 });
  expect(parseRates([row])[0]).toMatchObject({ isImplausible: false });
});

it("finds each currency of the sample list plausible", () => {
  const rows = rateList.rates.map(({ currency_code, ...fields }) => rateRow(currency_code, fields));
  expect(parseRates(rows).filter(({ isImplausible }) => isImplausible)).toEqual([]);
});

it.each([
  ["n/a", "n/a", ["buy", "sell"]],
  ["9,999,999,999.000", "0,000.000", ["buy", "sell"]],
  [0, "0.00", ["buy", "sell"]],
  [17_890, "", ["sell"]],
  [null, undefined, []],
  [17_890, null, []],
])("buy rate %j and sell rate %j: cannot read %j", (buy_rate, sell_rate, unreadable) => {
  expect(parseRates([rateRow("USD", { buy_rate, sell_rate })])[0]).toMatchObject({ unreadable });
});

it.each([null, undefined, {}, { data: [rateRow("USD")] }, "[]", 5])("reads %j as an empty list", (answer) => {
  expect(parseRates(answer)).toEqual([]);
});

describe("from poll to poll", () => {
  const rows = () => [rateRow("USD"), rateRow("AUD"), rateRow("EUR")];

  it("returns the same list when nothing changed", () => {
    const first = parseRates(rows());
    expect(parseRates(rows(), first)).toBe(first);
  });

  it("keeps unchanged rows", () => {
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
  });

  it("returns a new list with the same rows when order or length changes", () => {
    const first = parseRates(rows());
    const [usd, aud, eur] = first;
    expect(parseRates([rateRow("EUR"), rateRow("USD"), rateRow("AUD")], first)).toEqual([eur, usd, aud]);
    expect(parseRates([rateRow("USD"), rateRow("AUD")], first)).toEqual([usd, aud]);
  });
});

it("takes today's row of two with the same code and name, not one ahead of the clock", () => {
  const now = Date.UTC(2026, 8, 29, 6, 10);
  const ahead = rateRow("USD", { buy_rate: 15_000, updated_at: "2036-09-29 06:00:00" });
  for (const list of [
    [rateRow("USD"), ahead],
    [ahead, rateRow("USD")],
  ])
    expect(parseRates(list, [], now)).toMatchObject([{ buyRate: 17_925, timeProblem: undefined }]);
});

it("keeps rows apart whose code and name only look the same together", () => {
  const list = [
    rateRow("USD", { display_name: "50 US Dollar" }),
    rateRow("USD 50", { display_name: "US Dollar", buy_rate: 17_290 }),
  ];
  expect(parseRates(list)).toHaveLength(2);
});

it.each(["0000-00-00 00:00:00", "-0001-11-30 00:00:00", "0001-01-01T00:00:00", "", null])(
  "reads %j as no time",
  (time) => {
    expect(parseRates([rateRow("USD", { created_at: time, updated_at: time })])).toMatchObject([
      { createdAt: undefined, updatedAt: undefined, timeProblem: undefined },
    ]);
  },
);

describe("a jump of more than a quarter", () => {
  const MINUTE = 60_000;
  const now = Date.UTC(2026, 8, 29, 6, 10);
  const row = (buy_rate: number) =>
    rateRow("USD", { buy_rate, sell_rate: buy_rate * 1.01, created_at: null, updated_at: null });

  it.each([
    ["59 s of responses", MINUTE - 1_000, true],
    ["a minute of responses", MINUTE, false],
  ])("in rows without times is confirmed by %s: %#", (_, passed, isImplausible) => {
    const first = parseRates([row(17_890)], [], now);
    const held = parseRates([row(12_000)], first, now);
    expect(held[0]).toMatchObject({ isImplausible: true });
    expect(parseRates([row(12_010)], held, now + passed)[0]).toMatchObject({ isImplausible });
  });

  it.each([null, "n/a", 0])("is found on a side that was %j in between", (missing) => {
    const both = (sell_rate: unknown) => [{ ...row(17_890), sell_rate }];
    const first = parseRates(both(18_140), [], now);
    const gap = parseRates(both(missing), first, now);
    expect(gap[0]).toMatchObject({ sellRate: undefined, isImplausible: false });
    expect(parseRates(both(26_100), gap, now)[0]).toMatchObject({ isImplausible: true });
  });

  it("is not confirmed by a repeated response from a cache", () => {
    const first = parseRates([row(17_890)], [], now);
    const held = parseRates([row(12_000)], first, now);
    expect(parseRates([row(12_000)], held, now + 2 * MINUTE, now)[0]).toMatchObject({ isImplausible: true });
  });
});

describe("latestTimeSet", () => {
  it("is the latest of all times", () => {
    const rates = parseRates([
      rateRow("USD"),
      rateRow("AUD", { created_at: "2026-09-30 09:00:00", updated_at: null }),
      rateRow("EUR", { created_at: null, updated_at: null }),
    ]);
    expect(latestTimeSet(rates)).toBe(Date.UTC(2026, 8, 30, 1));
  });

  it("ignores future rows, unless all are", () => {
    const now = Date.UTC(2026, 8, 29, 6, 10);
    const ahead = rateRow("SGD", { updated_at: "2099-01-01 00:00:00" });
    expect(latestTimeSet(parseRates([rateRow("USD"), ahead], [], now))).toBe(Date.UTC(2026, 8, 29, 6, 3, 22));
    expect(latestTimeSet(parseRates([ahead], [], now))).toBe(Date.UTC(2098, 11, 31, 16));
  });

  it("is undefined when no rate has a time", () => {
    expect(latestTimeSet([])).toBeUndefined();
    expect(latestTimeSet(parseRates([rateRow("USD", { created_at: null, updated_at: "" })]))).toBeUndefined();
  });
});
