import { currentTime } from "../../../lib/clock";
import { readStored, writeStored } from "../../../lib/storage";
import { isRecord } from "../../../lib/type-guards";
import type { Rates } from "../model/rate";
import { parseRates } from "./parse-rates";

/** An answer of an earlier visit, for a visitor who cannot reach the API. Never live. */
export interface CachedRates {
  readonly rates: Rates;
  /** When the API made the answer, in milliseconds since 1970. */
  readonly answeredAt: number;
}

const storageKey = "lastGoodRates";
/** Characters; 40 currencies take about 8,000. */
const LONGEST = 100_000;
/** How long cached rates may be shown, in milliseconds. */
export const CACHED_FOR_MS = 24 * 60 * 60_000;

/** Returns an implausible row with its last good figures, which the figures of the next visit are compared with. */
function withGoodFigures(row: unknown, rates: Rates): unknown {
  const [{ id } = {}] = parseRates([row]);
  const rate = rates.find((one) => one.id === id);
  if (!isRecord(row) || !rate?.isImplausible || !rate.lastGood) return [];
  const { buyRate, sellRate } = rate.lastGood;
  return { ...row, buy_rate: buyRate, sell_rate: sellRate };
}

/**
 * Stores an answer in the API's form, so that the parser reads it again.
 *
 * @param rates the rates of the answer
 */
export function cacheRates(answer: unknown, answeredAt: number, rates: Rates = []): void {
  const good = Array.isArray(answer) ? answer.flatMap((row: unknown) => withGoodFigures(row, rates)) : [];
  const text = JSON.stringify({ answeredAt, answer, good });
  if (text.length <= LONGEST) writeStored(storageKey, text);
}

/** Returns the cached answer; undefined without a readable one of the last 24 hours. */
export function readCachedRates(): CachedRates | undefined {
  try {
    const cached: unknown = JSON.parse(readStored(storageKey) ?? "null");
    if (!isRecord(cached) || typeof cached.answeredAt !== "number") return undefined;
    const now = currentTime();
    const age = now - cached.answeredAt;
    const rates = parseRates(cached.answer, parseRates(cached.good), now, cached.answeredAt);
    return age >= 0 && age <= CACHED_FOR_MS && rates.length > 0
      ? { rates, answeredAt: cached.answeredAt }
      : undefined;
  } catch {
    return undefined;
  }
}
