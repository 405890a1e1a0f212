import { ago } from "../../../src/lib/format/ago";

it("speaks as the platform does in English", () => {
  const platform = new Intl.RelativeTimeFormat("en");
  for (const [unit, length, most] of [
    ["second", 1_000, 59],
    ["minute", 60_000, 59],
    ["hour", 3_600_000, 23],
    ["day", 86_400_000, 999],
  ] as const)
    for (let count = 1; count <= most; count += 1)
      expect(ago(count * length)).toBe(platform.format(-count, unit));
});

it.each([
  [0, "just now"],
  [999, "just now"],
  [1_000, "1 second ago"],
  [12_345, "12 seconds ago"],
  [59_999, "59 seconds ago"],
  [60_000, "1 minute ago"],
  [3 * 60_000 + 59_999, "3 minutes ago"],
  [3_600_000, "1 hour ago"],
  [2 * 3_600_000, "2 hours ago"],
  [24 * 3_600_000, "1 day ago"],
  [400 * 24 * 3_600_000, "400 days ago"],
])("%d ms is %s", (ms, words) => {
  expect(ago(ms)).toBe(words);
});
