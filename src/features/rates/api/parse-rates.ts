import * as v from "valibot";

import { currentTime } from "../../../lib/clock";
import type { Dom } from "../../../lib/dom";
import { formatRate } from "../../../lib/format/format-number";
import { plainText } from "../../../lib/plain-text";
import { isPlausible } from "../model/plausibility";
import { currencyOf, fallbackName, keyOf, type Rate, type Rates } from "../model/rate";
import { rateSchema, unitIn } from "./contract";

/** Longer names break layouts. */
const LONGEST_NAME = 60;
/** The clocks of API and device may differ by this much. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Returns the rates in an answer of unknown shape (`GET /api/exchange-rates`), in the API's order.
 *
 * A row that cannot be read never hides the others. Of several rows with the same code and name the newest counts, at the place
 * of the first. Unchanged rows, and an unchanged list, are the objects of `previous`.
 *
 * @param previous the rates of the answer before, which the figures are compared with
 * @param now milliseconds since 1970: a later time of a row is refused
 */
export function parseRates(
  answer: unknown,
  previous: Rates = [],
  now: number = currentTime(),
  dom?: Dom,
): Rates {
  const known = new Map(previous.map((rate) => [keyOf(rate), rate]));
  const parsed = new Map<string, Rate>();
  // Anything but an array is an empty list (specification, section 5).
  for (const row of Array.isArray(answer) ? (answer as readonly unknown[]) : []) {
    const { success, output } = v.safeParse(rateSchema, row);
    if (!success) continue;
    const { currency_code: code, display_name: name = "", buy_rate: buy, sell_rate: sell } = output;
    // Some systems escape names for HTML before they store them. Tags stay text.
    const apiName = plainText(name.replaceAll("<", "&lt;"), dom);
    const key = keyOf({ code, apiName });
    const before = known.get(key);
    const times = [output.created_at, output.updated_at].filter((time) => time !== undefined);
    // A refused time is NaN, and so is their maximum.
    const newest = Math.max(...times);
    const setAt = newest <= now + CLOCK_TOLERANCE_MS && times.length > 0 ? newest : undefined;
    const double = parsed.get(key);
    if (double && (setAt ?? 0) <= (double.setAt ?? 0)) continue;
    const [buyRate, sellRate] = [buy, sell].map((figure) => (Number.isNaN(figure) ? undefined : figure));
    const read = {
      code,
      apiName,
      unit: unitIn(apiName),
      imagePath: output.image_path,
      buyRate,
      sellRate,
      setAt,
    };
    const isRefused = [buy, sell].some(Number.isNaN) || !isPlausible(read, before);
    const isUndated = times.length > 0 && setAt === undefined;
    const last = before?.lastGood;
    // A price has two decimals or none: a row with decimals shows two on both sides.
    const decimals = [buyRate, sellRate].every((figure = 0) => Number.isInteger(figure)) ? 0 : 2;
    const text = (figure: number | undefined) => (figure === undefined ? "–" : formatRate(figure, decimals));
    parsed.set(key, {
      ...read,
      rowName: undefined,
      displayName: apiName.slice(0, LONGEST_NAME) || fallbackName(currencyOf(code)),
      trust: isRefused ? "ask" : isUndated ? "undated" : "ok",
      lastGood: isRefused
        ? last
        : { buyRate: buyRate ?? last?.buyRate, sellRate: sellRate ?? last?.sellRate },
      figures: { buy: text(buyRate), sell: text(sellRate) },
    });
  }
  const rates = [...parsed.values()].map((rate, _, rows) => {
    const isAlone = rows.every((row) => row === rate || row.code !== rate.code);
    const row = { ...rate, rowName: isAlone ? undefined : rate.apiName };
    const before = known.get(keyOf(row));
    return before && JSON.stringify(before) === JSON.stringify(row) ? before : row;
  });
  return rates.length === previous.length && rates.every((rate, index) => rate === previous[index])
    ? previous
    : rates;
}
