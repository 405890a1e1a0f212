import { toForeign, toOther, toRupiah } from "../../../lib/format/amount";
import { pickRate, type Rate, type Rates } from "./rate";

/**
 * Which of the company's two rates an exchange takes: `buy` when the visitor hands over foreign money and receives
 * rupiah, `sell` when the visitor hands over rupiah.
 */
export type Side = "buy" | "sell";

/** Returns the rupiah for one unit of a currency; undefined where the company does not trade, or the figure is doubtful. */
export function rateOf(rate: Rate | undefined, side: Side): number | undefined {
  const figure = side === "buy" ? rate?.buyRate : rate?.sellRate;
  return rate && figure !== undefined && !rate.isImplausible ? figure / rate.unit : undefined;
}

// As long as an amount may be that is typed. Beyond it a number no longer holds every rupiah, and no counter pays it out.
const HIGHEST_RESULT = 999_999_999_999_999;
/** The characters of that: `999.999.999.999.999`. */
export const LONGEST_RESULT = 19;

/**
 * What `amount` comes to: whole rupiah, or foreign money in hundredths. Undefined when it is too large to be reckoned.
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

export interface Minimum {
  readonly amount: number;
  /** A currency code, such as USD. */
  readonly currency: string;
}

/**
 * The smallest transaction in what the visitor hands over, by way of the live rates of the same side; undefined while a
 * rate that it takes is missing. Small notes (USD-S) count at their face value.
 */
export function minimumIn(rate: Rate, side: Side, minimum: Minimum, rates: Rates): number | undefined {
  const isOwn = rate.baseCode === minimum.currency;
  if (isOwn && side === "buy") return minimum.amount;
  const reference = isOwn ? rateOf(rate, side) : rateOf(pickRate(rates, minimum.currency), side);
  const own = rateOf(rate, side);
  if (reference === undefined || own === undefined) return undefined;
  return side === "buy" ? toOther(minimum.amount, reference, own) : toRupiah(minimum.amount, reference);
}

/**
 * A text with its {placeholders} filled in.
 *
 * @example fill("I have {have}.", { have: "USD 100" }) // "I have USD 100."
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
