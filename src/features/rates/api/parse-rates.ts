import * as v from "valibot";

import { image, lenient, plainLine, plainNumber, text, timestamp } from "../../../lib/api/fields";
import { parseAmount } from "../../../lib/format/amount";
import { formatRate, roundedToHundredths } from "../../../lib/format/format-number";
import { isRecord } from "../../../lib/type-guards";
import * as en from "../../../strings/en";
import { fallbackName, rateTime, type Figures, type Rate, type Rates } from "../model/rate";

/** A longer figure breaks the layout. */
const HIGHEST_RATE = 999_999_999;
/** With two decimals a lower figure is 0. */
const LOWEST_RATE = 0.005;
const LONGEST_CODE = 40;
const LONGEST_NAME = 60;
/** Counters buy for less than they sell for, and never for less than two thirds of it. */
const WIDEST_SPREAD = 1.5;
/** A larger step from the last good figure is held back until a later update confirms it. */
const LARGEST_STEP = 0.25;

// Words for thousands ("18k") are for visitors; in an answer they would be a typing mistake.
const formattedNumber = v.pipe(
  v.string(),
  v.check((written) => /^\s*(?:rp\.?|idr)?[\d.,\s]{1,30}$/i.test(written)),
  v.transform((written) => parseAmount(written, ["Rp.", "Rp", "IDR"])),
  v.number(),
);

/** Thousands, or a decimal with three places: the other figures of the answer tell which. */
const ambiguous = /^\s*[1-9]\d{0,2}\.\d{3}\s*$/;
/** A decimal column with three places. */
const threeDecimals = /^\s*(?:\d{4,}|0)\.\d{3}\s*$/;

/**
 * Returns a schema for figures in rupiah: a decimal of a database ("17925.00"), else a number that PHP has formatted
 * ("17,925.00", "Rp 17.925").
 *
 * @param numbers how "17.925" is read
 */
const figure = (numbers: "thousands" | "decimals") =>
  lenient(
    v.pipe(
      v.union([
        v.pipe(
          v.unknown(),
          v.check((value) => numbers === "decimals" || typeof value !== "string" || !ambiguous.test(value)),
          plainNumber,
        ),
        formattedNumber,
      ]),
      v.check((rate) => rate >= LOWEST_RATE && rate <= HIGHEST_RATE),
      // Calculations use the figure on screen, even if the API has more decimals.
      v.transform(roundedToHundredths),
    ),
  );

const rowSchema = (rate: ReturnType<typeof figure>) =>
  v.object({
    currency_code: v.pipe(
      plainLine,
      v.transform((code) => code.toUpperCase()),
      // Invisible characters are no code.
      v.check((code) => /[\p{L}\p{N}\p{S}]/u.test(code) && code.length <= LONGEST_CODE),
    ),
    display_name: text,
    buy_rate: rate,
    sell_rate: rate,
    image_path: image,
    created_at: timestamp,
    updated_at: timestamp,
  });

const rowSchemas = {
  thousands: rowSchema(figure("thousands")),
  decimals: rowSchema(figure("decimals")),
};

const listSchema = v.fallback(v.array(v.unknown()), []);

function hasThreeDecimals(row: unknown): boolean {
  const figures = isRecord(row) ? [row.buy_rate, row.sell_rate] : [];
  return figures.some((value) => typeof value === "string" && threeDecimals.test(value));
}

/**
 * Returns the rates in an answer of unknown shape (`GET /api/exchange-rates`), in the API's order.
 *
 * Anything but an array is an empty list (specification, section 5). Each row with a code keeps its place, with "–" for an
 * unreadable number. Of several rows with the same code and name the newest counts, at the place of the first.
 *
 * Unchanged rows, and an unchanged list, are the objects of `previous`: a poll without news re-renders nothing.
 */
export function parseRates(answer: unknown, previous: Rates = []): Rates {
  const known = new Map(previous.map((rate) => [rate.id, rate]));
  const parsed = new Map<string, Rate>();
  const rows = v.parse(listSchema, answer);
  const schema = rowSchemas[rows.some(hasThreeDecimals) ? "decimals" : "thousands"];
  for (const row of rows) {
    const rate = parseRate(v.safeParse(schema, row), known);
    const double = rate && parsed.get(rate.id);
    if (rate && (!double || (rateTime(rate) ?? 0) > (rateTime(double) ?? 0))) parsed.set(rate.id, rate);
  }
  const rates = [...parsed.values()];
  return rates.length === previous.length && rates.every((rate, index) => rate === previous[index])
    ? previous
    : rates;
}

type Row = v.SafeParseResult<(typeof rowSchemas)["decimals"]>;

