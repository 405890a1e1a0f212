import { currentMoment } from "../../../lib/clock";
import { readStored, writeStored } from "../../../lib/storage";
import { CACHED_FOR_MS, initialPollState, type PollState } from "../model/poll-state";
import { parseRates } from "./parse-rates";

const storageKey = "cachedRates";

/**
 * Stores an answer for a later visit that cannot reach the API.
 *
 * @param body the JSON of the answer
 */
export function storeAnswer(body: unknown, { rates = [], answeredAt = 0 }: PollState): void {
  // The copy has no earlier figures. It keeps those from before a mistake, so that the next visit notices it too.
  const hasMistake = rates.some(({ trust, lastGood }) => trust === "ask" && lastGood);
  if (rates.length > 0 && !hasMistake) writeStored(storageKey, JSON.stringify({ answeredAt, body }));
}

/** Returns the state with the answer of an earlier visit, never live; undefined without a readable one of the last 24 hours. */
export function readStoredAnswer(): PollState | undefined {
  try {
    const { answeredAt, body } = JSON.parse(readStored(storageKey) ?? "{}") as Record<string, unknown>;
    const { now, tick } = currentMoment();
    const age = now - Number(answeredAt);
    const rates = parseRates(body, [], Number(answeredAt));
    if (!(age >= 0 && age <= CACHED_FOR_MS) || rates.length === 0) return undefined;
    return { ...initialPollState, rates, answeredAt: now - age, answeredTick: tick - age, isRestored: true };
  } catch {
    return undefined;
  }
}
