import { currencyOf, pickRate, rateOf, type Rate, type Rates, type Side } from "./rate";

// Larger numbers are not exact.
const HIGHEST_RESULT = 999_999_999_999_999;

/**
 * Converts an amount of one currency to another by way of rupiah, whose own rate is 1. Rounds half up, and once.
 *
 * @param rate rupiah for one unit of the amount
 * @param otherRate rupiah for one unit of the result
 * @param decimals of the result: none for rupiah, 2 for foreign money
 * @returns undefined if a number is too large, or the other rate counts less than a millionth
 * @example convert(100, 17890) // 1789000
 */
export function convert(amount: number, rate: number, otherRate = 1, decimals = 0): number | undefined {
  if (amount > HIGHEST_RESULT) return undefined;
  // Whole millionths are exact; 0.1 × 3 in floating point is 0.30000000000000004.
  const exact = (value: number) => BigInt(value.toFixed(6).replace(".", ""));
  const scale = 10 ** decimals;
  const dividend = exact(amount) * exact(rate) * BigInt(2 * scale);
  const divisor = exact(otherRate) * BigInt(1_000_000);
  if (!divisor) return undefined;
  const result = Number((dividend + divisor) / (divisor * BigInt(2))) / scale;
  return result <= HIGHEST_RESULT ? result : undefined;
}

export type Minimum = Queries.CalculatorFragment["exchangeYaml"]["minimum"];

/**
 * Returns the smallest transaction in the money that the visitor hands over, at the rates of the same side; undefined while a
 * rate is missing. Small notes (USD-S) count at face value.
 */
export function minimumIn(rate: Rate, side: Side, minimum: Minimum, rates: Rates): number | undefined {
  const isOwn = currencyOf(rate.code) === minimum.currency;
  if (isOwn && side === "buy") return minimum.amount;
  const own = rateOf(rate, side);
  const reference = isOwn ? own : rateOf(pickRate(rates, minimum.currency), side);
  if (reference === undefined || own === undefined) return undefined;
  return side === "buy" ? convert(minimum.amount, reference, own, 2) : convert(minimum.amount, reference);
}
