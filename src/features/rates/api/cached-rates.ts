import { currentTime } from "../../../lib/clock";
import { readStored, writeStored } from "../../../lib/storage";
import { isRecord } from "../../../lib/type-guards";
import { parseRates } from "./parse-rates";
import type { Rates } from "../model/rate";

/** An answer of an earlier time, for a visitor whom the API cannot be reached from. Never to be shown as live. */
export interface KeptRates {
  readonly rates: Rates;
  /** When it was received, in milliseconds since 1970. */
  readonly answeredAt: number;
}

const storageKey = "lastGoodRates";
// 40 currencies take about 8 kB. An answer far beyond is not worth a share of the 5 MB that all of the origin has.
const LARGEST = 100_000;
// Rates are set anew every day: nobody who comes is shown older ones. Those on a screen stay there, with their age.
const LASTS_MS = 24 * 60 * 60_000;

/** Whether rates received then, in milliseconds since 1970, are still worth showing. A time to come is none of ours. */
export function isOfLastDay(answeredAt: number): boolean {
  const age = currentTime() - answeredAt;
  return age >= 0 && age <= LASTS_MS;
}

/** Keeps an answer as the API gave it, so that it goes through the parser again when it is read back. */
export function keepRates(answer: unknown, answeredAt: number): void {
  try {
    const text = JSON.stringify({ answeredAt, answer });
    if (text.length <= LARGEST) writeStored(storageKey, text);
  } catch {
    // Nested too deep to be written: no reason not to show what it says.
  }
}

/** The kept answer, or undefined when there is none of the last 24 hours, or none that can be read. */
export function readKeptRates(): KeptRates | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(storageKey) ?? "null");
    if (!isRecord(kept) || typeof kept.answeredAt !== "number" || !isOfLastDay(kept.answeredAt))
      return undefined;
    const rates = parseRates(kept.answer);
    return rates.length > 0 ? { rates, answeredAt: kept.answeredAt } : undefined;
  } catch {
    return undefined;
  }
}
