import { convert, minimumIn } from "../../../../src/features/rates/model/conversion";
import type { Side } from "../../../../src/features/rates/model/rate";
import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import { rateRow } from "../../../support/fixtures";

const usd = rateRow("USD", { buy_rate: 17_890, sell_rate: 18_140 });
const aud = rateRow("AUD", { buy_rate: 12_550, sell_rate: 12_740 });
const small = rateRow("USD-S", { buy_rate: 17_500, sell_rate: null });
const token = rateRow("USDT", { buy_rate: 17_700, sell_rate: 18_200 });
const rates = parseRates([usd, aud, small, token]);
const rateFor = (code: string, list = rates) => {
  const rate = list.find((one) => one.code === code);
  if (!rate) throw new Error(`no ${code}`);
  return rate;
};

describe("convert", () => {
  it.each<[string, number, Side, number, number | undefined]>([
    ["foreign money at the buy rate", 100, "buy", 17_925.15, 1_792_515],
    ["rupiah at the sell rate", 1_000_000, "sell", 18_140, 55.13],
    ["to whole rupiah, half up", 1, "buy", 0.5, 1],
    ["less than half a rupiah", 1, "buy", 0.49, 0],
    ["half a hundredth up", 1, "sell", 200, 0.01],
    ["a product without floating-point error", 1.1, "buy", 113.55, 125],
    ["a quotient without floating-point error", 0.3, "sell", 0.1, 3],
    ["100.9 times 120.55, which is 12163.495, rounded once", 100.9, "buy", 120.55, 12_163],
    ["61831.31 times 3176.03, which is 196378095.4993", 61_831.31, "buy", 3_176.03, 196_378_095],
    ["zero", 0, "buy", 17_890, 0],
    ["the largest supported amount", 999_999_999_999_999, "buy", 1, 999_999_999_999_999],
    ["a result that is too large", 999_999_999_999, "buy", 17_890, undefined],
    ["an amount with more digits than are supported", Infinity, "sell", 18_140, undefined],
    ["a currency that costs next to nothing", 100, "sell", 1e-7, undefined],
  ])("%s", (_, amount, side, rate, result) => {
    expect(convert(amount, side, rate)).toBe(result);
  });
});

describe("minimumIn", () => {
  const minimum = { amount: 50, currency: "USD", text: "Minimum transaction USD 50 or equivalent" };

  it.each<[string, string, Side, number | undefined]>([
    ["its own currency", "USD", "buy", 50],
    ["small notes of its own currency", "USD-S", "buy", 50],
    ["another currency, converted with both buy rates", "AUD", "buy", 71.27],
    ["rupiah, at the sell rate", "USD", "sell", 907_000],
    ["rupiah for another currency", "AUD", "sell", 907_000],
    ["a missing rate", "USD-S", "sell", undefined],
    ["another currency whose code begins with the same letters", "USDT", "buy", 50.54],
  ])("%s", (_, code, side, least) => {
    expect(minimumIn(rateFor(code), side, minimum, rates)).toBe(least);
  });

  it("uses the sell rate of small notes for small notes", () => {
    const list = parseRates([usd, { ...small, sell_rate: 18_000 }]);
    expect(minimumIn(rateFor("USD-S", list), "sell", minimum, list)).toBe(900_000);
  });

  it("is unknown for a currency that we do not buy", () => {
    const list = parseRates([usd, { ...aud, buy_rate: null }]);
    expect(minimumIn(rateFor("AUD", list), "buy", minimum, list)).toBeUndefined();
  });

  it("is unknown without the reference currency", () => {
    const onlyAud = parseRates([aud]);
    expect(minimumIn(rateFor("AUD"), "buy", minimum, onlyAud)).toBeUndefined();
  });
});
