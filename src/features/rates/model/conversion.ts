import { currencyOf, pickRate, rateOf, type Rate, type Rates, type Side } from "./rate";

// Whole millionths are exact; 0.1 × 3 in floating point is 0.30000000000000004. The build's syntax transforms do not
// support literals such as 1n.
const two = BigInt(2);
const hundred = BigInt(100);
const million = BigInt(1_000_000);

const millionths = (value: number): bigint => BigInt(value.toFixed(6).replace(".", ""));

/** Rounds half up, and once: rounding twice would turn 0.495 into 1. Infinity if a rate counts less than a millionth. */
const divided = (dividend: bigint, divisor: bigint): number =>
  divisor ? Number((dividend * two + divisor) / (divisor * two)) : Infinity;

/** Converts an amount to whole rupiah. */
const toRupiah = (amount: number, rate: number): number =>
  divided(millionths(amount) * millionths(rate), million * million);

/** Converts an amount of one currency to another by way of rupiah, whose own rate is 1, with two decimals. */
const toForeign = (amount: number, rate: number, otherRate: number): number =>
  divided(millionths(amount) * millionths(rate) * hundred, million * millionths(otherRate)) / 100;

// Larger numbers are not exact.
const HIGHEST_RESULT = 999_999_999_999_999;

/**
 * Converts an amount to whole rupiah, or to foreign money with two decimals; undefined if it is too large.
 *
 * @param amount foreign money for `buy`, rupiah for `sell`
 * @param rate rupiah for one unit of the foreign currency
 * @example convert(100, "buy", 17890) // 1789000
 */
export function convert(amount: number, side: Side, rate: number): number | undefined {
  if (amount > HIGHEST_RESULT) return undefined;
  const result = side === "buy" ? toRupiah(amount, rate) : toForeign(amount, 1, rate);
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
  return side === "buy" ? toForeign(minimum.amount, reference, own) : toRupiah(minimum.amount, reference);
}
