import { formatRelativeTime } from "../../../src/lib/format/format-relative-time";

it.each([
  [0, "just now"],
  [999, "just now"],
  [1_000, "1 second ago"],
  [59_999, "59 seconds ago"],
  [3 * 60_000 + 59_999, "3 minutes ago"],
  [3_600_000, "1 hour ago"],
  [24 * 3_600_000, "1 day ago"],
])("%d ms is %s", (ms, words) => {
  expect(formatRelativeTime(ms)).toBe(words);
});
