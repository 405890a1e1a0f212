import { toForeign, toOther, toRupiah } from "../../../lib/format/amount";
import { currencyOf, pickRate, rateOf, type Rate, type Rates, type Side } from "./rate";

// Larger numbers are not exact.
const HIGHEST_RESULT = 999_999_999_999_999;
/** Length of `999.999.999.999.999`. */
export const LONGEST_RESULT = 19;

/**
 * Converts an amount to whole rupiah, or to foreign money with two decimals; undefined if it is too large.
 *
 * @param amount foreign money for `buy`, rupiah for `sell`
 * @param rate rupiah for one unit of the foreign currency
 * @example convert(100, "buy", 17890) // 1789000
 */
export function convert(amount: number, side: Side, rate: number): number | undefined {
  if (amount > HIGHEST_RESULT) return undefined;
  const result = side === "buy" ? toRupiah(amount, rate) : toForeign(amount, rate);
  return result <= HIGHEST_RESULT ? result : undefined;
}

/**
 * Returns the smallest transaction in the money that the visitor hands over, at the rates of the same side; undefined while a
 * rate is missing. Small notes (USD-S) count at face value.
 */
export function minimumIn(
  rate: Rate,
  side: Side,
  minimum: Queries.CalculatorFragment["exchangeYaml"]["minimum"],
  rates: Rates,
): number | undefined {
  const isOwn = currencyOf(rate.code) === minimum.currency;
  if (isOwn && side === "buy") return minimum.amount;
  const reference = isOwn ? rateOf(rate, side) : rateOf(pickRate(rates, minimum.currency), side);
  const own = rateOf(rate, side);
  if (reference === undefined || own === undefined) return undefined;
  return side === "buy" ? toOther(minimum.amount, reference, own) : toRupiah(minimum.amount, reference);
}
