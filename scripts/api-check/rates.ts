/** Reads the rates with the site's own parser, and says which rows and fields it does not read. */
import * as v from "valibot";

import { rateSchema } from "../../src/features/rates/api/contract";
import { CLOCK_TOLERANCE_MS, parseRates } from "../../src/features/rates/api/parse-rates";
import { FRESH_FOR_MS } from "../../src/features/rates/model/freshness";
import { doubtOf } from "../../src/features/rates/model/plausibility";
import { currencyOf, fallbackName, keyOf } from "../../src/features/rates/model/rate";
import { parseTimestamp } from "../../src/lib/api/parse-timestamp";
import { cacheAgeMs } from "../../src/lib/clock";
import { isSameBaliDay } from "../../src/lib/format/bali-time";
import { isRecord } from "../../src/lib/type-guards";
import { describeField, quoted, say, type Finding } from "./report";
import { checkPicture, checkText } from "./values";

/** Rates that were set in the last minutes are set "now". */
const JUST_NOW_MS = 600_000;

const sides = ["buy_rate", "sell_rate"] as const;
const times = ["created_at", "updated_at"] as const;

const doubts = {
  order: "buy_rate above sell_rate",
  spread: "sell_rate more than 1.5 times buy_rate",
  usual: "more than 5 times, or less than a fifth of, the usual rate",
  step: "a jump of more than 25 %",
};

/** Returns what the site does not read of one row. */
function* checkRow(row: unknown, label: string, now: number): Generator<Finding> {
  const { success, output } = v.safeParse(rateSchema, row);
  const [rate] = parseRates([row], [], now);
  if (!success || !rate || !isRecord(row))
    return yield say("row", [], describeField(label, row, "currency_code"));
  const field = (name: string) => describeField(label, row, name);
  for (const side of sides) if (Number.isNaN(output[side])) yield say("figure", [], field(side));
  if (output.buy_rate === undefined && output.sell_rate === undefined) yield say("neither", [], label);
  const doubt = doubtOf(rate, undefined);
  if (doubt) yield say("implausible", [], `${sides.map(field).join(", ")}: ${doubts[doubt]}`);
  for (const name of times) {
    const time = output[name] ?? 0;
    if (Number.isNaN(time)) yield say("time", [], field(name));
    else if (time > now + CLOCK_TOLERANCE_MS) yield say("future", [], field(name));
  }
  if (rate.setAt !== undefined && !isSameBaliDay(rate.setAt, now))
    yield say("dated", [], field(row.updated_at ? "updated_at" : "created_at"));
  if (row.display_name && rate.variant !== rate.displayName) yield say("field", [], field("display_name"));
  yield* checkText(rate.displayName, field("display_name"));
  yield* checkPicture(row.image_path, field("image_path"));
  const currency = currencyOf(rate.code);
  if (fallbackName(currency) === currency) yield say("currency", [], field("currency_code"));
}

/**
 * Returns what visitors do not see of the rates, and why.
 *
 * @param answer parsed JSON
 * @param headers of the answer
 */
export function checkRates(answer: unknown, headers: Headers): Finding[] {
  if (!Array.isArray(answer)) return [say("notAList", [quoted(answer)])];
  const rows: readonly unknown[] = answer;
  const now = Date.now();
  const labels = rows.map((row, index) =>
    isRecord(row) && typeof row.currency_code === "string"
      ? `row ${index + 1} ${row.currency_code.trim()}`
      : `row ${index + 1}`,
  );
  const findings = rows.flatMap((row, index) => [...checkRow(row, labels[index] ?? "", now)]);
  const keys = rows.map((row) => parseRates([row], [], now).map(keyOf)[0]);
  for (const [index, key] of keys.entries())
    if (key && keys.indexOf(key) < index) findings.push(say("double", [], labels[index] ?? ""));
  if (rows.length === 0) findings.push(say("noRates"));
  const sent = rows.flatMap((row) => (isRecord(row) ? times.map((name) => row[name]).filter(Boolean) : []));
  if (rows.length > 0 && sent.length === 0) findings.push(say("noTimes"));
  // Text with a zone is no time with a second one.
  const newestAsUtc = Math.max(...sent.map((text) => parseTimestamp(`${String(text)}Z`) ?? -Infinity));
  if (Math.abs(now - newestAsUtc) <= JUST_NOW_MS) findings.push(say("utc"));
  const ageMs = cacheAgeMs(headers);
  if (ageMs >= FRESH_FOR_MS)
    findings.push(
      say("cached", [ageMs / 1_000, headers.get("Age") ?? "none", headers.get("Date") ?? "none"]),
    );
  return findings;
}
