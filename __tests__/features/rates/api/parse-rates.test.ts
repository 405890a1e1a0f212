import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import { flagEmojiOf, pickRate } from "../../../../src/features/rates/model/rate";
import rateList from "../../../../sample-api/data/rates.json";
import { rateRow } from "../../../support/fixtures";

/** 14:10 in Bali. */
const now = Date.UTC(2026, 8, 29, 6, 10);
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

beforeEach(() => {
  process.env.GATSBY_API_URL = "https://api.example";
});

const parse = (rows: readonly unknown[], previous = parseRates([])) => parseRates(rows, previous, now);
const parseOne = (code: string, fields: Record<string, unknown>) => parse([rateRow(code, fields)])[0];
const codes = (answer: unknown) => parseRates(answer).map(({ code }) => code);

it("parses a row", () => {
  expect(
    parseOne("usd-50 ", { display_name: " US\n Dollar ", sell_rate: 18110.5, image_path: "flags/us.svg" }),
  ).toEqual({
    code: "USD-50",
    apiName: "US Dollar",
    rowName: undefined,
    displayName: "US Dollar",
    unit: 1,
    imagePath: "flags/us.svg",
    buyRate: 17925,
    sellRate: 18110.5,
    setAt: Date.UTC(2026, 8, 29, 6, 3, 22),
    trust: "ok",
    figures: { buy: "17.925,00", sell: "18.110,50" },
    lastGood: { buyRate: 17925, sellRate: 18110.5 },
  });
});

it("tells the rows of one code apart by their names, while there are several", () => {
  const [small, large, euro] = ["USD 1-20", "USD 50", "Euro"].map((display_name) =>
    rateRow(display_name.slice(0, 3).toUpperCase(), { display_name }),
  );
  const several = parse([small, large, euro]);
  expect(several.map(({ rowName }) => rowName)).toEqual(["USD 1-20", "USD 50", undefined]);
  expect(parse([small, large, euro], several)).toBe(several);
  expect(parse([large, euro], several).map(({ rowName }) => rowName)).toEqual([undefined, undefined]);
});

it.each([
  ["GBP", "🇬🇧"],
  ["EUR-S", "🇪🇺"],
  ["USD (2006)", "🇺🇸"],
  ["XAF", "💱"], // of several countries
  ["BTC", "💱"], // of none
  ["USDT", "💱"],
  ["840", "💱"],
])("%s has the flag %s", (code, flag) => {
  expect(flagEmojiOf(code)).toBe(flag);
});

it.each([
  [17925.004, 17_925],
  [" 17925.000 ", 17_925],
  ["17.925,00", 17_925],
  ["17,925.000", 17_925],
  ["Rp 17.925", 17_925],
  ["rp. 17.925,50", 17_925.5],
  ["Rp17925", 17_925],
  ["1.234.567", 1_234_567],
  ["1,234,567", 1_234_567],
])("reads the figure %j", (sell_rate, sellRate) => {
  expect(parseOne("XAU", { buy_rate: null, sell_rate })).toMatchObject({ sellRate, trust: "ok" });
});

const refused = [
  ..."n/a||17,925|17 925|17'925|17.925,-|17.925 IDR|IDR 17.925|1.7925e4".split("|"),
  ..."18k|17,92.00|1.234,567.00|\uff11\uff17\uff19\uff12\uff15".split("|"),
  ...[0, -5, 1_000_000_000, 0.004, true, { amount: 17925 }, "9".repeat(100_000), undefined],
].map((figure): [unknown, string] => [figure, "ask"]);

it.each<[unknown, string]>([...refused, [null, "ok"]])(
  "shows no figure for %j, and trusts the row as %s",
  (sell_rate, trust) => {
    expect(parseOne("USD", { sell_rate })).toMatchObject({ buyRate: 17925, sellRate: undefined, trust });
  },
);

it.each([
  ["JPY", "Japanese Yen per 100", 11_355, 100],
  ["JPY", "Yen, Per 1.000 (new)", 113_550, 1_000],
  ["VND", "Dong per 10,000 VND", 6_900, 10_000],
  ["BAM", "Bosnia per 1000 marks", 10_000_000, 1_000],
  ["EUR", "Euro per 10 Nov", 20_350, 1],
  ["EUR", "Euro per 100.50", 20_350, 1],
  ["USD", "Super 100", 17_890, 1],
])("%s, %s at %d is for %d units", (code, display_name, buy_rate, unit) => {
  expect(parseOne(code, { display_name, buy_rate, sell_rate: null })).toMatchObject({
    displayName: display_name,
    unit,
    trust: "ok",
  });
});

it.each([
  ["USD", "US Dollar", 178_900, 181_400],
  ["USD", "US Dollar", "17.925", "18.110"], // decimals, as in a database
  ["USD-100", "US Dollar", 1_789, 1_814],
  ["USD", "US Dollar per 100", 17_890, 18_140],
  ["USD", `${"US Dollar, clean notes of the current series only".repeat(2)}, per 100`, 17_890, 18_140],
  ["JPY", "Japanese Yen (100)", 11_355, 11_525],
  ["XAF", "CFA Franc", 31, 30], // buy above sell
  ["XAF", "CFA Franc", 20, 31], // sell more than 1.5 times buy
])("asks visitors to ask at the counter for %s, %s at %j", (code, display_name, buy_rate, sell_rate) => {
  expect(parseOne(code, { display_name, buy_rate, sell_rate })).toMatchObject({ trust: "ask" });
});