function parseRate({ success, output }: Row, known: ReadonlyMap<string, Rate>): Rate | undefined {
  if (!success) return undefined;
  const { currency_code: currencyCode, display_name: givenName } = output;
  const id = `${currencyCode} ${givenName ?? ""}`;
  const figures = { buyRate: output.buy_rate, sellRate: output.sell_rate };
  const { baseCode, suffix } = splitNoteSize(currencyCode);
  const { name, unit } = parseUnit(givenName, suffix, baseCode, figures.buyRate ?? figures.sellRate);
  const times = { createdAt: output.created_at, updatedAt: output.updated_at };
  const old = known.get(id);
  const shownName = name?.slice(0, LONGEST_NAME) ?? fallbackName(baseCode);
  const decimals = Math.max(decimalsOf(figures.buyRate), decimalsOf(figures.sellRate));
  const rate: Rate = {
    id,
    currencyCode,
    baseCode,
    noteSize: unit === 1 ? noteSizeOf(suffix) : 0,
    unit,
    displayName: unit === 1 ? shownName : en.rates.perUnit(shownName, unit),
    imageUrl: output.image_path,
    ...figures,
    ...times,
    ...judge(figures, rateTime(times), old),
    formattedBuy: formatFigure(figures.buyRate, decimals),
    formattedSell: formatFigure(figures.sellRate, decimals),
    change: 0,
    trend: "stable",
  };
  return old && JSON.stringify(old) === JSON.stringify(rate) ? old : rate;
}

const decimalsOf = (rate = 0): number => String(rate).split(".")[1]?.length ?? 0;

/** Both sides of a rate have the same number of decimals. */
function formatFigure(rate: number | undefined, decimals: number): string {
  return rate === undefined ? "–" : formatRate(rate, decimals);
}

/** @example splitNoteSize("USD (100)") // { baseCode: "USD", suffix: "100" } */
function splitNoteSize(currencyCode: string): { baseCode: string; suffix: string } {
  const [, baseCode, suffix = ""] = /^([A-Z]{3})(?![A-Z])[^A-Z\d]*([A-Z\d].*?)?\)?$/.exec(currencyCode) ?? [];
  return baseCode === undefined ? { baseCode: currencyCode, suffix: "" } : { baseCode, suffix };
}

/** Small, medium and large notes, for suffixes without a number. */
const sizesInLetters: Readonly<Record<string, number>> = { S: 0.1, M: 0.2, L: 0.3, B: 0.3 };

function noteSizeOf(suffix: string): number {
  const sizes = (suffix.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((size) => Number(size.replace(/[.,]/g, "")));
  return sizes.length > 0 ? Math.max(...sizes) : (sizesInLetters[suffix.slice(0, 1)] ?? 0);
}

/** Rough rupiah for one unit: distinguish "Yen (100)" quoted per hundred from a row for notes of 100. */
const roughRates: Readonly<Record<string, number>> = {
  HUF: 50,
  INR: 190,
  JPY: 110,
  KHR: 4,
  KRW: 12,
  LAK: 0.8,
  MMK: 8,
  PHP: 290,
  RUB: 200,
  THB: 500,
  TWD: 540,
  VND: 0.65,
};

/**
 * Returns the units that a row's figures are for, and its name without them.
 *
 * @example parseUnit("Japanese Yen (100)", "", "JPY", 11_355) // { name: "Japanese Yen", unit: 100 }
 * @example parseUnit("US Dollar (100)", "", "USD", 17_890) // { name: "US Dollar (100)", unit: 1 }
 */
function parseUnit(name: string | undefined, suffix: string, baseCode: string, figure: number | undefined) {
  const [phrase = "", given = ""] =
    /[\s,(]*(?:\bper|\/)\s*(\d[\d.,]*)(?:\s*[A-Z]{3})?\s*\)?/i.exec(name ?? "") ?? [];
  const [bracketed = "", inBrackets = ""] = /\s*\(\s*(\d[\d.,]*)\s*\)/.exec(name ?? "") ?? [];
  const rest = (part: string) => name?.replace(part, "").trim() || undefined;
  const explicit = Number(given.replace(/[.,]/g, ""));
  if (explicit > 0) return { name: rest(phrase), unit: explicit };
  const possible = Number((inBrackets || suffix).replace(/[.,]/g, ""));
  const rough = roughRates[baseCode];
  const distance = (perUnit: number) => Math.abs(Math.log(perUnit / (rough ?? perUnit)));
  const isUnit =
    possible > 1 &&
    rough !== undefined &&
    figure !== undefined &&
    distance(figure / possible) < distance(figure);
  return isUnit ? { name: rest(bracketed), unit: possible } : { name, unit: 1 };
}

/** Judges whether figures are plausible by themselves, and compared with the last good ones of the same row. */
function judge(
  figures: Figures,
  at: number | undefined,
  old: Rate | undefined,
): Pick<Rate, "isImplausible" | "lastGood" | "held"> {
  const { buyRate, sellRate } = figures;
  const lastGood = old?.lastGood;
  if (buyRate === undefined && sellRate === undefined)
    return { isImplausible: false, lastGood, held: undefined };
  if (
    buyRate !== undefined &&
    sellRate !== undefined &&
    (buyRate > sellRate || sellRate > WIDEST_SPREAD * buyRate)
  )
    return { isImplausible: true, lastGood, held: undefined };
  if (!lastGood || isNear(figures, lastGood))
    return { isImplausible: false, lastGood: figures, held: undefined };
  const isRepeated = old.held !== undefined && isNear(figures, old.held);
  if (isRepeated && at !== undefined && old.held.at !== undefined && at > old.held.at)
    return { isImplausible: false, lastGood: figures, held: undefined };
  return { isImplausible: true, lastGood, held: isRepeated ? old.held : { ...figures, at } };
}

function isNear(a: Figures, b: Figures): boolean {
  return [
    [a.buyRate, b.buyRate],
    [a.sellRate, b.sellRate],
  ].every(([x, y]) => x === undefined || y === undefined || Math.abs(x / y - 1) <= LARGEST_STEP);
}
