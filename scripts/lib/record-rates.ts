/** Writes the rates of a day into content/rates, for the recent days on the pages of currencies. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { createDom } from "../../plugins/gatsby-source-articles/create-dom";
import { parseRates } from "../../src/features/rates/api/parse-rates";
import { ratesPath } from "../../src/features/rates/api/poll-rates";
import { currencyOf, pickRate, rateOf, type Rates } from "../../src/features/rates/model/rate";
import { baliDay } from "../../src/lib/format/bali-time";
import { ask, checkExchange } from "../api-check/exchange";
import { UsageError } from "./run";

const header = "date,code,buy,sell";

/** Returns a line for each currency that the company buys and sells. A row to ask about, or without a readable time, has none. */
const linesOf = (rates: Rates, day: string): string[] =>
  [...new Set(rates.map(({ code }) => currencyOf(code)))].flatMap((currency) => {
    const rate = pickRate(rates, currency);
    const [buy, sell] = [rateOf(rate, "buy"), rateOf(rate, "sell")];
    if (rate?.trust !== "ok" || buy === undefined || sell === undefined) return [];
    // What goes by another code is no currency, and could hold a comma.
    if (!/^[A-Z]{3}$/.test(currency)) return [];
    return [[day, currency, buy, sell].join(",")];
  });

/** Returns a file of recorded rates with further lines. A line replaces one of the same day and currency. */
function withLines(file: string, lines: readonly string[]): string {
  const kept = file.split(/\r?\n/).filter((line) => line.trim() !== "" && line !== header);
  const byKey = new Map([...kept, ...lines].map((line) => [line.split(",", 2).join(), line]));
  return [header, ...[...byKey.values()].sort(), ""].join("\n");
}

/**
 * Records the rates that the API has now, under the day in Bali.
 *
 * @param folder with a file for each year
 * @returns what was written, in words
 * @throws UsageError if the API has no rates; the files are unchanged
 */
export async function recordRates(api: string, folder: string): Promise<string> {
  const { json, findings } = checkExchange(await ask(api + ratesPath, {}), undefined);
  const now = Date.now();
  const day = baliDay(now);
  const lines = linesOf(parseRates(json, [], now, createDom()), day);
  if (lines.length === 0) {
    const reason = json === undefined ? findings[0]?.[1] : "it lists no rate that can be recorded";
    throw new UsageError(`Nothing was recorded, because the API at ${api} has no rates: ${reason}.`);
  }
  const file = join(folder, `${day.slice(0, 4)}.csv`);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, withLines(before, lines));
  return `Recorded ${lines.length} currencies for ${day} in ${file}.`;
}
