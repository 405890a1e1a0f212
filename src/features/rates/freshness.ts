import { API_TIMEOUT_MS } from "../../lib/api/get-json";

/** Pause between the end of one poll and the start of the next (specification, section 7). */
export const POLL_PAUSE_MS = 3_000;

/**
 * How long an answer may be called live: 15 s.
 *
 * A healthy poll, however slow, brings the next answer within the pause and the API's time limit (13 s); 2 s more let one
 * retried hiccup pass. So a slow but working API never loses its green badge, and rates whose next answer is overdue
 * never keep it.
 */
export const FRESH_FOR_MS = POLL_PAUSE_MS + API_TIMEOUT_MS + 2_000;

/** From this age on rates count as out of date even if no poll has been known to fail, as after a sleep of the device. */
export const STALE_AFTER_MS = 60_000;

/**
 * What may be said about the rates on screen.
 * - `waiting`: no answer yet, no failure either
 * - `live`: the one state that may be green
 * - `aging`: say how old the newest answer is, neither green nor red; also of an answer without any rates
 * - `stale`: red, "Connection Error"
 */
export type Freshness = "waiting" | "live" | "aging" | "stale";

// A clock that is being corrected goes back by fractions of a second; more than this is somebody setting it.
export const CLOCK_TOLERANCE_MS = 1_000;

/**
 * How fresh the rates are. Only this device's clock counts: the server's may be wrong.
 *
 * @param answeredAt when the newest successful answer arrived, in milliseconds since 1970
 * @param now in milliseconds since 1970; a clock that was set back makes the age unknown, which is stale
 * @param failed whether the newest poll failed after its retries
 */
export function freshnessOf(answeredAt: number | undefined, now: number, failed: boolean): Freshness {
  if (failed) return "stale";
  if (answeredAt === undefined) return "waiting";
  const age = now - answeredAt;
  if (age < -CLOCK_TOLERANCE_MS || age >= STALE_AFTER_MS) return "stale";
  return age < FRESH_FOR_MS ? "live" : "aging";
}
