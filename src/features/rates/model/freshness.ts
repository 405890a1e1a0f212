import { API_TIMEOUT_MS } from "../../../lib/api/get-json";
import { formatBaliDay, formatBaliTime, isSameBaliDay } from "../../../lib/format/bali-time";
import * as en from "../../../strings/en";
import { timeSet, type Rate } from "./rate";

/** From the end of one poll to the start of the next (specification, section 7). */
export const POLL_PAUSE_MS = 3_000;
/** How long an answer is live: the pause, the API's time limit, and 2 s for one retry. */
export const FRESH_FOR_MS = POLL_PAUSE_MS + API_TIMEOUT_MS + 2_000;
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

/** Returns whether a rate's time is of today in Bali and not in the future. */
export function isOfToday(time: number, now: number): boolean {
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
  const time = timeSet(rate);
  if (time === undefined) return rate.timeProblem && en.rates.note.undated;
  const isAheadToday = rate.timeProblem === "ahead" && isSameBaliDay(time, now);
  if (isOfToday(time, now) && !isAheadToday) return undefined;
  const day = formatBaliDay(time, now);
  if (isAheadToday) return en.rates.note.dated(`${day}, ${formatBaliTime(time).slice(0, 5)}`);
  return en.rates.note[time > now ? "dated" : "since"](day);
}
