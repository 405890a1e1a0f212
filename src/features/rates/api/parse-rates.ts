import * as v from "valibot";

import { image, lenient, plainLine } from "../../../lib/api/fields";
import { parseTimestamp } from "../../../lib/api/parse-timestamp";
import { currentTime } from "../../../lib/clock";
import { withoutInvisible } from "../../../lib/format/amount";
import { formatRate } from "../../../lib/format/format-number";
import * as en from "../../../strings/en";
import { CLOCK_TOLERANCE_MS } from "../model/freshness";
import {
  fallbackName,
  idOf,
  LONGEST_CODE,
  timeSet,
  type Figures,
  type Rate,
  type Rates,
} from "../model/rate";
import { parseFigures } from "./parse-figures";

const LONGEST_NAME = 60;
/** Counters buy for less than they sell for, and never for less than two thirds of it. */
const WIDEST_SPREAD = 1.5;
/** A larger step from the last good figure is held back until a later update confirms it. */
const LARGEST_STEP = 0.25;
/** Rows without times confirm such a step when they repeat it for this long. */
const CONFIRMED_AFTER_MS = 60_000;

const anything = v.optional(v.unknown());

const rowSchema = v.object({
  currency_code: v.pipe(
    plainLine,
    // Full-width letters, and invisible characters that were pasted with a code.
    v.transform((code) => withoutInvisible(code.normalize("NFKC")).trim().toUpperCase()),
    v.check((code) => /[\p{L}\p{N}\p{S}]/u.test(code) && code.length <= LONGEST_CODE),
  ),
  display_name: lenient(plainLine),
  buy_rate: anything,
  sell_rate: anything,
  image_path: image,
  created_at: anything,
  updated_at: anything,
});

const listSchema = v.fallback(v.array(v.unknown()), []);

/**
 * Returns the rates in an answer of unknown shape (`GET /api/exchange-rates`), in the API's order.
 *
 * Anything but an array is an empty list (specification, section 5). Each row with a code keeps its place, with "–" for an
 * unreadable number. Of several rows with the same code and name the newest counts, at the place of the first; one ahead of
 * the clock only if there is no other.
 *
 * Unchanged rows, and an unchanged list, are the objects of `previous`: a poll without news re-renders nothing.
 *
 * @param now milliseconds since 1970
 * @param answeredAt when the API made the answer, in milliseconds since 1970
 * @param earlier rows of earlier answers, with which a row that comes back is compared
 */
export function parseRates(
  answer: unknown,
  previous: Rates = [],
  now: number = currentTime(),
  answeredAt: number = now,
  earlier: Rates = [],
): Rates {
  const known = new Map([...earlier, ...previous].map((rate) => [rate.id, rate]));
  const parsed = new Map<string, Rate>();
  for (const row of v.parse(listSchema, answer)) {
    const rate = parseRate(row, known, now, answeredAt);
    const double = rate && parsed.get(rate.id);
    if (rate && (!double || newness(rate) > newness(double))) parsed.set(rate.id, rate);
  }
  const rates = [...parsed.values()];
  return rates.length === previous.length && rates.every((rate, index) => rate === previous[index])
    ? previous
    : rates;
}

const newness = (rate: Rate): number => (rate.timeProblem === "ahead" ? -1 : (timeSet(rate) ?? 0));

