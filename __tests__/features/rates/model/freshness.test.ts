import fc from "fast-check";

import {
  afterAnswer,
  afterFailure,
  initialPollState,
  type PollState,
} from "../../../../src/features/rates/model/poll-state";
import { FRESH_FOR_MS, freshnessOf, type Freshness } from "../../../../src/features/rates/model/freshness";
import { ATTEMPTS } from "../../../../src/lib/api/backoff";
import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import { ApiError } from "../../../../src/lib/api/api-error";
import { rateRow } from "../../../support/fixtures";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** An afternoon in Bali. */
const now = Date.UTC(2026, 8, 29, 6);
const moment = { now, tick: DAY };

/** Returns a feed with one row of some time, or without rows. */
const feedOf = (setAt: number | undefined, ageMs: number, feed: Partial<PollState>): PollState => {
  const times = (ms: number) => ({ created_at: null, updated_at: new Date(ms).toISOString() });
  const rows = setAt === undefined ? [] : [rateRow("USD", times(setAt))];
  return { ...afterAnswer(parseRates(rows, [], now), ageMs, moment), ...feed };
};
const today = now - 5 * MINUTE;

it.each<[string, number | undefined, number, Partial<PollState>, Freshness]>([
  ["a minute old, and one attempt failed", today, MINUTE, { failures: 1 }, "stale"],
  ["a minute old", today, MINUTE, {}, "old"],
  ["an empty list", undefined, 0, {}, "aging"],
  ["set yesterday", now - DAY, 0, {}, "dated"],
  ["set a minute before midnight in Bali", Date.UTC(2026, 8, 28, 15, 59), 0, {}, "dated"],
  ["set at midnight in Bali", Date.UTC(2026, 8, 28, 16), 0, {}, "live"],
  ["set a minute ahead of the clock", now + MINUTE, 0, {}, "live"],
  ["set two minutes ahead of the clock", now + 2 * MINUTE, 0, {}, "dated"],
  ["the same, of a cache", now + 2 * MINUTE, MINUTE, {}, "old"],
  ["set yesterday, and the response is overdue", now - DAY, MINUTE, {}, "dated"],
])("%s: %#", (_, time, ageMs, feed, expected) => {
  expect(freshnessOf(feedOf(time, ageMs, feed), moment)).toBe(expected);
});

/** A day in Bali, without `Intl`. */
const baliDay = (ms: number) => Math.floor((ms + 8 * 60 * MINUTE) / DAY);

const offset = fc.oneof(
  fc.integer({ min: -2 * MINUTE, max: 2 * MINUTE }),
  fc.integer({ min: -40 * DAY, max: 2 * DAY }),
);
/** Codes of two rows, and when each was set. */
const row = fc.record({ code: fc.constantFrom("USD", "AUD"), time: fc.option(offset, { nil: undefined }) });

const event = fc.oneof(
  fc.record({
    kind: fc.constant("answer" as const),
    rows: fc.array(row, { maxLength: 6 }),
    cacheAgeMs: fc.nat(MINUTE),
  }),
  fc.record({ kind: fc.constant("failure" as const), status: fc.constantFrom(undefined, 429, 500, 503) }),
  fc.record({ kind: fc.constant("clock" as const), ms: offset }),
  fc.record({ kind: fc.constant("left" as const) }),
);

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

it("is never live with rates of another day or age, in random histories", () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 8 }), (events: Event[]) => {
      let feed: PollState = initialPollState;
      let clock = now;
      let newest: number | undefined;
      for (const step of events) {
        if (step.kind === "clock") clock += step.ms;
        const at = { now: clock, tick: clock };
        if (step.kind === "left") feed = { ...feed, isRestored: true };
        if (step.kind === "failure") feed = afterFailure(feed, new ApiError("http", step.status), at);
        if (step.kind === "answer") {
          const rows = step.rows.map(({ code, time: ahead }) =>
            rateRow(code, {
              created_at: null,
              updated_at: ahead === undefined ? null : new Date(clock + ahead).toISOString(),
            }),
          );
          feed = afterAnswer(parseRates(rows, feed.rates, clock), step.cacheAgeMs, at);
          const past = step.rows.flatMap(({ time: ahead }) =>
            ahead === undefined || ahead > MINUTE ? [] : [clock + ahead],
          );
          newest = past.length > 0 ? Math.max(...past) : undefined;
        }
        if (freshnessOf(feed, at) !== "live") continue;
        expect(feed.rates).not.toHaveLength(0);
        if (newest !== undefined) expect(baliDay(newest)).toBe(baliDay(clock));
        expect(clock - (feed.answeredAt ?? 0)).toBeLessThan(FRESH_FOR_MS);
        expect(feed.isRestored || feed.failures >= ATTEMPTS).toBe(false);
      }
    }),
    { numRuns: 2_000 },
  );
});
