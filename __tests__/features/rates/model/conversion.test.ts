import { convert } from "../../../../src/features/rates/model/conversion";
import type { Side } from "../../../../src/features/rates/model/rate";

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
])("converts %s", (_, amount, side, rate, result) => {
  expect(side === "buy" ? convert(amount, rate) : convert(amount, 1, rate, 2)).toBe(result);
});
