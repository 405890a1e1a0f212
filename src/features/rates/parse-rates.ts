import { imageUrl } from "../../lib/api/api-url";
import { parseTimestamp } from "../../lib/api/parse-timestamp";
import { parseAmount } from "../../lib/format/amount";
import { formatRate, roundedToHundredths } from "../../lib/format/format-number";
import { asNumber, asText, isRecord } from "../../lib/unknown";
import { fallbackName } from "./fallback-name";
import { flagEmoji } from "./flag-emoji";
import type { Rate, Rates } from "./rate";

// No unit of any currency has ever cost a ten-digit number of rupiah; what lies beyond is a fault, and breaks the layout.
const HIGHEST_RATE = 999_999_999;
// Less is written as 0 with two decimals, and 0 is not a rate.
const LOWEST_RATE = 0.005;
const formattedFigure = /^\s*(?:rp\.?|idr)?[\d.,\s]{1,30}$/i;
const rupiahUnits = ["Rp.", "Rp", "IDR"];
const LONGEST_CODE = 40;
const LONGEST_NAME = 60;

/**
 * Rates from an answer of unknown shape (`GET /api/exchange-rates`), in the API's order.
 *
 * Anything but an array is an empty list (specification, section 5). A row is dropped when it has no usable code or
 * neither rate; a rate is a number that does not round to 0, as such, as decimal text or formatted, and counts in hundredths. Of several
 * rows with one code the newest counts, at the place of the first.
 *
 * Rows that equal a row of `previous` are that very object, and a list that equals `previous` is `previous`: a poll
 * that brings nothing new re-renders nothing.
 */
export function parseRates(answer: unknown, previous: Rates = []): Rates {
  if (!Array.isArray(answer)) return previous.length === 0 ? previous : [];
  const known = new Map(previous.map((rate) => [rate.currencyCode, rate]));
  const parsed = new Map<string, Rate>();
  for (const row of answer) {
    const rate = parseRate(row, known);
    if (!rate) continue;
    const double = parsed.get(rate.currencyCode);
    if (!double || newness(rate) > newness(double)) parsed.set(rate.currencyCode, rate);
  }
  const rates = [...parsed.values()].map((rate) => {
    const old = known.get(rate.currencyCode);
    return old && isSame(old, rate) ? old : rate;
  });
  return rates.length === previous.length && rates.every((rate, index) => rate === previous[index])
    ? previous
    : rates;
}

type Row = Readonly<Record<string, unknown>>;

/** The row that each rate was read from. */
const sources = new WeakMap<Rate, Row>();

/** @param known earlier rates by their codes: what a row says again is not read again, which a board does all day. */
function parseRate(row: unknown, known: ReadonlyMap<string, Rate>): Rate | undefined {
  if (!isRecord(row)) return undefined;
  const currencyCode = asText(row.currency_code)?.toUpperCase();
  // Characters that nobody sees are no code.
  const hasCode = currencyCode !== undefined && /[\p{L}\p{N}\p{S}]/u.test(currencyCode);
  if (!hasCode || currencyCode.length > LONGEST_CODE) return undefined;
  const old = known.get(currencyCode);
  const buyRate = read(row, "buy_rate", parseFigure, old, "buyRate");
  const sellRate = read(row, "sell_rate", parseFigure, old, "sellRate");
  if (!buyRate && !sellRate) return undefined;
  const rate: Rate = {
    currencyCode,
    displayName: asText(row.display_name)?.slice(0, LONGEST_NAME) ?? fallbackName(currencyCode),
    imageUrl: read(row, "image_path", imageUrl, old, "imageUrl"),
    buyRate,
    sellRate,
    createdAt: read(row, "created_at", parseTimestamp, old, "createdAt"),
    updatedAt: read(row, "updated_at", parseTimestamp, old, "updatedAt"),
    flagEmoji: old ? old.flagEmoji : flagEmoji(currencyCode),
    formattedBuy: old && buyRate === old.buyRate ? old.formattedBuy : formatFigure(buyRate),
    formattedSell: old && sellRate === old.sellRate ? old.formattedSell : formatFigure(sellRate),
    change: 0,
    trend: "stable",
  };
  sources.set(rate, row);
  return rate;
}

/** What an entry of a row was read as before, if it says the same again; otherwise what it is read as now. */
function read<Field extends keyof Rate>(
  row: Row,
  name: string,
  parse: (value: unknown) => Rate[Field],
  old: Rate | undefined,
  field: Field,
): Rate[Field] {
  const source = old && sources.get(old);
  return source && source[name] === row[name] ? old[field] : parse(row[name]);
}

function parseFigure(value: unknown): number | undefined {
  // A database's decimal first ("17925.000"), else a number that PHP has formatted ("17,925.00", "Rp 17.925").
  const number = asNumber(value) ?? parseFormatted(value);
  const isRate = number !== undefined && number >= LOWEST_RATE && number <= HIGHEST_RATE;
  // What is reckoned with is what is shown, even where the API holds more decimals.
  return isRate ? roundedToHundredths(number) : undefined;
}

function parseFormatted(value: unknown): number | undefined {
  // Not "18k": words for thousands are for visitors; in an answer they would be a typing mistake.
  const isFormatted = typeof value === "string" && formattedFigure.test(value);
  return isFormatted ? parseAmount(value, rupiahUnits) : undefined;
}

function formatFigure(rate: number | undefined): string {
  return rate === undefined ? "–" : formatRate(rate);
}

function newness({ createdAt, updatedAt }: Rate): number {
  return Math.max(createdAt ?? 0, updatedAt ?? 0);
}

function isSame(a: Rate, b: Rate): boolean {
  return (
    a.displayName === b.displayName &&
    a.imageUrl === b.imageUrl &&
    a.buyRate === b.buyRate &&
    a.sellRate === b.sellRate &&
    a.createdAt === b.createdAt &&
    a.updatedAt === b.updatedAt
  );
}
