import { API_TIMEOUT_MS } from "../../../lib/api/get-json";
import { formatBaliDay, formatBaliTime, isSameBaliDay } from "../../../lib/format/bali-time";
import * as en from "../../../strings/en";
import { rateTime, type Rate } from "./rate";

/** From the end of one poll to the start of the next (specification, section 7). */
export const POLL_PAUSE_MS = 3_000;
/** A poll is one attempt and three retries (specification, section 7). */
export const ATTEMPTS = 4;

/** How long an answer is live: the pause, the API's time limit, and 2 s for one retry. */
export const FRESH_FOR_MS = POLL_PAUSE_MS + API_TIMEOUT_MS + 2_000;

/** Older rates are stale after a single failed attempt. */
const STALE_AFTER_MS = 60_000;
/** The clocks of API and device may differ by this much. */
export const CLOCK_TOLERANCE_MS = 60_000;

/**
 * - `waiting`: no answer and no failure yet
 * - `live`: the only green state
 * - `aging`: neither green nor red, with the age; also an empty list
 * - `dated`: the newest rate is not of today in Bali, or its time is in the future or unreadable; with date and time
 * - `stale`: red, "Connection Error"
 */
export type Freshness = "waiting" | "live" | "aging" | "dated" | "stale";

export interface FreshnessInput {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Age of the newest answer, its time in a shared cache included. */
  readonly ageMs: number | undefined;
  /** The latest time of any row, in milliseconds since 1970. */
  readonly ratedAt: number | undefined;
  /** Whether no row has a readable time, and one has an unreadable time. */
  readonly isUndated?: boolean;
  readonly hasRates: boolean;
  /** Failed attempts since that answer. */
  readonly failures: number;
  /** Whether the page has gone into bfcache since that answer. */
  readonly isSuspended: boolean;
  /** Whether the rates are of an earlier visit. */
  readonly isCached: boolean;
}

/** Returns how fresh the rates are: the single rule for all views. */
export function freshnessOf(input: FreshnessInput): Freshness {
  const { now, ageMs, ratedAt, isUndated, hasRates, failures, isSuspended, isCached } = input;
  if (failures >= ATTEMPTS) return "stale";
  if (ageMs === undefined) return "waiting";
  if (failures > 0 && ageMs >= STALE_AFTER_MS && !isCached) return "stale";
  if (!hasRates) return "aging";
  if (isUndated || (ratedAt !== undefined && !isOfToday(ratedAt, now))) return "dated";
  return ageMs < FRESH_FOR_MS && !isSuspended && !isCached ? "live" : "aging";
}

/** Returns whether a rate's time is of today in Bali and not in the future. */
function isOfToday(time: number, now: number): boolean {
  return time <= now + CLOCK_TOLERANCE_MS && isSameBaliDay(time, now);
}

/**
 * Returns the note beside one rate: that its figures are implausible, or its day, unless it is today.
 *
 * @param now milliseconds since 1970
 * @example rowNote(rate, now) // "Since 16 Nov"
 */
export function rowNote(rate: Rate, now: number): string | undefined {
  if (rate.isImplausible) return en.rates.note.implausible;
  const time = rateTime(rate);
  if (time === undefined) return rate.timeProblem && en.rates.note.undated;
  const isAheadToday = rate.timeProblem === "ahead" && isSameBaliDay(time, now);
  if (isOfToday(time, now) && !isAheadToday) return undefined;
  const day = formatBaliDay(time, now);
  if (isAheadToday) return en.rates.note.dated(`${day}, ${formatBaliTime(time).slice(0, 5)}`);
  return en.rates.note[time > now ? "dated" : "since"](day);
}
