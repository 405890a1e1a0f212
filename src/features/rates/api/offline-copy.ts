import { currentMoment } from "../../../lib/clock";
import { readStored, writeStored } from "../../../lib/storage";
import { isRecord } from "../../../lib/type-guards";
import { CACHED_FOR_MS, initialPollState, type PollState } from "../model/poll-state";
import { parseRates } from "./parse-rates";

const storageKey = "cachedRates";
/** Characters; 40 currencies take about 10,000. */
const LONGEST = 200_000;

/**
 * Stores an answer for a later visit that cannot reach the API.
 *
 * @param body the JSON of the answer
 */
export function storeAnswer(body: unknown, { rates = [], answeredAt = 0 }: PollState): void {
  // The copy has no earlier figures. It keeps those from before a mistake, so that the next visit notices it too.
  const hasMistake = rates.some(({ trust, lastGood }) => trust === "ask" && lastGood);
  const text = JSON.stringify({ answeredAt, body });
  if (rates.length > 0 && !hasMistake && text.length <= LONGEST) writeStored(storageKey, text);
}

/** Returns the state with the answer of an earlier visit, never live; undefined without a readable one of the last 24 hours. */
export function readStoredAnswer(): PollState | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? "null");
    if (!isRecord(stored)) return undefined;
    const { answeredAt, body } = stored;
    const { now, tick } = currentMoment();
    const age = now - Number(answeredAt);
    const rates = parseRates(body, [], Number(answeredAt));
    if (!(age >= 0 && age <= CACHED_FOR_MS) || rates.length === 0) return undefined;
    return { ...initialPollState, rates, answeredAt: now - age, answeredTick: tick - age, isRestored: true };
  } catch {
    return undefined;
  }
}
