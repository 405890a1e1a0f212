import { API_TIMEOUT_MS } from "../../../lib/api/get-json";
import { formatBaliDay, isSameBaliDay } from "../../../lib/format/bali-time";
import * as en from "../../../strings/en";
import { rateTime, type Rate } from "./rate";

/** Pause between the end of one poll and the start of the next (specification, section 7). */
export const POLL_PAUSE_MS = 3_000;
/** Attempts until a poll has failed: one and three retries (specification, section 7). */
export const ATTEMPTS = 4;

/**
 * How long an answer may be called live: 15 s.
 *
 * A healthy poll, however slow, brings the next answer within the pause and the API's time limit (13 s); 2 s more let one
 * retried hiccup pass.
 */
export const FRESH_FOR_MS = POLL_PAUSE_MS + API_TIMEOUT_MS + 2_000;

/** From this age on rates are out of date as soon as one attempt has failed. */
const STALE_AFTER_MS = 60_000;
/** Clocks of API and device may differ by this much; a later time of a rate is a mistake. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * What the page may say about the rates.
 * - `waiting`: no answer yet, no failure either
 * - `live`: the only state that may be green
 * - `aging`: name the age of the newest answer, neither green nor red; also of an answer without any rates
 * - `dated`: the API answers, but the newest rate is not of today in Bali, or has a time to come: name date and time
 * - `stale`: red, "Connection Error"
 */
export type Freshness = "waiting" | "live" | "aging" | "dated" | "stale";

/** Everything that freshness depends on; times are milliseconds since 1970. */
export interface FreshnessInput {
  readonly now: number;
  /** When the newest answer arrived. */
  readonly answeredAt: number | undefined;
  /** How long that answer had been in a shared cache, in milliseconds. */
  readonly cacheAgeMs: number;
  /** The latest time of any row. */
  readonly ratedAt: number | undefined;
  readonly hasRates: boolean;
  /** Attempts that have failed since that answer. */
  readonly failures: number;
  /** Whether nobody has asked since the page was left, suspended or asleep: old rates are no error then. */
  readonly isUnasked: boolean;
  /** Whether the rates are of an earlier visit. */
  readonly isStored: boolean;
}

/** Returns how fresh the rates are. The one rule for all views. */
export function freshnessOf(input: FreshnessInput): Freshness {
  const { now, answeredAt, cacheAgeMs, ratedAt, hasRates, failures, isUnasked, isStored } = input;
  if (failures >= ATTEMPTS) return "stale";
  if (answeredAt === undefined) return "waiting";
  const age = now - answeredAt + cacheAgeMs;
  if (failures > 0 && age >= STALE_AFTER_MS && !isStored) return "stale";
  if (!hasRates) return "aging";
  if (ratedAt !== undefined && !isOfToday(ratedAt, now)) return "dated";
  const isYoung = age > -CLOCK_TOLERANCE_MS && age < FRESH_FOR_MS;
  return isYoung && !isUnasked && !isStored ? "live" : "aging";
}

/** Returns whether a rate's time is of today in Bali and not yet to come. */
export function isOfToday(time: number, now: number): boolean {
  return time <= now + CLOCK_TOLERANCE_MS && isSameBaliDay(time, now);
}

/** What is said of a rate that is not of today. */
interface DayWords {
  readonly since: (day: string) => string;
  /** Of a time that is yet to come. */
  readonly dated: (day: string) => string;
}

/**
 * Returns since when a rate stands, if not since today.
 *
 * @param now milliseconds since 1970
 */
export function dayNote(rate: Rate, now: number, words: DayWords): string | undefined {
  const time = rateTime(rate);
  if (time === undefined || isOfToday(time, now)) return undefined;
  return (time > now ? words.dated : words.since)(formatBaliDay(time, now));
}

/**
 * Returns what has to be said beside one rate: that its figures are doubtful, or since when it stands, if not since today.
 *
 * @param now milliseconds since 1970
 * @example rowNote(rate, now) // "Since 16 Nov"
 */
export function rowNote(rate: Rate, now: number): string | undefined {
  return rate.isImplausible ? en.rates.note.implausible : dayNote(rate, now, en.rates.note);
}