function parseRate(
  row: unknown,
  known: ReadonlyMap<string, Rate>,
  now: number,
  answeredAt: number,
): Rate | undefined {
  const { success, output } = v.safeParse(rowSchema, row);
  if (!success) return undefined;
  const { currency_code: currencyCode, display_name: givenName, buy_rate: buy, sell_rate: sell } = output;
  const id = idOf(currencyCode, givenName);
  const { baseCode, suffix } = splitNoteSize(currencyCode);
  const { name, unit, unreadable, isUnclear, ...figures } = parseFigures(
    { buy, sell, name: givenName },
    baseCode,
    suffix,
  );
  const [created, updated] = [output.created_at, output.updated_at].map((time) =>
    noTime.test(String(time ?? "")) ? undefined : time,
  );
  const times = { createdAt: parseTimestamp(created), updatedAt: parseTimestamp(updated) };
  const at = timeSet(times);
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
    unreadable,
    ...times,
    timeProblem: timeProblemOf(at, [created, updated], now),
    ...judge(figures, isUnclear, { at, answeredAt }, old),
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

/** Small, medium and large notes in English and Indonesian, for suffixes without a number. */
const sizesInWords: readonly (readonly [words: RegExp, size: number])[] = [
  [/\b(?:L|LARGE|B|BIG|BESAR)\b/, 0.3],
  [/\b(?:M|MEDIUM|SEDANG)\b/, 0.2],
  [/\b(?:S|SMALL|KECIL)\b/, 0.1],
];

const oldNotes = /\b(?:OLD|LAMA|WORN|DAMAGED|LECEK|LUSUH|RUSAK)\b/;
/** Larger than any note, so that old and worn ones come after all others. */
const OLD_NOTES_LAST = 1_000_000;

const isYear = (number: number): boolean => number >= 1900 && number <= 2099;

/** Returns the largest note of a suffix. Of equal ones, the series of "100 (2006)" counts as smaller. */
function noteSizeOf(suffix: string): number {
  const numbers = (suffix.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((size) => Number(size.replace(/[.,]/g, "")));
  // Alone, "2000" is a note.
  const notes = suffix === "2000" ? numbers : numbers.filter((number) => !isYear(number));
  const inWords = sizesInWords.find(([words]) => words.test(suffix))?.[1] ?? 0;
  const size = Math.max(...(notes.length > 0 ? notes : [inWords]));
  if (oldNotes.test(suffix)) return size - OLD_NOTES_LAST;
  return notes.length < numbers.length ? size - 0.5 : size;
}

/** As databases write no time: also MySQL's zeros, which PHP's Carbon turns into the year -1, and the year 1 of .NET. */
const noTime = /^\s*(?:-?000[01]-.*|0)?$/;

function timeProblemOf(at: number | undefined, given: readonly unknown[], now: number): Rate["timeProblem"] {
  if (at !== undefined) return at > now + CLOCK_TOLERANCE_MS ? "ahead" : undefined;
  return given.some((time) => time !== undefined) ? "unreadable" : undefined;
}

/** Judges whether figures are plausible by themselves, and compared with the last good ones of the same row. */
function judge(
  figures: Figures,
  isUnclear: boolean,
  moment: { readonly at: number | undefined; readonly answeredAt: number },
  old: Rate | undefined,
): Pick<Rate, "isImplausible" | "lastGood" | "held"> {
  const { buyRate, sellRate } = figures;
  const lastGood = old?.lastGood;
  if (buyRate === undefined && sellRate === undefined)
    return { isImplausible: false, lastGood, held: undefined };
  const isSpreadWrong =
    buyRate !== undefined &&
    sellRate !== undefined &&
    (buyRate > sellRate || sellRate > WIDEST_SPREAD * buyRate);
  if (isUnclear || isSpreadWrong) return { isImplausible: true, lastGood, held: undefined };
  // A side that is missing for a while is compared with its figure before.
  const good = {
    isImplausible: false,
    lastGood: { buyRate: buyRate ?? lastGood?.buyRate, sellRate: sellRate ?? lastGood?.sellRate },
    held: undefined,
  };
  if (!lastGood || isNear(figures, lastGood)) return good;
  const { held } = old;
  if (!held || !isNear(figures, held))
    return { isImplausible: true, lastGood, held: { ...figures, ...moment } };
  const isConfirmed =
    moment.at !== undefined && held.at !== undefined
      ? moment.at > held.at
      : moment.answeredAt - held.answeredAt >= CONFIRMED_AFTER_MS;
  return isConfirmed ? good : { isImplausible: true, lastGood, held };
}

function isNear(a: Figures, b: Figures): boolean {
  return [
    [a.buyRate, b.buyRate],
    [a.sellRate, b.sellRate],
  ].every(([x, y]) => x === undefined || y === undefined || Math.abs(x / y - 1) <= LARGEST_STEP);
}
