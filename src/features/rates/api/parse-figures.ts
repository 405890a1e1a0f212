import * as v from "valibot";

import { plainNumber } from "../../../lib/api/fields";
import { parseAmount, RUPIAH_UNITS } from "../../../lib/format/amount";
import { roundedToHundredths } from "../../../lib/format/format-number";
import { monthPatterns } from "../../../lib/format/months";
import type { Figures, Side } from "../model/rate";
import { factorFromUsual, LARGEST_FACTOR } from "./usual-rates";

// No unit of any currency has ever cost a ten-digit number of rupiah, and a longer figure breaks the layout.
const HIGHEST_RATE = 999_999_999;
// A lower rate would be displayed as 0.
const LOWEST_RATE = 0.005;

const isPossible = (rate: number): boolean => rate >= LOWEST_RATE && rate <= HIGHEST_RATE;

// Only visitors may type "18k". In a response it is a typing mistake.
const formattedNumber = v.pipe(
  v.string(),
  // "17.925,-" ends as Indonesian prices do.
  v.check((written) => /^\s*(?:rp\.?|idr)?[\d.,'’\s]{1,30}(?:[-–—]|idr|rupiah)?\s*$/i.test(written)),
  v.transform((written) => parseAmount(written, RUPIAH_UNITS)),
  v.number(),
);

/** Rupiah: a database's decimal first ("17925.000"), else a number that PHP has formatted ("17,925.00", "Rp 17.925"). */
const figureSchema = v.union([plainNumber, formattedNumber]);

/** Thousands or three decimals: "17.925". */
const ambiguous = /^\s*([1-9]\d{0,2})[.,](\d{3})\s*$/;
/** Thousands with three decimals: "17,925.000". */
const withThreeDecimals = /^\s*(\d{1,3}(?:,\d{3})+)\.(\d{3})\s*$|^\s*(\d{1,3}(?:\.\d{3})+),(\d{3})\s*$/;

/** Returns the possible values of a figure, the likeliest first; none if it is unreadable. */
function readingsOf(given: unknown): readonly number[] {
  // Also reads full-width digits.
  const figure = typeof given === "string" ? given.normalize("NFKC") : given;
  const [whole, decimals] = withThreeDecimals.exec(String(figure))?.slice(1).filter(Boolean) ?? [];
  if (whole) return [Number(`${whole.replace(/[.,]/g, "")}.${decimals}`)].filter(isPossible);
  const { success, output } = v.safeParse(figureSchema, figure);
  if (!success) return [];
  const [, first = "", rest = ""] = ambiguous.exec(String(figure)) ?? [];
  const others = [Number(`${first}.${rest}`), Number(first + rest)].filter(
    (other) => first && other !== output,
  );
  return [output, ...others].filter(isPossible);
}

/** "1", "100", "1.000", "100.00" */
const powerOfTen = String.raw`(1(?:0{0,9}|0{0,2}(?:[.,]000){1,3}))(?:[.,]0{1,2})?`;
/** "per 100", "per 100 JPY". Not "per 10 Nov", which is "as of" in Indonesian, nor "per 10:30" or "per 10/11". */
const perUnit = new RegExp(
  String.raw`[\s,(]*\bper\s*${powerOfTen}(?![.,:/-]?\d|\s*(?:${monthPatterns.join("|")}))(?:\s*[A-Z]{3}\b)?\s*\)?`,
  "i",
);
/** "Yen / 100", "Yen/100 JPY". "50/100" and "(2009/2013)" are notes and years. */
const slashedUnit = /^[^\d(]*?(\s*\/\s*(10{1,4}|10[.,]000)(?:\s*[A-Z]{3})?)$/i;
/** Offices quote per 10, 100, 1.000 or 10.000; other numbers are notes and years. */
const isPossibleUnit = (number: number): boolean => /^10{1,4}$/.test(String(number));
/** "Yen (100)" */
const bracketedUnit = /(\s*\(\s*(\d[\d.,]*)\s*\))/;

/** Returns the smallest factor by which any of the readings, divided by `unit`, differs from the usual rate. */
const leastFactor = (code: string, readings: readonly number[], unit: number): number =>
  Math.min(...readings.map((reading) => factorFromUsual(code, reading / unit) ?? Infinity));

/**
 * Returns for how many units of the currency a row's figures are quoted, and the row's name without that number. The usual rate
 * distinguishes "Yen (100)", a quotation per 100, from a row for notes of 100.
 */
function parseUnit(name = "", suffix: string, code: string, readings: readonly number[]) {
  const toUnit = (digits: string) => Number(digits.replace(/[.,]/g, ""));
  const without = (part: string) => name.replace(part, " ").replace(/ +/g, " ").trim() || undefined;
  const [perText = "", perDigits = ""] = perUnit.exec(name) ?? [];
  const statedUnit = toUnit(perDigits);
  if (statedUnit > 0) return { name: without(perText), unit: statedUnit, isAmbiguous: false };
  const slashed = slashedUnit.exec(name);
  const bracketed = bracketedUnit.exec(name);
  const [, text = "", digits = suffix] = bracketed ?? slashed ?? [];
  const candidate = toUnit(digits);
  const hasUsualRate = factorFromUsual(code, 1) !== undefined;
  // Without a usual rate, "/ 100" is read as a unit, and "(100)" may be a unit or a note.
  const isUnit =
    isPossibleUnit(candidate) &&
    (leastFactor(code, readings, candidate) < leastFactor(code, readings, 1) ||
      (slashed !== null && !hasUsualRate));
  const isAmbiguous = bracketed !== null && !hasUsualRate && candidate > 10 && isPossibleUnit(candidate);
  return isUnit
    ? { name: without(text), unit: candidate, isAmbiguous: false }
    : { name: name || undefined, unit: 1, isAmbiguous };
}

interface ParsedFigures extends Figures {
  readonly name: string | undefined;
  readonly unit: number;
  readonly unreadable: readonly Side[];
  /** Whether a figure is implausible for the currency, or ambiguous. */
  readonly isUnclear: boolean;
}

/**
 * Returns the figures of a row, with the units that they are for, and its name without those.
 *
 * @param row fields of one row, as the API sent them
 * @param code the currency code without its suffix
 * @param suffix the rest of the code, a size of note or a unit: `100` in "USD 100"
 * @example parseFigures({ buy: 11_355, sell: 11_525, name: "Japanese Yen (100)" }, "JPY", "") // unit: 100
 * @example parseFigures({ buy: 17_890, sell: 18_140, name: "US Dollar (100)" }, "USD", "") // unit: 1
 */
export function parseFigures(
  row: { readonly buy: unknown; readonly sell: unknown; readonly name: string | undefined },
  code: string,
  suffix: string,
): ParsedFigures {
  const readings = { buy: readingsOf(row.buy), sell: readingsOf(row.sell) };
  const { name, unit, isAmbiguous } = parseUnit(
    row.name,
    suffix,
    code,
    readings.buy.length > 0 ? readings.buy : readings.sell,
  );
  const sides = (["buy", "sell"] as const).map((side) => {
    const [likelier, other] = readings[side];
    const factor = (reading = 0) => factorFromUsual(code, reading / unit);
    const figure = other !== undefined && (factor(other) ?? 1) < (factor(likelier) ?? 1) ? other : likelier;
    const isUndecided = other !== undefined && typeof row[side] === "string" && factor(other) === undefined;
    return {
      // Calculations use what is shown, even where the API holds more decimals.
      figure: figure && roundedToHundredths(figure),
      isUnclear: isUndecided || (figure !== undefined && (factor(figure) ?? 1) > LARGEST_FACTOR),
    };
  });
  return {
    name,
    unit,
    buyRate: sides[0]?.figure,
    sellRate: sides[1]?.figure,
    unreadable: (["buy", "sell"] as const).filter(
      (side) => row[side] !== null && row[side] !== undefined && readings[side].length === 0,
    ),
    isUnclear: isAmbiguous || sides.some(({ isUnclear }) => isUnclear),
  };
}
