/** Reads the rates with the site's own parser, and says which rows it does not read. */
import * as v from "valibot";

import { rateSchema } from "../../src/features/rates/api/contract";
import { CLOCK_TOLERANCE_MS, parseRates } from "../../src/features/rates/api/parse-rates";
import { afterAnswer } from "../../src/features/rates/model/poll-state";
import { freshnessOf, rowNote } from "../../src/features/rates/model/freshness";
import { doubtOf } from "../../src/features/rates/model/plausibility";
import { currencyOf, fallbackName, keyOf, latestTimeSet } from "../../src/features/rates/model/rate";
import { imageUrl } from "../../src/lib/api/api-url";
import { parseTimestamp } from "../../src/lib/api/parse-timestamp";
import { currentMoment, type Moment } from "../../src/lib/clock";
import { isRecord } from "../../src/lib/type-guards";
import * as en from "../../src/strings/en";
import { doubts, say, sentences } from "./rate-sentences";
import { counted, type Finding } from "./report";

const HOUR_MS = 3_600_000;
const BALI_MS = 8 * HOUR_MS;
/** Rates that were set in the last minutes are set "now". */
const JUST_NOW_MS = 600_000;

const sides = ["buy_rate", "sell_rate"] as const;
const times = ["created_at", "updated_at"] as const;

/** Returns the fields of a row, none if it is no object. */
const fieldsOf = (row: unknown): Readonly<Record<string, unknown>> => (isRecord(row) ? row : {});

/**
 * Returns what the site does not read of one row.
 *
 * @param newest the latest time of all rows
 */
function* findingsOfRow(row: unknown, index: number, now: number, newest: number): Generator<Finding> {
  const fields = fieldsOf(row);
  const { currency_code: code, display_name: name, image_path: image } = fields;
  const label = typeof code === "string" && code.trim() ? code.trim() : `row ${index + 1}`;
  const { success, output } = v.safeParse(rateSchema, row);
  const [rate] = parseRates([row], [], now);
  if (!success || !rate) return yield say(sentences.noRow, label, "", row);
  for (const side of sides) {
    if (!(side in fields)) yield say(sentences.missing, label, side, Object.keys(fields));
    else if (Number.isNaN(output[side])) yield say(sentences.figure, label, side, fields[side]);
  }
  const doubt = doubtOf(rate, undefined);
  if (doubt)
    yield say(
      doubts[doubt],
      label,
      sides.join(" and "),
      sides.map((side) => fields[side]),
    );
  for (const field of times) {
    const time = output[field];
    if (time === undefined || time <= now + CLOCK_TOLERANCE_MS) continue;
    yield say(Number.isNaN(time) ? sentences.time : sentences.future, label, field, fields[field]);
  }
  if (name && !rate.variant) yield say(sentences.name, label, "display_name", name);
  if (rate.variant && rate.variant !== rate.displayName)
    yield say(sentences.longName, label, "display_name", name);
  if (image && !imageUrl(rate.imagePath)) yield say(sentences.picture, label, "image_path", image);
  const currency = currencyOf(rate.code);
  if (fallbackName(currency) === currency) yield say(sentences.currency, label);
  const isOld = newest - (rate.setAt ?? newest) > 24 * HOUR_MS;
  if (rate.trust === "ok" && isOld) yield say(sentences.old, label, "", rowNote(rate, now));
}

/** Returns why an answer that is not a list shows none. */
function noList(answer: unknown): Finding {
  const { data } = fieldsOf(answer);
  if (typeof data === "object" && data !== null) return say(sentences.wrapped);
  const keys = Object.keys(fieldsOf(answer));
  const isKeyed = keys.length > 0 && keys.every((key) => /^\d+$/.test(key));
  return say(isKeyed ? sentences.keyed : sentences.noList, "the answer", "", isKeyed ? keys : answer);
}

/** Whether the newest of times without a zone is of this moment in UTC. */
function areUtc(rows: readonly unknown[], now: number): boolean {
  const withoutZone = rows
    .flatMap((row) => times.map((field) => fieldsOf(row)[field]))
    .flatMap((text) => parseTimestamp(`${String(text)}Z`) ?? []);
  const newest = withoutZone.reduce((latest, time) => Math.max(latest, time), -Infinity);
  return newest <= now + JUST_NOW_MS && newest >= now - JUST_NOW_MS;
}

/** Writes a time as in Bali: "2026-11-27 14:03". */
const baliTime = (time: number): string =>
  new Date(time + BALI_MS).toISOString().slice(0, 16).replace("T", " ");

/** Returns what is to be said of the list as a whole. */
function* findingsOfList(rows: readonly unknown[], moment: Moment): Generator<Finding> {
  const { now } = moment;
  const rates = parseRates(rows, [], now);
  const seen = new Set<string>();
  for (const key of rows.flatMap((row) => parseRates([row], [], now)).map(keyOf)) {
    if (seen.has(key)) yield say(sentences.double, key.replace("\n", " "));
    seen.add(key);
  }
  if (rows.length === 0) yield say(sentences.empty);
  if (rates.length > 0 && rows.every((row) => times.every((field) => !fieldsOf(row)[field])))
    yield say(sentences.noTimes);
  if (areUtc(rows, now)) yield say(sentences.utc);
  const newest = latestTimeSet(rates);
  if (newest !== undefined && freshnessOf(afterAnswer(rates, 0, moment), moment) === "dated")
    yield say([
      "warning",
      `The newest rate is of another day: ${baliTime(newest)} in Bali`,
      `"${en.rates.lastUpdate("…")}" with that date; nothing is live until the first rate of today is set.`,
      "Set today's rates, or touch updated_at when somebody confirms them ($rate->touch()).",
    ]);
}

/**
 * Returns what visitors see of the rates, and why.
 *
 * @param answer parsed JSON
 */
export function checkRates(answer: unknown) {
  const moment = currentMoment();
  const rates = parseRates(answer, [], moment.now);
  if (!Array.isArray(answer)) return { rates, facts: [], findings: [noList(answer)] };
  const newest = latestTimeSet(rates);
  const findings = [
    ...answer.flatMap((row, index) => [...findingsOfRow(row, index, moment.now, newest ?? 0)]),
    ...findingsOfList(answer, moment),
  ];
  const set = newest === undefined ? "none has a time" : `the newest is of ${baliTime(newest)} in Bali`;
  return { rates, facts: [`${counted(answer.length, "row")}, ${rates.length} listed; ${set}`], findings };
}
