import * as v from "valibot";

import { currentTime } from "../../../lib/clock";
import { roundedToHundredths } from "../../../lib/format/format-number";
import { doubtOf } from "../model/plausibility";
import {
  currencyOf,
  fallbackName,
  figureTexts,
  flagEmojiOf,
  keyOf,
  type Rate,
  type Rates,
  type Trust,
} from "../model/rate";
import { rateSchema, unitIn } from "./contract";

/** Longer names break layouts. */
const LONGEST_NAME = 60;
/** The clocks of API and device may differ by this much. */
export const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Returns the rates in an answer of unknown shape (`GET /api/exchange-rates`), in the API's order.
 *
 * A row that cannot be read never hides the others. Of several rows with the same code and name the newest counts, at the place
 * of the first. Unchanged rows, and an unchanged list, are the objects of `previous`.
 *
 * @param previous the rates of the answer before, which the figures are compared with
 * @param now milliseconds since 1970: a later time of a row is refused
 */
export function parseRates(answer: unknown, previous: Rates = [], now: number = currentTime()): Rates {
  const known = new Map(previous.map((rate) => [keyOf(rate), rate]));
  const parsed = new Map<string, Rate>();
  // Anything but an array is an empty list (specification, section 5).
  for (const row of Array.isArray(answer) ? (answer as readonly unknown[]) : []) {
    const rate = parseRate(row, now, known);
    const double = rate && parsed.get(keyOf(rate));
    if (rate && (!double || (rate.setAt ?? 0) > (double.setAt ?? 0))) parsed.set(keyOf(rate), rate);
  }
  const rates = [...parsed.values()];
  return rates.length === previous.length && rates.every((rate, index) => rate === previous[index])
    ? previous
    : rates;
}

function parseRate(row: unknown, now: number, known: ReadonlyMap<string, Rate>): Rate | undefined {
  const { success, output } = v.safeParse(rateSchema, row);
  if (!success) return undefined;
  const { currency_code: code, display_name: variant = "", buy_rate: buy, sell_rate: sell } = output;
  const previous = known.get(keyOf({ code, variant }));
  const times = [output.created_at, output.updated_at].filter((time) => time !== undefined);
  // A refused time is NaN, and so is their maximum.
  const newest = Math.max(...times);
  const setAt = newest <= now + CLOCK_TOLERANCE_MS && times.length > 0 ? newest : undefined;
  const buyRate = shownFigure(buy);
  const sellRate = shownFigure(sell);
  const read = {
    code,
    variant,
    unit: unitIn(variant),
    imagePath: output.image_path,
    buyRate,
    sellRate,
    setAt,
  };
  const isRefused = [buy, sell].some(Number.isNaN) || doubtOf(read, previous) !== undefined;
  const isUndated = times.length > 0 && setAt === undefined;
  const trust: Trust = isRefused ? "ask" : isUndated ? "undated" : "ok";
  if (previous && isSame({ ...read, trust }, previous)) return previous;
  const last = previous?.lastGood;
  return {
    ...read,
    displayName: variant.slice(0, LONGEST_NAME) || fallbackName(currencyOf(code)),
    trust,
    lastGood: isRefused ? last : { buyRate: buyRate ?? last?.buyRate, sellRate: sellRate ?? last?.sellRate },
    figures: figureTexts(read),
    flagEmoji: flagEmojiOf(code),
    change: 0,
    trend: "stable",
  };
}

/** Returns whether a row has not changed. What else it has follows from these fields. */
const isSame = (read: Partial<Rate>, previous: Rate): boolean =>
  Object.entries(read).every(([field, value]) => Reflect.get(previous, field) === value);

/** Calculations use the two decimals that are shown. */
const shownFigure = (figure: number | undefined): number | undefined =>
  figure === undefined || Number.isNaN(figure) ? undefined : roundedToHundredths(figure);
