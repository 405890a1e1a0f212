import { currencyOf, type Figures, type Rate } from "./rate";
import { usualRates } from "./usual-rates";

/** Counters buy for less than they sell for, and never for less than two thirds of it. */
const WIDEST_SPREAD = 1.5;
/** Largest factor between a rate and the usual one of its currency. */
const LARGEST_FACTOR = 5;
/** A larger step from the last good figures waits until a later update repeats it. */
const LARGEST_STEP = 0.25;

const isNear = (figure: number, other: number): boolean => Math.abs(figure / other - 1) <= LARGEST_STEP;

/**
 * Returns whether figures can be right (docs/api.md): buy below sell by a usual spread, near the usual rate of the currency, and
 * without a jump that no later update has repeated.
 *
 * @param previous the same row in the answer before
 */
export function isPlausible(
  rate: Pick<Rate, "code" | "unit" | "setAt" | keyof Figures>,
  previous: Rate | undefined,
): boolean {
  // A comparison with NaN is false.
  const { buyRate = NaN, sellRate = NaN, unit } = rate;
  if (buyRate > sellRate || sellRate > WIDEST_SPREAD * buyRate) return false;
  const usual = (usualRates[currencyOf(rate.code)] ?? NaN) * unit;
  const isFar = (figure: number) => figure > usual * LARGEST_FACTOR || figure < usual / LARGEST_FACTOR;
  if (isFar(buyRate) || isFar(sellRate)) return false;
  const isLater = (rate.setAt ?? 0) > (previous?.setAt ?? Infinity);
  return (["buyRate", "sellRate"] as const).every((side) => {
    const [figure, good, before] = [rate[side], previous?.lastGood?.[side], previous?.[side]];
    if (figure === undefined || good === undefined || isNear(figure, good)) return true;
    return isLater && before !== undefined && isNear(figure, before);
  });
}
