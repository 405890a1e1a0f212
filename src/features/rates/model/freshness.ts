import { ATTEMPTS } from "../../../lib/api/backoff";
import { API_TIMEOUT_MS } from "../../../lib/api/get-json";
import type { Moment } from "../../../lib/clock";
import { baliDay, formatBaliDay, isSameBaliDay } from "../../../lib/format/bali-time";
import { formatRelativeTime } from "../../../lib/format/format-relative-time";
import type { Strings } from "../../../strings/en";
import { ageOf, POLL_PAUSE_MS, type PollState } from "./poll-state";
import { latestTimeSet, type Rate } from "./rate";

/** How long an answer is live: the pause, the API's time limit, and 2 s for one retry. */
export const FRESH_FOR_MS = POLL_PAUSE_MS + API_TIMEOUT_MS + 2_000;
/** Older rates are stale after a single failed attempt, and old without one. */
const OLD_AFTER_MS = 60_000;

/**
 * - `waiting`: no answer and no failure yet
 * - `live`: the only green state
 * - `aging`: neither green nor red, with the age; also an empty list
 * - `old`: the same, but too old to rely on, as when a cache answers
 * - `dated`: the newest rate is not of today in Bali, or no time of a rate is readable; with date and time
 * - `stale`: red, "Connection Error"
 */
export type Freshness = "waiting" | "live" | "aging" | "old" | "dated" | "stale";

/** Returns how fresh the rates are at a moment: the single rule for all views. */
export function freshnessOf(state: PollState, moment: Moment): Freshness {
  const { rates, answeredAt, failures, isRestored } = state;
  if (failures >= ATTEMPTS) return "stale";
  if (answeredAt === undefined) return "waiting";
  const ageMs = ageOf(state, moment);
  if (failures > 0 && ageMs >= OLD_AFTER_MS && !isRestored) return "stale";
  if (!rates?.length) return "aging";
  const lastSetAt = latestTimeSet(rates);
  if (lastSetAt !== undefined && !isSameBaliDay(lastSetAt, moment.now)) return "dated";
  if (ageMs >= OLD_AFTER_MS) return "old";
  if (lastSetAt === undefined && rates.some(({ trust }) => trust === "undated")) return "dated";
  return ageMs < FRESH_FOR_MS && !isRestored ? "live" : "aging";
}

/**
 * Returns the time of the rates, in milliseconds since 1970: when the API sent them, or when the company last set one
 * if that was on an earlier day. 0 before the first answer.
 */
export function timeOfRates({ rates, answeredAt = 0 }: PollState): number {
  const lastSetAt = latestTimeSet(rates ?? []) ?? answeredAt;
  return baliDay(lastSetAt) < baliDay(answeredAt) ? lastSetAt : answeredAt;
}

/** Returns the age of the rates in words, such as "12 seconds ago"; empty without rates. */
export function ageInWords(state: PollState, moment: Moment, strings: Strings): string {
  if (!state.rates) return "";
  const time = timeOfRates(state);
  return formatRelativeTime(time === state.answeredAt ? ageOf(state, moment) : moment.now - time, strings);
}

/**
 * Returns the note beside one rate: to ask at the counter, that its time is unknown, or its day, unless it is today.
 *
 * @param now milliseconds since 1970
 * @example rowNote(rate, now, english) // "Since 16 Nov"
 */
export function rowNote(rate: Rate, now: number, strings: Strings): string | undefined {
  const { note } = strings.rates;
  if (rate.trust === "ask") return note.ask;
  if (rate.trust === "undated") return note.undated;
  return rate.setAt === undefined || isSameBaliDay(rate.setAt, now)
    ? undefined
    : note.since(formatBaliDay(rate.setAt, now, strings));
}
