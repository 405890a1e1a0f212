import {
  CLOCK_TOLERANCE_MS,
  freshnessOf,
  FRESH_FOR_MS,
  STALE_AFTER_MS,
} from "../../../src/features/rates/freshness";

const answeredAt = Date.UTC(2026, 8, 29, 6);

it.each([
  [undefined, 0, false, "waiting"],
  [undefined, 0, true, "stale"],
  [answeredAt, 0, false, "live"],
  [answeredAt, FRESH_FOR_MS - 1, false, "live"],
  [answeredAt, FRESH_FOR_MS, false, "aging"],
  [answeredAt, STALE_AFTER_MS - 1, false, "aging"],
  [answeredAt, STALE_AFTER_MS, false, "stale"],
  [answeredAt, 0, true, "stale"], // a poll that failed counts at once
  [answeredAt, -CLOCK_TOLERANCE_MS, false, "live"], // a clock being corrected
  [answeredAt, -CLOCK_TOLERANCE_MS - 1, false, "stale"],
  [answeredAt, -3_600_000, false, "stale"], // a clock set back: nobody knows the age
])("an answer of %p, %d ms later, failed: %p, is %s", (answered, age, failed, freshness) => {
  expect(freshnessOf(answered, answeredAt + age, failed)).toBe(freshness);
});
