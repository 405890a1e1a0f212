/** The contract with the API for rates, as schemas. docs/api.md has it in words. What it does not allow is refused, never repaired. */
import * as v from "valibot";

import { lenient, plainLine } from "../../../lib/api/fields";
import { parseTimestamp } from "../../../lib/api/parse-timestamp";
import { roundedToHundredths } from "../../../lib/format/format-number";

/** Characters of a code with its suffix. */
const LONGEST_CODE = 40;

// No unit of any currency has ever cost a ten-digit number of rupiah, and a lower rate would be displayed as 0.
const HIGHEST_FIGURE = 999_999_999;
const LOWEST_FIGURE = 0.005;

/** "17925.000", as databases write decimals. */
const decimal = /^\d{1,15}(?:\.\d{1,15})?$/;
/** "17,925.00" and "1,234,567": a point after commas, or the comma repeated. */
const english = /^\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;
/** "17.925,00" and "1.234.567". */
const indonesian = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
/** "Rp 17.925" is Indonesian whatever follows. */
const rupiah = /^rp\.?\s*(\d{1,3}(?:\.\d{3})*(?:,\d+)?|\d+(?:,\d+)?)$/i;

const fromIndonesian = (text: string): number => Number(text.replaceAll(".", "").replace(",", "."));

/** Reads text only where its form leaves no doubt: "17.925" is a decimal, as in a database. */
function readFigure(text: string): number {
  if (decimal.test(text)) return Number(text);
  if (english.test(text)) return Number(text.replaceAll(",", ""));
  if (indonesian.test(text)) return fromIndonesian(text);
  return fromIndonesian(rupiah.exec(text)?.[1] ?? "NaN");
}

/** A figure in rupiah; `undefined` if the side is not traded (null), NaN if the figure is refused. */
export const figureSchema = v.fallback(
  v.pipe(
    v.nullish(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.trim(), v.transform(readFigure))]),
        v.check((figure) => figure >= LOWEST_FIGURE && figure <= HIGHEST_FIGURE),
        // Calculations use the two decimals that are shown.
        v.transform(roundedToHundredths),
      ),
    ),
    v.transform((figure) => figure ?? undefined),
  ),
  NaN,
);

/** "per 100" and "per 1.000" in a name. Not "per 10 Nov", which is "as of" in Indonesian, nor "per 100.50". */
const perUnit = /\bper (100|10?[.,]?000)\b(?![.,:/-]?\d)/i;

/** Returns for how many units of the currency a row's figures are, by its name. */
export const unitIn = (name: string): number => Number(perUnit.exec(name)?.[1]?.replace(/[.,]/, "") ?? 1);

/** Milliseconds since 1970; `undefined` without a time, NaN for one that is refused. */
const timeSchema = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((time) => (time === null ? undefined : (parseTimestamp(time) ?? NaN))),
  ),
);

/** One row of `GET /api/exchange-rates`. Unknown fields are ignored. */
export const rateSchema = v.object({
  currency_code: v.pipe(plainLine, v.toUpperCase(), v.maxLength(LONGEST_CODE)),
  display_name: lenient(plainLine),
  buy_rate: v.optional(figureSchema, NaN),
  sell_rate: v.optional(figureSchema, NaN),
  image_path: lenient(v.string()),
  created_at: timeSchema,
  updated_at: timeSchema,
});