it("finds each currency of the sample list plausible, and any figure of one without a usual rate", () => {
  const rows = rateList.rates.map(({ currency_code, ...fields }) => rateRow(currency_code, fields));
  expect(parse([...rows, rateRow("XAF", { buy_rate: 1, sell_rate: 1.1 })]).map(({ trust }) => trust)).toEqual(
    Array(rows.length + 1).fill("ok"),
  );
});

it.each([
  [null, null, "ok"],
  ["2026-09-29 08:00:00", null, "ok"],
  ["2026-09-29 08:00:00", "soon", "undated"],
  ["2026-09-29 08:00:00", "2026-09-29 20:00:00", "undated"],
  [null, "2026-09-29 14:11:00", "ok"], // a minute ahead
  [null, "2026-09-29 14:11:01", "undated"],
  ["soon", null, "undated"],
])("created at %j and updated at %j, a row is %s", (created_at, updated_at, trust) => {
  expect(parseOne("USD", { created_at, updated_at })).toMatchObject({ trust });
});

it.each([
  ["null", null],
  ["an empty object", {}],
  ["with a blank code", rateRow("USD", { currency_code: "  " })],
  ["with a number for a code", rateRow("USD", { currency_code: 840 })],
  ["with a code of 41 characters", rateRow("USD", { currency_code: "X".repeat(41) })],
])("drops a row that is %s and shows the others", (_, row) => {
  expect(codes([rateRow("AUD"), row, rateRow("EUR")])).toEqual(["AUD", "EUR"]);
});

it.each([
  [null, "Australian Dollar"],
  [{ en: "Dollar" }, "Australian Dollar"],
  ["£".repeat(1_000), "£".repeat(60)],
  ["S&atilde;o Tom&eacute; &amp; Pr&iacute;ncipe", "São Tomé & Príncipe"],
  ["<b>Dollar</b> &amp;amp;", "<b>Dollar</b> &amp;"],
])("shows the name %j as %s", (display_name, displayName) => {
  expect(parseOne("AUD", { display_name })?.displayName).toBe(displayName);
});

it("shows each row of a code, of equal rows the newest, and none of tomorrow", () => {
  const row = (code: string, display_name: string, buy_rate: number, minutes: number) =>
    rateRow(code, { display_name, buy_rate, created_at: null, updated_at: minutesAgo(minutes) });
  const rates = parse([
    row("USD", "USD 100", 17_890, 30),
    row("USD", "USD 50", 17_690, 30),
    row("USD 50", "USD", 17_700, 30),
    row("USD", "USD 100", 17_891, 10),
    row("USD", "USD 100", 17_892, 20),
    row("USD", "USD 100", 17_893, -600),
  ]);
  expect(rates.map(({ buyRate }) => buyRate)).toEqual([17_891, 17_690, 17_700]);
});

it.each([
  [{ "USD-50": 17_800, USD: 17_700, "USD-100": 17_900 }, "USD"],
  [{ "USD-S": 17_300, "USD-100": 17_900, "USD-50": 17_800 }, "USD-100"],
  [{ "USD-100": 999_999, "USD-50": 17_800 }, "USD-50"], // implausible
  [{ USDT: 17_900, AUD: 12_500 }, undefined],
])("takes the plain code, else the row that pays most: of %j %s", (given, code) => {
  const rows = Object.entries(given).map(([one, buy_rate]) => rateRow(one, { buy_rate, sell_rate: null }));
  expect(pickRate(parse(rows), "USD")?.code).toBe(code);
});

describe("from poll to poll", () => {
  const rows = () => [rateRow("USD"), rateRow("AUD"), rateRow("EUR")];

  it("keeps unchanged rows, and an unchanged list, as the same objects", () => {
    const first = parse(rows());
    expect(parse(rows(), first)).toBe(first);
    const second = parse([rateRow("USD"), rateRow("AUD", { buy_rate: 11_750 }), rateRow("EUR")], first);
    expect(second.map((rate, index) => rate === first[index])).toEqual([true, false, true]);
    const [usd, aud, eur] = first;
    expect(parse([rateRow("EUR"), rateRow("USD"), rateRow("AUD")], first)).toEqual([eur, usd, aud]);
  });

  it.each([
    ["image_path", "other.svg"],
    ["sell_rate", null],
    ["updated_at", "2026-09-29 14:09:00"],
  ])("notices a new %s", (field, value) => {
    const first = parse([rateRow("USD")]);
    expect(parse([rateRow("USD", { [field]: value })], first)).not.toBe(first);
  });

  const jump = (buy_rate: number | null, minutes: number) =>
    rateRow("XAF", { buy_rate, sell_rate: null, updated_at: minutesAgo(minutes) });

  it.each([
    ["a first update", [jump(42, 4)], "ask"],
    ["the same update again", [jump(42, 4), jump(42, 4)], "ask"],
    ["a later update that repeats it", [jump(42, 4), jump(43, 3)], "ok"],
    ["a later update that jumps again", [jump(42, 4), jump(420, 3)], "ask"],
    ["an update after a side was missing", [jump(null, 4), jump(42, 3)], "ask"],
    ["a small step", [jump(33, 4)], "ok"],
    ["a return to the last good figure", [jump(42, 4), jump(31, 3)], "ok"],
  ])("judges a step from 30 by %s", (_, steps, trust) => {
    const last = steps.reduce((rates, row) => parse([row], rates), parse([jump(30, 5)]));
    expect(last[0]?.trust).toBe(trust);
  });
});
